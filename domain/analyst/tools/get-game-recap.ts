import { analystTool } from "./analyst-tool.ts";
import { fail, ok } from "../../result.ts";
import { storyResult, type StoryResult } from "./story-result.ts";
import { NO_ARGUMENTS } from "./tool-arguments.ts";

/** The recap as it stands on the page. */
export const getGameRecap = analystTool<StoryResult>({
  name: "get_game_recap",
  description: "The written recap of the game, once it is over and written.",
  parameters: NO_ARGUMENTS,
  run: (_args, snapshot, now) => {
    if (snapshot === null || snapshot.gameRecap === null) return fail("No game recap available for this game yet");
    const { recap, createdAt, model } = snapshot.gameRecap;
    return ok(storyResult(snapshot, now, { text: recap, createdAt, writtenBy: model }));
  },
});
