import type { Player, PlayerAlias } from "../../../domain/game/player.ts";
import { ok } from "../../../domain/result.ts";
import type { ProviderResult } from "../../providers/provider.ts";
import type { IngestServices } from "./ingest-services.ts";
import { PEOPLE } from "../plan/ingest-task.ts";

export interface PeopleReport {
  people: number;
  /** Known people have other ids at the provider now: what was read under the old ones is to be read again. */
  isRekeyed: boolean;
}

/**
 * Everybody who may be named in a season, with what the provider calls them now. Where known people have other ids there, the
 * log and the administrator are told who.
 */
export async function readPeople(
  services: IngestServices,
  season: number,
  signal: AbortSignal,
): Promise<ProviderResult<PeopleReport>> {
  const { provider, store, log, readTimes, now } = services;
  const start = performance.now();
  const read = await provider.players(season, signal);
  if (!read.ok) return read;
  signal.throwIfAborted();
  const before = new Map((await store.playersWithAlias(SOURCE)).map((player) => [player.playerId, player]));
  await store.putPlayers(read.value);
  await services.reloadPeople();
  await readTimes.put([PEOPLE], now());
  const rekeyed = read.value.filter((player) => {
    const known = before.get(player.playerId);
    return known !== undefined && !idsOf(player).every((id) => idsOf(known).includes(id));
  });
  if (rekeyed.length > 0) {
    const message = rekeyedWords(rekeyed);
    const milliseconds = Math.round(performance.now() - start);
    log.warn({ people: rekeyed.length }, message);
    await store.addIngestNotes([
      { at: now().toISOString(), gameKey: null, feed: null, kind: "corrected", message, milliseconds },
    ]);
  }
  return ok({ people: read.value.length, isRekeyed: rekeyed.length > 0 });
}

const SOURCE: PlayerAlias["source"] = "fantasydata";
const MOST_NAMES = 10;

function idsOf({ aliases }: Player): string[] {
  return aliases.filter(({ source }) => source === SOURCE).map(({ id }) => id);
}

function rekeyedWords(rekeyed: readonly Player[]): string {
  const names = rekeyed.slice(0, MOST_NAMES).map(({ name }) => name);
  const others = rekeyed.length - names.length;
  const list = new Intl.ListFormat("en-US").format(others > 0 ? [...names, `${others} more`] : names);
  const who = rekeyed.length === 1 ? "1 player has another id" : `${rekeyed.length} players have other ids`;
  return `${who} at the provider now, recognized by name, team, and position or jersey number: ${list}`;
}
