import { unmasked } from "../../name-mask.ts";
import { matches } from "../../../words/matches.ts";
import type { Fact } from "../../../facts/fact.ts";
import type { Finding } from "../../cited-fault.ts";
import type { Reading } from "../../reading.ts";
import { doersOf } from "../clause/deed-spots.ts";
import { GAME_PART, isInPart } from "../time/game-part.ts";
import { placesOf } from "../clause/places-of.ts";

const WHAT = "(?<what>touchdowns?(?: (?:pass|catch|run|reception)(?:es|s)?)?|points?|field goals?|scores?)";
/** Whose scores are told: `#` is the team, where it is named. */
const EVERY = new RegExp(
  String.raw`\b(?:scored|had|caught|threw|kicked|ran in|accounted for|provided|produced|supplied) (?:every(?: one of)?|each(?: of)?|all(?: of)?) (?:(?:the|their|its) )?(?:#'?s? )?${WHAT}(?: (?:for|of) #)?(?: ${GAME_PART})?`,
  "g",
);

const MARKS: readonly (readonly [RegExp, Fact["marks"][number]])[] = [
  [/^touchdown/, "touchdown"],
  [/^field goal/, "fieldGoal"],
  [/pass|catch|reception/, "pass"],
  [/run/, "run"],
];

/** "Scored every Jaguars touchdown after halftime": each score of the kind that his team has in that part of the game is his. */
export function everyScore(reading: Reading): Finding[] {
  const { text, hits, index, cited, borne } = reading;
  if (index.phase !== "over") return [];
  const places = placesOf(text);
  return matches(text, EVERY).flatMap(({ 0: said, index: at, groups = {} }): Finding[] => {
    if (/^ (?:that )?(?:he|they) (?:had|scored)\b/.test(text.slice(at + said.length))) return [];
    const before = hits.filter(({ team }, nth) => team === null && (places[nth] ?? 0) < at);
    const areTwo = /@(?:,| and) @(?: \w+)? $/.test(text.slice(0, at));
    const named = before.length === 0 ? undefined : before.slice(areTwo ? -2 : -1).flatMap(({ players }) => players);
    const who = named ?? commonTo(cited.filter(({ kind }) => kind === "score" || kind === "line"));
    const team = index.people.get(who[0] ?? "")?.team;
    const { what = "" } = groups;
    const marks = MARKS.flatMap(([word, mark]) => (word.test(what) ? [mark] : []));
    const all = index
      .ofKind("score")
      .filter(
        (score) => score.team === team && marks.every((mark) => score.marks.includes(mark)) && isThen(score, groups),
      );
    if (who.length === 0 || team === undefined) return [];
    if (all.every((score) => isBy(score, who))) {
      const every = said.indexOf("every");
      if (every >= 0 && all.length > 0) borne.push([at + every, at + every + "every".length]);
      return [];
    }
    return [{ word: unmasked(said), reason: "Somebody else has one of them. Say how many were his." }];
  });
}

const isBy = (score: Fact, who: readonly string[]): boolean => doersOf(score).some((id) => who.includes(id));

/** Who has a part in all of what is cited. */
function commonTo([first, ...more]: readonly Fact[]): readonly string[] {
  return first === undefined ? [] : doersOf(first).filter((id) => more.every((fact) => doersOf(fact).includes(id)));
}

function isThen({ at }: Fact, part: Readonly<Record<string, string | undefined>>): boolean {
  const isTold = part["half"] !== undefined || part["nth"] !== undefined;
  return !isTold || typeof at?.elapsed !== "number" || isInPart(at.elapsed, part);
}
