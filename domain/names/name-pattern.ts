import { literalPattern } from "./literal-pattern.ts";

/** A name as the texts of plays have it: `Patrick Mahomes`, `15-P.Mahomes`, `Pa.Mahomes`, without the Jr. that some leave out. */
export function namePattern(playerName: string): RegExp {
  const [first = "", ...rest] = playerName.replace(/\s+(?:Jr\.?|Sr\.?|I{2,3}|IV|V)$/, "").split(/\s+/);
  if (rest.length === 0) return new RegExp(String.raw`(?<!\p{L})${literalPattern(first)}(?!\p{L})`, "u");
  const initial = literalPattern(String.fromCodePoint(first.codePointAt(0) ?? 0));
  // `D.J.Moore`, `De.Samuel`, `A.St. Brown`
  const short = String.raw`${initial}(?:[\p{Ll}.]|\p{Lu}\.){0,4}\.\s?`;
  return new RegExp(
    String.raw`(?<!\p{L})(?:${literalPattern(first)}\s+|${short})${literalPattern(rest.join(" "))}(?![\p{L}]|-\p{L}|'\p{L}{2})`,
    "u",
  );
}
