import { escapeMarkdown } from "../escape-markdown.ts";
import { type Block, finishHeadline, finishText } from "./finish-text.ts";
import { formatPoints } from "../format.ts";
import type { BriefLeader, GameBrief, TeamForm } from "../brief/game-brief.ts";
import { pprWords } from "./line-words.ts";
import { type PreviewTell, previewTellOf, tellPreviewStory } from "./preview-tellers.ts";
import { type Wording, wordingFor } from "./prose-seed.ts";
import { joinWords, numberWord, withArticle } from "./prose-words.ts";
import type { StoryKind } from "../brief/story-weights.ts";
import { nameMark } from "./tell.ts";
import type { WrittenText } from "./write-recap.ts";

const LONGEST_HEADLINE = 80;
const MOST_STORIES = 4;
/** Told further down, unless they lead; the total has its own sentence. */
const IN_SECTIONS: readonly StoryKind[] = ["form", "projectedLeader", "total"];

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
    .filter(({ kind }) => !IN_SECTIONS.includes(kind) && kind !== top?.kind)
    .slice(0, MOST_STORIES)
    .map((story) => wording.pick(tellPreviewStory(story, tell).opening));
  const lead = [wording.pick(opening.opening), ...others, ...lineSentences(brief, tell), ...placeSentence(brief)];
  const blocks: Block[] = [
    { sentences: lead },
    { heading: wording.pick(["How they come in", "Form", "Lately"]) },
    { sentences: brief.form.flatMap((form) => formSentences(form, tell)) },
    { heading: wording.pick(["Projections", "What is projected", "The projections"]) },
    { sentences: leaderSentences(brief, tell, wording) },
    { heading: wording.pick(["For fantasy", "What it means for fantasy", "The fantasy side"]) },
    { sentences: fantasySentences(brief, tell, wording) },
  ];
  const headline = opening.headline === null ? null : finishHeadline(wording.pick(opening.headline));
  const plain = `${game.away.nick} and ${game.home.nick}: what to know`;
  return {
    headline: headline === null || headline.length > LONGEST_HEADLINE ? plain : headline,
    markdown: finishText(blocks),
  };
}

/** The spread and the total, where no story told them. */
function lineSentences({ storyLines, game }: GameBrief, tell: PreviewTell): string[] {
  const told = storyLines.map(({ kind }) => kind);
  const { favourite, overUnder } = game;
  return [
    ...(favourite === null || told.includes("favourite")
      ? []
      : [`${tell.nick(favourite.team)} are favoured by ${favourite.by} ${favourite.by === 1 ? "point" : "points"}`]),
    ...(overUnder === null || storyLines[0]?.kind === "total" ? [] : [`The total stands at ${overUnder} points`]),
  ];
}

function placeSentence({ game: { stadiumName, stadiumCity } }: GameBrief): string[] {
  if (stadiumName === null) return [];
  return [
    `The game is at ${escapeMarkdown([stadiumName, ...(stadiumCity === null ? [] : [stadiumCity])].join(" in "))}`,
  ];
}

function formSentences(form: TeamForm, tell: PreviewTell): string[] {
  const [latest] = form.games;
  if (latest === undefined) return [];
  const count = form.games.length;
  const record = `${form.wins}-${form.losses}${form.ties > 0 ? `-${form.ties}` : ""}`;
  const over = count === 1 ? "their last game" : `their last ${numberWord(count)} games`;
  const means = `scoring ${formatPoints(form.pointsFor)} points a game and allowing ${formatPoints(form.pointsAgainst)}`;
  const result = latest.own === latest.other ? "tie" : latest.own > latest.other ? "win" : "loss";
  const score = `${Math.max(latest.own, latest.other)}-${Math.min(latest.own, latest.other)}`;
  return [
    `${tell.nick(form.team)} are ${record} over ${over}, ${means}`,
    // The opponent is left out: nothing in this game's data bears out what a third side did.
    ...(count === 1 ? [] : [`Their latest was ${withArticle(score)} ${result}`]),
  ];
}

const CATEGORIES = ["passing", "rushing", "receiving"] as const;

const FIELDS = {
  passing: [
    ["passingYards", "passing yards"],
    ["passingTouchdowns", "touchdown passes"],
    ["passingInterceptions", "interceptions"],
  ],
  rushing: [
    ["rushingAttempts", "carries"],
    ["rushingYards", "rushing yards"],
    ["rushingTouchdowns", "rushing touchdowns"],
  ],
  receiving: [
    ["receptions", "catches"],
    ["receivingYards", "receiving yards"],
    ["receivingTouchdowns", "receiving touchdowns"],
  ],
} as const;

/** What is projected for the leaders of both sides, side by side. */
function leaderSentences({ leaders }: GameBrief, tell: PreviewTell, wording: Wording): string[] {
  return CATEGORIES.flatMap((category) => {
    const [first, second] = leaders
      .filter((leader) => leader.category === category)
      .flatMap((leader) => {
        const figures = figureWords(leader);
        return figures === "" ? [] : [{ who: `${tell.own(leader.team)} ${nameMark(leader.playerName)}`, figures }];
      });
    if (first === undefined) return [];
    const one = `${first.who} is projected for ${first.figures}`;
    if (second === undefined) return [one];
    return [`${one}${wording.pick(["; ", ", while "])}${second.who} is projected for ${second.figures}`];
  });
}

function figureWords({ category, figures }: BriefLeader): string {
  const known = FIELDS[category].flatMap(([field, noun]) => {
    const value = figures[field];
    return value === undefined || value <= 0 ? [] : [`${formatPoints(value)} ${noun}`];
  });
  return joinWords(known);
}

function fantasySentences({ fantasy }: GameBrief, tell: PreviewTell, wording: Wording): string[] {
  const [first, ...rest] = fantasy.winners.slice(0, 5);
  if (first === undefined) return [];
  return [
    `${nameMark(first.playerName)} of ${tell.nick(first.team)} is projected for ${pprWords(first.points)}`,
    ...rest.map(({ playerName, team, points }) => {
      const who = `${nameMark(playerName)} of ${tell.nick(team)}`;
      return wording.pick([
        `${who} is projected for ${pprWords(points)}`,
        `${who} is at ${pprWords(points)} by projection`,
        `The projection for ${who} is ${pprWords(points)}`,
      ]);
    }),
  ];
}
