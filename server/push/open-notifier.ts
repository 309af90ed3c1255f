import { setImmediate } from "node:timers/promises";
import type { WeekId } from "../../domain/game/week-id.ts";
import { findNotices, type Notice, type ToldWeek } from "../../domain/sunday/find-notices.ts";
import { type KeptPlayers, NOTHING_KEPT } from "../../domain/my-players/kept-players.ts";
import { mayBringNews } from "../../domain/sunday/may-bring-news.ts";
import { standMatches } from "../../domain/sunday/stand-match.ts";
import { parseKept } from "../../domain/my-players/kept-text.ts";
import { inTime } from "../clock/in-time.ts";
import { rereadWhile } from "../clock/reread-while.ts";
import type { Timer } from "../clock/timer.ts";
import type { MyLeagues } from "../leagues/my-leagues.ts";
import { withStarred } from "../leagues/with-starred.ts";
import { type HeldLease, heldLease } from "../store/held-lease.ts";
import type { PushSubscriptions } from "../store/push-subscriptions.ts";
import type { PushRow } from "../store/push-tables.ts";
import type { Store } from "../store/store.ts";
import { readSundayWeek } from "../sunday/read-sunday-week.ts";
import type { SundayGames, WeekOfGames } from "../sunday/sunday-games.ts";
import { kindsIn } from "./push-wish.ts";
import type { SendPush } from "./send-push.ts";

export interface NotifierOptions {
  store: Pick<Store, "people" | "takeLease" | "releaseLease" | "onChange">;
  subscriptions: PushSubscriptions;
  sundayGames: SundayGames;
  myLeagues: MyLeagues;
  send: SendPush;
  /** The week that is played; null in a store without a game. */
  currentWeek(): Promise<WeekId | null>;
  /** This process's unique name. */
  holder: string;
  now(): Date;
  timer: Timer;
  onProblem(error: unknown): void;
}

/** Tells browsers what they asked for. */
export interface Notifier {
  start(): void;
  /** Looks once, now; resolves when everything that was found has been given to the sending. */
  look(): Promise<void>;
  /** Resolves when nothing is being sent; what waits for a stream or for a second try is not waited for. */
  idle(): Promise<void>;
  stop(): Promise<void>;
}

const LEASE = "push";
const LEASE_S = 60;
/** A change is looked at so soon, and everything so often without one: somebody new, a score that had to wait. */
const AFTER_CHANGE_MS = 2_000;
const ROUND_MS = 30_000;
const SENT_AT_ONCE = 8;
/** Readers who are looked for at once: most of what one takes is waiting. */
const READERS_AT_ONCE = 8;
/** A reader whose leagues take longer is looked for in the next look: by then the answers may be there. */
const PATIENCE_MS = 2_000;
/** After so many in one look nobody waits for Sleeper so long any more: it is away, and all others wait behind them. */
const MOST_SLOW = 40;
const HURRIED_MS = 100;
/** Messages that wait to be sent; what comes on top is dropped. */
const MOST_WAITING = 2_000;
const TRIES = 3;
const FIRST_WAIT_S = 20;
const LONGEST_WAIT_S = 3_600;
/** In a row: a service that refuses for days knows no such browser. */
const MOST_FAILURES = 30;
/** A message that could not be sent for so long tells nothing new. */
const STALE_MS = 30 * 60_000;
const FORGOTTEN_MS = 60 * 24 * 60 * 60_000;
const FORGET_EVERY_MS = 60 * 60_000;

/**
 * Watches the week for those who asked. One process at a time does, the holder of a lease; what it is about to tell it first writes down, and only
 * if nobody has since, so that a message goes out once at most. It runs beside the ingest and never holds it up.
 */
