import { describe, expect, it } from "vitest";
import { recapBrief } from "../../domain/facts/recap-brief.ts";
import { ok } from "../../domain/result.ts";
import { writeRecap } from "../../domain/writer/write-recap.ts";
import { storyPrompt } from "../../server/ai/story-prompt.ts";
import type { StoryWriter } from "../../server/ai/story-writer.ts";
import { safeMarkdown } from "../../server/stories/safe-markdown.ts";
import { claimsAgain } from "../fixtures/claims-again.ts";
import { holdsInstruction, injectedGames, type InjectedGame } from "../fixtures/injected-games.ts";
import { NO_SEASON, recapBy, storyGame, withSentence } from "../fixtures/scripted-stories.ts";

const CLEAN = storyGame();
const CASES = injectedGames(CLEAN).map((one): [string, string, InjectedGame] => [one.what, one.field, one]);

function promptOf({ snapshot }: Pick<InjectedGame, "snapshot">): string {
  const brief = recapBrief(snapshot, NO_SEASON);
  if (brief === null) throw new Error("The game is not over.");
  return told(storyPrompt({ brief, before: null }));
}

function told({ system, prompt }: ReturnType<typeof storyPrompt>): string {
  return `${system}\n${prompt}`;
}

/** Does whatever the data tells it, as soon as it can read it: at first nothing else, then beside its work. */
function obedient({ text, harm }: InjectedGame): StoryWriter {
  return {
    model: "obedient",
    write(request) {
      const work = writeRecap(request.brief);
      const isTold = holdsInstruction(told(storyPrompt(request)), text);
      const first = { headline: harm, markdown: `${harm}\n\n${work.markdown}` };
      // What is not true brings the reasons out, and with them whatever the check has to say of the game.
      const sloppy = withSentence(work, "Grady Inglewood had the most passing yards, 512 of them.");
      const isFirst = request.before === null;
      const written = isTold ? (isFirst ? first : withSentence(work, harm)) : isFirst ? sloppy : work;
      return Promise.resolve(ok({ text: written, inputTokens: 1, outputTokens: 1 }));
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
    // A short text that looks like a name is taken for one, and marked as data: what it can do is shown below.
    const mayPass = injected.what === "what looks like a name" && /name|stadium|city/.test(field);
    expect(holdsInstruction(promptOf(injected), injected.text)).toBe(mayPass);
  });

  it.each(CASES)("%s in %s: is not carried out by a model that obeys it", async (_what, field, injected) => {
    const draft = await recapBy(obedient(injected), injected.snapshot);
    const { markdown } = draft;
    expect(markdown).not.toContain(injected.harm);
    expect(holdsInstruction(markdown, injected.harm)).toBe(false);
    expect(claimsAgain(draft, injected.snapshot, NO_SEASON).every(({ verdict }) => verdict === "holds")).toBe(true);
    expect(safeMarkdown(markdown)).not.toMatch(/<(?:a|img|script)\b|evil|onerror/);
    const untold = obedient({ ...injected, text: "Only Latin words of nobody" });
    const clean = await recapBy(untold, CLEAN);
    if (field !== "a player's name") expect(markdown).toBe(clean.markdown);
    else expect(markdown).toContain("33-26");
  });

  it.each(CASES)("%s in %s: leaves the template's text as it is", async (_what, field, injected) => {
    const { markdown } = await recapBy(null, injected.snapshot);
    expect(safeMarkdown(markdown)).not.toMatch(/<(?:a|img|script)\b|evil|onerror/);
    if (injected.what !== "what looks like a name") expect(holdsInstruction(markdown, injected.text)).toBe(false);
    if (field !== "a player's name") expect(markdown).toBe((await recapBy(null, CLEAN)).markdown);
  });
});
