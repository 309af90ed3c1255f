import { ANALYST_TOOLS } from "../../domain/analyst/tools/analyst-tools.ts";
import { analystPrompt } from "../../domain/analyst/analyst-prompt.ts";
import type { Store } from "../store/store.ts";
import type { SessionSetup } from "./voice.ts";

/** The six tools as the provider describes functions. They run in the page, on the game that it shows. */
const TOOLS = ANALYST_TOOLS.map(({ name, description, parameters }) => ({
  type: "function",
  name,
  description,
  parameters,
}));

/** What the model is told for a conversation about a game, null where none is meant, and what it may call. */
export async function analystSetup(store: Pick<Store, "game">, gameKey: string | null): Promise<SessionSetup> {
  const game = gameKey === null ? null : await store.game(gameKey);
  return { instructions: analystPrompt({ mode: "voice", game }), tools: TOOLS };
}
