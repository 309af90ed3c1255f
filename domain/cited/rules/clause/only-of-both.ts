import type { Fact } from "../../../facts/fact.ts";
import type { Reading } from "../../reading.ts";

const BOTH =
  "(?:either (?!of\\b)[a-z-]+|any(?:body|one)\\b(?! (?:on|for|from|with) (?:#|the \\w+ side))(?: (?:on|for) either (?:team|side)| on the field)?)";

/** Behind "the only field goal": words by which it is the only one of both teams together. */
export const OF_BOTH = `(?: (?:of|in) the (?:game|contest|day|night|afternoon|evening)\\b| (?:by|from|for) ${BOTH}| (?:that )?${BOTH} (?:(?:had|would|could|did|ever) )*(?:ma[dk]e|score|scored|kick|kicked|hit|manage|managed|g[eo]t|had|have|threw|throw|c[ao]me up with|caught|catch|r[au]n|took|take|commit|committed|convert|converted|put|produce|produced|muster|mustered|lost|lose|record|recorded)\\b)`;

/** "Only the Chiefs got a sack": of the comparison's two figures the other team's is none. */
export function isOnlyTeam(
  { kind, of }: Fact,
  { index, hits, text }: Reading,
  { index: at, 0: said }: RegExpExecArray,
): boolean {
  if (kind !== "compare" || !text.startsWith(" #", at + said.length)) return false;
  const whose = hits[text.slice(0, at).match(/[@#]/g)?.length ?? 0]?.team;
  const rows = of.flatMap((id) => index.byId(id) ?? []);
  return rows.every(({ team, values }) => (values.made ?? Object.values(values)[0] ?? 0) > 0 === (team === whose));
}

/** "The only two sacks of the game belonged to the Lions": of the comparison's two figures theirs is the one that is told, and the other is none. */
export function isOnlyOfBoth({ kind, of }: Fact, { index, hits, numbers }: Reading): boolean {
  const [whose, ...others] = hits;
  if (kind !== "compare" || whose === undefined || others.length > 0) return false;
  const rows = of.flatMap((id) => index.byId(id) ?? []);
  const has = (row: Fact, value: number): boolean => Object.values(row.values).includes(value);
  return (
    rows.some((row) => row.team === whose.team && numbers.some(({ value }) => has(row, value))) &&
    rows.some((row) => row.team !== whose.team && has(row, 0))
  );
}

/** "The only turnover of the game" of a row or a comparison: the other team has none. */
export function isOnlyInGame({ kind, of, team, marks }: Fact, { index }: Reading): boolean {
  if (kind !== "compare" && kind !== "team") return true;
  const rows = kind === "compare" ? of.flatMap((id) => index.byId(id) ?? []) : index.ofKind("team");
  return rows
    .filter((row) => kind === "compare" || (row.team !== team && row.marks.some((mark) => marks.includes(mark))))
    .some(({ values }) => Object.values(values)[0] === 0);
}

/** "The only time the lead changed hands": it did so once. */
export function isOnlyChange({ kind, marks, values }: Fact, text: string): boolean {
  const isSaid =
    (marks.includes("lead") && /\blead (?:changes?|changed|switch\w*|swung)\b|\bchanged? hands\b/.test(text)) ||
    (marks.includes("tied") && /\bti(?:e|ed|es)\b|\bdeadlock\w*|\blevel\b/.test(text));
  return kind === "count" && values.count === 1 && isSaid;
}
