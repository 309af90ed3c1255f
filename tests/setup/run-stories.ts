import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { ProviderGame } from "../../domain/game/game-snapshot.ts";
import { openStore } from "../../server/store/open-store.ts";
import { simulatedGame } from "../fixtures/simulated-game.ts";
import { temporaryFolder } from "../fixtures/temporary-folder.ts";
import { OWN_PROCESS } from "./own-process.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const PAIRS = ["DET-GB", "PHI-DAL", "LV-KC", "NYJ-BUF", "MIA-NE", "MIN-CHI"].map((pair) => pair.split("-"));
const WEEKS = [1, 2, 3, 4, 5];

/** Thirty finished games of five weeks of 2025. */
export const GAMES: ProviderGame[] = WEEKS.flatMap((week) =>
  PAIRS.map(([awayTeam = "", homeTeam = ""]) =>
    simulatedGame({ week, awayTeam, homeTeam, dateTime: `2025-09-${String(week).padStart(2, "0")}T17:00:00Z` }),
  ),
);
/** A folder with a store of these games. */
export async function filled(games: ProviderGame[]): Promise<string> {
  const dataDir = temporaryFolder();
  const store = await openStore({ dataDir });
  if (games.length > 0) await store.putGames(games);
  await store.close();
  return dataDir;
}

/** `npm run stories` as a process of its own, to its end. */
export async function stories(
  dataDir: string,
  args: string[],
  {
    onLine = () => {},
    env = {},
  }: { onLine?: (line: string, child: ChildProcess) => void; env?: Record<string, string> } = {},
): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const child = spawn(process.execPath, [join("cli", "stories.ts"), ...args], {
    cwd: ROOT,
    env: { ...OWN_PROCESS, DATA_DIR: dataDir, NO_COLOR: "1", ...env },
  });
  let [stdout, stderr] = ["", ""];
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    stdout += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    stderr += text;
    for (const line of text.split("\n").filter(Boolean)) onLine(line, child);
  });
  await once(child, "close");
  return { code: child.exitCode, stdout, stderr };
}

/** How many texts of 2025 are stored. */
export async function written(dataDir: string): Promise<number> {
  const store = await openStore({ dataDir });
  const games = await store.storyQueue([2025]);
  await store.close();
  return games.flatMap((game) => game.stories).length;
}
