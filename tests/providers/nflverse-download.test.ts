import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { describe, expect, onTestFinished, test } from "vitest";
import { releasePath } from "../../server/providers/nflverse/files.ts";
import { ProviderFailure } from "../../server/providers/provider-failure.ts";
import { nflverseProvider } from "../../server/providers/nflverse/nflverse-provider.ts";
import { releaseSource } from "../../server/providers/nflverse/release-source.ts";
import { describeProvider } from "../conformance/provider.ts";
import { type Fault, type ReleaseHost, startReleaseHost } from "../emulators/nflverse-releases.ts";
import { seasonFiles, smallSeason } from "../fixtures/nflverse/season-files.ts";
import { temporaryFolder } from "../fixtures/temporary-folder.ts";

const PATH = "pbp/play_by_play_2024.csv.gz";
const BODY = randomBytes(200_000);
const signal = new AbortController().signal;

async function releaseHost(faults: Fault[] = []): Promise<ReleaseHost> {
  const host = await startReleaseHost({ [PATH]: BODY });
  host.faults.set(PATH, faults);
  onTestFinished(() => host.close());
  return host;
}

/** A fresh source, as a new run has it; the second one over a folder finds the first one's copies. */
function find(
  host: ReleaseHost,
  cacheDir: string,
  options: { signal?: AbortSignal; patience?: number } = {},
): Promise<string[]> {
  const source = releaseSource({
    url: host.url,
    cacheDir,
    pause: 1,
    ...(options.patience === undefined ? {} : { patience: options.patience }),
  });
  return source.find("plays", 2024, options.signal ?? signal);
}

async function failureOf(work: Promise<unknown>): Promise<string> {
  const thrown = await work.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(thrown instanceof ProviderFailure)) throw new Error(`expected a failure, got ${String(thrown)}`);
  return `${thrown.error.kind}: ${thrown.message}`;
}

test("S9.config.7 a file is fetched through the redirect and kept", async () => {
  const host = await releaseHost();
  const folder = temporaryFolder();
  const [copy] = await find(host, folder);
  expect(copy).toBe(join(folder, "pbp", "play_by_play_2024.csv.gz"));
  expect(readFileSync(copy ?? "")).toEqual(BODY);
  expect(existsSync(`${copy}.part`)).toBe(false);
});

test("a disk without room for a file ends it at once, and says where to make room", async () => {
  const host = await releaseHost();
  const file = join(temporaryFolder(), "plays.csv.gz");
  const script = `
    const { download } = await import("./server/providers/nflverse/download.ts");
    const { signal } = new AbortController();
    await download("${host.url}/${PATH}", "${file}", { signal }).catch(({ message }) => console.log(message));`;
  const command = `ulimit -f 16; exec "${process.execPath}" --input-type=module -e '${script}'`;
  const { stdout } = await promisify(execFile)("sh", ["-c", command]);
  expect(stdout).toMatch(/^a copy of http:.* could not be written to .*pickle-six-.*EFBIG.*; make room there and run/);
  expect(host.seen).toHaveLength(1);
});

test("S9.config.7 the files are where they are published", () => {
  expect((["plays", "stats", "schedule", "roster", "players"] as const).map((file) => releasePath(file, 2024))).toEqual(
    [
      "pbp/play_by_play_2024.csv.gz",
      "stats_player/stats_player_week_2024.csv.gz",
      "schedules/games.csv",
      "rosters/roster_2024.csv",
      "players/players.csv",
    ],
  );
});

test("an unchanged file is not fetched again, a changed one is", async () => {
  const host = await releaseHost();
  const folder = temporaryFolder();
  await find(host, folder);
  const [copy] = await find(host, folder);
  expect(host.seen.map(({ ifNoneMatch }) => ifNoneMatch !== null)).toEqual([false, true]);
  host.files.set(PATH, Buffer.from("changed"));
  await find(host, folder);
  expect(readFileSync(copy ?? "", "utf8")).toBe("changed");
});

test("a run asks for a file once", async () => {
  const host = await releaseHost();
  const source = releaseSource({ url: host.url, cacheDir: temporaryFolder() });
  await source.find("plays", 2024, signal);
  await source.find("plays", 2024, signal);
  expect(host.seen.length).toBe(1);
});

test("a transfer that breaks off goes on where it stopped", async () => {
  const host = await releaseHost([
    { kind: "cut", after: 70_000 },
    { kind: "cut", after: 50_000 },
  ]);
  const [copy] = await find(host, temporaryFolder());
  expect(readFileSync(copy ?? "")).toEqual(BODY);
  expect(host.seen.length).toBe(3);
  const starts = host.seen.map(({ range }) => Number(/^bytes=(\d+)-$/.exec(range ?? "bytes=0-")?.[1]));
  expect(starts[1]).toBeGreaterThan(0);
  expect(starts[2]).toBeGreaterThan(starts[1] ?? 0);
  expect(host.seen[1]?.ifRange).not.toBeNull();
});

