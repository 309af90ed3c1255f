/** A position as a source writes it, empty where it writes none. Some write `PK` for a kicker; everything else knows him as `K`. */
export function positionOfSource(written: string | null | undefined): string {
  return written === "PK" ? "K" : (written ?? "");
}
