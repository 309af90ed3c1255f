import { analystBrain, asking } from "./analyst-brain.ts";
import type { Brain, Thought } from "./scene.ts";

/** Emulated models by name. All but the first do what ours must never let through, or must live with. */
export const BRAINS = {
  analyst: analystBrain,
  /** Asks the tools and then says other scores than they do. */
  "wrong-facts": (scene) => changed(analystBrain(scene), misquoted),
  /** The same, until the site says that one of its sentences was stopped. */
  "corrects-itself": (scene) => (scene.isCorrected ? analystBrain(scene) : changed(analystBrain(scene), misquoted)),
  /** Talks for a minute. */
  "talks-long": (scene) => changed(analystBrain(scene), () => LONG),
  /** Never asks, and says what it cannot know. */
  "ignores-tools": () => ({ does: "says", text: "They lead by 17 after a quarter, and the kicker has 12 points." }),
  /** Asks the tools and then talks about something else. */
  "off-topic": (scene) =>
    changed(
      analystBrain(scene),
      () => "Let us talk about politics instead. The election is what matters, and this is how to vote.",
    ),
  /** Asks the tools and then says what none of them holds. */
  "invents-news": (scene) =>
    changed(analystBrain(scene), () => "The quarterback is out with a hamstring injury. He told reporters so himself."),
  /** Asks for a tool that the session does not have. */
  "invents-tools": (scene) =>
    scene.outputs.size === 0
      ? { does: "asks", tools: [{ name: "get_betting_tips", arguments: {} }] }
      : { does: "says", text: "So much for that tool." },
  /** Asks with arguments that fit no schema. */
  "wrong-arguments": (scene) =>
    asking(scene, [{ name: "get_player_game_stats", arguments: { limit: "lots", team: 5 } }]) ?? analystBrain(scene),
  /** Asks the same tool again and again, as long as it may ask any. */
  "asks-forever": ({ tools }) =>
    tools.length > 0
      ? { does: "asks", tools: [{ name: "get_game_recap", arguments: {} }] }
      : { does: "says", text: "I could not find it." },
  fails: () => ({
    does: "fails",
    code: "server_error",
    message: "The server had an error while processing your request. Sorry about that!",
  }),
  "never-answers": () => ({ does: "hangs" }),
} as const satisfies Readonly<Record<string, Brain>>;

export type BrainName = keyof typeof BRAINS;

/** 150 words: 60 seconds. */
const LONG = Array.from({ length: 25 }, () => "And there is more to come.").join(" ");

function changed(thought: Thought, change: (text: string) => string): Thought {
  return thought.does === "says" ? { does: "says", text: change(thought.text) } : thought;
}

/** Every number three more; where there is none, one that nobody asked for. */
function misquoted(text: string): string {
  const wrong = text.replaceAll(/\d+/g, (digits) => String(Number(digits) + 3));
  return wrong === text ? `${text} That makes 42 points.` : wrong;
}
