import { analystTool } from "./analyst-tool.ts";
import { listPlayers, type PlayerList } from "./player-list.ts";
import { fail } from "../../result.ts";
import { PLAYER_ARGUMENTS } from "./tool-arguments.ts";

const MISSING = "No player game stats available for this game yet";

/** What the players have done in this game, best first. */
export const getPlayerGameStats = analystTool<PlayerList>({
  name: "get_player_game_stats",
  description:
    "What the players have done in this game so far, best first. Filter by team or position; 20 players unless a limit is given.",
  parameters: PLAYER_ARGUMENTS,
  run: (args, snapshot, now) =>
    snapshot === null
      ? fail(MISSING)
      : listPlayers(snapshot.playerGameStats, MISSING, args, snapshot, now, ["line", "fantasy"]),
});
