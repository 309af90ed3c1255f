/** A position as a source writes it, empty where it writes none. A kicker is `K` whoever writes `PK`: everything else knows him by the one. */
export function positionOfSource(written: string | null | undefined): string {
  return written === "PK" ? "K" : (written ?? "");
}
