import { type GameAccount, nameOf, otherSide, playReceipts } from "./game-account.ts";
import type { StoryLine } from "./game-brief.ts";
import type { Play } from "../game/play.ts";
import type { PlayerLine } from "../game/player-line.ts";
import type { Receipt } from "../game/receipt.ts";
import { whenFacts } from "./score-events.ts";
import { type StoryKind, storyWeight } from "./story-weights.ts";

const BIG_PASSING = 300;
const BIG_GAIN = 100;
const LONG_PLAY = 50;
/** The most long plays of one game that are told. */
const MOST_LONG_PLAYS = 2;

type Figure = Exclude<keyof PlayerLine, "playerId" | "playerName" | "team" | "position">;

/** A figure of a big day under the name that the story gives it. */
type Named = Readonly<Record<string, Figure>>;

/** Big days by the players' own lines, and the longest gains. */
export function playerStories(account: GameAccount): StoryLine[] {
  return [...account.stats.flatMap((line) => bigDays(account, line)), ...longPlays(account)];
}

function bigDays(account: GameAccount, line: PlayerLine): StoryLine[] {
  const day = (kind: StoryKind, size: number | null, least: number, named: Named): StoryLine[] =>
    size === null || size < least ? [] : [dayStory(account, line, { kind, size, named })];
  const scored = (line.rushingTouchdowns ?? 0) + (line.receivingTouchdowns ?? 0);
  return [
    ...day("bigPassing", line.passingYards, BIG_PASSING, {
      yards: "passingYards",
      touchdowns: "passingTouchdowns",
      interceptions: "passingInterceptions",
      completions: "passingCompletions",
      attempts: "passingAttempts",
    }),
    ...day("bigRushing", line.rushingYards, BIG_GAIN, {
      yards: "rushingYards",
      carries: "rushingAttempts",
      touchdowns: "rushingTouchdowns",
      long: "rushingLong",
    }),
    ...day("bigReceiving", line.receivingYards, BIG_GAIN, {
      yards: "receivingYards",
      catches: "receptions",
      targets: "receivingTargets",
      touchdowns: "receivingTouchdowns",
      long: "receivingLong",
    }),
    ...day("passingTouchdowns", line.passingTouchdowns, 4, { touchdowns: "passingTouchdowns", yards: "passingYards" }),
    ...day("touchdowns", scored, 3, { rushing: "rushingTouchdowns", receiving: "receivingTouchdowns" }).map((one) => ({
      ...one,
      facts: { ...one.facts, touchdowns: scored },
    })),
  ];
}

function dayStory(
  { game }: GameAccount,
  line: PlayerLine,
  { kind, size, named }: { kind: StoryKind; size: number; named: Named },
): StoryLine {
  const known = Object.entries(named).filter(([, figure]) => line[figure] !== null);
  const figures: Record<string, number> = Object.fromEntries(known.map(([name, figure]) => [name, line[figure] ?? 0]));
  return {
    kind,
    weight: storyWeight(kind, size),
    facts: { team: line.team, opponent: otherSide(game, line.team), player: line.playerName, ...figures },
    team: line.team,
    playerId: line.playerId,
    proof: known.map(([, field]): Receipt => ({ kind: "line", playerId: line.playerId, source: "stats", field })),
  };
}

function longPlays(account: GameAccount): StoryLine[] {
  return account.plays
    .filter((play) => play.yardsGained >= LONG_PLAY && (play.type === "Rush" || play.type === "Pass"))
    .toSorted((a, b) => b.yardsGained - a.yardsGained)
    .flatMap((play) => longPlay(account, play))
    .slice(0, MOST_LONG_PLAYS);
}

/** Only a gain that one man made: after a lateral the yards are nobody's alone. */
function longPlay(account: GameAccount, play: Play): StoryLine[] {
  const gains = play.credits.filter(({ stat }) => stat === "rushingYards" || stat === "receivingYards");
  const [gain] = gains;
  if (gain === undefined || gains.length !== 1 || gain.amount !== play.yardsGained) return [];
  const passer = play.credits.find(({ stat }) => stat === "passingYards");
  return [
    {
      kind: "longPlay",
      weight: storyWeight("longPlay", play.yardsGained),
      facts: {
        team: gain.team,
        opponent: otherSide(account.game, gain.team),
        player: nameOf(account, gain.playerId, gain.playerName),
        ...(passer === undefined ? {} : { passer: nameOf(account, passer.playerId, passer.playerName) }),
        yards: play.yardsGained,
        how: gain.stat === "rushingYards" ? "run" : "catch",
        isTouchdown: isScoredByGainer(play) ? "yes" : "no",
        ...whenFacts(play),
      },
      team: gain.team,
      playerId: gain.playerId,
      proof: playReceipts([play]),
    },
  ];
}

/** A long gain can end in a fumble that the other side takes all the way back. */
function isScoredByGainer({ credits }: Play): boolean {
  return credits.some(({ stat }) => stat === "rushingTouchdowns" || stat === "receivingTouchdowns");
}
