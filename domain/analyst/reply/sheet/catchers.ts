/** The positions that carry the ball and catch passes: of others it is no news that they did not. */
export const CATCHERS: ReadonlySet<string> = new Set(["RB", "FB", "WR", "TE"]);
