import { escapeMarkdown } from "../words/escape-markdown.ts";
import { peopleOf } from "./prose-people.ts";
import { sentence } from "./prose-words.ts";
import { markedNames, placeNames } from "./tell.ts";

/** A paragraph's sentences, or a heading over what follows. */
export type Block = { heading: string } | { sentences: readonly string[] };

/** Markdown of the blocks, players written out by full name first and by surname afterwards. Empty blocks are left out. */
export function finishText(blocks: readonly Block[]): string {
  const kept = blocks.filter((block, index) => {
    if ("sentences" in block) return block.sentences.length > 0;
    const rest = blocks.slice(index + 1);
    const end = rest.findIndex((other) => "heading" in other);
    return (end < 0 ? rest : rest.slice(0, end)).some((other) => "sentences" in other && other.sentences.length > 0);
  });
  const text = kept
    .map((block) =>
      "heading" in block
        ? `## ${block.heading}`
        : withPronouns(block.sentences.map((one) => capitals(sentence(one)))).join(" "),
    )
    .join("\n\n");
  const people = peopleOf(markedNames(text));
  return placeNames(text, (fullName, side) => {
    const introduction = side === "" || people.isNamed(fullName) ? "" : `${side} `;
    return introduction + escapeMarkdown(people.name(fullName));
  });
}

/** A headline: one line of plain text, by full names. */
export function finishHeadline(text: string): string {
  const line = placeNames(text, (fullName) => fullName)
    .replaceAll(/[\s\p{Cc}]+/gu, " ")
    .trim();
  return line.charAt(0).toUpperCase() + line.slice(1);
}

const SUBJECT =
  /^The [\p{Lu}\d][\p{L}\d]*(?: Team)? (?=had|outgained|converted|scored|ran|took|never|got|turned|led|came|went|committed|missed)/u;

/** Another side named after the subject: `they` would not be clear. */
const OTHER = /(?<!^)\b[Tt]he [\p{Lu}\d]/u;

/** A side that begins two sentences in a row is `They` in the second, but never in three. */
function withPronouns(sentences: readonly string[]): string[] {
  const written: string[] = [];
  sentences.forEach((one, index) => {
    const subject = SUBJECT.exec(one)?.[0];
    const before = sentences[index - 1];
    const isRepeat =
      subject !== undefined && before?.startsWith(subject) === true && !OTHER.test(before) && written.at(-1) === before;
    written.push(isRepeat ? `They ${one.slice(subject.length)}` : one);
  });
  return written;
}

/** A letter after the end of a sentence is a capital; names are still marked here, so that `Jr.` ends none. */
function capitals(text: string): string {
  return text.replaceAll(/([.!?] )(\p{Ll})/gu, (_all, end: string, letter: string) => end + letter.toUpperCase());
}
