import { parsePartialJson } from "ai";
import { z } from "zod";

/** Where an answer by a schema begins, whatever stands before it. */
const JSON_START = /\{\s*"(?:headline|paragraphs|sentences|clauses|heading|number|text)"\s*:/;
const FENCE = /^[ \t]*```[^\n]*$/gm;
/** A sentence that is over and cited, with its mark on either side of its period. */
const CITED_END = /[.!?]["'”’)*_]*\{[^{}\n]*\}|\{[^{}\n]*\}[.!?]["'”’)*_]*/g;

// As far as it is used: what is missing or of another kind is left out, and ids are looked up by the check.
const clause = z
  .object({ text: z.string().catch(""), ids: z.array(z.string()).catch([]) })
  .catch({ text: "", ids: [] });
const clauses = z.array(clause).catch([]);
const answer = z.object({
  headline: clause.optional().catch(undefined),
  paragraphs: z
    .array(z.object({ heading: z.string().nullable().catch(null), clauses }).catch({ heading: null, clauses: [] }))
    .optional()
    .catch(undefined),
  sentences: z
    .array(z.object({ number: z.number().catch(0), clauses }).catch({ number: 0, clauses: [] }))
    .optional()
    .catch(undefined),
  clauses: clauses.optional(),
});

type Answer = z.infer<typeof answer>;

/**
 * A model's answer in the written form, whichever form it was asked for in: Markdown with ids in braces, sentences as lines `[1] ...`. Of
 * an answer that broke off (`isWhole` false), what is left are whole sentences. Empty where it holds no text.
 */
export async function writtenForm(said: string, isWhole: boolean): Promise<string> {
  const start = JSON_START.exec(said)?.index;
  const written = start === undefined ? withoutFences(said) : await fromJson(said.slice(start), isWhole);
  return (isWhole ? written : wholeSentences(written)).trim();
}

function withoutFences(said: string): string {
  return said.replaceAll(FENCE, "").trim();
}

async function fromJson(text: string, isWhole: boolean): Promise<string> {
  const end = text.lastIndexOf("}") + 1;
  const whole = await parsePartialJson(text.slice(0, end));
  const { value } = whole.state === "successful-parse" ? whole : await parsePartialJson(text);
  const parsed = answer.safeParse(value);
  if (!parsed.success) return "";
  return written(isWhole && whole.state === "successful-parse" ? parsed.data : withoutLast(parsed.data));
}

/** The last clause of what broke off may have lost its end or its ids. */
function withoutLast({ headline, paragraphs, sentences, clauses: own }: Answer): Answer {
  const shorter = <T extends { clauses: Answer["clauses"] & object }>(
    parts: readonly T[] | undefined,
  ): T[] | undefined =>
    parts?.map((part, index) => (index < parts.length - 1 ? part : { ...part, clauses: part.clauses.slice(0, -1) }));
  return {
    ...(headline === undefined || paragraphs === undefined ? {} : { headline }),
    ...(paragraphs === undefined ? {} : { paragraphs: shorter(paragraphs) }),
    ...(sentences === undefined ? {} : { sentences: shorter(sentences) }),
    ...(own === undefined ? {} : { clauses: own.slice(0, -1) }),
  };
}

function written({ headline, paragraphs, sentences, clauses: own }: Answer): string {
  if (sentences !== undefined)
    return sentences
      .map(({ number, clauses: parts }) => `[${number}] ${parts.length === 0 ? "-" : joined(parts)}`)
      .join("\n");
  if (own !== undefined) return joined(own);
  const blocks = (paragraphs ?? []).flatMap(({ heading, clauses: parts }) => [
    ...(heading === null || heading.trim() === "" ? [] : [`## ${oneLine(heading).replace(/^#+ */, "")}`]),
    joined(parts),
  ]);
  const head = headline === undefined ? [] : [`# ${joined([headline]).replace(/^#+ */, "")}`];
  return [...head, ...blocks].filter((block) => block !== "").join("\n\n");
}

/** Clauses as sentences, each with its ids behind it; one that cites nothing ends all the same. */
function joined(parts: NonNullable<Answer["clauses"]>): string {
  return parts
    .map(({ text, ids }) => ({ text: oneLine(text), ids }))
    .filter(({ text }) => text !== "")
    .map(({ text, ids }, index) => `${index > 0 && !/^[,.;:!?]/.test(text) ? " " : ""}${text}{${ids.join(",")}}`)
    .join("");
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}

function wholeSentences(text: string): string {
  const last = [...text.matchAll(CITED_END)].at(-1);
  return last === undefined ? "" : text.slice(0, last.index + last[0].length);
}
