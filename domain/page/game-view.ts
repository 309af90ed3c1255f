import type { LineSource } from "../game/player-line.ts";

export type PlayFilter = "all" | "flow" | "key" | "scoring" | "1" | "2" | "3" | "4" | "OT";
export type Tab = "passing" | "rushing" | "receiving";
export type PlayOrder = "oldest" | "newest";

export const TABS: readonly Tab[] = ["passing", "rushing", "receiving"];
export const SOURCES: readonly LineSource[] = ["projections", "stats"];

const FILTERS: readonly PlayFilter[] = ["all", "flow", "key", "scoring", "1", "2", "3", "4", "OT"];
const ORDERS: readonly PlayOrder[] = ["oldest", "newest"];

/** What a reader has chosen on a game page. Null means not chosen: the default then depends on the game. */
export interface GameView {
  plays: PlayFilter;
  source: LineSource | null;
  tab: Tab;
  order: PlayOrder | null;
  /** The moment of a finished game that the page stands at: a play's id, or `kickoff`. Null: the game as it is now. */
  at: string | null;
  /** The play whose card is open and whose own address this is, by its id; no filter hides it. */
  play: string | null;
  /** Asked for although this browser hides scores: see `without-score.ts`. */
  scores: "shown" | null;
  /** The rules that stand beside FPTS and PPR, as they were given: `scoring-address.ts` reads them. */
  scoring: string | null;
}

/** The moment before the first play, in the place of a play's id. */
export const KICKOFF = "kickoff";

/** The view that an address asks for. Case does not matter; an unknown value is the default, never an error. */
export function parseGameView(params: URLSearchParams): GameView {
  return {
    plays: oneOf(FILTERS, params.get("plays")) ?? "all",
    source: oneOf(SOURCES, params.get("source")),
    tab: oneOf(TABS, params.get("tab")) ?? "passing",
    order: oneOf(ORDERS, params.get("order")),
    at: params.get("at"),
    play: params.get("play") || null,
    scores: params.get("scores") === "shown" ? "shown" : null,
    scoring: params.get("scoring"),
  };
}

/** The query of a view, `""` or `?plays=flow&...`: defaults left out, always in one order, so that one view has one address. */
export function gameViewSearch(view: GameView): string {
  const params = new URLSearchParams();
  if (view.at !== null) params.set("at", view.at);
  if (view.plays !== "all") params.set("plays", view.plays);
  if (view.source !== null) params.set("source", view.source);
  if (view.tab !== "passing") params.set("tab", view.tab);
  for (const name of ["order", "play", "scores", "scoring"] as const) {
    const value = view[name];
    if (value !== null) params.set(name, value);
  }
  const query = params.toString();
  return query === "" ? "" : `?${query}`;
}

function oneOf<T extends string>(known: readonly T[], value: string | null): T | null {
  const wanted = value?.trim().toLowerCase();
  return known.find((one) => one.toLowerCase() === wanted) ?? null;
}
