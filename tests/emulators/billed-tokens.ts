/**
 * Characters of a token in lists of plays, which are the densest texts that our tools give: 2.41 to 2.54 with the vocabulary
 * `o200k_base` over 15 games of 2024; prose has 4.3. So this bills rather too much.
 */
const CHARACTERS_OF_A_TOKEN = 2.5;

interface BilledMessage {
  content?: unknown;
  tool_calls?: { function: { name: string; arguments: string } }[];
}

/** What a provider would bill for reading a request, by its words: every message, every call of a tool, and the tools themselves. */
export function billedInput({ messages, tools }: Record<string, unknown>): number {
  const read = (messages as BilledMessage[]).flatMap(({ content, tool_calls: calls = [] }) => [
    typeof content === "string" ? content : "",
    ...calls.map((call) => call.function.name + call.function.arguments),
  ]);
  return billedOutput(`${read.join("")}${JSON.stringify(tools ?? [])}`);
}

/** What it would bill for a text. */
export function billedOutput(text: string): number {
  return Math.ceil(text.length / CHARACTERS_OF_A_TOKEN);
}
