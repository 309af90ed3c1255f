import { findNumbers, numberOf, type NumberToken } from "../../words/story-numbers.ts";

const HUNDREDS =
  /\b(a|one|two|three|four|five|six|seven|eight|nine)[ -](hundred)(?:(?: and)?[ -]([a-z]+(?:[ -][a-z]+)?|\d{1,2})\b)?/gi;
const TENS_APART =
  /\b(twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety) (one|two|three|four|five|six|seven|eight|nine)\b/gi;

/** What two numbers around "to" may be beside a score. */
const COMPARED =
  /\b(?:yards?|yardage|downs|carries|targets|catches|receptions|sacks|penalt\w+|flags|attempts|completions|snaps|plays|outgained|outrushed|outpassed|out-?gained)\b/i;
const NIL = /^,? to (?:nothing|nil|zip|none|love)\b/i;

/**
 * Every number of a spoken or written answer: the digits and words of `findNumbers`, and what people say beside them. "11 to 7"
 * is a score, "18 for 23" a share, "a hundred and twelve" one number.
 */
export function saidNumbers(text: string): NumberToken[] {
  const larger = largeNumbers(text);
  const small = findNumbers(text).filter(({ start, end }) => !larger.some((one) => start < one.end && end > one.start));
  return joined(
    [...larger, ...small].toSorted((a, b) => a.start - b.start),
    text,
  );
}

function token(found: RegExpExecArray | RegExpMatchArray, form: NumberToken["form"], value: number): NumberToken {
  const start = found.index ?? 0;
  return { start, end: start + found[0].length, text: found[0], form, value, other: 0, decimals: 0 };
}

function largeNumbers(text: string): NumberToken[] {
  const hundreds = Array.from(text.matchAll(HUNDREDS), (found) => {
    const [whole, many = "", word = "", tail] = found;
    const rest = tail === undefined ? 0 : valueOf(tail);
    const hundred = (many.toLowerCase() === "a" ? 1 : (numberOf(many) ?? 0)) * 100;
    const end = rest === null ? whole.toLowerCase().indexOf(word.toLowerCase()) + word.length : whole.length;
    const said = whole.slice(0, end);
    return { ...token(found, "plain", hundred + (rest ?? 0)), text: said, end: found.index + end };
  });
  const tens = Array.from(text.matchAll(TENS_APART), (found) =>
    token(found, "plain", (numberOf(found[1] ?? "") ?? 0) + (numberOf(found[2] ?? "") ?? 0)),
  ).filter(({ start, end }) => !hundreds.some((one) => start < one.end && end > one.start));
  // The noun stands inside of "a sack and a half"; the token is what comes before it.
  const halves = Array.from(text.matchAll(/\ban? (?=\w+ and a half\b)/gi), (found) => ({
    ...token(found, "plain", 1.5),
    end: found.index + found[0].trimEnd().length,
    text: found[0].trimEnd(),
    decimals: 1,
  }));
  return [...hundreds, ...tens, ...halves];
}

function valueOf(word: string): number | null {
  if (/^\d/.test(word)) return Number(word);
  return numberOf(word) ?? numberOf(word.replace(" ", "-"));
}

function joined(tokens: readonly NumberToken[], text: string): NumberToken[] {
  const out: NumberToken[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const one = tokens[at];
    if (one === undefined) break;
    const other = tokens[at + 1];
    const nil = NIL.exec(text.slice(one.end));
    if (isPoints(one) && nil !== null) {
      const end = one.end + nil[0].length;
      out.push({ ...one, form: "pair", other: 0, end, text: text.slice(one.start, end) });
      continue;
    }
    if (
      other !== undefined &&
      isPoints(one) &&
      other.form === "plain" &&
      /^ for $/.test(text.slice(one.end, other.start)) &&
      /^(?:[.,;]|$| for | with | and )/.test(text.slice(other.end))
    ) {
      const { value, end } = other;
      out.push({ ...one, form: "share", other: value, end, text: text.slice(one.start, end) });
      at += 1;
      continue;
    }
    const isScore =
      other !== undefined &&
      isPoints(one) &&
      isPoints(other) &&
      /^,? to $/.test(text.slice(one.end, other.start)) &&
      !/^(?:[ -]?(?:yards?|yds|points|degrees|seconds|minutes|percent|%))/i.test(text.slice(other.end)) &&
      !COMPARED.test(text);
    if (!isScore) {
      out.push(one);
      continue;
    }
    out.push({
      ...one,
      form: "pair",
      other: other.value,
      end: other.end,
      text: text.slice(one.start, other.end),
    });
    at += 1;
  }
  return out;
}

function isPoints({ form, value, decimals }: NumberToken): boolean {
  return form === "plain" && decimals === 0 && value >= 0 && value < 100;
}
