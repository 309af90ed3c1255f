/** How many snaps of a game a player was on the field for, beside his team's own; null where the source does not know. */
export interface SnapCount {
  playerId: string;
  team: string;
  offense: number | null;
  teamOffense: number | null;
  defense: number | null;
  teamDefense: number | null;
}
