import { NOTHING_KEPT, type KeptPlayers } from "./kept-players.ts";
import { keptText, parseKept } from "./kept-text.ts";
import { withLeague, withStar } from "./with-league.ts";

/** What a browser or an account keeps for its reader: `keptText` of players and leagues, `scoringText` of rules; null for none. */
export interface Keeps {
  players: string | null;
  scoring: string | null;
}

export type KeepsKind = keyof Keeps;

export const NO_KEEPS: Keeps = { players: null, scoring: null };

/** What both hold from now on. Where they differ the reader has to say which counts. */
export interface Met {
  browser: Keeps;
  account: Keeps;
}

/**
 * Brings together what a browser and an account keep. `isLast` says whether a text is what both had when they last met: what is
 * still that gives way to what has changed since. Where both have changed, players and leagues are joined; of two scorings, and of
 * leagues that have no room together, each stays where it is until the reader chooses.
 */
export function meetAccount(
  browser: Keeps,
  account: Keeps,
  isLast: (kind: KeepsKind, text: string | null) => boolean,
): Met {
  const met: Met = { browser: { ...browser }, account: { ...account } };
  for (const kind of ["players", "scoring"] as const) {
    const [here, there] = [browser[kind], account[kind]];
    if (here === there) continue;
    const both = isLast(kind, here) ? there : isLast(kind, there) ? here : join(kind, here, there);
    if (both === undefined) continue;
    met.browser[kind] = both;
    met.account[kind] = both;
  }
  return met;
}

/** What holds all of both; undefined where nothing does. */
function join(kind: KeepsKind, here: string | null, there: string | null): string | null | undefined {
  if (here === null || there === null) return here ?? there;
  return kind === "players" ? joinPlayers(here, there) : undefined;
}

/** Everybody and every league of both, the account's first; undefined where that is more than there is room for. */
function joinPlayers(here: string, there: string): string | undefined {
  let kept = readKept(there);
  const { starred, leagues } = readKept(here);
  for (const { id: _, ...league } of leagues) {
    const more = withLeague(kept, league);
    if (!more.ok) return undefined;
    kept = more.value;
  }
  for (const owner of starred) {
    const more = withStar(kept, owner, true);
    if (!more.ok) return undefined;
    kept = more.value;
  }
  return keptText(kept);
}

function readKept(text: string): KeptPlayers {
  return parseKept(text) ?? NOTHING_KEPT;
}
