/** `1 yard`, `33 yards`, `minus-2 yards`. */
export function yards(value: number): string {
  const said = value < 0 ? `minus-${-value}` : String(value);
  return `${said} ${Math.abs(value) === 1 ? "yard" : "yards"}`;
}

/** `a 33-yard`, `an 81-yard`; `a` before a word where the yards are unknown. */
export function aYard(value: number | null): string {
  return value === null ? "a" : `${article(value)} ${value}-yard`;
}

/** `33-yard ` before a noun, nothing where the yards are unknown. */
export function yardBefore(value: number | null): string {
  return value === null ? "" : `${value}-yard `;
}

/** `an` before 8, 11, 18, 80 to 89; numbers are read, not spelled. */
export function article(value: number): "a" | "an" {
  const text = String(Math.abs(value));
  return value >= 0 && (text.startsWith("8") || text === "11" || text === "18") ? "an" : "a";
}
