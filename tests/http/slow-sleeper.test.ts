import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { simulatedPlayers } from "../fixtures/simulated-game.ts";
import { EARLIER_GAMES, SUNDAY, SUNDAY_GAMES, sundayStateAt } from "../fixtures/sunday-week.ts";
import { SUNDAY_COOKIE } from "../fixtures/sunday-world.ts";
import { openSite } from "../setup/open-site.ts";

const WEEK = `season=${SUNDAY.season}&type=REG&week=${SUNDAY.week}`;
const KEY = SUNDAY_GAMES[0]?.game.gameKey ?? "";

/** Sleeper, which says nothing until it is let go, and then knows nobody. */
async function openHeldSleeper(): Promise<{ baseURL: string; letGo(): void }> {
  const gate = Promise.withResolvers<void>();
  const server = createServer((_request, response) => {
    void gate.promise.then(() => response.end("null"));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { baseURL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, letGo: gate.resolve };
}

it("makes other pages while those of readers wait for Sleeper", async () => {
  const sleeper = await openHeldSleeper();
  const site = await openSite({
    games: [...EARLIER_GAMES, ...SUNDAY_GAMES.map((_, index) => sundayStateAt(index, 90))],
    players: simulatedPlayers(),
    now: new Date("2025-09-21T18:05:00Z"),
    sleeperUrl: sleeper.baseURL,
    sleeperDeadline: () => new AbortController().signal,
    renderDeadline: 120_000,
    pagesAtOnce: 1,
  });
  onTestFinished(() => site.close());
  const question = new URLSearchParams({ q: "How is my team doing?" });
  const paths = ["/my", `/my/live?${WEEK}`, `/my/strip?${WEEK}`, `/games/${KEY}/ask?${question}`];
  const answered: string[] = [];
  const waiting = paths.map(async (path) => {
    const { status } = await site.get(path, { cookie: SUNDAY_COOKIE });
    answered.push(path);
    return status;
  });
  expect((await site.get("/login")).status).toBe(200);
  expect((await site.get("/players?q=nobody")).status).toBe(200);
  expect(answered).toEqual([]);
  sleeper.letGo();
  // This reader's only league is unknown there.
  expect(await Promise.all(waiting)).toEqual([200, 404, 404, 200]);
});
