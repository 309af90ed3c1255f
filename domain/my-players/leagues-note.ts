import type { LeaguesNote, ListedLeague } from "./leagues-page.ts";
import type { PastedChoice } from "./pasted-team.ts";

/** What a form did to a league or a star, as an address says it: `?added=2`. */
export type Done = "added" | "changed" | "restored" | "renamed";

/** What the form that led to an address has done there; null where it names nothing that is kept. */
export function leaguesNote(
  params: URLSearchParams,
  leagues: readonly ListedLeague[],
  starred: readonly PastedChoice[],
): LeaguesNote | null {
  const named = (done: Done): ListedLeague[] => leagues.filter(({ id }) => params.getAll(done).includes(id));
  const [added, ...others] = named("added");
  if (added !== undefined)
    return others.length > 0
      ? { words: `Added ${others.length + 1} leagues.`, undo: null }
      : { words: `Added ${added.name}${sizeOf(added)}.`, undo: { intent: "remove", value: added.id } };
  const [changed] = named("changed");
  if (changed !== undefined) return { words: `Changed ${changed.name}${sizeOf(changed)}.`, undo: null };
  const [renamed] = named("renamed");
  if (renamed !== undefined) return { words: `Renamed to ${renamed.name}.`, undo: null };
  const star = starred.find(({ owner }) => owner === params.get("restored"));
  const restored = named("restored")[0] ?? star;
  return restored === undefined ? null : { words: `Restored ${restored.name}.`, undo: null };
}

function sizeOf({ starters, bench }: ListedLeague): string {
  const size = starters.length + bench.length;
  return size === 0 ? "" : size === 1 ? ", one player" : `, ${size} players`;
}
