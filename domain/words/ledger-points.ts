/** Points of a ledger, to the hundredth: `12.70`, `−0.40` with a true minus. */
export function formatLedgerPoints(points: number): string {
  return `${points < 0 ? "−" : ""}${Math.abs(points).toFixed(2)}`;
}

/** The same with its sign: `+12.70`, `−0.40`, `0.00`. */
export function formatLedgerChange(points: number): string {
  return points > 0 ? `+${formatLedgerPoints(points)}` : formatLedgerPoints(points);
}

/** A rule's points as a league writes them, with as many digits as they have: `0.04`, `−2`. */
export function formatRule(points: number): string {
  return `${points < 0 ? "−" : ""}${Math.abs(points)}`;
}
