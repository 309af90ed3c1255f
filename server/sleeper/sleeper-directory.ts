import { canonicalTeamCode } from "../../domain/game/team-code.ts";
import { fail, ok, type Result } from "../../domain/result.ts";
import { readShape } from "./read-shape.ts";
import { shownName } from "./shown-name.ts";
import { passingProblem, type SleeperProblem } from "./sleeper-problem.ts";
import { SLEEPER_ANSWERS, type WirePlayer } from "./sleeper-wire.ts";

/** Somebody that Sleeper knows. */
export interface SleeperPlayer {
  name: string;
  /** Sleeper's words, the main one first: `WR`, `DB`, `CB`; empty where none is known. */
  positions: readonly string[];
  /** Our code; null for a free agent. */
  team: string | null;
  /** The league's own id, such as `00-0034857`; null for many. */
  gsisId: string | null;
  /** SportsDataIO's PlayerID; null for many. */
  fantasyDataId: string | null;
}

/** Players by Sleeper's ids. Team defenses are not in it: their ids are the codes of their teams. */
export type SleeperDirectory = ReadonlyMap<string, SleeperPlayer>;

const ID = /^[1-9]\d{0,9}$/;
const MOST_PEOPLE = 60_000;
const GSIS = /^00-\d{7}$/;
/** One wrong entry among ten thousand is passed over; where most are wrong the whole answer is. */
const LEAST_READABLE = 0.5;

/** Reads `/players/nfl`, an object by id. Entries of another shape are left out. */
export function readDirectory(data: unknown): Result<SleeperDirectory, SleeperProblem> {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return fail(unreadable("it is no list by id"));
  const entries = Object.entries(data).filter(([id]) => ID.test(id));
  if (entries.length === 0) return fail(unreadable("nobody is in it"));
  if (entries.length > MOST_PEOPLE) return fail(unreadable(`more than ${MOST_PEOPLE} people are in it`));
  const people = new Map<string, SleeperPlayer>();
  for (const [id, entry] of entries) {
    const read = readShape(SLEEPER_ANSWERS.player, entry, `player ${id}`);
    const player = read.ok ? playerOf(read.value) : null;
    if (player !== null) people.set(id, player);
  }
  return people.size < entries.length * LEAST_READABLE
    ? fail(unreadable("most entries have another shape than we know"))
    : ok(people);
}

function playerOf(wire: WirePlayer): SleeperPlayer | null {
  const name = shownName(wire.full_name) ?? shownName(`${wire.first_name ?? ""} ${wire.last_name ?? ""}`);
  if (name === null) return null;
  const gsisId = wire.gsis_id?.trim() ?? "";
  const positions = [wire.position ?? "", ...(wire.fantasy_positions ?? [])].filter((one) => /^[A-Z]{1,4}$/.test(one));
  return {
    name,
    positions: [...new Set(positions)],
    team: canonicalTeamCode(wire.team ?? ""),
    gsisId: GSIS.test(gsisId) ? gsisId : null,
    fantasyDataId: /^[1-9]\d{0,9}$/.exec(String(wire.fantasy_data_id ?? ""))?.[0] ?? null,
  };
}

function unreadable(why: string): SleeperProblem {
  return passingProblem("bad-answer", `Sleeper's list of all players cannot be read: ${why}.`);
}
