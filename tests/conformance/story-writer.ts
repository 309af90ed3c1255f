import { describe, expect, it } from "vitest";
import { checkText } from "../../domain/check/checked-text.ts";
import type { GameSnapshot } from "../../domain/game/game-snapshot.ts";
import type { StoryWriter } from "../../server/ai/story-writer.ts";
import type { StoryDraft } from "../../server/stories/story-draft.ts";
import { wordCount } from "../../domain/writer/finish-text.ts";
import { answerOf, NO_SEASON, recapBy, storyGame, trueText, withSentence } from "../fixtures/scripted-stories.ts";

/** What a scripted model says to one question. `prompt` is everything it was told. */
export type ScriptedAnswer = { text: string } | { refusal: string };
export type Script = (prompt: string, round: number) => ScriptedAnswer;

/** A way to a model that says what its script says: 1,200 tokens in and 700 out each time. */
export interface ModelDoor {
  writer(script: Script): StoryWriter;
}

const SNAPSHOT = storyGame();
const TRUE = trueText(SNAPSHOT);
/** Without its last paragraphs, as long as 200 words are left. */
const SHORT =
  TRUE.markdown
    .split("\n\n")
    .map((_block, index, blocks) => ({ ...TRUE, markdown: blocks.slice(0, blocks.length - index).join("\n\n") }))
    .filter(({ markdown }) => wordCount(markdown) < 250 && wordCount(markdown) >= 180)[0] ?? TRUE;
const OWN = TRUE.markdown.split(" ");
const says =
  (text: string): Script =>
  () => ({ text });

