/** What a figure is held against: `most` is at most, `least` at least so much. */
export interface Bound {
  op: "over" | "under" | "most" | "least" | "exact";
  value: number;
}

const HOLDS: Record<Bound["op"], (figure: number, value: number) => boolean> = {
  over: (figure, value) => figure > value,
  under: (figure, value) => figure < value,
  most: (figure, value) => figure <= value,
  least: (figure, value) => figure >= value,
  exact: (figure, value) => figure === value,
};

/** Whether a figure is what a question holds it against. */
export function meets(figure: number, { op, value }: Bound): boolean {
  return HOLDS[op](figure, value);
}