test("the next run goes on too, and begins anew when the file has changed meanwhile", async () => {
  const cuts: Fault[] = Array.from({ length: 5 }, () => ({ kind: "cut", after: 10_000 }));
  const host = await releaseHost(cuts);
  const folder = temporaryFolder();
  expect(await failureOf(find(host, folder))).toMatch(
    /^unreachable: .*run the same command again to go on from there$/,
  );
  const fresh = randomBytes(90_000);
  host.files.set(PATH, fresh);
  const [copy] = await find(host, folder);
  expect(readFileSync(copy ?? "")).toEqual(fresh);
});

test("a transfer that stops without an end is given up and goes on", async () => {
  const host = await releaseHost([{ kind: "stall", after: 30_000 }]);
  const [copy] = await find(host, temporaryFolder(), { patience: 200 });
  expect(readFileSync(copy ?? "")).toEqual(BODY);
});

test("a file that is shorter than announced is not taken", async () => {
  const host = await releaseHost(Array.from({ length: 5 }, (): Fault => ({ kind: "wrong-length" })));
  const folder = temporaryFolder();
  await failureOf(find(host, folder));
  expect(existsSync(join(folder, "pbp", "play_by_play_2024.csv.gz"))).toBe(false);
});

test("a busy host is asked again", async () => {
  const host = await releaseHost([
    { kind: "status", status: 503 },
    { kind: "status", status: 500 },
  ]);
  const [copy] = await find(host, temporaryFolder());
  expect(readFileSync(copy ?? "")).toEqual(BODY);
});

describe("in clear words", () => {
  test("a host that stays broken", async () => {
    const host = await releaseHost(Array.from({ length: 20 }, (): Fault => ({ kind: "status", status: 500 })));
    expect(await failureOf(find(host, temporaryFolder()))).toBe(
      `unreachable: ${host.url}/${PATH} failed with HTTP 500; try again later`,
    );
  });

  test("a host that refuses", async () => {
    const host = await releaseHost([{ kind: "status", status: 403 }]);
    expect(await failureOf(find(host, temporaryFolder()))).toBe(
      `unauthorized: ${host.url}/${PATH} refuses the request (HTTP 403)`,
    );
  });

  test("a web page instead of the file", async () => {
    const host = await releaseHost([{ kind: "html" }]);
    expect(await failureOf(find(host, temporaryFolder()))).toBe(
      `bad-shape: ${host.url}/${PATH} answered with a web page (HTML) instead of the file; is NFLVERSE_URL right?`,
    );
  });

  test("nobody at the address", async () => {
    const host = await startReleaseHost({});
    await host.close();
    expect(await failureOf(find(host, temporaryFolder()))).toMatch(
      /^unreachable: .* cannot be reached \(connect ECONNREFUSED .*\); check the network$/,
    );
  });

  test("a file that is not published", async () => {
    const host = await releaseHost();
    const provider = nflverseProvider({ source: releaseSource({ url: host.url, cacheDir: temporaryFolder() }) });
    const result = await provider.schedule({ season: 2024 }, signal);
    expect(result.ok ? "" : result.error.message).toBe(
      `the schedule is not in ${host.url}: looked for games.csv.gz or games.csv`,
    );
  });
});

test("a stopped download leaves what it has, and no file under the final name", async () => {
  const host = await releaseHost();
  host.slowness = 1;
  const folder = temporaryFolder();
  const controller = new AbortController();
  const reason = new Error("enough");
  const copy = join(folder, "pbp", "play_by_play_2024.csv.gz");
  const source = releaseSource({
    url: host.url,
    cacheDir: folder,
    onProgress: (_path, bytes) => {
      if (bytes > 100_000) controller.abort(reason);
    },
  });
  await expect(source.find("plays", 2024, controller.signal)).rejects.toBe(reason);
  expect(existsSync(copy)).toBe(false);
  host.slowness = 0;
  await find(host, folder);
  expect(readFileSync(copy)).toEqual(BODY);
  expect(host.seen[1]?.range).not.toBeNull();
});

test("a copy that was damaged on disk is fetched again", async () => {
  const host = await releaseHost();
  const folder = temporaryFolder();
  const [copy] = await find(host, folder);
  writeFileSync(copy ?? "", "half");
  await find(host, folder);
  expect(readFileSync(copy ?? "")).toEqual(BODY);
});

describeProvider("nflverse from a release host", async () => {
  const files = seasonFiles(smallSeason());
  const host = await startReleaseHost({
    "schedules/games.csv": files["games.csv"] ?? "",
    "pbp/play_by_play_2024.csv.gz": gzipSync(files["play_by_play_2024.csv"] ?? ""),
    "stats_player/stats_player_week_2024.csv.gz": gzipSync(files["stats_player_week_2024.csv"] ?? ""),
    "rosters/roster_2024.csv": files["roster_2024.csv"] ?? "",
    "players/players.csv": files["players.csv"] ?? "",
  });
  onTestFinished(() => host.close());
  return {
    provider: nflverseProvider({ source: releaseSource({ url: host.url, cacheDir: temporaryFolder() }) }),
    season: 2024,
    week: 1,
    unknownSeason: 1990,
    hasPlays: true,
  };
});
