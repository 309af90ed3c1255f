import { TEAMS } from "../../../../domain/game/team.ts";
import type { DemoPlayer, DemoPosition } from "./demo-player.ts";
import { FIRST_NAMES, LAST_NAMES } from "./names.ts";
import { createRandom, type Random } from "./random.ts";

/** How many of a position a team has, which numbers they wear and how they are built (inches, pounds). */
interface PositionGroup {
  position: DemoPosition;
  players: number;
  jerseys: readonly [number, number];
  height: number;
  weight: number;
}

const GROUPS: readonly PositionGroup[] = [
  { position: "QB", players: 2, jerseys: [1, 19], height: 75, weight: 220 },
  { position: "RB", players: 3, jerseys: [20, 39], height: 70, weight: 212 },
  { position: "FB", players: 1, jerseys: [40, 49], height: 72, weight: 242 },
  { position: "WR", players: 5, jerseys: [10, 19], height: 72, weight: 198 },
  { position: "TE", players: 3, jerseys: [80, 89], height: 77, weight: 250 },
  { position: "OL", players: 5, jerseys: [60, 79], height: 77, weight: 314 },
  { position: "DL", players: 6, jerseys: [90, 99], height: 76, weight: 286 },
  { position: "LB", players: 5, jerseys: [40, 59], height: 73, weight: 236 },
  { position: "CB", players: 4, jerseys: [20, 39], height: 71, weight: 193 },
  { position: "S", players: 3, jerseys: [20, 49], height: 72, weight: 206 },
  { position: "K", players: 1, jerseys: [1, 9], height: 72, weight: 194 },
  { position: "P", players: 1, jerseys: [1, 9], height: 74, weight: 208 },
];

/** A team's players by position, best first. */
export type Roster = Readonly<Record<DemoPosition, readonly DemoPlayer[]>>;

/** The rosters of all teams, by team code. People, names and talents follow from the seed and the season alone. */
export function makeRosters(seed: string, season: number): ReadonlyMap<string, Roster> {
  const random = createRandom(`${seed}/rosters`);
  const takeName = nameSource(random);
  return new Map(TEAMS.map(({ code }) => [code, makeRoster(code, season, random, takeName)]));
}

function makeRoster(team: string, season: number, random: Random, takeName: () => string): Roster {
  const taken = new Set<number>();
  const players = (position: DemoPosition): DemoPlayer[] => {
    const group = GROUPS.find((candidate) => candidate.position === position);
    if (group === undefined) return [];
    return Array.from({ length: group.players }, (_, index) => makePlayer(team, season, group, index + 1));
  };
  function makePlayer(code: string, inSeason: number, group: PositionGroup, rank: number): DemoPlayer {
    const { position } = group;
    const experience = Math.min(14, Math.floor(random.exponential(position === "QB" || position === "K" ? 6 : 3.5)));
    const born = inSeason - 22 - experience - random.between(0, 1);
    return {
      playerId: `demo-${code}-${position}${rank}`.toLowerCase(),
      name: takeName(),
      position,
      team: code,
      rank,
      talent: random.normal(0, 1) - (rank - 1) * 0.35,
      jerseyNumber: freeJersey(group.jerseys, taken, random),
      birthDate: `${born}-${twoDigits(random.between(1, 12))}-${twoDigits(random.between(1, 28))}`,
      height: Math.round(random.normal(group.height, 1.4)),
      weight: Math.round(random.normal(group.weight, 8)),
      rookieSeason: inSeason - experience,
    };
  }
  return {
    QB: players("QB"),
    RB: players("RB"),
    FB: players("FB"),
    WR: players("WR"),
    TE: players("TE"),
    OL: players("OL"),
    DL: players("DL"),
    LB: players("LB"),
    CB: players("CB"),
    S: players("S"),
    K: players("K"),
    P: players("P"),
  };
}

/** Hands out full names, none twice; neighbors in the league get different last names. */
function nameSource(random: Random): () => string {
  const taken = new Set<string>();
  let lastNames: string[] = [];
  return () => {
    if (lastNames.length === 0) lastNames = shuffled(LAST_NAMES, random);
    const last = lastNames.pop() ?? random.pick(LAST_NAMES);
    let name = `${random.pick(FIRST_NAMES)} ${last}`;
    while (taken.has(name)) name = `${random.pick(FIRST_NAMES)} ${last}`;
    taken.add(name);
    return name;
  };
}

function shuffled(names: readonly string[], random: Random): string[] {
  return names
    .map((name) => ({ name, order: random.next() }))
    .toSorted((one, other) => one.order - other.order)
    .map(({ name }) => name);
}

function freeJersey([low, high]: readonly [number, number], taken: Set<number>, random: Random): number {
  let number = random.between(low, high);
  // The ranges of positions overlap; a full one runs on into its neighbor, as in the league.
  while (taken.has(number)) number = (number % 99) + 1;
  taken.add(number);
  return number;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, "0");
}
