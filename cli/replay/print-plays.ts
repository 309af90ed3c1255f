import { setTimeout as wait } from "node:timers/promises";
import { fieldPosition, formatClock, situation } from "../../domain/words/format.ts";
import { gameAsOf } from "../../domain/fold/game-as-of.ts";
import type { GameSnapshot } from "../../domain/game/game-snapshot.ts";
import type { Game } from "../../domain/game/game.ts";
import type { Play } from "../../domain/game/play.ts";
import type { ReplayAddress } from "../../domain/replay/replay-address.ts";
import { replayMoments, replayOffsets } from "../../domain/replay/replay-moments.ts";
import { statusWord } from "../../domain/game/status.ts";
import type { ProgressLine } from "../command/progress-line.ts";

interface PrintOptions {
  stored: GameSnapshot;
  address: ReplayAddress;
  progress: ProgressLine;
  signal: AbortSignal;
  /** Milliseconds since 1970. */
  now: () => number;
}

/**
 * Prints the plays of a replay as they happen, on the clock that its page has too, and the final score. Rejects with the
 * signal's reason when it is aborted.
 */
export async function printPlays({ stored, address, progress, signal, now }: PrintOptions): Promise<void> {
  const offsets = replayOffsets(replayMoments(stored.allPlays), address.speed);
  for (const [index, play] of stored.allPlays.entries()) {
    const at = address.from * 1000 + (offsets[index] ?? 0);
    await sleep(at - now(), signal);
    const { game } = gameAsOf(stored, index + 1);
    progress.clear();
    console.log(playLine(play, game));
    if (process.stderr.isTTY) {
      progress.show((index + 1) / stored.allPlays.length, `${index + 1} of ${stored.allPlays.length} plays`);
    }
  }
  progress.clear();
  console.log(`${statusWord(stored.game.status)}: ${scoreText(stored.game)}`);
}

/** `Q2 3:41   MIN 3  CHI 7   3rd & 7 CHI 34   J.McCarthy pass ...` */
function playLine(play: Play, game: Game): string {
  const period = play.quarterName === "OT" ? "OT" : `Q${play.quarterName}`;
  const clock = `${period} ${formatClock(play.timeRemainingMinutes, play.timeRemainingSeconds)}`;
  const place = [situation(play), play.down > 0 ? fieldPosition(play) : null].filter((text) => text !== null).join(" ");
  return `${clock.padEnd(9)} ${scoreText(game).padEnd(16)} ${place.padEnd(18)} ${play.description}`;
}

function scoreText({ awayTeam, homeTeam, awayScore, homeScore }: Game): string {
  return `${awayTeam} ${awayScore ?? "-"}, ${homeTeam} ${homeScore ?? "-"}`;
}

async function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  if (milliseconds <= 0) return;
  await wait(milliseconds, undefined, { signal }).catch(() => {
    throw signal.reason;
  });
}
