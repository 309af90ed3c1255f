import { matches } from "../../../words/matches.ts";
import { numberOf } from "../../../words/story-numbers.ts";
import type { Fact } from "../../../facts/fact.ts";
import type { Finding } from "../../cited-fault.ts";
import { idsOf, type Reading } from "../../reading.ts";
import { silences } from "../clause/silences.ts";

/** Kinds that tell figures of a player and none of his scores. */
const HIS: ReadonlySet<Fact["kind"]> = new Set<Fact["kind"]>([
  "line",
  "fantasy",
  "usage",
  "rank",
  "seasonHigh",
  "projection",
]);
const TIMES = "(?<times>once|twice|(?:one|two|three|four|\\d) times)";
const WAY = "(?:on the ground|rushing|as a (?:runner|rusher)|through the air|receiving|as a receiver)";
const SCORED = new RegExp(
  String.raw`\b(?:(?<![\d.]+ (?:that )?(?:he|@) )scored|scoring|(?:f(?:i|ou)nd(?:ing)?|visit(?:ed|ing|s)?|reach(?:ed|ing)|got in(?:to)?|saw|enter(?:ed|ing)|made it (?:in)?to|had a trip to) the end zone|paid the end zone a visit|(?:hit|reached|found) (?:paydirt|pay dirt))(?! [-\d.]+ (?:PPR|fantasy|points|more|fewer)| [-\d.]+(?=[,.;]|$)| (?:zero|no|just|only|more|less|fewer|under|over|an? [\w-]+ [\d.]+|at|the most|his points|points|well)\b)(?: ${TIMES}(?! ${WAY}))?|\b(?:(?:and|with|plus|including) )(?:an?|one|his) (?:\w+ )?(?:touchdown|TD|score)\b(?! (?:of|from|at|that)\b)`,
  "g",
);
/** "Once on the ground and once through the air" */
const BY_WAY = new RegExp(String.raw`\b${TIMES} (?<way>${WAY})\b`, "g");
const DENIED = /\b(?:not|never|without|no|nor|neither|failed to|short of)\b|n't\b/;

/** "And scored once" beside the points of a player: so where the game has a touchdown of his, or as many as are said. */
export function checkOwnScores(reading: Reading): Finding[] {
  const { text, hits, cited, index, borne } = reading;
  const [who, other] = new Set(cited.flatMap(({ roles }) => roles.player ?? []));
  if (who === undefined || other !== undefined || !cited.every(({ kind }) => HIS.has(kind))) return [];
  if (hits.some(({ players, team }) => team !== null || !players.includes(who)) || index.phase !== "over") return [];
  const quiet = silences(reading);
  const scores = index.ofKind("score").filter(({ marks }) => marks.includes("touchdown"));
  const own = scores.filter(({ roles }) => roles.scorer === who).length;
  // "On one of his 23 carries": what he caught is none of them.
  const isRun = /\bon (?:one of )?(?:his|the) (?:[\w-]+ ){0,2}(?:carr(?:y|ies)|runs?|rushes|ground)\b/.test(text);
  const ran = scores.filter(({ roles, marks }) => roles.scorer === who && marks.includes("run")).length;
  const thrown = scores.filter(({ roles }) => roles.passer === who).length;
  const claims = [...matches(text, BY_WAY), ...matches(text, SCORED)]
    .filter(({ index: at }) => !DENIED.test(text.slice(Math.max(0, at - 24), at)))
    .filter(({ index: at }) => quiet.every((one) => at < one.index || at >= one.index + one[0].length));
  return claims.flatMap(({ 0: word, index: at, groups }): Finding[] => {
    const times = groups?.["times"];
    const count =
      times === undefined
        ? null
        : times === "once"
          ? 1
          : (numberOf(times.split(" ")[0] ?? "") ?? Number.parseInt(times, 10));
    const way = groups?.["way"];
    const isOfRuns = way === undefined ? isRun && /end zone|paydirt/.test(word) : /ground|ru[ns]/.test(way);
    const all = isOfRuns ? [ran] : way === undefined ? [own, thrown, own + thrown] : [own - ran, thrown];
    if (count === null ? all.some((one) => one > 0) : all.includes(count)) {
      borne.push([at, at + word.length]);
      return [];
    }
    return [{ word, reason: `"${word}": his touchdowns are ${own} (${idsOf(reading)}). Say so, or leave it out.` }];
  });
}
