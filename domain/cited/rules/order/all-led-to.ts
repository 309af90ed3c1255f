import { maskNames, type NameHit, unmasked } from "../../name-mask.ts";
import { matches } from "../../../words/matches.ts";
import { numberOf } from "../../../words/story-numbers.ts";
import type { Fact } from "../../../facts/fact.ts";
import type { Finding } from "../../cited-fault.ts";
import type { Reading } from "../../reading.ts";

const ALL = String.raw`\b(?<all>all|each|every(?: one)?|both)(?: of)?(?: (?:the|their|its|those|these|his|[#@](?:'s?)?))?(?: (?<count>two|three|four|five|six|seven|\d+))?(?: of (?:the|their|its|those|these|his|[#@](?:'s?)?))?(?: (?:[\w-]+|[#@](?:'s?)?))?? (?<what>turnovers?|giveaways?|takeaways?|interceptions?|picks?|(?:lost )?fumbles?|miscues?|mistakes?)`;
const LED_TO = String.raw`(?:led (?:directly )?to|(?:was|were|got|been)? ?turned into|became|resulted in|set up|produced|brought|ended in|cost (?:them|#)|were followed by)`;
const TURNED = String.raw`(?:turned|converted|cashed(?: in)?|parlayed)`;
/** "Became touchdowns, two by Jacobs": what follows is said of some of them. */
const REST = String.raw`(?:(?!,? (?:including|two|one|three|with|among|most)\b)[^.;:])*`;
const FORMS = [
  new RegExp(String.raw`${ALL}[^.;:]{0,24}? ${LED_TO}(?<rest>${REST})`, "i"),
  new RegExp(String.raw`\b${TURNED} ${ALL} (?:into|for|in for)\b(?<rest>${REST})`, "i"),
];
const KINDS = [
  ["interception", /^(?:interception|pick)/],
  ["fumble", /fumble/],
] as const;
const SCORES = [
  ["touchdown", /\b(?:touchdowns?|end zone|touchdown (?:run|catch|pass)\w*|scoring (?:run|catch|pass)\w*)\b/],
  ["fieldGoal", /\bfield goals?\b/],
] as const;

