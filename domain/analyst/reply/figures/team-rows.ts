import type { Fact } from "../../../facts/fact.ts";
import { capitalized } from "../../../words/sentence-words.ts";
import { teamFacts } from "../../../facts/plain/team-facts.ts";
import { fitsNeeds, ROWS } from "./figures.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { inPeriod } from "../sheet/in-period.ts";
import type { Concept } from "../question/lexicon.ts";
import type { Question } from "../question/question.ts";
import { yards } from "../../../words/yard-words.ts";
import { tellUncountedFlags } from "../plays/answer-flags.ts";
import { withOpening } from "../sheet/with-opening.ts";

/** Both teams' row, or that of the team named. */
export function teamRows(question: Question, sheet: GameSheet): Sentence[] | null {
  const { concepts, teams, position, asks, period, threshold, text } = question;
  const row = ROWS.find(({ needs, also = [] }) => fitsNeeds(concepts, needs, also, TEAM_FREE));
  if (concepts.has("eachTeam") && asks === "who") return null;
  if (/\b(?:leaders?|rushers?|receivers?|passers?|runners?)\b/.test(text)) return null;
  const isOfPlayers =
    position !== null ||
    (concepts.has("stats") && !TEAM_ONLY.has(row?.mark ?? "")) ||
    (concepts.has("most") &&
      !TEAM_ONLY.has(row?.mark ?? "") &&
      teams.length < 2 &&
      !/\b(?:more|teams?)\b/.test(text)) ||
    /\bplayer\b/.test(text) ||
    (asks === "who" && teams.length === 1 && row?.mark === "totalYards" && concepts.has("most")) ||
    (asks === "who" && teams.length === 1 && /\b(?:led|leads?|leading)\b/.test(text));
  if (row === undefined || isOfPlayers || threshold !== null || question.numbers.length > 0) return null;
  if (
    (row.mark === "passingYards" || row.mark === "rushingYards") &&
    !concepts.has("yards") &&
    teams.length === 0 &&
    !["most", "better", "margin", "compare"].some((one) => concepts.has(one))
  )
    return null;
  // Who dominated is asked of players, unless a team is named with what it did.
  if (concepts.has("mvp") && (asks !== "yesNo" || teams.length === 0)) return null;
  const all =
    period === null ? sheet.index.ofKind("team") : teamFacts(sheet.part(period)).filter(() => PART_ROWS.has(row.mark));
  const rows = all.filter(({ marks }) => marks.includes(row.mark));
  const clean = unpenalized(question, rows, row.mark, sheet);
  if (clean !== null) return clean;
  if (rows.length === 0 && row.mark.startsWith("penalt") && period === null && sheet.hasPlays)
    return tellUncountedFlags(question, sheet) ?? [sheet.say("This game's data does not count penalties.", null)];
  if (rows.length === 0) return null;
  const isOfDefense = concepts.has("defense") && row.mark.endsWith("Yards");
  const flip = (concepts.has("gave") || isOfDefense) && teams.length === 1;
  const [team] = teams;
  const wanted =
    team === undefined
      ? undefined
      : flip !== (row.mark === "sacks" && concepts.has("getSacked"))
        ? sheet.other(team)
        : team;
  const compare = period === null ? sheet.index.byId(`cmp:${row.mark}`) : null;
  const isCompared =
    row.needs.some((need) => typeof need === "string" && need.startsWith("out")) ||
    concepts.has("most") ||
    concepts.has("better") ||
    concepts.has("compare") ||
    concepts.has("least") ||
    // "Who held the ball longer" is one word of the lexicon.
    (row.mark === "possession" && (teams.length === 0 || /\b(?:longer|more|control\w*|dominat\w*)\b/.test(text))) ||
    ["win", "lose", "beat", "margin", "mvp"].some((one) => concepts.has(one));
  if (isCompared && compare !== null) {
    const counts = row.mark === "penaltyYards" ? sheet.index.byId("cmp:penalties") : null;
    const stated = sheet.sentences(counts, compare);
    // Fewer turnovers win: the figures name the other team first.
    const isTurned = isBad(row.mark) && concepts.has("win") && asks === "who" && !compare.marks.includes("same");
    if (isTurned && compare.team !== null)
      return withOpening(`The ${sheet.nick(sheet.other(compare.team))} did.`, stated);
    if (asks !== "yesNo" || wanted === undefined) return stated;
    const isLeast = concepts.has("least") || concepts.has("win");
    const isTheirs = compare.marks.includes("same")
      ? false
      : (compare.team === wanted) !== (isLeast && isBad(row.mark));
    return withOpening(isTheirs, stated);
  }
  if (isCompared && concepts.has("least") && compare === null) return null;
  const isWhole = asks !== "yesNo";
  const order = wanted === undefined ? sheet.teams : [wanted, sheet.other(wanted)];
  const own = all
    .filter(
      ({ marks, team: side }) =>
        (marks.includes(row.mark) || (isOfFlags(row.mark) && isWhole && marks.some(isOfFlags))) &&
        // How long one team had the ball says nothing without the other.
        (wanted === undefined || teams.length === 2 || side === wanted || (row.mark === "possession" && isWhole)),
    )
    .toSorted((a, b) => order.indexOf(a.team ?? "") - order.indexOf(b.team ?? ""));
  const stated = (isOfFlags(row.mark) && isWhole ? penalized(own, sheet) : sheet.sentences(...own)).map((one) =>
    inPeriod(one, question),
  );
  // `did they get the ball back` is told by no time of possession, and that they had it answers no other yes or no.
  if (asks === "yesNo" && row.mark === "possession") return null;
  if (asks !== "yesNo" || own.length !== 1) return stated;
  const value = own[0]?.values;
  if (value?.of !== undefined && /\b(?:every|all (?:of )?(?:the|their|its)|each time)\b/.test(text))
    return withOpening(value.made === value.of, stated);
  // Whether they went for it is not whether they got it.
  const isTried = /\b(?:g[eo]|gone|going|went) for it\b|\bgo on (?:4th|fourth)\b|\btr(?:y|ied)\b|\battempt\w*/.test(
    text,
  );
  if (
    row.mark === "fourthDowns" &&
    isTried &&
    value?.of !== undefined &&
    !/\b(?:get|got|convert\w*|ma[dk]e)\b/.test(text)
  )
    return withOpening(value.of > 0, stated);
  const some = (value?.made ?? value?.sacks ?? value?.turnovers ?? value?.penalties ?? 1) > 0;
  return withOpening(some, stated);
}

