import type { GameBrief, StoryLine } from "../brief/game-brief.ts";
import { formatPoints } from "../format.ts";
import { counted, joinWords, possessive, withArticle } from "./prose-words.ts";
import { type Facts, factsOf } from "./story-facts.ts";
import { nameMark, type Ways } from "./tell.ts";

/** How a preview calls the sides. */
export interface PreviewTell {
  nick(code: string): string;
  bare(code: string): string;
  /** `Kansas City's`, `the Giants'` */
  own(code: string): string;
  other(code: string): string;
  /** `the Ravens and the Chiefs` */
  both: string;
}

/** Shared words for the brief of a game to come. */
export function previewTellOf({ game: { away, home } }: GameBrief): PreviewTell {
  const nick = (code: string): string => `the ${code === home.code ? home.nick : away.nick}`;
  return {
    nick,
    bare: (code) => (code === home.code ? home.nick : away.nick),
    own: (code) => possessive(away.place === home.place ? nick(code) : code === home.code ? home.place : away.place),
    other: (code) => (code === home.code ? away.code : home.code),
    both: `${nick(away.code)} and ${nick(home.code)}`,
  };
}

/** What a preview says about a story: in front, and later on. */
export interface PreviewText {
  headline: Ways | null;
  opening: Ways;
}

type PreviewTeller = (facts: Facts, tell: PreviewTell) => PreviewText;

const TELLERS: Partial<Record<StoryLine["kind"], PreviewTeller>> = {
  favourite(facts, tell) {
    const [team, other] = [facts.text("team"), facts.text("opponent")];
    const spread = facts.text("spread");
    const points = facts.number("spread") === 1 ? "1 point" : `${spread} points`;
    return {
      headline: [`${tell.bare(team)} favoured by ${spread} over ${tell.bare(other)}`],
      opening: [
        `${tell.nick(team)} are favoured by ${points} against ${tell.nick(other)}`,
        `The line makes ${tell.nick(team)} ${spread}-point favourites against ${tell.nick(other)}`,
        `${tell.nick(other)} go in as ${spread}-point underdogs against ${tell.nick(team)}`,
      ],
    };
  },
  total(facts, tell) {
    return {
      headline: [`Total of ${facts.text("overUnder")} for the game`],
      opening: [
        `The total for ${tell.both} stands at ${facts.text("overUnder")} points`,
        `${tell.both} meet with the total at ${facts.text("overUnder")} points`,
      ],
    };
  },
  streak(facts, tell) {
    const team = facts.text("team");
    const games = facts.number("games");
    const result = /^l/i.test(facts.text("result")) ? "lost" : "won";
    const row = `${result} ${counted(games, "game")} in a row`;
    return {
      headline: [`${tell.bare(team)} have ${row}`],
      opening: [
        `${tell.nick(team)} have ${row} and face ${tell.nick(tell.other(team))} next`,
        `${tell.nick(team)} go into the game against ${tell.nick(tell.other(team))} having ${row}`,
      ],
    };
  },
  form(facts, tell) {
    const [team, other] = [facts.text("team"), facts.text("opponent")];
    const [mean, less] = [formatPoints(facts.number("mean")), formatPoints(facts.number("otherMean"))];
    return {
      headline: null,
      opening: [
        `${tell.nick(team)} have averaged ${mean} points lately to ${less} for ${tell.nick(other)}`,
        `Recent scoring favours ${tell.nick(team)}: ${mean} points a game to ${less} for ${tell.nick(other)}`,
      ],
    };
  },
  projectedLeader(facts, tell) {
    const [team, name] = [facts.text("team"), facts.text("player")];
    const points = formatPoints(facts.number("projected"));
    return {
      headline: [`${name} projected for ${points} PPR points`],
      opening: [
        `${nameMark(name)} of ${tell.nick(team)} is projected for ${points} PPR points against ${tell.nick(tell.other(team))}`,
        `${tell.nick(team)} have ${nameMark(name)}, who is projected for ${points} PPR points, against ${tell.nick(tell.other(team))}`,
      ],
    };
  },
  forecast(facts, tell) {
    const sky = joinWords([
      ...(facts.has("wind") ? [`wind of ${facts.text("wind")} mph`] : []),
      ...(facts.has("low") ? [`a low of ${facts.text("low")} degrees`] : []),
    ]);
    if (sky === "") return fallback(tell);
    return {
      headline: null,
      opening: [`${tell.both} meet with ${sky} in the forecast`, `The forecast for ${tell.both} has ${sky}`],
    };
  },
};

/** A story of a game to come in words. */
export function tellPreviewStory(story: StoryLine | undefined, tell: PreviewTell): PreviewText {
  if (story === undefined) return fallback(tell);
  return TELLERS[story.kind]?.(factsOf(story), tell) ?? fallback(tell);
}

function fallback(tell: PreviewTell): PreviewText {
  return { headline: null, opening: [`${tell.both} meet`, `It is ${withArticle("game")} between ${tell.both}`] };
}
