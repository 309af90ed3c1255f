import { analystTool } from "./analyst-tool.ts";
import { fail, ok } from "../../result.ts";
import { storyResult, type StoryResult } from "./story-result.ts";
import { NO_ARGUMENTS } from "./tool-arguments.ts";

/** The preview, which was written before the game. */
export const getGamePreview = analystTool<StoryResult>({
  name: "get_game_preview",
  description: "The written preview of the game, from before kickoff.",
  parameters: NO_ARGUMENTS,
  run: (_args, snapshot, now) => {
    if (snapshot === null || snapshot.gameProjection === null)
      return fail("No game preview/projection available for this game yet");
    const { projection, createdAt, model } = snapshot.gameProjection;
    return ok(storyResult(snapshot, now, { text: projection, createdAt, writtenBy: model }));
  },
});
