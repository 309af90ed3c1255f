import type { Fact } from "../../facts/fact.ts";
import type { FactIndex } from "../../facts/fact-index.ts";
import { phrase, player, team as teamName } from "../../facts/wording/phrase-of.ts";
import { counted } from "../../facts/wording/number-words.ts";
import { quarterWords } from "../../facts/wording/when-words.ts";
import { LINE_WORDS } from "../../facts/wording/line-words.ts";
import { saying, type Sentence, clause, type Clause } from "../clause.ts";
import type { Voice } from "../voice.ts";
import { lineWays } from "./line-ways.ts";
import type { Plot } from "./recap-plot.ts";
import { sizeOf } from "./star-of.ts";
import { pairSentences } from "./pair-sentences.ts";

/** Why they won, in team statistics and the players' lines; `most` says how many sentences about players there may be. */
export function numberSentences(
  { winner, loser, result, kind }: Plot,
  index: FactIndex,
  voice: Voice,
  { known, most }: { known: ReadonlySet<string>; most: number },
): Sentence[] {
  const pairs =
    result.team === null ? [] : pairSentences(winner, loser, index, { voice, told: kind === "sacks" ? "sacks" : null });
  const [ours, theirs] = [winner, loser].map((team) =>
    bestLines(team, index, known, most > USUAL_MOST ? SMALL_DAY : LEAST_SIZE),
  );
  const told = { index, voice, known };
  const players = [
    lineSentence(ours?.slice(0, 2) ?? [], told),
    lineSentence(theirs?.slice(0, 2) ?? [], told),
    lineSentence(ours?.slice(2, 4) ?? [], told),
    lineSentence(theirs?.slice(2, 4) ?? [], told),
    lineSentence(ours?.slice(4, 6) ?? [], told),
    lineSentence(theirs?.slice(4, 6) ?? [], told),
  ].filter((sentence) => sentence.length > 0);
  const isLong = most > USUAL_MOST;
  const drives = [
    ...(isLong ? scoreless(index) : []),
    ...(isLong || result.marks.includes("shutout") ? longestRow(index, winner) : []),
  ];
  return [...pairs, ...drives, ...players.slice(0, most), ...seasonHigh(index, voice)];
}

const USUAL_MOST = 2;

const LONG_ROW = 4;

/** The most drives in a row on which the winner scored, or the loser came up empty. */
function longestRow(index: FactIndex, winner: string): Sentence[] {
  const [row] = index
    .ofKind("inARow")
    .filter(
      ({ team, marks, values }) =>
        (values.count ?? 0) >= LONG_ROW && marks.includes(team === winner ? "good" : "failed"),
    )
    .toSorted((a, b) => (b.values.count ?? 0) - (a.values.count ?? 0));
  return row === undefined ? [] : [saying(row.wording.clause, row)];
}

/** Quarters without a point. */
function scoreless(index: FactIndex): Sentence[] {
  const empty = (["1", "2", "3", "4"] as const).filter((quarter) => {
    const facts = index.ofKind("quarter").filter(({ at }) => at?.quarter === quarter);
    return facts.length === 2 && facts.every(({ marks }) => marks.includes("scoreless"));
  });
  if (empty.length === 0) return [];
  const isHalf = empty.includes("3") && empty.includes("4");
  if (isHalf) return [saying(phrase`neither team scored after halftime`, index.byId("break:2"), index.byId("result"))];
  return empty.slice(-1).map((quarter) => {
    const facts = index.ofKind("quarter").filter(({ at }) => at?.quarter === quarter);
    return saying(phrase`neither team scored in ${quarterWords(quarter)}`, ...facts);
  });
}

const LEAST_SIZE = 38;
const SMALL_DAY = 25;
/** A passer who lost the ball is worth a line as one who won the game is. */
const BAD_DAY = 2;
const MANY_THROWN = 20;

/** Who threw as a starter does. */
function hasThrown({ values }: Fact): boolean {
  return (values.attempts ?? 0) >= MANY_THROWN;
}

function isPasser({ marks }: Fact): boolean {
  return marks.includes("passing");
}

/** A defender's day that was the one interception which the first sentence tells. */
function isToldPick({ marks, values, roles }: Fact, index: FactIndex, known: ReadonlySet<string>): boolean {
  return (
    marks.includes("defense") &&
    values.interceptions === 1 &&
    (values.sacks ?? 0) === 0 &&
    index.ofKind("turnover").some(({ id, roles: { interceptor } }) => known.has(id) && interceptor === roles.player)
  );
}

