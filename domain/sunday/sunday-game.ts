import { gameChances } from "../chance/game-chances.ts";
import {
  clockSeconds,
  elapsedSeconds,
  QUARTER_SECONDS,
  REGULATION_SECONDS,
  SHORT_OVERTIME_SECONDS,
} from "../game/game-clock.ts";
import type { GameSnapshot } from "../game/game-snapshot.ts";
import { gameState, isDone } from "../game/game-state.ts";
import type { Game } from "../game/game.ts";
import type { InjuryReport } from "../game/injury-report.ts";
import { teamName } from "../game/team.ts";
import { playPhrases } from "../plays/plain/play-phrases.ts";
import { projectedCounts } from "../projections/projected-counts.ts";
import type { GameTime } from "../projections/remaining-share.ts";
import { countGame, sumCounts } from "../scoring/counting/count-game.ts";
import type { Counts } from "../scoring/counting/count.ts";
import { officialCounts } from "../scoring/official-counts.ts";
import type { Owner } from "../scoring/scoring-item.ts";

/** A play as a fantasy week tells it. */
export interface SundayPlay {
  playId: string;
  /** `Q4 4:41` */
  when: string;
  sentence: string;
  /** Milliseconds since 1970; null where the source does not say. */
  at: number | null;
  /** Seconds of game time before it; null before the first play with a clock. */
  elapsed: number | null;
}

/** Somebody in a game: a player, or a team's defense. */
export interface SundayOwner extends Owner {
  /** `playerId`, or the code of a team whose defense it is. */
  id: string;
  name: string;
  team: string;
  /** What he did, in game order. */
  plays: readonly { play: SundayPlay; counts: Counts }[];
  /** All of his plays together. */
  line: Counts;
  /** What official statistics add to his plays or take from them. */
  official: Counts;
  /** The line that the pages of his game show as his projection; null where they have none. */
  expected: Counts | null;
}

/** A game with everything that counts in it for anybody, under any league's rules. */
export interface SundayGame {
  game: Game;
  version: number;
  /** Seconds of game time played; 0 before kickoff, at least 3600 after the end. */
  elapsed: number;
  /** Where it stands; null once it is over or called off. */
  time: GameTime | null;
  /** The home team's chance to win before kickoff and now, 0 to 100. */
  homeBefore: number;
  homeNow: number;
  /** The points of its plays are known: a finished game can be there without them. */
  hasPlays: boolean;
  /** What was reported before the kickoff of players whose report says whether they play, by `playerId`; empty where a source has none. */
  reports: ReadonlyMap<string, InjuryReport>;
  /** Everyone with a play or a line, and both defenses. */
  owners: ReadonlyMap<string, SundayOwner>;
  /** When the newest of its plays happened; null where the source does not say. */
  newestAt: number | null;
}

type CountedSnapshot = Pick<
  GameSnapshot,
  "game" | "version" | "allPlays" | "playerGameStats" | "playerProjections" | "differences" | "injuries" | "people"
>;

/** Counts a game once for all leagues. What is kept of it is what a fantasy week shows, a fraction of the whole. */
export function sundayGame(snapshot: CountedSnapshot): SundayGame {
  const { game, version, allPlays, playerGameStats, playerProjections, differences, injuries = [] } = snapshot;
  const phrases = playPhrases(snapshot);
  const seconds = elapsedSeconds(allPlays);
  const told = new Map(
    allPlays.map(({ playId, happenedAt }, index): [string, SundayPlay] => {
      const { when, sentence } = phrases.get(playId) ?? { when: "", sentence: "" };
      const at = happenedAt === null ? Number.NaN : Date.parse(happenedAt);
      return [playId, { playId, when, sentence, at: Number.isNaN(at) ? null : at, elapsed: seconds[index] ?? null }];
    }),
  );
  const owners = new Map<string, SundayOwner>();
  // A defense that has allowed nothing has points only once there are plays.
  for (const team of [game.awayTeam, game.homeTeam]) {
    const name = `${teamName(team, game.season).nick} defense`;
    owners.set(team, {
      id: team,
      role: "defense",
      position: null,
      name,
      team,
      plays: [],
      line: {},
      official: {},
      expected: null,
    });
  }
  const expected = new Map(playerProjections.map((line) => [line.playerId, projectedCounts(line)]));
  const everyone = [
    ...allPlays.flatMap(({ credits }) => credits.map((credit) => ({ ...credit, position: null }))),
    ...playerProjections,
    ...playerGameStats,
  ];
  for (const { playerId: id, playerName: name, team, position } of everyone) {
    if (owners.has(id) && position === null) continue;
    owners.set(id, {
      id,
      role: "player",
      position,
      name,
      team,
      plays: [],
      line: {},
      official: officialCounts(differences, id),
      expected: expected.get(id) ?? null,
    });
  }
  for (const [id, counted] of countGame(allPlays, game)) {
    const owner = owners.get(id);
    if (owner === undefined) continue;
    const plays = counted.flatMap(({ play: { playId }, counts }) => {
      const play = told.get(playId);
      return play === undefined ? [] : [{ play, counts }];
    });
    owners.set(id, { ...owner, plays, line: sumCounts(plays) });
  }
  const chances = gameChances(game, allPlays);
  const elapsed = elapsedOf(game, seconds.findLast((one) => one !== null) ?? 0);
  const moments = [...told.values()].flatMap(({ at }) => (at === null ? [] : [at]));
  return {
    game,
    version,
    elapsed,
    time: isDone(game) ? null : timeOf(elapsed),
    homeBefore: chances.before,
    homeNow: chances.after.at(-1) ?? chances.before,
    hasPlays: allPlays.length > 0,
    reports: reportsBefore(game, injuries),
    owners,
    newestAt: moments.length === 0 ? null : Math.max(...moments),
  };
}

/** What was known before the kickoff: a report of later would tell of the game itself. */
function reportsBefore({ dateTime }: Game, injuries: readonly InjuryReport[]): SundayGame["reports"] {
  const kickoff = Date.parse(dateTime ?? "");
  const known = injuries.filter(
    ({ status, reportedAt }) => status !== null && !(Date.parse(reportedAt ?? "") > kickoff),
  );
  return new Map(known.map((report) => [report.playerId, report]));
}

/** By the game's own clock where it has one, else by the last play's. */
function elapsedOf(game: Game, lastPlay: number): number {
  const state = gameState(game);
  if (state.phase === "before") return 0;
  if (state.phase === "over") return Math.max(REGULATION_SECONDS, lastPlay);
  if (state.isHalftime) return REGULATION_SECONDS / 2;
  const quarter = Number(state.quarter);
  const [, minutes, seconds] = /^(\d{1,2}):(\d\d)$/.exec(state.timeRemaining ?? "") ?? [];
  if (!(quarter >= 1 && quarter <= 4) || minutes === undefined || seconds === undefined) return lastPlay;
  const left = clockSeconds({ timeRemainingMinutes: Number(minutes), timeRemainingSeconds: Number(seconds) }) ?? 0;
  return quarter * QUARTER_SECONDS - left;
}

/** Overtime is taken as begun: how long one still lasts, nobody knows. */
function timeOf(elapsed: number): GameTime {
  if (elapsed >= REGULATION_SECONDS) return { quarter: 5, secondsLeft: SHORT_OVERTIME_SECONDS / 2 };
  const quarter = Math.floor(elapsed / QUARTER_SECONDS) + 1;
  return { quarter, secondsLeft: quarter * QUARTER_SECONDS - elapsed };
}
