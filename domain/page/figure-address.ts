import { type GameView, gameViewSearch, parseGameView } from "./view-query.ts";

const NO_CHOICE = parseGameView(new URLSearchParams());

/** What of a game page's view its figures keep: the moment that it stands at, and that its score was asked for. */
export type FigureView = Pick<GameView, "at" | "scores">;

/** The page of what a team's figure is made of; `field` is the figure's own, such as `total yards`. */
export function figurePath(gameKey: string, team: string, field: string, view: FigureView): string {
  return `/games/${gameKey}/figures/${team}/${field.replaceAll(" ", "-")}${figureSearch(view)}`;
}

/** The query of a page that keeps this and nothing else of the view. */
export function figureSearch({ at, scores }: FigureView): string {
  return gameViewSearch({ ...NO_CHOICE, at, scores });
}

/** The field that an address names; whether a game has such a figure is another question. */
export function figureField(name: string): string {
  return name.replaceAll("-", " ");
}
