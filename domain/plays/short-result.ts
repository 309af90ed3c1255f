/** A drive's result for a narrow column: beside other words `field goal` is `FG` and `touchdown` is `TD`. */
export function shortResult(result: string): string {
  return result
    .replace(/field goal(?= )|(?<= )field goal/i, "FG")
    .replace(" touchdown", " TD")
    .replace("Kickoff", "Kick");
}
