import { possessive } from "../../words/possessive.ts";
import type { Fact } from "../fact.ts";
import type { FactIndex } from "../fact-index.ts";
import type { NamePart, Phrase } from "../phrase.ts";

/** Players who have been named before and go by their short names now. `wordsOf` adds those that it names. */
export type KnownPlayers = Set<string>;

export type WordForm = "clause" | "noun" | "tail";

/**
 * A fact in words: the one place from which texts, answers, key plays and exports take them. Names are full the first time and short
 * afterwards: pass one `known` set through a text. The noun of a fact that has none is its clause; a tail that it has not is empty.
 */
export function wordsOf(
  fact: Fact,
  index: Pick<FactIndex, "people" | "team">,
  { known = new Set(), form = "clause" }: { known?: KnownPlayers; form?: WordForm } = {},
): string {
  const phrase = form === "tail" ? (fact.wording.tail ?? []) : (fact.wording[form] ?? fact.wording.clause);
  return phraseWords(phrase, index, known);
}

/** A phrase with its names put in. */
export function phraseWords(phrase: Phrase, index: Pick<FactIndex, "people" | "team">, known: KnownPlayers): string {
  return phrase.map((part) => (typeof part === "string" ? part : nameWords(part, index, known))).join("");
}

function nameWords(part: NamePart, index: Pick<FactIndex, "people" | "team">, known: KnownPlayers): string {
  const name = "player" in part ? playerWords(part.player, index, known) : teamWords(part, index);
  return part.possessive === true ? possessive(name) : name;
}

function playerWords(playerId: string, { people }: Pick<FactIndex, "people">, known: KnownPlayers): string {
  const person = people.get(playerId);
  if (person === undefined) return playerId;
  if (known.has(playerId)) return person.shortName;
  known.add(playerId);
  return person.name;
}

function teamWords({ team, as }: Extract<NamePart, { team: string }>, index: Pick<FactIndex, "team">): string {
  const found = index.team(team);
  if (found === null) return team;
  if (as === "place") return found.place;
  return as === "bare" ? found.nick : `the ${found.nick}`;
}
