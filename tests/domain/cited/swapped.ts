import type { FactIndex } from "../../../domain/facts/fact-index.ts";
import { phraseWords } from "../../../domain/facts/wording/words-of.ts";
import type { Fact } from "../../../domain/facts/fact.ts";
import type { Phrase } from "../../../domain/facts/phrase.ts";
import type { CitedText } from "../../../domain/facts/cited-text.ts";

/** One clause as a whole text. */
export function oneClause(words: string, ids: readonly string[]): CitedText {
  const markdown = `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
  return { headline: "", headlineIds: [], markdown, clauses: [{ start: 0, end: markdown.length, ids }] };
}

/** A fact's own clause, and where it relates others its tail behind the clause of the last of them. */
export function ownClauses(fact: Fact, index: FactIndex): CitedText[] {
  const { clause, tail } = fact.wording;
  const last = index.byId(fact.of.at(-1) ?? "");
  const stated = oneClause(phraseWords(clause, index, new Set()), [fact.id]);
  if (tail === null || last === null) return [stated];
  const known = new Set<string>();
  const both = `${phraseWords(last.wording.clause, index, known)}, ${phraseWords(tail, index, known)}`;
  return [stated, oneClause(both, [last.id, fact.id])];
}

export type Swap = "number" | "name" | "names" | "team";

/** False versions of a fact's own clause: another number, somebody else's name, two names swapped, the other team. */
export function swapped(fact: Fact, index: FactIndex): { swap: Swap; text: CitedText }[] {
  const { clause } = fact.wording;
  const say = (phrase: Phrase): CitedText => oneClause(phraseWords(phrase, index, new Set()), [fact.id]);
  const found: { swap: Swap; text: CitedText }[] = [];
  clause.forEach((part, at) => {
    const replace = (other: Phrase[number]): Phrase => clause.map((one, place) => (place === at ? other : one));
    if (typeof part === "string") {
      for (const digits of part.matchAll(/(?<![\d:.-])\d+(?![\d:.]|th|-point try)/g)) {
        const changed =
          part.slice(0, digits.index) + String(Number(digits[0]) + 7) + part.slice(digits.index + digits[0].length);
        found.push({ swap: "number", text: say(replace(changed)) });
      }
      return;
    }
    if ("team" in part) {
      const other = part.team === index.away.code ? index.home.code : index.away.code;
      const named = new Set(clause.flatMap((one) => (typeof one !== "string" && "team" in one ? [one.team] : [])));
      // With both teams in it, both change places.
      const flip = (code: string): string => (code === index.away.code ? index.home.code : index.away.code);
      found.push({
        swap: "team",
        text: say(
          named.size === 2
            ? clause.map((one) => (typeof one !== "string" && "team" in one ? { ...one, team: flip(one.team) } : one))
            : replace({ ...part, team: other }),
        ),
      });
      return;
    }
    const roles = new Set(
      index.facts.filter(({ id }) => id === fact.id || fact.of.includes(id)).flatMap((one) => Object.values(one.roles)),
    );
    const stranger = [...index.people.keys()].find((id) => !roles.has(id) && id !== part.player);
    if (stranger !== undefined) found.push({ swap: "name", text: say(replace({ ...part, player: stranger })) });
    const partner = clause.findIndex(
      (one, place) => place > at && typeof one !== "string" && "player" in one && one.player !== part.player,
    );
    const mate = clause[partner];
    if (
      mate !== undefined &&
      typeof mate !== "string" &&
      "player" in mate &&
      !clause.some((one) => typeof one === "string" && /^(?:, | and )$/.test(one))
    )
      found.push({
        swap: "names",
        text: say(
          clause.map((one, place) =>
            place === at
              ? { ...part, player: mate.player }
              : place === partner
                ? { ...mate, player: part.player }
                : one,
          ),
        ),
      });
  });
  return found;
}
