/** The player in a slot of a lineup; null for an empty slot, which Sleeper writes as `"0"`. */
export function playerInSlot(playerId: string | null): string | null {
  return playerId === null || playerId === "" || playerId === "0" ? null : playerId;
}
