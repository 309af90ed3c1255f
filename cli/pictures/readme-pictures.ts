import { CommandProblem } from "../command/command-problem.ts";
import { ASK, findRecap, type PicturedPage } from "./find-pages.ts";

/** The narrowest that has two columns: files stay small, and the words large. */
export const README_WIDTH = 1024;

/** A picture of README.md: what a window of `README_WIDTH` shows of a page. */
export interface ReadmePicture extends PicturedPage {
  height: number;
  /** Selector of what stands a third down the window; the page's beginning where absent. */
  at?: string;
}

/** The pictures of README.md, from a site that has a game with a recap. */
export async function readmePictures(address: string): Promise<ReadmePicture[]> {
  const path = await findRecap(address);
  if (path === null) throw new CommandProblem("No game of this week has a recap to show.");
  return [
    { name: "week", path: "/stats", height: 900 },
    { name: "game", path, height: 1000 },
    { name: "recap", path, height: 900, press: [[".receipts summary", ".receipts[open]"], ASK], at: ".receipts" },
  ];
}