/** Whatever a model says: what is published is true, and it is counted what it took. Run for every way to a model. */
export function storyWriterConformance(name: string, open: () => ModelDoor): void {
  const publish = (script: Script): Promise<StoryDraft> => recapBy(open().writer(script), SNAPSHOT);

  describe(`what a scripted model writes, through ${name}`, () => {
    it("is published as it is where all of it is true", async () => {
      const draft = await publish(says(answerOf(TRUE)));
      expect(draft).toMatchObject({ model: "scripted", isFallback: false, rounds: 1, dropped: 0 });
      expect(draft.markdown).toBe(`# ${TRUE.headline}\n\n${TRUE.markdown}`);
      expect(draft).toMatchObject({ inputTokens: 1200, outputTokens: 700 });
      expectTrue(draft);
    });

    it("may stand in a fence with words around it", async () => {
      const draft = await publish(says(`Here you are:\n\`\`\`json\n${answerOf(TRUE)}\n\`\`\`\nEnjoy!`));
      expect(draft).toMatchObject({ model: "scripted", dropped: 0 });
    });

    it("is sent back where it is shorter than asked, and published where nothing else is wrong with it", async () => {
      const prompts: string[] = [];
      const longer = await publish((prompt) => {
        prompts.push(prompt);
        return { text: answerOf(prompts.length === 1 ? SHORT : TRUE) };
      });
      expect(longer).toMatchObject({
        model: "scripted",
        rounds: 2,
        markdown: `# ${TRUE.headline}\n\n${TRUE.markdown}`,
      });
      expect(prompts[1]).toContain(`The text has ${wordCount(SHORT.markdown)} words instead of 250 to 450.`);
      const short = await publish(says(answerOf(SHORT)));
      expect(short).toMatchObject({ model: "scripted", rounds: 3, dropped: 0, isFallback: false });
      expect(short.markdown).toBe(`# ${SHORT.headline}\n\n${SHORT.markdown}`);
      expectTrue(short);
    });

    const hopeless: [string, string][] = [
      [
        "invented numbers",
        answerOf({ ...TRUE, markdown: TRUE.markdown.replaceAll(/\d+/g, (n) => `${Number(n) + 7}`) }),
      ],
      ["players swapped", answerOf(swapped(swapped(TRUE, "Ekwueme", "Inglewood"), "Antonelli", "Kessler"))],
      ["the wrong winner", answerOf(swapped(swapped(TRUE, "Chiefs", "Ravens"), "Kansas City", "Baltimore"))],
      ["nothing", ""],
      ["an empty text", answerOf({ headline: "", markdown: "" })],
      [
        "100,000 words",
        answerOf({ ...TRUE, markdown: Array.from({ length: 100_000 }, (_, n) => OWN[n % OWN.length]).join(" ") }),
      ],
      ["invalid JSON", answerOf(TRUE).slice(0, -40)],
      ["another shape", JSON.stringify({ title: TRUE.headline, body: [TRUE.markdown] })],
      ["three words", answerOf({ ...TRUE, markdown: "Chiefs won 33-26." })],
      ["no final score", answerOf({ ...TRUE, markdown: TRUE.markdown.replaceAll("33-26", "") })],
      ["a headline that is not true", answerOf({ ...TRUE, headline: "Ravens beat Chiefs 33-26 in overtime" })],
      ["another game", answerOf({ ...TRUE, markdown: TRUE.markdown.replaceAll("Ravens", "Bengals") })],
    ];
    it.each(hopeless)("is replaced by the template's text where it is %s", async (_what, text) => {
      const draft = await publish(says(text));
      expect(draft).toMatchObject({ model: null, isFallback: true, rounds: 3, dropped: 0 });
      expect(draft).toMatchObject({ inputTokens: 3600, outputTokens: 2100 });
      expect(draft.markdown).toBe((await recapBy(null, SNAPSHOT)).markdown);
      expect(draft.message).toMatch(/scripted .*; the template's story replaces it\.$/);
      expectTrue(draft);
    });

    it.each<[string, ScriptedAnswer]>([
      ["as servers say it", { refusal: "I can't help with that." }],
      ["in words", { text: "I'm sorry, but I can't write about this." }],
    ])("is not asked for again after a refusal, %s", async (_how, answer) => {
      const draft = await publish(() => answer);
      expect(draft).toMatchObject({ model: null, isFallback: true, rounds: 1, inputTokens: 1200, outputTokens: 700 });
      expect(draft.message).toContain("scripted would not write it");
    });

    it("is sent back with the reasons, and published when it has been put right", async () => {
      const told: string[] = [];
      const draft = await publish((prompt, round) => {
        told.push(prompt);
        const wrong = withSentence(TRUE, "Anders Ekwueme threw for 512 yards.");
        return { text: answerOf(round === 0 ? wrong : TRUE) };
      });
      expect(draft).toMatchObject({ model: "scripted", rounds: 2, dropped: 0, inputTokens: 2400, outputTokens: 1400 });
      expect(told[0]).not.toContain("512");
      expect(told[1]).toMatch(/The sentence \\?"Anders Ekwueme threw for 512 yards\.\\?" cannot stay\. .*388/);
      expectTrue(draft);
    });

    const droppable: [string, string][] = [
      ["a false number", "Anders Ekwueme threw for 512 yards."],
      ["a stranger", "Tom Brady ran for 106 yards."],
      ["a team that is elsewhere", "The Packers led at halftime."],
      ["the wrong side ahead", "The Ravens led 17-13 at halftime."],
      ["the wrong winner, in other words", "The Ravens held on to win in overtime."],
      ["the wrong loser, in other words", "Kansas City fell 33-26."],
      ["a comeback that was none", "Kansas City came back from 20 points down."],
      ["a link", "The [Chiefs](https://example.com/) won in overtime."],
      ["an address", "The Chiefs sell tickets at chiefs-tickets.example.com for overtime."],
      ["an email address", "The Chiefs read mail to coach@example.com."],
      ["an image", "![Chiefs](https://example.com/a.png) won in overtime."],
      ["HTML", "The Chiefs won <script>alert(1)</script> in overtime."],
      ["the reader", "You should have seen the Chiefs win in overtime."],
      ["the writer", "I think the Chiefs won in overtime."],
      ["the request", "As an AI the writer adds that the Chiefs won in overtime."],
      ["an injury", "Anders Ekwueme is out with a hamstring injury in overtime."],
      ["a week of practice", "Anders Ekwueme missed practice all week before the overtime win."],
      ["an arrest", "Anders Ekwueme was arrested after the Chiefs won in overtime."],
      ["a trade", "The Chiefs traded for Anders Ekwueme before they won in overtime."],
      ["a scene", "The crowd roared when the Chiefs won in overtime."],
      ["a place in the playoffs", "The Chiefs clinched the division by winning in overtime."],
      ["somebody and nothing that happened", "Anders Ekwueme owed everybody an explanation."],
      ["betting", "Bettors who took the Chiefs cashed in overtime."],
      ["a quotation", 'The Chiefs "never stopped believing in each other" in overtime.'],
      ["another language", "Die Chiefs gewannen das Spiel gegen die Ravens nach einer langen Nacht."],
      ["another script", "Chiefs победили Ravens в овертайме."],
      ["what was said already", "Kansas City's Anders Ekwueme threw for 388 yards and three touchdowns."],
    ];
    it.each(droppable)("loses the sentence with %s, and no other", async (_what, sentence) => {
      const draft = await publish(says(answerOf(withSentence(TRUE, sentence))));
      expect(draft).toMatchObject({ model: "scripted", isFallback: false, rounds: 3, dropped: 1 });
      expect(draft.markdown).toBe(`# ${TRUE.headline}\n\n${TRUE.markdown}`);
      expectTrue(draft);
    });

    it("loses its first sentence where that is the false one", async () => {
      const first = "Anders Ekwueme threw for 512 yards as the Chiefs won in overtime.";
      const draft = await publish(says(answerOf({ ...TRUE, markdown: `${first} ${TRUE.markdown}` })));
      expect(draft).toMatchObject({ model: "scripted", dropped: 1 });
      expect(draft.markdown).toBe(`# ${TRUE.headline}\n\n${TRUE.markdown}`);
    });

    it("is not believed because its own list of claims says so", async () => {
      const lie = "Anders Ekwueme threw for 512 yards.";
      const draft = await publish(says(answerOf(withSentence(TRUE, lie), [{ text: lie, proof: "leaders" }])));
      expect(draft).toMatchObject({ model: "scripted", dropped: 1 });
      expect(draft.markdown).not.toContain("512");
    });

    it("is not held against a list of claims that is nonsense", async () => {
      const draft = await publish(says(answerOf(TRUE, [{ text: "the moon", proof: "cheese" }])));
      expect(draft).toMatchObject({ model: "scripted", dropped: 0 });
      const another = await publish(says(JSON.stringify({ ...TRUE, claims: "none" })));
      expect(another).toMatchObject({ model: "scripted", dropped: 0 });
    });
  });
}

/** Looked at again, by nothing but the fact check itself. */
function expectTrue({ markdown, claims }: StoryDraft, snapshot: GameSnapshot = SNAPSHOT): void {
  const again = checkText(markdown, snapshot, NO_SEASON);
  expect(again.filter(({ verdict }) => verdict !== "holds")).toEqual([]);
  expect(claims).toEqual(again);
  expect(again.length).toBeGreaterThan(20);
}

function swapped<T extends { headline: string; markdown: string }>(text: T, one: string, other: string): T {
  const swap = (words: string): string =>
    words.replaceAll(new RegExp(`${one}|${other}`, "g"), (found) => (found === one ? other : one));
  return { ...text, headline: swap(text.headline), markdown: swap(text.markdown) };
}
