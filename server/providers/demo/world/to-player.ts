import type { Player } from "../../../../domain/game/player.ts";
import type { DemoPlayer } from "./demo-player.ts";

/** A simulated person as the rest of the site knows people: without talent and rank, and with no id anywhere else. */
export function toPlayer(player: DemoPlayer): Player {
  const { playerId, name, position, team, jerseyNumber, birthDate, height, weight, rookieSeason } = player;
  return {
    playerId,
    name,
    position,
    team,
    jerseyNumber,
    birthDate,
    height,
    weight,
    college: null,
    rookieSeason,
    aliases: [],
  };
}
