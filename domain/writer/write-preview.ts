import { escapeMarkdown } from "../words/escape-markdown.ts";
import { type Block, finishHeadline, finishText } from "./finish-text.ts";
import { formatInteger, formatPoints } from "../words/format.ts";
import type { BriefLeader, GameBrief, StoryLine } from "../facts/game-brief.ts";
import { formSentences, matchupSentences, seasonSentences } from "./preview-form.ts";
import { pprWords } from "./line-words.ts";
import { type PreviewTell, previewTellOf, tellPreviewStory } from "./preview-phrasings.ts";
import { type Wording, wordingFor } from "./prose-seed.ts";
import { counted, joinWords } from "./prose-words.ts";
import type { StoryKind } from "../facts/story-weights.ts";
import type { WrittenText } from "./write-recap.ts";

const LONGEST_HEADLINE = 80;
const MOST_STORIES = 4;
const MOST_RATED = 5;
/** Told further down, unless they lead; the total has its own sentence. */
const IN_SECTIONS: readonly StoryKind[] = ["form", "matchup", "projectedLeader", "total"];
/** Of one side the heavier says enough. */
const RUNS: readonly StoryKind[] = ["streak", "unbeaten"];

/**
 * A preview from the brief of a game to come, without a model: the heaviest story first, then form, projections and fantasy.
 * What the brief does not know is not mentioned, so that it may be short. The same brief always gives the same text.
 */
export function writePreview(brief: GameBrief): WrittenText {
  const { game } = brief;
  const wording = wordingFor(`${game.gameKey} preview`);
  const tell = previewTellOf(brief);
  const [top, ...rest] = brief.storyLines;
  const opening = tellPreviewStory(top, tell);
  const others = rest
    .filter(({ kind }) => !IN_SECTIONS.includes(kind) && kind !== "favorite")
    .filter((story) => !brief.storyLines.some((other) => isToldBy(story, other, brief.storyLines)))
    // One sentence says it of both.
    .filter(
      (story, index, all) =>
        !(
          tell.isBothWinless &&
          story.kind === "unbeaten" &&
          (top?.kind === "unbeaten" || all.findIndex(({ kind }) => kind === "unbeaten") !== index)
        ),
    )
    .slice(0, MOST_STORIES)
    .map((story) => wording.pick(tellPreviewStory(story, tell).body));
  const lead = [
    wording.pick(opening.opening),
    ...others,
    ...lineSentences(brief, tell, wording),
    ...placeSentence(brief),
  ];
  const blocks: Block[] = [
    { sentences: lead },
    { heading: wording.pick(["How they come in", "Form", "Where they stand"]) },
    ...brief.form.map((form) => ({ sentences: formSentences(brief, form, tell, wording) })),
    { sentences: top?.kind === "matchup" ? [] : matchupSentences(brief, tell, wording) },
    { heading: wording.pick(["Players to know", "Who to watch", "The players"]) },
    { sentences: seasonSentences(brief, tell, wording) },
    { heading: wording.pick(["Projections", "What is projected", "The projections"]) },
    { sentences: leaderSentences(brief, tell, wording) },
    { heading: wording.pick(["For fantasy", "What it means for fantasy", "The fantasy angle"]) },
    { sentences: fantasySentences(brief, tell, wording) },
  ];
  const headline = opening.headline === null ? null : finishHeadline(wording.pick(opening.headline));
  const plain = `${game.away.nick} and ${game.home.nick}: what to know`;
  return {
    headline: headline === null || headline.length > LONGEST_HEADLINE ? plain : headline,
    markdown: finishText(blocks),
  };
}

/** A heavier story of the same side's run of games. */
function isToldBy(story: StoryLine, other: StoryLine, all: readonly StoryLine[]): boolean {
  if (other === story || other.team !== story.team || !RUNS.includes(story.kind) || !RUNS.includes(other.kind))
    return false;
  return all.indexOf(other) < all.indexOf(story);
}

/** The spread and the total, where no story told them. */
function lineSentences({ storyLines, game }: GameBrief, tell: PreviewTell, wording: Wording): string[] {
  const [top] = storyLines;
  const { favorite, overUnder } = game;
  const spread =
    favorite === null || top?.kind === "favorite"
      ? []
      : [`${tell.nick(favorite.team)} are favored by ${favorite.by} ${favorite.by === 1 ? "point" : "points"}`];
  const total = overUnder === null || top?.kind === "total" ? [] : [`the total stands at ${overUnder} points`];
  return wording.pick([[[...spread, ...total].join(", and ")], [...spread, ...total]]).filter((line) => line !== "");
}

function placeSentence({ game: { stadiumName, stadiumCity } }: GameBrief): string[] {
  if (stadiumName === null) return [];
  return [
    `The game is at ${escapeMarkdown([stadiumName, ...(stadiumCity === null ? [] : [stadiumCity])].join(" in "))}`,
  ];
}

const CATEGORIES = ["passing", "rushing", "receiving"] as const;

const FIELDS = {
  passing: [
    ["passingYards", "passing yard", "passing yards"],
    ["passingTouchdowns", "touchdown pass", "touchdown passes"],
    ["passingInterceptions", "interception", "interceptions"],
  ],
  rushing: [
    ["rushingAttempts", "carry", "carries"],
    ["rushingYards", "rushing yard", "rushing yards"],
    ["rushingTouchdowns", "rushing touchdown", "rushing touchdowns"],
  ],
  receiving: [
    ["receptions", "catch", "catches"],
    ["receivingYards", "receiving yard", "receiving yards"],
    ["receivingTouchdowns", "receiving touchdown", "receiving touchdowns"],
  ],
} as const;

/** What is projected for the leaders of both teams, side by side. */
function leaderSentences({ leaders }: GameBrief, tell: PreviewTell, wording: Wording): string[] {
  return CATEGORIES.flatMap((category) => {
    const [first, second] = leaders
      .filter((leader) => leader.category === category)
      .flatMap((leader) => {
        const figures = figureWords(leader);
        return figures === "" ? [] : [{ who: tell.who(leader), figures }];
      });
    if (first === undefined) return [];
    const one = `${first.who} is projected for ${first.figures}`;
    if (second === undefined) return [one];
    return [`${one}${wording.pick(["; ", ", while "])}${second.who} is projected for ${second.figures}`];
  });
}

function figureWords({ category, figures }: BriefLeader): string {
  const known = FIELDS[category].flatMap(([field, noun, plural]) => {
    const value = figures[field];
    if (value === undefined || value <= 0) return [];
    if (!Number.isInteger(value)) return [`${formatPoints(value)} ${plural}`];
    return [
      field.endsWith("Yards") ? `${formatInteger(value)} ${value === 1 ? noun : plural}` : counted(value, noun, plural),
    ];
  });
  return joinWords(known);
}

/** The highest projection, in one or two sentences. */
function fantasySentences({ fantasy }: GameBrief, tell: PreviewTell, wording: Wording): string[] {
  const [first, ...rest] = fantasy.winners.slice(0, MOST_RATED);
  if (first === undefined) return [];
  const lead = `Worth starting: ${tell.who(first)} is projected for ${pprWords(first.points)}`;
  const next = rest.slice(0, 2).map((note) => `${tell.who(note)} for ${formatPoints(note.points)}`);
  const last = rest.slice(2).map((note) => {
    const who = tell.who(note);
    return wording.pick([
      `${who} is at ${pprWords(note.points)} by projection`,
      `The projection for ${who} is ${pprWords(note.points)}`,
    ]);
  });
  return [joinWords([lead, ...next]), ...last];
}
