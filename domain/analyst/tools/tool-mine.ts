import type { MyGame, MyStrip } from "../../sunday/my-strip.ts";

/** What the tools know of the players of the reader who asks: their points under that person's rules, and whose they are. */
export interface ToolMine {
  /** `MY`, or a league's name. */
  label: string;
  scoringName: string;
  /** Keys of the rules that the plays do not have. */
  uncounted: readonly string[];
  /** By `playerId`. */
  points: Readonly<Record<string, number>>;
  owners: readonly string[];
}

/** The same from what a page knows of them. */
export function toolMine({ owners }: Pick<MyStrip, "owners">, game: MyGame): ToolMine {
  const { label, scoringName, uncounted, points } = game;
  return { label, scoringName, uncounted, points, owners };
}
