import { expect, onTestFinished, test } from "vitest";
import { demoControl } from "../../server/games/ingest/demo-control.ts";
import { fillDemo } from "../../server/games/import/fill-demo.ts";
import { demoProvider } from "../../server/providers/demo/demo-provider.ts";
import { openStore } from "../../server/store/open-store.ts";
import { temporaryFolder } from "../fixtures/temporary-folder.ts";

const signal = new AbortController().signal;

test("the demo's games can be loaded on request, as a provider's", async () => {
  const store = await openStore({ dataDir: temporaryFolder() });
  onTestFinished(() => store.close());
  let moment = new Date("2025-10-15T12:00:00Z");
  const provider = demoProvider({ now: () => moment });
  await fillDemo({ store, provider, signal });
  const weeks = await store.weeks();
  const games = (await Promise.all(weeks.map((week) => store.weekGames(week)))).flat().map(({ game }) => game);
  const live = games.find(({ isInProgress }) => isInProgress);
  if (live === undefined) throw new Error("no game of the demo is on");
  const control = demoControl(store, provider);
  const before = await control.refreshGame(live.gameKey, signal);
  expect(before).toMatchObject({ ok: true, value: { changed: false, corrections: 0 } });
  moment = new Date(moment.getTime() + 10 * 60_000);
  const after = await control.refreshGame(live.gameKey, signal);
  expect(after).toMatchObject({ ok: true, value: { changed: true } });
  const week = await control.refreshWeek(live, signal);
  expect(week).toMatchObject({ ok: true, value: { games: expect.any(Number) } });
  expect(await control.refreshGame("209910106", signal)).toMatchObject({ ok: false, error: { kind: "not-found" } });
  expect(await control.status()).toMatchObject({ provider: "demo", callsAllowed: 0, recent: [] });
});
