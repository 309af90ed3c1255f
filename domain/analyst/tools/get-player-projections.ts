import { analystTool } from "./analyst-tool.ts";
import { listPlayers, type PlayerList } from "./player-list.ts";
import { fail } from "../../result.ts";
import { PLAYER_ARGUMENTS } from "./tool-arguments.ts";

const MISSING = "No player projections available for this game";

/** What was projected for the players, best first. */
export const getPlayerProjections = analystTool<PlayerList>({
  name: "get_player_projections",
  description:
    "What was projected for the players before the game, best first. Filter by team or position; 20 players unless a limit is given.",
  parameters: PLAYER_ARGUMENTS,
  run: (args, snapshot, now) =>
    snapshot === null
      ? fail(MISSING)
      : listPlayers(snapshot.playerProjections, MISSING, args, snapshot, now, ["projection"]),
});
