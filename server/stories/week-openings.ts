import type { Game } from "../../domain/game/game.ts";
import type { Store } from "../store/store.ts";

type GameOfWeek = Pick<Game, "gameKey" | "season" | "seasonType" | "week">;

/** How the recaps of a week open, so that no two open alike. Each week is read once; keep it for one run, not forever. */
export interface WeekOpenings {
  /** The first paragraphs of the week's other recaps. */
  others(game: GameOfWeek): Promise<string[]>;
  /** Takes a recap that was written now. */
  put(game: GameOfWeek, markdown: string): Promise<void>;
}

export function weekOpenings(store: Pick<Store, "weekGames" | "story">): WeekOpenings {
  const weeks = new Map<string, Promise<Map<string, string>>>();

  async function read({ season, seasonType, week }: GameOfWeek): Promise<Map<string, string>> {
    const games = await store.weekGames({ season, seasonType, week });
    const stories = await Promise.all(games.map(({ game }) => store.story(game.gameKey, "recap")));
    return new Map(stories.flatMap((one) => (one === null ? [] : [[one.gameKey, openingOf(one.markdown)]])));
  }

  function ofWeek(game: GameOfWeek): Promise<Map<string, string>> {
    const name = `${game.season}/${game.seasonType}/${game.week}`;
    const known = weeks.get(name) ?? read(game);
    weeks.set(name, known);
    return known;
  }

  return {
    async others(game) {
      return [...(await ofWeek(game))].flatMap(([gameKey, opening]) => (gameKey === game.gameKey ? [] : [opening]));
    },
    async put(game, markdown) {
      (await ofWeek(game)).set(game.gameKey, openingOf(markdown));
    },
  };
}

/** The first paragraph after the headline. */
function openingOf(markdown: string): string {
  return markdown.replace(/^#\s.*\n+/, "").split("\n", 1)[0] ?? "";
}
