import type { GameBrief } from "../../domain/facts/game-brief.ts";
import { checkText } from "../../domain/check/checked-text.ts";
import type { Claim } from "../../domain/game/claim.ts";
import { storySentences } from "../../domain/words/story-sentences.ts";
import { sentenceFault } from "../../domain/words/text-guard.ts";
import { writePreview } from "../../domain/writer/write-preview.ts";
import { writeRecap, type WrittenText } from "../../domain/writer/write-recap.ts";
import { dropSentences } from "./drop-sentences.ts";
import { type TextSources, wholeText } from "./examine-text.ts";

/** The template's text as far as it holds. */
export interface TemplateStory {
  markdown: string;
  claims: Claim[];
  dropped: number;
}

const MOST_PASSES = 6;

/**
 * The text that needs no model. It is checked like any other: a sentence that does not hold is left out, and a headline
 * that does not is replaced by the plainest one. Null where nothing is left.
 */
export function templateStory(
  brief: GameBrief,
  sources: TextSources,
  othersOfTheWeek: readonly string[],
): TemplateStory | null {
  const plain = `${brief.game.away.nick} at ${brief.game.home.nick}`;
  let text: WrittenText = brief.kind === "recap" ? writeRecap(brief, othersOfTheWeek) : writePreview(brief);
  let dropped = 0;
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    const markdown = wholeText(text);
    const claims = checkText(markdown, sources.snapshot, sources.season);
    if (text.markdown === "") return null;
    const failing = claims.filter(({ verdict }) => verdict !== "holds");
    const bodyStart = markdown.length - text.markdown.length;
    const sentences = storySentences(markdown)
      .filter(
        ({ start, text: words }) =>
          // A source's name can be anything: a sentence with one that is no name is left out as a model's would be.
          sentenceFault(words.trim()) !== null ||
          failing.some((claim) => claim.start >= start && claim.start < start + words.length),
      )
      .map(({ start, text: words }) => ({ start, end: start + words.length }));
    if (sentences.length === 0) return { markdown, claims, dropped };
    const ofBody = sentences.filter(({ end }) => end > bodyStart);
    dropped += sentences.length;
    text = {
      headline: ofBody.length < sentences.length ? plain : text.headline,
      markdown: dropSentences(
        text.markdown,
        ofBody.map(({ start, end }) => ({ start: start - bodyStart, end: end - bodyStart })),
      ),
    };
  }
  return null;
}
