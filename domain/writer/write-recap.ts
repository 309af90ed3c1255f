import { type Block, finishHeadline, finishText } from "./finish-text.ts";
import { wordCount } from "../words/word-count.ts";
import type { GameBrief, StoryLine } from "../facts/game-brief.ts";
import { pickOpening } from "./opening-shape.ts";
import { pickStories } from "./pick-stories.ts";
import { wordingFor } from "./prose-seed.ts";
import { fantasySentences } from "./recap-fantasy.ts";
import { recordSentences, SEASON_KINDS } from "./recap-season.ts";
import { driveSentence, flowSentences } from "./recap-flow.ts";
import { leaderSentences } from "./recap-players.ts";
import { whySentences } from "./recap-why.ts";
import type { StoryKind } from "../facts/story-weights.ts";
import { tellStory } from "./story-phrasings.ts";
import { type StoryText, type Tell, tellOf } from "./tell.ts";

/** A text for a game's page, in Markdown without its headline. */
export interface WrittenText {
  headline: string;
  markdown: string;
}

const LONGEST_HEADLINE = 80;
const MOST_STORIES = 6;
/** Bodies of stories that stand beside the opening. */
const MOST_IN_LEAD = 2;
/** Room is left on both sides of the 250 to 450 words that a recap should have. */
const FEWEST_WORDS = 265;
const MOST_WORDS = 430;
const USUAL_COLUMNS = 4;
const USUAL_WINNERS = 3;

/**
 * A recap from the brief of a finished game, without a model: the heaviest story first, then how and why, then fantasy. The
 * same brief always gives the same text; different games are worded differently. `others` are texts that it should not open
 * like: the week's other recaps. Throws where the brief has no final score.
 */
export function writeRecap(brief: GameBrief, others: readonly string[] = []): WrittenText {
  const { final, game } = brief;
  if (final === null) throw new Error("A recap needs the brief of a finished game: this one has no final score.");
  const wording = wordingFor(`${game.gameKey} recap`);
  const tell = tellOf(brief, final, wording);
  const stories = pickStories(brief.storyLines, MOST_STORIES);
  const texts = stories.map((story) => tellStory(story, tell));
  const opening = texts[0] === undefined ? tell.result() : pickOpening(texts[0].opening, others, wording);
  const blocksWith = recapBlocks(brief, { opening, stories, texts }, tell);
  let more = 0;
  let markdown = finishText(blocksWith(more));
  while (more < 3 && wordCount(markdown) < FEWEST_WORDS) markdown = finishText(blocksWith((more += 1)));
  while (more > -3 && wordCount(markdown) > MOST_WORDS) markdown = finishText(blocksWith((more -= 1)));
  return { headline: headlineOf(texts[0], tell), markdown };
}

interface Told {
  opening: string;
  stories: readonly StoryLine[];
  texts: readonly StoryText[];
}

/** The recap's blocks, with so many sentences of the columns more or (below 0) less than usual. */
function recapBlocks(brief: GameBrief, { opening, stories, texts }: Told, tell: Tell): (more: number) => Block[] {
  const { wording } = tell;
  const bodies = texts
    .slice(1)
    .map(({ body }, index) => ({ kind: stories[index + 1]?.kind, body: wording.pick(body) }));
  const lead = [opening, ...bodies.slice(0, MOST_IN_LEAD).map(({ body }) => body)];
  const later = bodies.slice(MOST_IN_LEAD);
  const isOfSeason = ({ kind }: { kind: StoryKind | undefined }): boolean =>
    kind !== undefined && SEASON_KINDS.includes(kind);
  const rest = later.filter((one) => !isOfSeason(one)).map(({ body }) => body);
  const season = [...recordSentences(brief, tell), ...later.filter(isOfSeason).map(({ body }) => body)];
  const flow = flowSentences(brief, stories, tell);
  const kinds = stories.map(({ kind }) => kind);
  const why = whySentences(brief, kinds, tell);
  const drive = driveSentence(brief, tell);
  const leaders = leaderSentences(brief, stories, tell);
  const fantasy = fantasySentences(brief, stories, tell);
  const how = wording.pick(["How it happened", "How it went", "The game"]);
  const behind = wording.pick(["Why", "The numbers behind it", "Behind the score"]);
  const forFantasy = wording.pick(["For fantasy", "What it means for fantasy", "The fantasy side"]);
  const where = wording.pick(["Where it leaves them", "In the season", "The bigger picture"]);
  // One sentence is no paragraph.
  const [further, single] = rest.length > 1 ? [rest, []] : [[], rest];
  return (more) => [
    { sentences: lead },
    { heading: how },
    { sentences: flow },
    { sentences: further },
    { heading: behind },
    { sentences: [...why.slice(0, USUAL_COLUMNS + more), ...drive, ...single] },
    { sentences: leaders },
    // A record alone needs no heading of its own.
    ...(season.length > 1 ? [{ heading: where }] : []),
    { sentences: season },
    { heading: forFantasy },
    { sentences: [...fantasy.winners.slice(0, USUAL_WINNERS + Math.max(0, more)), ...fantasy.losers] },
  ];
}

/** One of the story's headlines that are short enough; else the result. */
function headlineOf(text: StoryText | undefined, tell: Tell): string {
  const fitting = (text?.headline ?? []).map(finishHeadline).filter(({ length }) => length <= LONGEST_HEADLINE);
  const [first, ...rest] = fitting;
  return first === undefined ? finishHeadline(tell.result()) : tell.wording.pick([first, ...rest]);
}
