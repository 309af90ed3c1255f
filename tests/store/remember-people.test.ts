import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PluginTransformResultArgs } from "kysely";
import { expect, it } from "vitest";
import { openStoreAndDatabase } from "../../server/store/open-store.ts";
import { rememberPeople } from "../../server/store/remember-people.ts";
import { simulatedPlayers } from "../fixtures/simulated-game.ts";

it("reads the people again who were forgotten while they were read", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "pickle-six-people-"));
  const { store, database } = await openStoreAndDatabase({ dataDir });
  const [first, second, ...others] = simulatedPlayers();
  if (first === undefined || second === undefined) throw new Error("nobody plays");
  await store.putPlayers([first, ...others]);
  const [isRead, mayGoOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const reads = database.reads.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }: PluginTransformResultArgs) {
      isRead.resolve();
      await mayGoOn.promise;
      return result;
    },
  });
  const { people, forget } = rememberPeople({ reads }, () => new Date("2025-09-21T20:00:00Z"));
  const before = people();
  await isRead.promise;
  await store.putPlayers([second]);
  forget();
  mayGoOn.resolve();
  expect((await before).map(({ playerId }) => playerId)).not.toContain(second.playerId);
  const now = await people();
  expect(now.map(({ playerId }) => playerId)).toContain(second.playerId);
  expect(await people()).toBe(now);
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
});
