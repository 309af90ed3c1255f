import type { NumberToken } from "../words/story-numbers.ts";

const PASSING = /\b(?:threw|throws?|throwing|pass(?:ed|ing|es)?|passers?|completed|through the air|under center)\b/gi;
const RUSHING = /\b(?:ran|runs?|rush(?:ed|ing|es)?|rushers?|carr(?:y|ies|ied)|on the ground|ground|legs|feet)\b/gi;
const RECEIVING = /\b(?:caught|catch(?:es)?|receiving|receivers?|receptions?|hauled|grabbed|targets?)\b/gi;

/** What ends a run of figures and is of all of them: "68 yards and two more scores with his legs", "42 receiving". */
const MEANS =
  /^(?: (?:more )?(?:yards?|touchdowns?|TDs?|scores?))?(?: and (?:\d+|[a-z]+) (?:more )?(?:yards|scores?|touchdowns?|TDs?))? (?:more )?(?:with|on|using|through|as)? ?(?:his |the |a )?(legs|feet|ground|air|runner|receiver|rushing|receiving|passing)\b/i;

/** Which kind of gain the words nearest to a bare `yards` or `touchdowns` speak of. */
export function wayOf(token: NumberToken, text: string): "passing" | "rushing" | "receiving" | null {
  const after = text.slice(token.end, token.end + 40).split(/[;,.]|\band \d|\bbut\b|\bwhile\b/)[0] ?? "";
  const before = text.slice(0, token.start);
  const near = (where: string, isAfter: boolean) =>
    (
      [
        ["passing", PASSING],
        ["rushing", RUSHING],
        ["receiving", RECEIVING],
      ] as const
    )
      .map(([way, words]) => ({
        way,
        at: (isAfter ? Array.from(where.matchAll(words))[0] : Array.from(where.matchAll(words)).at(-1))?.index ?? null,
      }))
      .filter((one) => one.at !== null)
      .toSorted((a, b) => (isAfter ? 1 : -1) * ((a.at ?? 0) - (b.at ?? 0)))[0]?.way ?? null;
  // "caught 8 passes for 100 yards" is receiving, whatever passes are.
  const caught = /\b(?:caught|catch(?:es)?(?= \w+ (?:pass|ball))|hauled in|grabbed)\b[^;.]*$/i.test(before.slice(-60));
  if (caught && !/\b(?:threw|ran|rushed)\b(?!.*\bcaught\b)/i.test(before.slice(-60))) return "receiving";
  const onward =
    /^\s*(?:yards?|touchdowns?|TDs?|scores?|more)?\s*(?:on|from) (?:\d+|\w+) (carr|rush|catch|recep|grab|pass|comple|throw)/i.exec(
      text.slice(token.end),
    )?.[1];
  if (onward !== undefined)
    return /^(?:carr|rush)/i.test(onward) ? "rushing" : /^(?:catch|recep|grab)/i.test(onward) ? "receiving" : "passing";
  const means = MEANS.exec(text.slice(token.end))?.[1];
  if (means !== undefined)
    return /legs|feet|ground|rush|runner/.test(means) ? "rushing" : /rec|catch/.test(means) ? "receiving" : "passing";
  if (/\b(?:and|but) (?:gained|piled up|amassed|total+ed|rolled up|racked up) (?:just |only )?$/.test(before))
    return near(after, true);
  if (/\d(?: for )\d+, $/.test(before)) return "passing";
  if (/\d(?:-of-|-for-| of |\/)\d+,?(?: passing| passes| attempts| throws)? for $/.test(before)) return "passing";
  return near(before, false) ?? near(after.split(/\b(?:and|who) (?:also )?(?:led|ran|added|rushed)\b/)[0] ?? "", true);
}
