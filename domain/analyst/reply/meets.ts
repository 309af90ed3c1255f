/** Whether a figure is over, under, at least or exactly what a question holds it against. */
export function meets(
  figure: number,
  { op, value }: { op: "over" | "under" | "least" | "exact"; value: number },
): boolean {
  return op === "exact"
    ? figure === value
    : op === "over"
      ? figure > value
      : op === "under"
        ? figure < value
        : figure >= value;
}
