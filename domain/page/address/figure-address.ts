/**
 * The page of what a team's figure is made of; `field` is the figure's own, such as `total yards`, and `search` the query of the game
 * page that leads there and back.
 */
export function figurePath(gameKey: string, team: string, field: string, search: string): string {
  return `/games/${gameKey}/figures/${team}/${field.replaceAll(" ", "-")}${search}`;
}

/** The field that an address names; whether a game has such a figure is another question. */
export function figureField(name: string): string {
  return name.replaceAll("-", " ");
}
