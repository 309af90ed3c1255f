import { z } from "zod";
import type { Brain, Scene, Thought } from "./scene.ts";

const side = z.looseObject({ name: z.string(), score: z.number().nullable() });
const info = z.looseObject({ away: side, home: side, status: z.string() });
const players = z.looseObject({ players: z.array(z.looseObject({ playerName: z.string(), team: z.string() })) });
const plays = z.looseObject({ columns: z.array(z.string()), plays: z.array(z.array(z.unknown())) });
const story = z.looseObject({ text: z.string() });
const refusal = z.looseObject({ error: z.string() });

interface Subject {
  words: RegExp;
  tool: string;
  arguments: Readonly<Record<string, unknown>>;
  /** The answer from the tool's output; null when it is not what this emulator knows to read. */
  read: (output: unknown) => string | null;
}

const BEST = { team: null, position: null, limit: 3 };

/** Which tool knows it, the first that fits. The last fits anything. */
const SUBJECTS: readonly Subject[] = [
  { words: /project/i, tool: "get_player_projections", arguments: BEST, read: quotePlayer },
  { words: /preview/i, tool: "get_game_preview", arguments: {}, read: quoteStory },
  { words: /recap|what happened/i, tool: "get_game_recap", arguments: {}, read: quoteStory },
  { words: /\bplays?\b|touchdown/i, tool: "get_all_plays", arguments: {}, read: quotePlay },
  {
    words: /quarterback|pass|threw/i,
    tool: "get_player_game_stats",
    arguments: { ...BEST, position: "QB" },
    read: quotePlayer,
  },
  {
    words: /who|player|leader|rush|catch|fantasy|yards/i,
    tool: "get_player_game_stats",
    arguments: BEST,
    read: quotePlayer,
  },
  { words: /./, tool: "get_game_info", arguments: {}, read: quoteScore },
];

const OTHER_SUBJECTS = /politic|election|recipe|cook|stock/i;

/**
 * The emulated model: asks the tools that it would need and quotes them, by a table of words. It begins with the game's state and
 * knows nothing by itself.
 */
export const analystBrain: Brain = (scene) => (scene.question === null ? greet(scene) : answer(scene, scene.question));

function greet(scene: Scene): Thought {
  const begun = asking(scene, [
    { name: "get_game_info", arguments: {} },
    { name: "get_game_recap", arguments: {} },
  ]);
  if (begun !== null) return begun;
  const score = quote(scene, "get_game_info", quoteScore);
  return { does: "says", text: `${score} What do you want to know?` };
}

function answer(scene: Scene, question: NonNullable<Scene["question"]>): Thought {
  if (question.spoken === "not understood")
    return {
      does: "says",
      text: "I heard you, but an emulator does not understand speech. Type your question, please.",
    };
  if (OTHER_SUBJECTS.test(question.text))
    return { does: "says", text: "I only talk football. Ask me about this game." };
  const subject = SUBJECTS.find(({ words }) => words.test(question.text)) ?? SUBJECTS.at(-1);
  if (subject === undefined) return { does: "nothing" };
  const begun = asking(scene, [{ name: subject.tool, arguments: subject.arguments }]);
  return begun ?? { does: "says", text: quote(scene, subject.tool, subject.read) };
}

/** Asks what was not asked yet, and waits for what was; null when every tool that the session has is answered. */
export function asking(
  { tools, outputs }: Scene,
  wanted: { name: string; arguments: Readonly<Record<string, unknown>> }[],
): Thought | null {
  const open = wanted.filter(({ name }) => tools.includes(name) && !outputs.has(name));
  if (open.length > 0) return { does: "asks", tools: open };
  return wanted.some(({ name }) => outputs.get(name) === null) ? { does: "nothing" } : null;
}

function quote({ outputs }: Scene, tool: string, read: Subject["read"]): string {
  const text = outputs.get(tool) ?? null;
  if (text === null) return "This session has no tool that knows it.";
  const output = jsonOf(text);
  const refused = refusal.safeParse(output);
  if (refused.success) return `${refused.data.error}.`;
  return read(output) ?? "The tool answered something that this emulator cannot read.";
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function quoteScore(output: unknown): string | null {
  const { success, data } = info.safeParse(output);
  if (!success) return null;
  const { away, home, status } = data;
  if (away.score === null || home.score === null) return `${away.name} at ${home.name}: ${status}.`;
  return `${away.name} ${away.score}, ${home.name} ${home.score}. ${status}.`;
}

function quotePlayer(output: unknown): string | null {
  const first = players.safeParse(output).data?.players[0];
  if (first === undefined) return null;
  const { playerName, team, position: _position, ...rest } = first;
  const figures = Object.entries(rest).filter((entry): entry is [string, number] => typeof entry[1] === "number");
  const said = figures.filter(([, value]) => value !== 0).slice(0, 4);
  return `${playerName} of ${team}: ${said.map(([name, value]) => `${spaced(name)} ${value}`).join(", ")}.`;
}

function quotePlay(output: unknown): string | null {
  const parsed = plays.safeParse(output);
  const text = parsed.data?.plays[0]?.[parsed.data.columns.indexOf("text")];
  return typeof text === "string" ? `The newest play: ${text}` : null;
}

function quoteStory(output: unknown): string | null {
  const sentence = story
    .safeParse(output)
    .data?.text.split("\n")
    .find((line) => /^\w.*\w.*\./.test(line));
  return sentence ?? null;
}

/** `passingYards` as two words. */
function spaced(name: string): string {
  return name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase();
}
