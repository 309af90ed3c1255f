import { makeGameKey } from "../../../../domain/game/game-key.ts";
import { SEASON_TYPE } from "../../../../domain/game/season-type.ts";
import { TEAMS } from "../../../../domain/game/team.ts";
import { createRandom } from "./random.ts";

/** A game of the demo's season. Days count from today in the league's zone. */
export interface Fixture {
  gameKey: string;
  week: number;
  awayTeam: string;
  homeTeam: string;
  /** `overtime` is a final whose game is chosen among those that went to overtime; `hourly` games take turns to be on. */
  kind: "final" | "overtime" | "hourly" | "scheduled";
  days: number;
  /** The hour of the kickoff; of an hourly game its turn, from 0. */
  hour: number;
  minute: number;
  channel: string;
}

/** The week that is being played; the ones before it are over. Weeks 1 to 4 have no byes. */
export const DEMO_WEEK = 4;

/** So many games take turns: at every full hour one of them kicks off. */
export const HOURLY_GAMES = 6;

type Slot = Pick<Fixture, "kind" | "days" | "hour" | "minute" | "channel"> & { games: number };

/** This week: half of it was played yesterday, six games are played today by turns, the rest comes tomorrow and the day after. */
const THIS_WEEK: readonly Slot[] = [
  { kind: "final", games: 1, days: -3, hour: 20, minute: 15, channel: "Prime Video" },
  { kind: "final", games: 2, days: -1, hour: 13, minute: 0, channel: "CBS" },
  { kind: "overtime", games: 1, days: -1, hour: 13, minute: 0, channel: "FOX" },
  { kind: "final", games: 1, days: -1, hour: 13, minute: 0, channel: "FOX" },
  { kind: "final", games: 1, days: -1, hour: 16, minute: 5, channel: "CBS" },
  { kind: "final", games: 1, days: -1, hour: 16, minute: 25, channel: "FOX" },
  { kind: "final", games: 1, days: -1, hour: 20, minute: 20, channel: "NBC" },
  ...Array.from({ length: HOURLY_GAMES }, (_, hour): Slot => ({
    kind: "hourly",
    games: 1,
    days: 0,
    hour,
    minute: 0,
    channel: "ESPN",
  })),
  { kind: "scheduled", games: 1, days: 1, hour: 16, minute: 25, channel: "FOX" },
  { kind: "scheduled", games: 1, days: 2, hour: 20, minute: 15, channel: "ESPN" },
];

const EARLIER_WEEK: readonly Slot[] = [
  { kind: "final", games: 1, days: -3, hour: 20, minute: 15, channel: "Prime Video" },
  { kind: "final", games: 5, days: 0, hour: 13, minute: 0, channel: "CBS" },
  { kind: "final", games: 4, days: 0, hour: 13, minute: 0, channel: "FOX" },
  { kind: "final", games: 2, days: 0, hour: 16, minute: 5, channel: "CBS" },
  { kind: "final", games: 2, days: 0, hour: 16, minute: 25, channel: "FOX" },
  { kind: "final", games: 1, days: 0, hour: 20, minute: 20, channel: "NBC" },
  { kind: "final", games: 1, days: 1, hour: 20, minute: 15, channel: "ESPN" },
];

/** Every game of the demo's season, all 32 teams in every week, nobody against the same team twice. */
export function makeFixtures(seed: string, season: number): Fixture[] {
  const random = createRandom(`${seed}/fixtures`);
  const teams = TEAMS.map(({ code }) => ({ code, order: random.next() }))
    .toSorted((one, other) => one.order - other.order)
    .map(({ code }) => code);
  const fixtures: Fixture[] = [];
  for (let week = 1; week <= DEMO_WEEK; week++) {
    const isThisWeek = week === DEMO_WEEK;
    const slots = (isThisWeek ? THIS_WEEK : EARLIER_WEEK).flatMap(({ games, ...slot }) =>
      Array.from({ length: games }, () => slot),
    );
    const earlier = isThisWeek ? 0 : -1 - 7 * (DEMO_WEEK - week);
    const games = pairings(teams, week).map((pair) => ({ pair, order: random.next() }));
    games.sort((one, other) => one.order - other.order);
    for (const [index, { pair }] of games.entries()) {
      const [awayTeam, homeTeam] = pair;
      const slot = slots[index];
      if (slot === undefined) throw new RangeError(`week ${week} has no slot for its game number ${index + 1}`);
      const gameKey = makeGameKey({ season, seasonType: SEASON_TYPE.regular, week, homeTeam });
      fixtures.push({ gameKey, week, awayTeam, homeTeam, ...slot, days: slot.days + earlier });
    }
  }
  return fixtures;
}

/** One round of the circle method: the first team stays, the others move on by a seat each week. */
function pairings(teams: readonly string[], round: number): [away: string, home: string][] {
  const [first = "", ...rest] = teams;
  const turned = [...rest.slice(round), ...rest.slice(0, round)];
  const seats = [first, ...turned];
  return Array.from({ length: seats.length / 2 }, (_, index) => {
    const pair: [string, string] = [seats[index] ?? "", seats[seats.length - 1 - index] ?? ""];
    return (index + round) % 2 === 0 ? pair : [pair[1], pair[0]];
  });
}
