/** A drive's result for a narrow column: of three words and more `field goal` is `FG` and `touchdown` is `TD`. */
export function shortResult(result: string): string {
  return result.split(" ").length < 3
    ? result
    : result
        .replace(/field goal/i, "FG")
        .replace("touchdown", "TD")
        .replace("Kickoff", "Kick");
}
