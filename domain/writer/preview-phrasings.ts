import type { GameBrief, StoryLine } from "../facts/game-brief.ts";
import { formatPoints } from "../words/format.ts";
import { counted, joinWords, numberWord, possessive, withArticle } from "./prose-words.ts";
import { type Facts, factsOf } from "./story-facts.ts";
import { nameMark, type Ways } from "./tell.ts";

/** How a preview calls the teams. */
export interface PreviewTell {
  nick(code: string): string;
  bare(code: string): string;
  /** `Kansas City's`, `the Giants'` */
  own(code: string): string;
  other(code: string): string;
  /** Neither team has won a game this season. */
  isBothWinless: boolean;
  /** `the Ravens and the Chiefs` */
  both: string;
  /** A player with his side where the text so far has not named him, by his name alone afterwards. */
  who(player: { playerName: string; team: string }): string;
}

/** Shared words for the brief of a game to come. */
export function previewTellOf({ game: { away, home }, storyLines }: GameBrief): PreviewTell {
  const nick = (code: string): string => `the ${code === home.code ? home.nick : away.nick}`;
  const named = new Set<string>();
  const own = (code: string): string =>
    possessive(away.place === home.place ? nick(code) : code === home.code ? home.place : away.place);
  return {
    nick,
    own,
    who({ playerName, team }) {
      const isNew = !named.has(playerName);
      named.add(playerName);
      return isNew ? `${own(team)} ${nameMark(playerName)}` : nameMark(playerName);
    },
    bare: (code) => (code === home.code ? home.nick : away.nick),
    other: (code) => (code === home.code ? away.code : home.code),
    isBothWinless:
      storyLines.filter(({ kind, facts }) => kind === "unbeaten" && facts["result"] === "winless").length === 2,
    both: `${nick(away.code)} and ${nick(home.code)}`,
  };
}

/** What a preview says about a story: in front, and later on. */
export interface PreviewText {
  headline: Ways | null;
  opening: Ways;
  /** Where another story leads. */
  body: Ways;
}

type PreviewPhrasing = (facts: Facts, tell: PreviewTell) => PreviewText;

const PHRASINGS: Partial<Record<StoryLine["kind"], PreviewPhrasing>> = {
  favorite(facts, tell) {
    const [team, other] = [facts.text("team"), facts.text("opponent")];
    const spread = facts.text("spread");
    const points = facts.number("spread") === 1 ? "1 point" : `${spread} points`;
    return {
      headline: [`${tell.bare(team)} favored by ${spread} over ${tell.bare(other)}`],
      opening: [
        `${tell.nick(team)} are favored by ${points} against ${tell.nick(other)}`,
        `The line makes ${tell.nick(team)} ${spread}-point favorites against ${tell.nick(other)}`,
        `${tell.nick(other)} go in as ${spread}-point underdogs against ${tell.nick(team)}`,
      ],
      body: [`${tell.nick(team)} are favored by ${points}`],
    };
  },
  total(facts, tell) {
    return {
      headline: [`Total of ${facts.text("overUnder")} for the game`],
      opening: [
        `The total for ${tell.both} stands at ${facts.text("overUnder")} points`,
        `${tell.both} meet with the total at ${facts.text("overUnder")} points`,
      ],
      body: [`The total stands at ${facts.text("overUnder")} points`],
    };
  },
  streak(facts, tell) {
    const team = facts.text("team");
    const [nick, other] = [tell.nick(team), tell.nick(tell.other(team))];
    const games = facts.number("games");
    const isLost = facts.text("result") === "lost";
    const row = `${isLost ? "lost" : "won"} ${counted(games, "game")} in a row`;
    const streak = withArticle(`${numberWord(games)}-game ${isLost ? "losing" : "winning"} streak`);
    return {
      headline: [
        `${tell.bare(team)} have ${row}`,
        `${tell.bare(team)} bring ${streak} to ${tell.bare(tell.other(team))} game`,
      ],
      opening: [
        `${nick} have ${row} and face ${other} next`,
        `${nick} go into the game against ${other} having ${row}`,
        `${streak} follows ${nick} into the game against ${other}`,
        `${other} get ${nick} on ${streak}`,
      ],
      body: [`${nick} have ${row}`, `${nick} are on ${streak}`],
    };
  },
  unbeaten(facts, tell) {
    const team = facts.text("team");
    const [nick, other, word] = [tell.nick(team), tell.nick(tell.other(team)), facts.text("result")];
    const games = counted(facts.number("games"), "game");
    if (tell.isBothWinless)
      return {
        headline: [`Winless ${tell.bare(team)} and winless ${tell.bare(tell.other(team))} meet`],
        opening: [`${nick} are still winless, and so are ${other}`],
        body: [`${nick} are still winless, and so are ${other}`],
      };
    return {
      headline: [`${word} ${tell.bare(team)} meet the ${tell.bare(tell.other(team))}`],
      opening: [
        `${nick} are still ${word} after ${games} and face ${other} next`,
        `${word} up to now, ${nick} go into the game against ${other}`,
      ],
      body: [`${nick} are still ${word}`],
    };
  },
  form(facts, tell) {
    const [team, other] = [facts.text("team"), facts.text("opponent")];
    const [mean, less] = [formatPoints(facts.number("mean")), formatPoints(facts.number("otherMean"))];
    const ways: Ways = [
      `${tell.nick(team)} have averaged ${mean} points a game this season, and ${tell.nick(other)} ${less} points a game`,
      `Scoring favors ${tell.nick(team)}: they average ${mean} points a game this season, and ${tell.nick(other)} average ${less} points a game`,
    ];
    return {
      headline: [`${tell.bare(team)} bring ${mean} points a game to meet the ${tell.bare(other)}`],
      opening: ways,
      body: ways,
    };
  },
  matchup(facts, tell) {
    const [team, other] = [facts.text("team"), facts.text("opponent")];
    const [mean, allowed] = [formatPoints(facts.number("mean")), formatPoints(facts.number("allowed"))];
    const ways: Ways = [
      `${tell.nick(team)} average ${mean} points a game this season and meet ${tell.nick(other)}, who allow ${allowed} points a game`,
      `${tell.nick(other)} have allowed ${allowed} points a game this season, and here come ${tell.nick(team)}, who average ${mean} points a game`,
    ];
    return {
      headline: [`${tell.bare(team)} and their ${mean} points a game meet the ${tell.bare(other)}`],
      opening: ways,
      body: ways,
    };
  },
  projectedLeader(facts, tell) {
    const [team, name] = [facts.text("team"), facts.text("player")];
    const points = formatPoints(facts.number("projected"));
    const who = tell.who({ playerName: name, team });
    return {
      headline: [`${name} projected for ${points} PPR points`],
      opening: [
        `${who} is projected for ${points} PPR points against ${tell.nick(tell.other(team))}`,
        `${tell.nick(team)} have ${nameMark(name)}, who is projected for ${points} PPR points, against ${tell.nick(tell.other(team))}`,
      ],
      body: [`${who} is projected for ${points} PPR points`],
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
      body: [`The forecast has ${sky}`],
    };
  },
};

/** A story of a game to come in words. */
export function tellPreviewStory(story: StoryLine | undefined, tell: PreviewTell): PreviewText {
  if (story === undefined) return fallback(tell);
  return PHRASINGS[story.kind]?.(factsOf(story), tell) ?? fallback(tell);
}

function fallback(tell: PreviewTell): PreviewText {
  const ways: Ways = [`${tell.both} meet`, `It is ${withArticle("game")} between ${tell.both}`];
  return { headline: null, opening: ways, body: ways };
}
