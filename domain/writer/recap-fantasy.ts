import { formatPoints } from "../words/format.ts";
import type { FantasyNote, GameBrief, StoryLine } from "../facts/game-brief.ts";
import { chanceWords, type Figures, lineWords, pprWords } from "./line-words.ts";
import { isToldOf } from "./recap-players.ts";
import type { Tell } from "./tell.ts";

const CATEGORIES = ["passing", "rushing", "receiving"] as const;

/**
 * What the game meant for fantasy: who scored and on how much work, and who got work and made little of it. A line that
 * the text has told, as one of `stories` or of the leaders, is not told again. The best come first.
 */
export function fantasySentences(
  { fantasy, leaders }: GameBrief,
  stories: readonly StoryLine[],
  tell: Tell,
): { winners: string[]; losers: string[] } {
  const isTold = (playerId: string, category: (typeof CATEGORIES)[number]): boolean =>
    leaders.some((leader) => leader.category === category && leader.playerId === playerId) ||
    isToldOf(playerId, category, stories);
  const losers = fantasy.losers.slice(0, 3);
  const winners = fantasy.winners.filter(({ playerId }) => !losers.some((note) => note.playerId === playerId));
  return {
    winners: winners.map((note) => {
      const told = CATEGORIES.filter((category) => isTold(note.playerId, category));
      return winner(note, dayWords(note, told), note === winners[0] && note.isMost, tell);
    }),
    losers: losers.map((note) => loser(note, tell)),
  };
}

/** What a passer has beside his passing counts twice: it is never left out. */
const TOLD_OF_PASSING = /^passing(?!Touchdowns)/;

/** The work that a day took, and what the text has not told of it yet. */
function dayWords({ figures }: FantasyNote, told: readonly string[]): readonly [work: string, line: string] {
  if (!isPasser(figures)) return [chanceWords(work(figures)), told.length > 0 ? "" : lineWords(figures)];
  const rest = Object.entries(figures).filter(([field]) => !told.includes("passing") || !TOLD_OF_PASSING.test(field));
  return ["", lineWords(Object.fromEntries(rest))];
}

/** More than a trick play. */
function isPasser(figures: Figures): boolean {
  return (figures["passingAttempts"] ?? 0) > 5;
}

const CHANCES = ["passingAttempts", "rushingAttempts", "receivingTargets"];
const FEW = 3;

/** The chances that say something of a day: a passer's passes, and not the one carry of a receiver. */
function work(figures: Figures): Figures {
  const chances = Object.entries(figures).filter(([field]) => CHANCES.includes(field));
  const most = Math.max(0, ...chances.map(([, count]) => count));
  return Object.fromEntries(
    chances.filter(
      ([field, count]) => (count >= FEW || count === most) && (field === "passingAttempts") === isPasser(figures),
    ),
  );
}

function winner(note: FantasyNote, [work, line]: readonly [string, string], isLeading: boolean, tell: Tell): string {
  const who = tell.introduced(note.playerName, note.team);
  const on = work === "" ? "" : ` on ${work}`;
  const beside = note.projected === null ? "" : `, against a projection of ${formatPoints(note.projected)}`;
  const withLine = line === "" ? "" : `, with ${line}`;
  const end = `${beside}${line === "" ? on : withLine}`;
  const points = pprWords(note.points);
  return isLeading
    ? tell.wording.pick([
        `${who} led all players in PPR points with ${formatPoints(note.points)}${end}`,
        `${who} had the most PPR points, ${formatPoints(note.points)}${end}`,
        `The best fantasy day was ${who}'s: ${points}${end}`,
      ])
    : tell.wording.pick([
        `${who} had ${points}${end}`,
        `${who} finished with ${points}${end}`,
        `${who} scored ${points}${end}`,
      ]);
}

function loser(note: FantasyNote, tell: Tell): string {
  const who = tell.introduced(note.playerName, note.team);
  if (note.basis === "projection" && note.projected !== null) {
    return tell.wording.pick([
      `${who} had ${pprWords(note.points)} where ${formatPoints(note.projected)} were projected`,
      `${who} fell short of a projection of ${formatPoints(note.projected)} with ${pprWords(note.points)}`,
    ]);
  }
  const chances = chanceWords(work(note.figures));
  return chances === ""
    ? `${who} had only ${pprWords(note.points)}`
    : tell.wording.pick([
        `${who} had only ${pprWords(note.points)} on ${chances}`,
        `${who} had ${chances} but only ${pprWords(note.points)}`,
      ]);
}
