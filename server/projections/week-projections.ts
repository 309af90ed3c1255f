import { LRUCache } from "lru-cache";
import type { WeekId } from "../../domain/game/week-id.ts";
import { type PastGame, weekOrder } from "../../domain/projections/past-game.ts";
import { type ProjectedLine, projectGames } from "../../domain/projections/project-week.ts";
import { knownTeams } from "../../domain/projections/known-teams.ts";
import { earlierGames, readSeasonForm, type SeasonForm } from "../../domain/projections/season-form.ts";
import type { SearchedPlayer } from "../../domain/players/player-index.ts";
import type { Store } from "../store/store.ts";

/** Two seasons of weeks. */
const MOST_WEEKS = 50;

interface KnownWeek {
  /** The games that it was read from, by which it is known whether one has changed. */
  earlier: readonly PastGame[];
  form: SeasonForm;
  /** What was made of it last, and for which games of the week and which rosters. */
  made: {
    own: readonly PastGame[];
    people: readonly SearchedPlayer[];
    lines: ReadonlyMap<string, ProjectedLine>;
  } | null;
}

const WEEKS = new LRUCache<string, KnownWeek>({ max: MOST_WEEKS });

/**
 * The projections of a week's games by owner: `playerId`, or the code of a team whose defense it is. Made from the weeks before it, of
 * this season and the last, and from the games' betting lines; what the week's own games bring changes nothing. What earlier weeks
 * say is read again only where one of their games has changed. A week of preseason has none.
 */
export async function weekProjections(
  store: Pick<Store, "pastGames" | "people">,
  week: WeekId,
): Promise<ReadonlyMap<string, ProjectedLine>> {
  const order = weekOrder(week);
  if (order === null) return new Map();
  const [season, before] = await Promise.all([store.pastGames(week.season), store.pastGames(week.season - 1)]);
  const own = season.filter(({ game }) => game.seasonType === week.seasonType && game.week === week.week);
  const known = formOf([...before, ...season], week, order);
  const hasComing = own.some(({ game }) => !game.hasStarted);
  const people = hasComing ? await store.people() : [];
  const { made, form } = known;
  if (made !== null && isSame(made.own, own) && (!hasComing || made.people === people)) return made.lines;
  const teams = knownTeams(form, own, people);
  const games = own.map(({ game }) => game);
  const lines = projectGames(games, form, { teams });
  known.made = { own, people, lines };
  return lines;
}

function formOf(past: readonly PastGame[], { season, seasonType, week }: WeekId, order: number): KnownWeek {
  const name = `${season} ${seasonType} ${week}`;
  const earlier = earlierGames(past, season, order);
  const known = WEEKS.get(name);
  if (known !== undefined && isSame(known.earlier, earlier)) return known;
  const fresh = { earlier, form: readSeasonForm(earlier, season, order), made: null };
  WEEKS.set(name, fresh);
  return fresh;
}

function isSame(one: readonly PastGame[], other: readonly PastGame[]): boolean {
  return one.length === other.length && one.every((game, at) => game === other[at]);
}
