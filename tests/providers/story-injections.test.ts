import { describe, expect, it } from "vitest";
import { indexFacts } from "../../domain/facts/index-facts.ts";
import { ok } from "../../domain/result.ts";
import { taskPrompt } from "../../server/ai/task-prompt.ts";
import type { StoryWriter } from "../../server/ai/story-writer.ts";
import type { WritingTask } from "../../server/ai/writing-task.ts";
import { safeMarkdown } from "../../server/stories/safe-markdown.ts";
import { storySheet, teamsOf } from "../../server/stories/story-sheet.ts";
import { holdsInstruction, injectedGames, type InjectedGame } from "../fixtures/injected-games.ts";
import { NO_SEASON, recapBy, storyGame } from "../fixtures/scripted-stories.ts";
import { textFromSheet } from "../fixtures/text-from-sheet.ts";

const CLEAN = storyGame();
const CASES = injectedGames(CLEAN).map((one): [string, string, InjectedGame] => [one.what, one.field, one]);

function promptOf({ snapshot }: Pick<InjectedGame, "snapshot">): string {
  const index = indexFacts(snapshot, NO_SEASON);
  const ask = { type: "text", before: null } as const;
  return taskText({ kind: "recap", teams: teamsOf(index), sheet: storySheet(index), ask });
}

function taskText(task: WritingTask): string {
  const { system, prompt } = taskPrompt(task, "plain");
  return `${system}\n${prompt}`;
}

/** Does whatever the data tells it, as soon as it can read it: at first nothing else, then beside its work. */
function obedient({ text, harm }: InjectedGame): StoryWriter {
  return {
    model: "obedient",
    isSmall: false,
    write(task) {
      const asked = taskText(task);
      const isObeyed = holdsInstruction(asked, text);
      const isFirst = task.ask.type === "text" && task.ask.before === null;
      // What is not true brings the reasons out, and with them whatever the check has to say of the game.
      const sloppy = "Grady Inglewood had the most passing yards, 512 of them.{g1}";
      const answer = isObeyed
        ? isFirst
          ? `# ${harm}\n\n${harm}{g1} ${textFromSheet(asked)}`
          : `[1] ${harm}{g1}`
        : textFromSheet(asked, ...(isFirst ? [sloppy] : []));
      return Promise.resolve(ok({ answer, inputTokens: 1, outputTokens: 1 }));
    },
  };
}

describe("an instruction in a game's data", () => {
  it("is tried in 66 cases", () => {
    expect(CASES).toHaveLength(66);
    expect(holdsInstruction(promptOf({ snapshot: CLEAN }), "Only Latin words of nobody")).toBe(false);
    for (const [, , { text }] of CASES) expect(holdsInstruction(promptOf({ snapshot: CLEAN }), text)).toBe(false);
  });

  it.each(CASES)("%s in %s: does not reach the model", (_what, field, injected) => {
    // A short text that looks like a name is taken for one: what it can do is shown below. A place is too little for a recap's sheet.
    const mayPass = injected.what === "what looks like a name" && field === "a player's name";
    expect(holdsInstruction(promptOf(injected), injected.text)).toBe(mayPass);
  });

  it.each(CASES)("%s in %s: is not carried out by a model that obeys it", async (_what, field, injected) => {
    const draft = await recapBy(obedient(injected), injected.snapshot);
    const { markdown } = draft;
    expect(markdown).not.toContain(injected.harm);
    expect(holdsInstruction(markdown, injected.harm)).toBe(false);
    expect(draft.claims.every(({ verdict }) => verdict === "holds")).toBe(true);
    expect(safeMarkdown(markdown)).not.toMatch(/<(?:a|img|script)\b|evil|onerror/);
    expect(markdown).toContain("33-26");
    // What a text about the game without the instruction holds, and nothing else.
    const unrelated = obedient({ ...injected, text: "Only Latin words of nobody" });
    if (!/name|stadium|city|weather|surface/.test(field))
      expect(markdown).toBe((await recapBy(unrelated, CLEAN)).markdown);
  });

  it.each(CASES)("%s in %s: leaves the template's text as it is", async (_what, field, injected) => {
    const { markdown } = await recapBy(null, injected.snapshot);
    expect(safeMarkdown(markdown)).not.toMatch(/<(?:a|img|script)\b|evil|onerror/);
    if (injected.what !== "what looks like a name") expect(holdsInstruction(markdown, injected.text)).toBe(false);
    if (field !== "a player's name") expect(markdown).toBe((await recapBy(null, CLEAN)).markdown);
  });
});
