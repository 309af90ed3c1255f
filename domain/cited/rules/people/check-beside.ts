import type { Fact } from "../../../facts/fact.ts";
import type { Finding } from "../../cited-fault.ts";
import { besideKeys, factWords, namesBeside } from "../../fact-words.ts";
import type { NameHit } from "../../name-mask.ts";
import { idsOf, type Reading } from "../../reading.ts";
import { stemsOf } from "../../word-stem.ts";

/**
 * A word that stands beside a name in a cited fact's own wording (`intercepted Darnold`, `the Bears outgained`) stands beside the same
 * name in the clause: two swapped names are found without any table.
 */
export function checkBeside(reading: Reading): Finding[] {
  const { text, hits, pool, cited, index, part } = reading;
  if (part.ids.length === 0) return [];
  const known = pool.map((fact) => factWords(fact, index).beside);
  return namesBeside(text).flatMap(({ at, side, word }): Finding[] => {
    const hit = hits[at];
    // Both teams had something where two are compared: which of them how much is for the numbers.
    if (
      hit === undefined ||
      (SCORES.has(word) && cited.some(({ roles }) => hit.players.includes(roles.scorer ?? "nobody"))) ||
      (BOTH_SIDES.has(word) && (cited.some(({ kind }) => kind === "compare") || isOwn(hit, cited)))
    )
      return [];
    const keys = besideKeys(hit, side, word);
    const prefix = `${side} ${word} `;
    const others = known.flatMap((beside) =>
      [...beside].filter((key) => key.startsWith(prefix) && isAlike(key, prefix, hit, reading)),
    );
    if (others.length === 0 || keys.some((key) => others.includes(key))) return [];
    const place = text.match(/[@#]/g)?.[at] ?? "";
    return [
      {
        word: hit.written,
        reason:
          `${hit.written} has somebody else's place ${place === "#" ? "among the teams" : ""} of ${idsOf(reading)}. Say who did what as the fact has it.`.replace(
            "  ",
            " ",
          ),
      },
    ];
  });
}

/** Where two are compared, both of them had, were or went. */
const BOTH_SIDES: ReadonlySet<string> = new Set(stemsOf("have be go do"));

/** Who caught a touchdown scored as well. */
const SCORES: ReadonlySet<string> = new Set(stemsOf("score"));

/** Of several players whose facts are cited each had something. */
function isOwn({ players }: NameHit, cited: readonly Fact[]): boolean {
  return (
    cited.length > 1 &&
    cited.some(({ roles }) => Object.values(roles).some((id) => players.length === 1 && players.includes(id)))
  );
}

/** A team is no person's rival for a place. */
function isAlike(key: string, prefix: string, { team }: { team: string | null }, { index }: Reading): boolean {
  return index.people.has(key.slice(prefix.length)) === (team === null);
}
