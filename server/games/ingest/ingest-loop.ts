import type { ProviderName } from "../../../domain/game/game-snapshot.ts";
import type { Logger } from "../../log/logger.ts";
import { reasonOf } from "../../log/reason-of.ts";
import type { Store } from "../../store/store.ts";
import type { CallMeter } from "./call-meter.ts";
import type { Timer } from "../../clock/timer.ts";
import { durationText } from "./ingest-words.ts";
import { FASTEST_MS } from "../plan/pace.ts";
import { taskName } from "../plan/ingest-task.ts";
import { type IngestPlan, planIngest } from "../plan/plan-ingest.ts";
import { type PlannedGame, plannedGame } from "../plan/planned-game.ts";
import { runTask, type TaskServices } from "./run-task.ts";
import { waitUntil } from "./wait-until.ts";

export interface LoopOptions extends TaskServices {
  meter: CallMeter;
  allowed(): number;
  timer: Timer;
  log: Logger;
}

export interface IngestLoop {
  /** Reads by itself until the signal is aborted. */
  run(signal: AbortSignal): void;
  /** Nothing is to be read for a good while. */
  isCalm(): boolean;
  /** What it goes by now; null before the first look. */
  plan(): IngestPlan | null;
  /** Resolves when nothing is being read. */
  idle(): Promise<void>;
}

/** Without anything to do the plan is looked at again all the same: another process may have imported games. */
const LOOK_AGAIN_MS = 15 * 60_000;
const CALM_MS = 20 * 60_000;

/** Plans, waits, reads one thing, and plans again. One fetch at a time, so that answers cannot overtake each other. */
export function ingestLoop(options: LoopOptions): IngestLoop {
  const { store, provider, meter, allowed, timer, log, now, failures, readTimes, suspects } = options;
  let plan: IngestPlan | null = null;
  let running: Promise<void> = Promise.resolve();
  let wasSlow = false;

  async function planNow(): Promise<IngestPlan> {
    await readTimes.load();
    const callsLeft = allowed() - (await meter.made());
    plan = planIngest({
      now: now().getTime(),
      games: await plannedGames(store, provider.name, now()),
      readAt: readTimes.all(),
      suspects: suspects.open("game"),
      suspectProjections: suspects.open("projections"),
      waiting: failures.waiting(now().getTime()),
      callsLeft,
    });
    const isSlow = plan.live > 0 && plan.pace.interval > FASTEST_MS * 1.5;
    if (isSlow !== wasSlow && plan.live > 0) {
      const words = `games are read every ${durationText(plan.pace.interval)}`;
      log.info({ callsLeft }, isSlow ? `${words}, so that the month's calls last` : `${words} again`);
      wasSlow = isSlow;
    }
    return plan;
  }

  /** Does what is due; returns the milliseconds until the next look. */
  async function step(signal: AbortSignal): Promise<number> {
    const { task, at } = await planNow();
    const until = at === null ? LOOK_AGAIN_MS : at - now().getTime();
    if (task === null || until > 0) return Math.min(Math.max(until, 0), LOOK_AGAIN_MS);
    try {
      await runTask(options, task, signal);
    } catch (error) {
      if (signal.aborted) return 0;
      log.error({ err: error }, `${taskName(task)} could not be read or stored; trying again`);
      failures.fail(taskName(task), { kind: "unreachable", message: reasonOf(error) }, now().getTime());
    }
    return 0;
  }

  async function stepOrLater(signal: AbortSignal): Promise<number> {
    try {
      return await step(signal);
    } catch (error) {
      if (!signal.aborted) log.error({ err: error }, "the plan of what to read could not be made; trying again");
      return FASTEST_MS;
    }
  }

  return {
    run(signal) {
      let cancel = (): void => {};
      signal.addEventListener("abort", () => cancel(), { once: true });
      const wait = (milliseconds: number): void => {
        if (!signal.aborted) cancel = waitUntil({ now, timer }, now().getTime() + milliseconds, look);
      };
      const look = (): void => {
        running = stepOrLater(signal).then(wait);
      };
      wait(0);
    },
    isCalm: () => plan !== null && (plan.at === null || plan.at - now().getTime() > CALM_MS),
    plan: () => plan,
    idle: async () => {
      await running;
      await meter.settled();
    },
  };
}

/** The games of the season that is on, which may have begun last year; a game of an older season may be played again today (`npm run feed`). */
async function plannedGames(store: Store, name: ProviderName, now: Date): Promise<PlannedGame[]> {
  const stored = await store.weeks();
  const newest = Math.max(...stored.map(({ season }) => season));
  const oldest = Math.min(now.getUTCFullYear() - 1, newest);
  const weeks = stored.filter(({ season }) => season >= oldest);
  const games = await Promise.all(weeks.map((week) => store.weekGames(week)));
  return games
    .flat()
    .flatMap(({ game, provider }) => (provider === "demo" ? [] : [plannedGame(game, provider !== name)]));
}
