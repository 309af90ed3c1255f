import type { FoundCorrection } from "../game/correction.ts";
import type { Game } from "../game/game.ts";
import { isTry } from "../game/is-try.ts";
import type { Play } from "../game/play.ts";

type Teams = Pick<Game, "awayTeam" | "homeTeam">;

/**
 * The rows of a game's plays that were changed, came in before the last one, or are gone. Timeouts, warnings and ends of
 * periods are routinely added late and are passed over. A row that came back under another id is the same row.
 */
export function correctedPlays(stored: readonly Play[], fresh: readonly Play[], teams: Teams): FoundCorrection[] {
  const known = new Map(stored.map((play) => [play.playId, play]));
  const now = new Map(fresh.map((play) => [play.playId, play]));
  const lastKnown = fresh.findLastIndex(({ playId }) => known.has(playId));
  const added = fresh.slice(0, Math.max(0, lastKnown)).filter(({ playId }) => !known.has(playId));
  const gone = stored.filter(({ playId }) => !now.has(playId));
  const freshFaces = new Set(fresh.filter(({ playId }) => !known.has(playId)).map(playFace));
  const oldFaces = new Set(gone.map(playFace));
  const settled = settledPlays(stored);
  return [
    ...fresh.flatMap((play) => {
      const before = known.get(play.playId);
      return before === undefined ? [] : changes(before, play, teams, settled.has(play.playId));
    }),
    ...added
      .filter((play) => isAction(play) && !oldFaces.has(playFace(play)))
      .map((play) => row("play added", play, "", play.description)),
    ...gone
      .filter((play) => isAction(play) && !freshFaces.has(playFace(play)))
      .map((play) => row("play removed", play, play.description, "")),
  ];
}

function row(kind: FoundCorrection["kind"], { playId }: Play, before: string, after: string): FoundCorrection {
  return { kind, playId, playerId: null, what: "Play", before, after };
}

/** What a reader knows a row by, whatever its id. */
export function playFace({ quarterName, timeRemainingMinutes, timeRemainingSeconds, description }: Play): string {
  return `${quarterName} ${timeRemainingMinutes}:${timeRemainingSeconds} ${description}`;
}

function isAction({ type }: Play): boolean {
  return type !== "Timeout" && type !== "TwoMinuteWarning" && type !== "Period";
}

/** Rows after which the ball was snapped or kicked again: until then the points of a score and its try are still put in. */
function settledPlays(plays: readonly Play[]): ReadonlySet<string> {
  const lastSnap = plays.findLastIndex((play) => isAction(play) && play.type !== "Penalty" && !isTry(play.type));
  return new Set(plays.slice(0, Math.max(0, lastSnap)).map(({ playId }) => playId));
}

type Shown = (play: Play) => string | number | null;

/**
 * What a reader takes from a row. Left out is what follows from other rows (the first down is known by the next snap) and
 * what pages do not show of a row.
 */
const MATERIAL: readonly { what: string; of: Shown }[] = [
  { what: "Description", of: ({ description }) => description },
  { what: "Type of play", of: ({ type }) => type },
  { what: "Team", of: ({ team }) => team },
  { what: "Down", of: ({ down }) => (down === 0 ? null : down) },
  { what: "Distance", of: ({ distance }) => (distance === 0 ? null : distance) },
  { what: "Yards gained", of: ({ yardsGained }) => yardsGained },
  { what: "Return yards", of: ({ returnYards }) => returnYards },
  { what: "Kick distance", of: ({ kickDistance }) => kickDistance },
  { what: "Penalty yards", of: ({ penaltyYards }) => penaltyYards },
];

function changes(before: Play, after: Play, teams: Teams, isSettled: boolean): FoundCorrection[] {
  const points = [
    { what: `Points of ${teams.awayTeam}`, of: ({ awayPoints }: Play) => awayPoints },
    { what: `Points of ${teams.homeTeam}`, of: ({ homePoints }: Play) => homePoints },
  ];
  return [...MATERIAL, ...(isSettled ? points : [])].flatMap(({ what, of }) => {
    const old = of(before);
    const now = of(after);
    // What was not known before is filled in, not corrected.
    if (old === now || old === null || old === "") return [];
    const change = { before: String(old), after: now === null ? "" : String(now) };
    return [{ kind: "play changed" as const, playId: after.playId, playerId: null, what, ...change }];
  });
}
