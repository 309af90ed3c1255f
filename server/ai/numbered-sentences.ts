/** `[2] Ruiz kicked a 40-yard field goal.{s2}` up to the next number. */
const SENTENCE = /^\s*\[(\d{1,3})\][ \t]*((?:(?!^\s*\[\d{1,3}\])[^])*)/gm;
const GIVEN_UP = /^[-\u2010-\u2014]$/;

/** What a model is told of the form of sentences that it writes again; `source` is where their facts stand: `the SHEET`. */
export function numberedForm(source: string): string {
  return `Answer with one line for each sentence, in the same order: its number in brackets, then the new sentence with its ids in braces, such as "[1] Ruiz kicked a 40-yard field goal.{s2}". Where ${source} has nothing to put in its place, the line is its number and a hyphen: "[1] -".`;
}

/** The sentences of an answer in that form by their numbers; empty where their writer gives one up, absent where it has no line. */
export function readNumbered(answer: string): ReadonlyMap<number, string> {
  const lines = Array.from(
    answer.matchAll(SENTENCE),
    ([, number, said = ""]) => [Number(number), said.trim()] as const,
  );
  return new Map(
    lines.filter(([, said]) => said !== "").map(([number, said]) => [number, GIVEN_UP.test(said) ? "" : said]),
  );
}

/** Sentences that were sent back, each with its reasons, under their numbers. */
export function numberedRequest(sentences: readonly { text: string; reasons: readonly string[] }[]): string[] {
  return sentences.map(
    ({ text, reasons }, index) => `[${index + 1}] ${text}\n${reasons.map((reason) => `- ${reason}`).join("\n")}`,
  );
}
