const OFFENSE = new Set(["QB", "RB", "FB", "HB", "WR", "TE", "T", "OT", "G", "OG", "C", "OL", "LS", "K", "P"]);

/** Whether a player of a position, as the source writes it, plays on offense or kicks: one tackle after a turnover makes no defender of him. */
export function isOffensePosition(position: string | null): boolean {
  return position !== null && OFFENSE.has(position.toUpperCase());
}