/** A team's lines by how much of a day they were, one of a player. */
function bestLines(team: string, index: FactIndex, known: ReadonlySet<string>, least: number): Fact[] {
  const size = (line: Fact): number => ((line.values.interceptionsThrown ?? 0) >= BAD_DAY ? 90 : sizeOf(line));
  const sorted = index
    .ofKind("line")
    .filter(
      (line) =>
        line.team === team &&
        !known.has(line.id) &&
        line.roles.player !== undefined &&
        (size(line) >= least || hasThrown(line)) &&
        !isToldPick(line, index, known),
    )
    .toSorted((a, b) => size(b) - size(a));
  const seen = new Set<string>();
  const lines = sorted.flatMap((line) => {
    const { player: who = "" } = line.roles;
    if (seen.has(who)) return [];
    seen.add(who);
    // A passer's day on foot is told with his passing.
    return [sorted.find((other) => isPasser(other) && other.roles.player === who) ?? line];
  });
  // Who threw is looked for in a first sentence about his team.
  const [first, second, ...rest] = lines;
  const passer = rest.find(hasThrown);
  return first === undefined || second === undefined || passer === undefined || isPasser(first) || isPasser(second)
    ? lines
    : [first, passer, ...lines.filter((line) => line !== first && line !== passer)];
}

interface LinesTold {
  index: FactIndex;
  voice: Voice;
  /** Facts that the text has told before. */
  known: ReadonlySet<string>;
}

function lineSentence(lines: readonly Fact[], told: LinesTold): Sentence {
  const [first, second] = lines;
  if (first === undefined) return [];
  const { voice } = told;
  const us = teamName(first.team ?? "");
  // "But was intercepted twice for the Giants" would be theirs.
  const front = (first.values.interceptionsThrown ?? 0) >= BAD_DAY || voice.pick("whose", [true, false, false]);
  const start = clause(
    phrase`${front ? phrase`for ${us}, ` : []}${player(first.roles.player ?? "")} ${lineWays(first, voice)}`,
    first,
  );
  const legs = alsoRan(first, "and", told);
  const end = front ? [] : [clause(phrase` for ${us}`, first)];
  if (second === undefined) return [start, ...legs, ...end];
  const link = legs.length > 0 ? ", and " : voice.pick("line link", [", and ", "; "]);
  return [
    start,
    ...legs,
    clause(phrase`${link}${player(second.roles.player ?? "")} ${lineWays(second, voice)}`, second),
    // Behind "and" it would be a third thing of a row.
    ...alsoRan(second, "while", told),
    ...(legs.length > 0 ? [] : end),
  ];
}

/** The best of the season highs, with what it was before. */
function seasonHigh(index: FactIndex, voice: Voice): Sentence[] {
  const [high] = index
    .ofKind("seasonHigh")
    .filter(
      ({ values }) =>
        values.passingYards !== undefined || values.rushingYards !== undefined || values.receivingYards !== undefined,
    )
    .toSorted((a, b) => jump(b) - jump(a));
  if (high === undefined || jump(high) < BIG_JUMP) return [];
  const best = String(high.values.previousBest ?? 0);
  const who = player(high.roles.player ?? "");
  const value = String(yardsIn(high));
  return [
    saying(
      voice.pick("season high", [
        phrase`${high.wording.clause}, up from ${best}`,
        phrase`${high.wording.clause}; ${best} had been the mark to beat`,
        phrase`${who} had not topped ${best} ${yardsOf(high)} in a game this season before his ${value}`,
      ]),
      high,
    ),
  ];
}

const BIG_JUMP = 35;

function yardsOf({ values }: Fact): string {
  const kind =
    values.passingYards !== undefined ? "passing" : values.rushingYards !== undefined ? "rushing" : "receiving";
  return `${kind} yards`;
}

function yardsIn({ values: { passingYards, rushingYards, receivingYards } }: Fact): number {
  return passingYards ?? rushingYards ?? receivingYards ?? 0;
}

function jump(high: Fact): number {
  return yardsIn(high) - (high.values.previousBest ?? 0);
}

/** A day on foot that is told behind one of passing. */
const RUN_YARDS = 35;

/** A passer's day on foot, where it was one and is not told yet. */
function alsoRan(line: Fact, link: "and" | "while", { index, known }: LinesTold): Clause[] {
  if (!isPasser(line)) return [];
  const legs = index.line(line.roles.player ?? "", "rushing");
  if (legs === null || known.has(legs.id)) return [];
  const { rushingYards = 0, rushingTouchdowns = 0 } = legs.values;
  if (rushingYards < RUN_YARDS && rushingTouchdowns === 0) return [];
  if (link === "and") return [clause(phrase` and ${LINE_WORDS.rushing.did(legs.values)}`, legs)];
  const scores = rushingTouchdowns === 0 ? "" : counted(rushingTouchdowns, "touchdown").replace(/^one /, "a ");
  const what = [rushingYards > 0 ? `${rushingYards} ${rushingYards === 1 ? "yard" : "yards"}` : "", scores];
  return [clause(phrase` while running for ${what.filter((part) => part !== "").join(" and ")}`, legs)];
}