export function openNotifier(options: NotifierOptions): Notifier {
  const { store, subscriptions, now, timer, onProblem, holder } = options;
  const outbox = openOutbox(options);
  let looking: Promise<void> | null = null;
  let isAskedAgain = false;
  /** A look after a change is on its way: later changes are seen by the same one, and do not put it off. */
  let isSoon = false;
  let cancel = (): void => {};
  let stopListening = (): void => {};
  let isStopped = false;
  /** From the first look that gets it until this process ends: the others leave the looking to it. */
  let lease: HeldLease | null = null;
  /** When those who stay away were last forgotten, in milliseconds. */
  let forgotAt = Number.NEGATIVE_INFINITY;

  async function forget(): Promise<void> {
    const at = now().getTime();
    if (at - forgotAt < FORGET_EVERY_MS) return;
    await subscriptions.forgetBefore(new Date(at - FORGOTTEN_MS));
    forgotAt = at;
  }

  async function lookOnce(): Promise<void> {
    if (lease === null || lease.signal.aborted)
      lease = await heldLease({ store, name: LEASE, holder, seconds: LEASE_S, now, timer, onProblem });
    if (lease === null) return;
    const { signal } = lease;
    await forget();
    const rows = await subscriptions.due(now());
    const week = rows.length === 0 ? null : await options.currentWeek();
    if (week === null) return;
    const shown = { ...(await options.sundayGames.ofWeek(week)), week };
    // Between two game days there is nothing to tell, and Sleeper is not asked for anybody's leagues.
    if (!shown.games.some(({ game }) => mayBringNews(game, now().getTime()))) return;
    const waiting = withoutSleeperFirst(rows).values();
    const isOurs = (): boolean => !isStopped && !signal.aborted;
    const ways: Ways = { inTime: openPatience(timer), isOurs, put: outbox.put };
    async function tellSome(): Promise<void> {
      for (const reader of waiting) {
        if (!isOurs()) return;
        await tellOne(reader, shown, options, ways).catch(onProblem);
        // Between two readers everything else of this process has its turn.
        await setImmediate();
      }
    }
    await Promise.all(Array.from({ length: READERS_AT_ONCE }, tellSome));
  }

  /** Again where something has changed meanwhile. */
  async function look(): Promise<void> {
    isAskedAgain = true;
    looking ??= rereadWhile({
      async read() {
        isAskedAgain = false;
        await lookOnce().catch(onProblem);
      },
      isAskedAgain: () => isAskedAgain && !isStopped,
      over() {
        looking = null;
      },
    });
    return looking;
  }

  function next(milliseconds: number): void {
    if (isStopped || isSoon) return;
    cancel();
    isSoon = milliseconds === AFTER_CHANGE_MS;
    cancel = timer(() => {
      isSoon = false;
      void look().finally(() => next(ROUND_MS));
    }, milliseconds);
  }

  return {
    start() {
      next(ROUND_MS);
      stopListening = store.onChange(() => next(AFTER_CHANGE_MS));
    },
    look,
    idle: outbox.idle,
    async stop() {
      isStopped = true;
      cancel();
      stopListening();
      await looking;
      await outbox.stop();
      await lease?.release();
    },
  };
}

/** A row, and the players that its reader keeps. */
interface PushReader {
  row: PushRow;
  kept: KeptPlayers;
}

/** How one look goes about it. */
interface Ways {
  /** What the work comes to; null where that takes too long. */
  inTime<T>(work: Promise<T>): Promise<T | null>;
  /** Whether this process may still tell. */
  isOurs(): boolean;
  put(row: PushRow, notice: Notice): void;
}

/** Who needs nothing of Sleeper's waits for nobody who does. */
function withoutSleeperFirst(rows: readonly PushRow[]): PushReader[] {
  const readers = rows.map((row) => ({ row, kept: parseKept(row.players) ?? NOTHING_KEPT }));
  const needsSleeper = ({ kept }: PushReader): boolean => kept.leagues.some(({ source }) => source === "sleeper");
  return [...readers.filter((one) => !needsSleeper(one)), ...readers.filter(needsSleeper)];
}

/** The patience of one look. */
function openPatience(timer: Timer): Ways["inTime"] {
  let slow = 0;
  return async (work) => {
    const done = await inTime(work, slow < MOST_SLOW ? PATIENCE_MS : HURRIED_MS, timer);
    if (done === null) slow += 1;
    return done;
  };
}

