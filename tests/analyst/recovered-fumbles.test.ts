import { describe, expect, it } from "vitest";

import { replyTo } from "../../domain/analyst/reply/reply-to.ts";
import { indexFacts } from "../../domain/facts/index-facts.ts";
import type { GameSnapshot } from "../../domain/game/game-snapshot.ts";
import { HAS_SAMPLE_DATA } from "../fixtures/sample-data.ts";
import { realGames } from "./real-games.ts";

/** Whether either team recovered a fumble, its own too, where the answer says other than the plays do. */
function wrongOf(snapshot: GameSnapshot): string[] {
  const index = indexFacts(snapshot, null);
  const { game, allPlays } = snapshot;
  return [game.awayTeam, game.homeTeam].flatMap((team) =>
    [false, true].flatMap((isOwn) => {
      const isSo = allPlays.some(
        ({ credits }) =>
          credits.some((one) => one.stat === "fumbleRecoveries" && one.team === team) &&
          credits.some((one) => one.stat === "fumbles" && (!isOwn || one.team === team)),
      );
      const nick = index.team(team)?.nick ?? team;
      const said = replyTo(`did the ${nick} recover ${isOwn ? "their own" : "a"} fumble`, snapshot, index);
      const text = said.sentences[0]?.text ?? "";
      return text.startsWith(isSo ? "Yes, " : "No, ") ? [] : [`${game.gameKey} ${team} ${isOwn}: ${text}`];
    }),
  );
}

describe("whether a team recovered a fumble", () => {
  it.skipIf(!HAS_SAMPLE_DATA)("is what the plays say, of its own fumbles too (needs ../shared/data)", async () => {
    expect([...(await realGames()).values()].flatMap(wrongOf)).toStrictEqual([]);
  });
});
