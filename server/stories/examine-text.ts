import { checkText } from "../../domain/check/checked-text.ts";
import type { Claim } from "../../domain/check/claim.ts";
import { storySentences } from "../../domain/check/story/story-sentences.ts";
import { sentenceFault } from "../../domain/check/text-guard.ts";
import { wrongResult } from "../../domain/check/wrong-result.ts";
import { escapeMarkdown } from "../../domain/words/escape-markdown.ts";
import { tellsOfPlay } from "../../domain/news/tells-of-play.ts";
import type { GameSnapshot } from "../../domain/game/game-snapshot.ts";
import { plainName } from "../../domain/words/plain-words.ts";
import type { SeasonBefore } from "../../domain/season/season-before.ts";
import type { ArticleKind } from "../../domain/game/story.ts";
import { teamName } from "../../domain/game/team.ts";
import { wordCount } from "../../domain/writer/finish-text.ts";
import type { WrittenText } from "../../domain/writer/write-recap.ts";
import type { TextRange } from "./drop-sentences.ts";

/** What a text is held against. */
export interface TextSources {
  snapshot: GameSnapshot;
  season: SeasonBefore;
  kind: ArticleKind;
}

/** One thing wrong with a text. `reason` is a clear sentence for its writer. */
export interface TextFault {
  reason: string;
  /** The sentence of the whole text that it is about; null where it is the text, or its headline, as such. */
  sentence: TextRange | null;
}

export interface ExaminedText {
  /** With its headline as the first heading. */
  markdown: string;
  claims: Claim[];
  faults: TextFault[];
  sentences: number;
}

/** Nothing this long is a text about a game: refused before anything looks closer. In characters. */
const LONGEST = 20_000;
const HEADLINE = { fewest: 12, most: 90 };
/** What is asked for, and what is published all the same after the last round. A preview of which little is known may be short. */
const WORDS = {
  asked: { recap: { fewest: 250, most: 450 }, preview: { fewest: 80, most: 450 } },
  tolerated: { recap: { fewest: 170, most: 500 }, preview: { fewest: 80, most: 500 } },
} as const;

/** Whether a text is too long to be looked at. */
export function isEndless({ headline, markdown }: WrittenText): boolean {
  return headline.length + markdown.length > LONGEST;
}

/** The text under its headline, as it is published. */
export function wholeText({ headline, markdown }: WrittenText): string {
  return `# ${escapeMarkdown(headline)}\n\n${markdown}`;
}

/** Everything that keeps a text from being published: claims that do not hold, and what no fact check sees. */
export function examineText(
  text: WrittenText,
  sources: TextSources,
  lengths: keyof typeof WORDS = "asked",
): ExaminedText {
  const markdown = wholeText(text);
  const claims = checkText(markdown, sources.snapshot, sources.season);
  const headlineEnd = markdown.indexOf("\n");
  const { stadiumName, stadiumCity } = sources.snapshot.game;
  const places = [plainName(stadiumName), plainName(stadiumCity)].filter((place) => place !== null);
  const seen = new Set<string>();
  const faults: TextFault[] = [];
  const sentences = storySentences(markdown).map(({ start, text }) => ({ start, end: start + text.length }));
  for (const sentence of sentences) {
    const words = markdown.slice(sentence.start, sentence.end).trim();
    const isHeadline = sentence.start < headlineEnd;
    const isHeading = !isHeadline && words.startsWith("#");
    const own = claims.filter(({ start }) => start >= sentence.start && start < sentence.end);
    const reasons = own.flatMap(({ verdict, reason, text: said }) =>
      verdict === "holds" ? [] : [reason ?? `"${said}" is not supported by the game.`],
    );
    // What cannot be looked up could be about any game, or about none.
    if (own.length === 0 && !isHeading && !places.some((place) => words.includes(place)))
      reasons.push("It names no player, team or number from the game.");
    if (!isHeadline && !isHeading && own.length > 0 && own.every(isNameOnly) && !tellsOfPlay(words))
      reasons.push("It says nothing about the game that can be checked.");
    const fault = sentenceFault(words.replace(/^#+ /, ""));
    if (fault !== null) reasons.push(fault);
    const wrong = sources.kind === "recap" ? wrongResult(words, sources.snapshot.game) : null;
    if (wrong !== null) reasons.push(wrong);
    if (!isHeading && seen.has(words)) reasons.push("It repeats another sentence.");
    seen.add(words);
    if (reasons.length > 0) {
      const what = isHeadline ? "The headline" : isHeading ? "The heading" : "The sentence";
      const quoted = words.replace(/^#+ /, "");
      faults.push({
        reason: `${what} "${quoted}" cannot stay. ${[...new Set(reasons)].join(" ")}`,
        sentence: isHeadline ? null : sentence,
      });
    }
  }
  for (const reason of wholeFaults(text, sources, lengths)) faults.push({ reason, sentence: null });
  return { markdown, claims, faults, sentences: sentences.length };
}

function isNameOnly({ kind }: Claim): boolean {
  return kind === "name" || kind === "team";
}

function wholeFaults(
  { headline, markdown }: WrittenText,
  { snapshot: { game }, kind }: TextSources,
  lengths: keyof typeof WORDS,
): string[] {
  const faults: string[] = [];
  if (headline.length < HEADLINE.fewest || headline.length > HEADLINE.most)
    faults.push(`The headline has ${headline.length} characters instead of 20 to 80.`);
  const words = wordCount(markdown);
  const { fewest, most } = WORDS[lengths][kind];
  if (words < fewest || words > most) faults.push(`The text has ${words} words instead of 250 to 450.`);
  for (const code of [game.awayTeam, game.homeTeam]) {
    const { place, nick } = teamName(code, game.season);
    if (!markdown.includes(nick) && !markdown.includes(place))
      faults.push(`The text does not name the ${place} ${nick}.`);
  }
  const { awayScore, homeScore } = game;
  if (kind === "recap" && awayScore !== null && homeScore !== null) {
    const [more, less] = [Math.max(awayScore, homeScore), Math.min(awayScore, homeScore)];
    if (!new RegExp(String.raw`(?<!\d)${more}[-\u2010-\u2013]${less}(?!\d)`).test(markdown))
      faults.push(`The text does not give the final score, ${more}-${less}.`);
  }
  return faults;
}