const CAME_OFF =
  /\b(?<all>both|all(?: (?:two|three|four|five|six))?|each|every)(?: of)? (?:(?:the|their|its|#'s?|#) )?(?<what>touchdowns?|field goals?|scores?)(?: \w+ly)? (?:came|were scored|were set up|followed|was scored|came directly)(?: \w+ly)? (?:off|after|from|by|on|following|because of) [^.;:]*\b(?:turnovers?|giveaways?|takeaways?|interceptions?|picks?|fumbles?)\b/g;

/** The same, told of the balls that were won. */
const TURNED_INTO =
  /\bturn(?:ed|ing)(?: (?:those|these|its|their|the))? (?:turnovers|giveaways|takeaways|interceptions|picks|fumbles) into (?<all>both|all(?: (?:two|three|four|five|six))?|each|every)(?: of)? (?:(?:the|their|its|#'s?|#) )?(?<what>touchdowns?|field goals?|scores?)\b/g;

const COUNTS: Readonly<Record<string, number>> = {
  both: 2,
  "all two": 2,
  "all three": 3,
  "all four": 4,
  "all five": 5,
  "all six": 6,
};

/** "Both touchdowns came off turnovers": each score of the kind that the team has came of a ball that it won. */
function allCameOff({ text, hits, index, cited }: Reading): Finding[] {
  if (index.phase !== "over") return [];
  return [CAME_OFF, TURNED_INTO]
    .flatMap((form) => matches(text, form))
    .flatMap(({ 0: said, index: at, groups = {} }): Finding[] => {
      const before = text.slice(0, at + said.indexOf("#") + 1).match(/[@#]/g)?.length ?? 0;
      const named = said.includes("#") ? (hits[before - 1]?.team ?? null) : null;
      const team = named ?? cited.find((fact) => fact.team !== null)?.team ?? null;
      const mark = SCORES.find(([, says]) => says.test(groups["what"] ?? ""))?.[0];
      const scores = index
        .ofKind("score")
        .filter((score) => score.team === team && (mark === undefined || score.marks.includes(mark)));
      // "Both scores came after turnovers": of the two that are cited, where the game has more.
      const told = cited.filter(({ kind }) => kind === "ledTo").length;
      if (told > 1 && told === (COUNTS[groups["all"] ?? ""] ?? 0)) return [];
      const won = index.ofKind("turnover").map(({ id }) => id);
      const isOfBall = ({ id }: Fact): boolean =>
        index.relationsOf(id).some(({ kind, of }) => kind === "ledTo" && of.at(-1) === id && won.includes(of[0] ?? ""));
      return scores.length > 0 && scores.every(isOfBall)
        ? []
        : [{ word: unmasked(said), reason: "Not each of them came of one. Say which ones did." }];
    });
}

/** What every ball won led to, and what every score came of, by all that the game has. */
export function allLedTo(reading: Reading): Finding[] {
  return [...eachLedTo(reading), ...allCameOff(reading)];
}

/** "All three turnovers led to Jacobs touchdowns": each ball that the team won brought points, of the kind and by the one that it says. */
function eachLedTo(reading: Reading): Finding[] {
  const { text, sentenceSoFar, cited, index, hits } = reading;
  const relations = cited.filter(({ kind }) => kind === "ledTo");
  const team = scoreOf(relations[0], reading)?.team;
  if (team === undefined || team === null) return [];
  const before = maskNames(sentenceSoFar, index);
  const all = `${before.text.trim().toLowerCase()} ${text.trim()}`;
  for (const form of FORMS) {
    const found = form.exec(all);
    const { what = "", count, rest = "", all: every = "" } = found?.groups ?? {};
    if (found === null || found.index + found[0].length <= before.text.length) continue;
    const mark = KINDS.find(([, says]) => says.test(what))?.[0];
    const won = index
      .ofKind("turnover")
      .filter((fact) => fact.team === team && (mark === undefined || fact.marks.includes(mark)));
    const wanted = count === undefined ? (every === "both" ? 2 : won.length) : (numberOf(count) ?? Number(count));
    const by = namedIn(all, [found.index + found[0].length - rest.length, rest.length], [...before.hits, ...hits]);
    const kind = SCORES.filter(([, says]) => says.test(rest)).map(([name]) => name);
    const isSo = (ball: Fact): boolean =>
      index.relationsOf(ball.id).some((relation) => {
        const score = relation.kind === "ledTo" ? scoreOf(relation, reading) : undefined;
        return (
          score !== undefined &&
          (kind.length === 0 || kind.some((name) => score.marks.includes(name))) &&
          (by.length === 0 || by.some((id) => Object.values(score.roles).includes(id)))
        );
      });
    if (won.length === wanted && won.every(isSo)) return [];
    return [
      {
        word: unmasked(`${every} ${count ?? ""} ${what}`.replaceAll(/\s+/g, " ")),
        reason: "Not each of them led to it. Say which ones did, and to what.",
      },
    ];
  }
  return [];
}

function scoreOf(relation: Fact | undefined, { index }: Reading): Fact | undefined {
  return index.byId(relation?.of.at(-1) ?? "") ?? undefined;
}

/** Who is named in a piece of the masked text. */
function namedIn(
  text: string,
  [from, length]: readonly [from: number, length: number],
  hits: readonly NameHit[],
): readonly string[] {
  const [before, inside] = [text.slice(0, from), text.slice(from, from + length)].map(
    (part) => part.match(/[@#]/g)?.length ?? 0,
  );
  return hits
    .slice(before, (before ?? 0) + (inside ?? 0))
    .flatMap(({ team, players }) => (team === null ? players : []));
}