/** A team without a flag in a part of the game has no row of it. */
function unpenalized(
  { period, teams, asks }: Question,
  rows: readonly Fact[],
  mark: string,
  sheet: GameSheet,
): Sentence[] | null {
  const [team, other] = teams;
  if (!mark.startsWith("penalt") || period === null || team === undefined || other !== undefined) return null;
  if (rows.some((fact) => fact.team === team) || sheet.part(period).plays.length === 0) return null;
  const words = `the ${sheet.nick(team)} were not penalized ${period.words}.`;
  return [sheet.say(asks === "yesNo" ? `No, ${words}` : capitalized(words), sheet.index.byId("result"))];
}

const TEAM_FREE: ReadonlySet<Concept> = new Set(
  "total compare better most least gave stats win eachTeam list beat margin mvp".split(" "),
);
/** Rows that no player has. */
const TEAM_ONLY: ReadonlySet<string> = new Set(
  "totalYards firstDowns thirdDowns fourthDowns redZone possession penalties penaltyYards turnovers".split(" "),
);
/** Rows that the plays of a quarter give as exactly as those of a game. */
const PART_ROWS: ReadonlySet<string> = new Set(
  "totalYards passingYards rushingYards firstDowns thirdDowns fourthDowns sacks turnovers penalties penaltyYards".split(
    " ",
  ),
);

function isBad(mark: string): boolean {
  return mark === "turnovers" || isOfFlags(mark);
}

/** How often each team was flagged, and for how many yards, in one sentence. */
function penalized(facts: readonly Fact[], sheet: GameSheet): Sentence[] {
  return [...Map.groupBy(facts, ({ team }) => team).values()].flatMap((own) => {
    const times = own.find(({ marks }) => marks.includes("penalties"));
    const lost = own.find(({ marks }) => marks.includes("penaltyYards"));
    const far = lost?.values.penaltyYards;
    return times === undefined || lost === undefined || far === undefined || far === 0
      ? sheet.sentences(...own)
      : [sheet.say(`${capitalized(sheet.words(times))} for ${yards(far)}.`, times, lost)];
  });
}

function isOfFlags(mark: string): boolean {
  return mark === "penalties" || mark === "penaltyYards";
}
