import { teamByCode } from "../../domain/game/team.ts";
import { canonicalTeamCode } from "../../domain/game/team-code.ts";
import type { PlayerAlias } from "../../domain/game/player.ts";
import { samePerson, sharesSurname } from "../../domain/my-players/same-person.ts";
import type { SearchedPlayer } from "../../domain/players/player-index.ts";
import type { SleeperDirectory, SleeperPlayer } from "../sleeper/sleeper-directory.ts";
import type { Store } from "../store/store.ts";

/** Who a Sleeper id stands for: `owner` as in `RosteredPlayer`. */
export interface NamedOwner {
  owner: string | null;
  name: string;
}

/** Everybody the site knows, by what Sleeper may know of them. */
export interface KnownPeople {
  people: readonly SearchedPlayer[];
  byId: ReadonlyMap<string, SearchedPlayer>;
  bySleeper: ReadonlyMap<string, SearchedPlayer>;
  byFantasyData: ReadonlyMap<string, SearchedPlayer>;
}

const KNOWN = new WeakMap<readonly SearchedPlayer[], Promise<KnownPeople>>();

/** The people of the store; read anew when the list of them is another one. */
export async function knownPeople(store: Pick<Store, "people" | "playersWithAlias">): Promise<KnownPeople> {
  const people = await store.people();
  const known = KNOWN.get(people) ?? readKnown(store, people);
  KNOWN.set(people, known);
  // What failed once is tried again.
  known.catch(() => KNOWN.delete(people));
  return known;
}

/**
 * Who a Sleeper id stands for. A defense is the code of its team. A player is known by his Sleeper id in our store; else by the ids that
 * Sleeper's list has of him, where a word of the surname is the same too; else by whole name, team and position. Nobody is guessed.
 */
export function ownerOf(sleeperId: string, directory: SleeperDirectory | null, known: KnownPeople): NamedOwner {
  const code = canonicalTeamCode(sleeperId);
  if (code !== null) {
    const { place = "", nick = code } = teamByCode(code) ?? {};
    return { owner: code, name: `${place} ${nick}`.trim() };
  }
  const listed = directory?.get(sleeperId) ?? null;
  const player = byIds(sleeperId, listed, known) ?? (listed === null ? null : samePerson(listed, known.people));
  return { owner: player?.playerId ?? null, name: listed?.name ?? player?.name ?? `Sleeper player ${sleeperId}` };
}

function byIds(sleeperId: string, listed: SleeperPlayer | null, known: KnownPeople): SearchedPlayer | null {
  const { gsisId = null, fantasyDataId = null } = listed ?? {};
  const called = [
    known.bySleeper.get(sleeperId),
    // The ids of nflverse, and so ours wherever it was read.
    gsisId === null ? undefined : known.byId.get(gsisId),
    fantasyDataId === null ? undefined : known.byFantasyData.get(fantasyDataId),
  ].filter((one) => one !== undefined);
  const [first] = called;
  // Ids that lead to different people lead nowhere.
  if (first === undefined || called.some(({ playerId }) => playerId !== first.playerId)) return null;
  return listed === null || sharesSurname(listed.name, first.name) ? first : null;
}

async function readKnown(
  store: Pick<Store, "playersWithAlias">,
  people: readonly SearchedPlayer[],
): Promise<KnownPeople> {
  const byId = new Map(people.map((person) => [person.playerId, person]));
  const peopleBy = async (source: PlayerAlias["source"]): Promise<Map<string, SearchedPlayer>> => {
    const players = await store.playersWithAlias(source);
    return new Map(
      players.flatMap(({ playerId, aliases }) => {
        const person = byId.get(playerId);
        const ids = aliases.filter((alias) => alias.source === source);
        return person === undefined ? [] : ids.map(({ id }) => [id, person] as const);
      }),
    );
  };
  return { people, byId, bySleeper: await peopleBy("sleeper"), byFantasyData: await peopleBy("fantasydata") };
}
