/**
 * What a link of somebody's points is called where its row is not heard with it: `22.4 PPR points of Saquon Barkley`. `kind` is
 * the head of the points' column, or the name of their scoring.
 */
export function pointsName(figure: string, kind: string, owner: string): string {
  return `${figure} ${kind === "FPTS" ? "standard" : kind} points of ${owner}`;
}
