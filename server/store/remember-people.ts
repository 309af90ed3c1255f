import type { SearchedPlayer } from "../../domain/players/player-index.ts";
import type { Database } from "../db/database.ts";
import type { Tables } from "./tables.ts";

/** Rosters move a few times a week: what another process stored of them may wait so many milliseconds for the search. */
const LOOK_AGAIN_AFTER = 60_000;

export interface RememberedPeople {
  /** See `Store.people`. */
  people(): Promise<readonly SearchedPlayer[]>;
  /** They are read again for the next one who asks. */
  forget(): void;
}

/** The same list is given out until somebody in it has changed: the search's index hangs on it. */
export function rememberPeople({ reads }: Pick<Database<Tables>, "reads">, now: () => Date): RememberedPeople {
  let known: { people: readonly SearchedPlayer[]; hashes: string; readAt: number } | null = null;
  /** How often they were forgotten: what was read meanwhile may be from before it. */
  let forgotten = 0;
  return {
    async people() {
      const time = now().getTime();
      if (known !== null && Math.abs(time - known.readAt) < LOOK_AGAIN_AFTER) return known.people;
      const generation = forgotten;
      const rows = await reads
        .selectFrom("player")
        .select([
          "playerId",
          "name",
          "position",
          "team",
          "jerseyNumber",
          "rookieSeason",
          "normalizedName",
          "contentHash",
        ])
        .orderBy("playerId")
        .execute();
      const hashes = rows.map(({ contentHash }) => contentHash).join("");
      const people =
        known?.hashes === hashes ? known.people : rows.map(({ contentHash: _contentHash, ...person }) => person);
      if (generation === forgotten) known = { people, hashes, readAt: time };
      return people;
    },
    forget() {
      forgotten += 1;
      if (known !== null) known.readAt = Number.NEGATIVE_INFINITY;
    },
  };
}
