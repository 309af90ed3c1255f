import type { GameSnapshot } from "../../../domain/game/game-snapshot.ts";
import type { Game } from "../../../domain/game/game.ts";
import { gamePhase } from "../../../domain/game/game-state.ts";
import { statusTone } from "../../../domain/game/status.ts";
import { type Suspect, LARGE_SUSPECT_SECONDS, never, unlessRepeated } from "./suspect.ts";

interface Guards {
  confirmed: ReadonlySet<string>;
  /** The delivered plays are confirmed and add up to the delivered score. */
  isConsistent: boolean;
}

export interface GuardedGame {
  game: Game;
  suspects: Suspect[];
}

/** Statuses of a game that was called off or interrupted, however much of it was played; lower case. */
const INTERRUPTED: ReadonlySet<string> = new Set(["suspended", "postponed", "canceled", "delayed", "forfeit"]);

/** Facts that stay known once they are known. */
const LASTING = [
  "dateTime",
  "channel",
  "stadiumName",
  "stadiumCity",
  "stadiumState",
  "stadiumCapacity",
  "attendance",
  "stadiumPlayingSurface",
  "stadiumType",
  "isNeutralSite",
  "pointSpread",
  "overUnder",
  "forecastDescription",
  "forecastTempLow",
  "forecastTempHigh",
  "forecastWindSpeed",
  "lastUpdated",
] as const satisfies readonly (keyof Game)[];

const QUARTERS = [
  "awayScoreQuarter1",
  "awayScoreQuarter2",
  "awayScoreQuarter3",
  "awayScoreQuarter4",
  "awayScoreOvertime",
  "homeScoreQuarter1",
  "homeScoreQuarter2",
  "homeScoreQuarter3",
  "homeScoreQuarter4",
  "homeScoreOvertime",
] as const satisfies readonly (keyof Game)[];

/** Status, score and facts that may be stored. */
export function guardGame(stored: GameSnapshot, delivered: Game, guards: Guards): GuardedGame {
  const suspects: Suspect[] = [];
  const fresh = { ...delivered, ...knownOf(stored.game, delivered, [...LASTING, ...QUARTERS]) };
  const accepted = guardStatus(stored, fresh, guards, suspects);
  // Some answers say of a game in progress that it has not started: what had started has.
  const hasStarted = accepted.hasStarted || (gamePhase(accepted) === "live" && stored.game.hasStarted);
  const status = { ...accepted, hasStarted };
  return { game: guardScore(stored.game, status, guards, suspects), suspects };
}

/** What the stored game knows of these fields and the delivered one does not. */
function knownOf(stored: Game, delivered: Game, fields: readonly (keyof Game)[]): Partial<Game> {
  return Object.fromEntries(
    fields
      .filter((field) => delivered[field] === null && stored[field] !== null)
      .map((field) => [field, stored[field]]),
  );
}

function guardStatus(stored: GameSnapshot, fresh: Game, { confirmed }: Guards, suspects: Suspect[]): Game {
  const before = stored.game;
  const keep = (suspect: Suspect): Game => {
    if (confirmed.has(suspect.key)) return fresh;
    suspects.push(suspect);
    return { ...before, ...lastingOf(fresh) };
  };
  const word = fresh.status.toLowerCase().replaceAll(/\s/g, "");
  const [was, is] = [gamePhase(before), gamePhase(fresh)];
  if (was === "over" && is !== "over") {
    const message = `it is ${fresh.status} again after its end`;
    return keep(
      is === "live"
        ? unlessRepeated("facts", "status-back", message, LARGE_SUSPECT_SECONDS)
        : never("facts", "status-back", message),
    );
  }
  if (was === "live" && is === "before") {
    // What was played stays: only the status is accepted, and that the clock stands.
    if (INTERRUPTED.has(word)) return { ...before, ...lastingOf(fresh), status: fresh.status, isInProgress: false };
    const message = `it has not started (${fresh.status}), but it had`;
    return keep(
      stored.allPlays.length > 0
        ? never("facts", "status-back", message)
        : unlessRepeated("facts", "status-back", message, LARGE_SUSPECT_SECONDS),
    );
  }
  if (statusTone(fresh.status) === "other" && !INTERRUPTED.has(word) && fresh.status !== before.status) {
    const suspect = unlessRepeated("facts", "status-word", `its status is "${fresh.status}", which is unknown`);
    if (confirmed.has(suspect.key)) return fresh;
    suspects.push(suspect);
    return { ...fresh, status: before.status };
  }
  return fresh;
}

function lastingOf(game: Game): Partial<Game> {
  return Object.fromEntries(LASTING.map((field) => [field, game[field]]));
}

function guardScore(before: Game, fresh: Game, { confirmed, isConsistent }: Guards, suspects: Suspect[]): Game {
  const score = (game: Game) => `${game.awayScore ?? "-"}:${game.homeScore ?? "-"}`;
  const keep = (suspect: Suspect): Game => {
    if (confirmed.has(suspect.key)) return fresh;
    suspects.push(suspect);
    const fields = ["awayScore", "homeScore", ...QUARTERS] as const;
    return { ...fresh, ...Object.fromEntries(fields.map((field) => [field, before[field]])) };
  };
  const message = `its score went from ${score(before)} to ${score(fresh)}`;
  const isGone = (field: "awayScore" | "homeScore") => before[field] !== null && fresh[field] === null;
  if (isGone("awayScore") || isGone("homeScore")) return keep(never("facts", "score-gone", message));
  const isLower = (field: "awayScore" | "homeScore") => (fresh[field] ?? 0) < (before[field] ?? 0);
  if (isConsistent || (!isLower("awayScore") && !isLower("homeScore"))) return fresh;
  return keep(unlessRepeated("facts", "score-down", message));
}
