import { indexFacts } from "../../domain/facts/index-facts.ts";
import { gameAsOf } from "../../domain/fold/game-as-of.ts";
import type { ArticleKind } from "../../domain/game/story.ts";
import { taskPrompt } from "../../server/ai/task-prompt.ts";
import { storySheet, teamsOf } from "../../server/stories/story-sheet.ts";
import type { Store } from "../../server/store/store.ts";
import { CommandProblem } from "../command/command-problem.ts";

/** What a model is asked for a text about a stored game, without asking one. The preview of a game that is over is asked as before it. */
export async function promptText(store: Store, gameKey: string, kind: ArticleKind): Promise<string> {
  const [snapshot, season] = await Promise.all([store.gameSnapshot(gameKey), store.seasonBefore(gameKey)]);
  if (snapshot === null || season === null) throw new CommandProblem(`No stored game has the key ${gameKey}.`);
  const index = indexFacts(kind === "preview" ? gameAsOf(snapshot, 0) : snapshot, season);
  const sheet = storySheet(index);
  const { system, prompt } = taskPrompt(
    { kind, teams: teamsOf(index), sheet, ask: { type: "text", before: null } },
    "plain",
  );
  return `${system}\n\n${prompt}`;
}