/** Finds what there is to tell one browser, writes it down, and gives it to the sending. */
async function tellOne(
  { row, kept }: PushReader,
  week: WeekOfGames & { week: WeekId },
  { store, subscriptions, sundayGames, myLeagues, now }: NotifierOptions,
  { inTime, isOurs, put }: Ways,
): Promise<void> {
  // Each browser counts for itself where new leagues are read: all of them come from this one process.
  const read = await inTime(myLeagues.read(kept, week.week, row.browser));
  if (read === null) return;
  const leagues = withStarred(read, row.scoring);
  if (leagues.length === 0) return;
  const known = await readSundayWeek(leagues, week, { store, sundayGames });
  const before = row.told === null ? null : (JSON.parse(row.told) as ToldWeek);
  const { notices, after } = findNotices(standMatches(leagues, known), known, before, {
    // Who hides scores gets none, and no heap of old ones when he shows them again.
    kinds: row.hidesScores === 1 ? [] : kindsIn(row.kinds),
    now: now().getTime(),
  });
  const told = JSON.stringify(after);
  if (told === row.told || !isOurs() || !(await subscriptions.tell(row, told))) return;
  for (const notice of notices) put(row, notice);
}

/** The messages on their way: a few at once, those for readers behind a stream later. */
function openOutbox({ subscriptions, send, timer, now, onProblem }: NotifierOptions) {
  const waiting: (() => Promise<void>)[] = [];
  const timers = new Set<() => void>();
  const running = new Set<Promise<void>>();
  let isStopped = false;

  function pump(): void {
    if (isStopped) return;
    while (running.size < SENT_AT_ONCE) {
      const job = waiting.shift();
      if (job === undefined) return;
      const run = job()
        .catch(onProblem)
        .finally(() => {
          running.delete(run);
          pump();
        });
      running.add(run);
    }
  }

  function enqueue(job: () => Promise<void>): void {
    if (waiting.length + timers.size >= MOST_WAITING) return;
    waiting.push(job);
    pump();
  }

  function later(milliseconds: number, job: () => Promise<void>): void {
    if (isStopped || waiting.length + timers.size >= MOST_WAITING) return;
    const cancel = timer(() => {
      timers.delete(cancel);
      enqueue(job);
    }, milliseconds);
    timers.add(cancel);
  }

  /** `row` as it was at `found`, in milliseconds since 1970, when the notice was. */
  async function deliver(row: PushRow, notice: Notice, found: number, tries: number): Promise<void> {
    const reader = await subscriptions.of(row.browser);
    const waited = now().getTime() - found;
    // What was chosen while it waited holds for it too.
    if (reader === null || reader.hidesScores === 1 || waited > STALE_MS) return;
    const wait = reader.behind * 1000 - waited;
    if (wait > 0) later(wait, () => deliver(row, notice, found, tries));
    else await attempt(row, notice, found, tries);
  }

  async function attempt(row: PushRow, notice: Notice, found: number, tries: number): Promise<void> {
    const outcome = await send(row, { payload: JSON.stringify(notice), tag: notice.tag });
    if (outcome.kind === "gone") return subscriptions.remove(row.browser);
    if (outcome.kind === "sent") {
      if (row.failures + tries > 0) await subscriptions.note(row.browser, 0, null);
      return;
    }
    const failures = row.failures + tries + 1;
    if (failures >= MOST_FAILURES) return subscriptions.remove(row.browser);
    const wait = Math.min(outcome.seconds ?? FIRST_WAIT_S * 2 ** (failures - 1), LONGEST_WAIT_S);
    await subscriptions.note(row.browser, failures, new Date(now().getTime() + wait * 1000));
    if (tries + 1 < TRIES) later(wait * 1000, () => deliver(row, notice, found, tries + 1));
  }

  return {
    put(row: PushRow, notice: Notice): void {
      const found = now().getTime();
      enqueue(() => deliver(row, notice, found, 0));
    },
    async idle(): Promise<void> {
      while (running.size > 0) await Promise.all(running);
    },
    async stop(): Promise<void> {
      isStopped = true;
      for (const cancel of timers) cancel();
      await Promise.all(running);
    },
  };
}
