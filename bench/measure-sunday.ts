import { createPostgresServer } from "../tests/setup/postgres-server.ts";
import type { Bench, Part } from "./bench.ts";
import { type Figure, figure, median, percentile } from "./figure.ts";
import { hasGiven, runSunday, type Stretch, type Sunday } from "./sunday-run.ts";

const READERS = 5_000;
/** A process grows for its first four or five, whatever it does: in three, what it needed at once looked like growth. */
const MINUTES = 9;
const QUICK = { readers: 300, minutes: 0.5 };
/** Garbage that waits to be collected is not told apart. */
const MOST_GROWTH = 1.15;
/** A shorter run says nothing about memory. */
const SECONDS_THAT_TELL = 480;

/** A Sunday with everything at once, on both engines. */
export const sundayPart: Part = {
  name: "sunday",
  title: "Sunday: sixteen games at once",
  async measure(bench) {
    const sqlite = await runSunday(bench, { ...sizeOf(bench), databaseUrl: null });
    const postgres = await onPostgres((databaseUrl) => runSunday(bench, { ...sizeOf(bench), databaseUrl }));
    return [...engineFigures("SQLite", sqlite), ...engineFigures("PostgreSQL", postgres)];
  },
};

function sizeOf({ isQuick, sunday }: Bench): { readers: number; minutes: number; growTo: number | null } {
  const usual = isQuick ? QUICK : { readers: READERS, minutes: MINUTES };
  return { growTo: null, ...usual, ...sunday };
}

async function onPostgres<T>(work: (databaseUrl: string) => Promise<T>): Promise<T> {
  const server = createPostgresServer();
  try {
    await server.start();
    return await work(server.url);
  } finally {
    await server.remove();
  }
}

function engineFigures(engine: string, { steady, grown }: Sunday): Figure[] {
  const { visited, lags, memory, readers } = steady;
  const errors = Object.entries(visited.errors);
  const failed = errors.reduce((sum, [, count]) => sum + count, steady.refused + steady.cut + steady.missed);
  const fifth = Math.ceil(memory.length / 5);
  const [middle, end] = [median(memory.slice(2 * fifth, 3 * fifth)), median(memory.slice(-fifth))];
  const ratio = (percent: number, site: number[], bare: number[]): number =>
    percentile(site, percent) / percentile(bare, percent);
  return [
    figure({
      name: `${engine}: errors`,
      value: failed,
      limit: { atMost: 0 },
      unit: "of all",
      how: `${readers} open pages of sixteen games and their week, ${visited.site.length} loads of pages, ${visited.questions.length} questions (answered by rules), ${visited.mine.length} readings of /my of eleven starters in seven games (one reader in ten has it open), ${steady.changes} changes from the emulated provider, over ${memory.length} seconds, while the template writes stories. Answers other than 200, refused or broken connections, changes that a page did not get within ten seconds.`,
      note: errors.map(([what, count]) => `${count} times ${what}`).join("; ") || null,
    }),
    figure({
      name: `${engine}: memory at the end`,
      value: end / middle,
      limit: memory.length < SECONDS_THAT_TELL ? null : { atMost: MOST_GROWTH },
      unit: "of that in the middle",
      how: `Medians of the site's resident memory in the third and in the last fifth of the time, looked at every second: ${megabytes(middle)} and ${megabytes(end)}.`,
    }),
    ...[50, 99].map((percent) =>
      figure({
        name: `${engine}: answers of pages, p${percent}`,
        value: ratio(percent, visited.site, visited.bare),
        limit: null,
        unit: "times the bare server's",
        how: `From the request to the last byte, ${percentile(visited.site, percent).toFixed(1)} ms, against ${percentile(visited.bare, percent).toFixed(1)} ms of a node:http server that sends as many bytes and is asked at the same moments.`,
      }),
    ),
    ...[50, 99].map((percent) =>
      figure({
        name: `${engine}: readings of /my, p${percent}`,
        value: ratio(percent, visited.mine, visited.bare),
        limit: null,
        unit: "times the bare server's",
        how: `What an open page of a reader's own week asks for when that week has changed, made for this reader alone: ${percentile(visited.mine, percent).toFixed(1)} ms, against the same answers of the bare server.`,
      }),
    ),
    ...[50, 99].map((percent) =>
      figure({
        name: `${engine}: changes to each page, p${percent}`,
        value: ratio(percent, lags.site, lags.bare),
        limit: null,
        unit: "times the bare server's",
        how: `From the first page that has a change to each of the others, ${percentile(lags.site, percent).toFixed(1)} ms, against ${percentile(lags.bare, percent).toFixed(1)} ms of the bare server, which writes the same to as many connections once everybody has it. From the provider's answer, which brings changes of all sixteen games, to the last page of each change it took ${percentile(steady.fromAnswer, percent).toFixed(0)} ms.`,
      }),
    ),
    ...grown.slice(-1).map((last) =>
      figure({
        name: `${engine}: readers at the end of growing`,
        value: last.readers,
        limit: null,
        unit: "open pages",
        how: `${readers} more at a time, half a minute each, until somebody has no answer or every hundredth waits for more than a second. ${hasGiven(last) ? "What gave" : "Nothing gave"}: ${grownWords(last)}`,
      }),
    ),
  ];
}

function grownWords({ visited, lags, refused, cut, missed, memory }: Stretch): string {
  const errors = Object.values(visited.errors).reduce((sum, count) => sum + count, 0);
  return `p99 of pages ${percentile(visited.site, 99).toFixed(0)} ms, of changes ${percentile(lags.site, 99).toFixed(0)} ms; ${errors} answers that are none, ${refused} streams refused, ${cut} cut, ${missed} changes that somebody missed; ${megabytes(memory.at(-1) ?? Number.NaN)}.`;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(0)} MB`;
}
