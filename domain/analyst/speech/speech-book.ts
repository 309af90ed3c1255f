import type { NameCast } from "../../cited/name-mask.ts";
import { surnameOf } from "../../facts/people-of.ts";
import { teamName } from "../../game/team.ts";
import type { PlayerLine } from "../../game/player-line.ts";
import { gameRoster } from "../../names/game-roster.ts";
import type { ToolSnapshot } from "../tools/analyst-tool.ts";
import type { FactRow } from "../../facts/fact-row.ts";

/** A game as speech is held against it. */
export interface SpeechBook {
  cast: NameCast;
  facts: readonly FactRow[];
  lines: readonly PlayerLine[];
  /** Given names that one player alone has, with his whole name. */
  given: ReadonlyMap<string, string>;
}

/** Given names that begin a sentence as words do. */
const WORDS: ReadonlySet<string> = new Set([
  "Will",
  "Mark",
  "Drew",
  "Chase",
  "Grant",
  "Case",
  "Rush",
  "Price",
  "Major",
]);
const BOOKS = new WeakMap<readonly FactRow[], SpeechBook>();

/** Made once for each list of facts; null as long as there are none. */
export function speechBook(snapshot: ToolSnapshot): SpeechBook | null {
  const { facts = [], game } = snapshot;
  if (facts.length === 0) return null;
  const known = BOOKS.get(facts);
  if (known !== undefined) return known;
  const roster = gameRoster(snapshot);
  const people = roster.map(
    ({ playerId, playerName: name }) => [playerId, { playerId, name, shortName: surnameOf(name) }] as const,
  );
  const names = Map.groupBy(roster, ({ playerName }) => playerName.split(" ")[0] ?? playerName);
  const given = [...names].flatMap(([name, [only, another]]) =>
    only === undefined || another !== undefined || name.length < 4 || WORDS.has(name)
      ? []
      : [[name, only.playerName] as const],
  );
  const teamOf = (code: string) => ({ code, ...teamName(code, game.season) });
  const cast = { people: new Map(people), away: teamOf(game.awayTeam), home: teamOf(game.homeTeam) };
  const book = { cast, facts, lines: snapshot.playerGameStats, given: new Map(given) };
  BOOKS.set(facts, book);
  return book;
}
