import type { DemoPlayer, DemoTeam } from "../world/demo-player.ts";
import type { Fumble, PlayEvent } from "./play-event.ts";

/** A player's totals in the simulator's own books. They are kept from the events, never from the rows made of them. */
export interface AccountLine {
  passes: number;
  caughtPasses: number;
  passYards: number;
  passScores: number;
  picks: number;
  runs: number;
  runYards: number;
  runScores: number;
  longestRun: number | null;
  targets: number;
  catches: number;
  catchYards: number;
  catchScores: number;
  longestCatch: number | null;
  conversions: number;
  lostBalls: number;
  kickReturnScores: number;
}

/** The account of one game: points per period (1 to 4, overtime) and every player's totals. */
export interface Account {
  points: Record<DemoTeam, number[]>;
  lines: Map<string, AccountLine>;
}

/** An account before the first play. */
export function openAccount(): Account {
  return { points: { away: [0, 0, 0, 0, 0], home: [0, 0, 0, 0, 0] }, lines: new Map() };
}

/** Enters one event. Points are entered where they are scored: see `score` in `game-in-play.ts`. */
export function enter(account: Account, event: PlayEvent): void {
  const line = (player: DemoPlayer): AccountLine => lineOf(account, player);
  switch (event.kind) {
    case "rush": {
      run(line(event.rusher), event.yards, event.touchdown);
      return lose(account, event.fumble);
    }
    case "pass": {
      const passer = line(event.passer);
      passer.passes += 1;
      if (event.target !== null) line(event.target).targets += 1;
      if (!event.complete || event.target === null) return;
      passer.caughtPasses += 1;
      passer.passYards += event.yards;
      if (event.touchdown) passer.passScores += 1;
      const own = event.yards - (event.lateral?.yards ?? 0);
      line(event.target).catches += 1;
      gainThrough(line(event.target), own, event.touchdown && event.lateral === null);
      if (event.lateral !== null) gainThrough(line(event.lateral.to), event.lateral.yards, event.touchdown);
      return lose(account, event.fumble);
    }
    case "interception": {
      const passer = line(event.passer);
      passer.passes += 1;
      passer.picks += 1;
      line(event.target).targets += 1;
      return;
    }
    case "twoPoint": {
      if (!event.good) return;
      line(event.target).conversions += 1;
      if (event.isPass) line(event.passer).conversions += 1;
      return;
    }
    case "kickoff":
    case "punt": {
      if (event.touchdown && event.outcome === "return" && event.returner !== null)
        line(event.returner).kickReturnScores += 1;
      return lose(account, event.fumble);
    }
    case "sack":
    case "badSnap":
      return lose(account, event.fumble);
    case "fieldGoal":
    case "extraPoint":
      return;
  }
}

function run(line: AccountLine, yards: number, isScore: boolean): void {
  line.runs += 1;
  line.runYards += yards;
  line.longestRun = Math.max(line.longestRun ?? yards, yards);
  if (isScore) line.runScores += 1;
}

function gainThrough(line: AccountLine, yards: number, isScore: boolean): void {
  line.catchYards += yards;
  line.longestCatch = Math.max(line.longestCatch ?? yards, yards);
  if (isScore) line.catchScores += 1;
}

function lose(account: Account, fumble: Fumble | null): void {
  if (fumble?.lost === true) lineOf(account, fumble.fumbler).lostBalls += 1;
}

function lineOf(account: Account, player: DemoPlayer): AccountLine {
  const known = account.lines.get(player.playerId);
  if (known !== undefined) return known;
  const line = emptyLine();
  account.lines.set(player.playerId, line);
  return line;
}

/** The totals of somebody who has done nothing yet. */
export function emptyLine(): AccountLine {
  return {
    passes: 0,
    caughtPasses: 0,
    passYards: 0,
    passScores: 0,
    picks: 0,
    runs: 0,
    runYards: 0,
    runScores: 0,
    longestRun: null,
    targets: 0,
    catches: 0,
    catchYards: 0,
    catchScores: 0,
    longestCatch: null,
    conversions: 0,
    lostBalls: 0,
    kickReturnScores: 0,
  };
}
