import type { CitedClause } from "../facts/cited-text.ts";
import type { FactIndex } from "../facts/fact-index.ts";
import type { Phrase } from "../facts/phrase.ts";
import { type KnownPlayers, phraseWords } from "../facts/wording/words-of.ts";
import { escapeMarkdown } from "../words/escape-markdown.ts";
import { capitalized } from "../words/sentence-words.ts";
import { type Block, namesPeople, type Sentence } from "./clause.ts";

type Names = Parameters<typeof phraseWords>[1];

/**
 * Markdown of the blocks and where in it which facts are told. Names are full the first time. A sentence that names somebody
 * whose name is none is left out, as is a heading over nothing.
 */
export function composeText(
  blocks: readonly Block[],
  index: FactIndex,
): { markdown: string; clauses: readonly CitedClause[] } {
  const names = escapedNames(index);
  const known: KnownPlayers = new Set();
  const clauses: CitedClause[] = [];
  let markdown = "";
  const named = blocks.map((block) =>
    "heading" in block
      ? block
      : { sentences: block.sentences.filter((sentence) => sentence.every(({ words }) => namesPeople(words, index))) },
  );
  const kept = named.filter((block, at) =>
    "heading" in block ? hasText(named.slice(at + 1)) : block.sentences.length > 0,
  );
  for (const block of kept) {
    if (markdown !== "") markdown += "\n\n";
    if ("heading" in block) {
      markdown += `## ${block.heading}`;
      continue;
    }
    block.sentences.forEach((sentence, at) => {
      if (at > 0) markdown += " ";
      markdown += addSentence(sentence, markdown.length, clauses, (words) => phraseWords(words, names, known));
    });
  }
  return { markdown, clauses };
}

function hasText(rest: readonly Block[]): boolean {
  const end = rest.findIndex((block) => "heading" in block);
  return (end === -1 ? rest : rest.slice(0, end)).some((block) => "sentences" in block && block.sentences.length > 0);
}

function addSentence(
  sentence: Sentence,
  from: number,
  clauses: CitedClause[],
  inWords: (words: Phrase) => string,
): string {
  let text = "";
  sentence.forEach(({ words, ids }, at) => {
    const spoken = inWords(words);
    const start = from + text.length;
    text += at === 0 ? capitalized(spoken) : spoken;
    if (at === sentence.length - 1 && !text.endsWith(".")) text += ".";
    if (ids.length > 0) clauses.push({ start, end: from + text.length, ids: [...new Set(ids)] });
  });
  return text;
}

/** A source's name can hold a mark of Markdown. */
function escapedNames(index: FactIndex): Names {
  return {
    people: new Map(
      [...index.people].map(([id, person]) => [
        id,
        { ...person, name: escapeMarkdown(person.name), shortName: escapeMarkdown(person.shortName) },
      ]),
    ),
    team: (code) => index.team(code),
  };
}
