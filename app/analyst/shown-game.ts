import type { LiveGame } from "../../domain/live/live-game.ts";

/** The game as the page shows it now: the analyst's section is a tree of its own, and the voice's tools read this. */
export const shownGame: { current: LiveGame | null } = { current: null };
