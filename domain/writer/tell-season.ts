import { formatInteger, formatPoints } from "../words/format.ts";
import { counted, numberWord, ordinalWord, possessive, withArticle } from "./prose-words.ts";
import type { Facts } from "./story-facts.ts";
import type { StoryText, Phrasing } from "./tell.ts";

/** One more win in a row. */
export const tellWinStreak: Phrasing = (facts, tell): StoryText => {
  const [team, other, games] = [facts.text("team"), facts.text("opponent"), facts.number("games")];
  const nth = ordinalWord(games);
  return {
    headline: [
      `${tell.bare(team)} beat ${tell.bare(other)} ${tell.score} for ${nth} straight win`,
      `${numberWord(games)} straight wins for the ${tell.bare(team)}, ${tell.score} over the ${tell.bare(other)}`,
    ],
    opening: [
      `${tell.result()} for their ${nth} win in a row`,
      `${tell.nick(team)} have won ${counted(games, "game")} in a row after beating ${tell.nick(other)} ${tell.score}`,
      `The winning goes on for ${tell.nick(team)}, whose ${nth} straight win was ${withArticle(tell.score)} one over ${tell.nick(other)}`,
      `Make it ${numberWord(games)} straight wins for ${tell.nick(team)}, who beat ${tell.nick(other)} ${tell.score}`,
      `${withArticle(`${numberWord(games)}-game`)} winning streak belongs to ${tell.nick(team)} now that they beat ${tell.nick(other)} ${tell.score}`,
    ],
    body: [
      `${tell.nick(team)} have now won ${counted(games, "game")} in a row`,
      `It was the ${nth} straight win for ${tell.nick(team)}`,
    ],
  };
};

/** One more loss in a row. */
export const tellLosingStreak: Phrasing = (facts, tell): StoryText => {
  const [team, other, games] = [facts.text("team"), facts.text("opponent"), facts.number("games")];
  const nth = ordinalWord(games);
  return {
    headline: [`${tell.bare(team)} lose for the ${nth} straight game, ${tell.score} to the ${tell.bare(other)}`],
    opening: [
      `${tell.nick(team)} lost for the ${nth} straight game, ${tell.score} to ${tell.nick(other)}`,
      `${tell.nick(team)} have lost ${counted(games, "game")} in a row after falling ${tell.score} to ${tell.nick(other)}`,
      `The losing went on for ${tell.nick(team)}, who lost ${tell.score} to ${tell.nick(other)}, their ${nth} straight loss`,
    ],
    body: [
      `${tell.nick(team)} have now lost ${counted(games, "game")} in a row`,
      `It was the ${nth} straight loss for ${tell.nick(team)}`,
    ],
  };
};

/** A run of wins or of losses that ended here. */
export const tellStreakEnded: Phrasing = (facts, tell): StoryText => {
  const [team, other, games] = [facts.text("team"), facts.text("opponent"), facts.number("games")];
  const run = `${numberWord(games)}-game`;
  const inRow = `${counted(games, "game")} in a row`;
  if (facts.text("result") === "won") {
    return {
      headline: [`The ${possessive(tell.bare(team))} ${run} winning streak ends${tell.headlineEnd}`],
      opening: [
        `${possessive(tell.nick(team))} ${run} winning streak ended as ${tell.result()}`,
        `${tell.nick(team)} had won ${inRow} until ${tell.result()}`,
        `${withArticle(run)} winning streak of ${tell.nick(team)} is over: ${tell.result()}`,
      ],
      body: [
        `${tell.nick(team)} had won ${inRow} before this game`,
        `That ended ${withArticle(run)} winning streak for ${tell.nick(team)}`,
      ],
    };
  }
  if (facts.text("outcome") === "tied") {
    const opening = `${possessive(tell.nick(team))} ${run} losing streak ended as ${tell.result()}`;
    return {
      headline: [`The ${possessive(tell.bare(team))} ${run} losing streak ends${tell.headlineEnd}`],
      opening: [opening],
      body: [opening],
    };
  }
  return {
    headline: [`${tell.bare(team)} end ${run} losing streak, beat ${tell.bare(other)} ${tell.score}`],
    opening: [
      `${tell.nick(team)} ended ${withArticle(run)} losing streak and beat ${tell.nick(other)} ${tell.score}`,
      `${tell.nick(team)} had lost ${inRow} until they beat ${tell.nick(other)} ${tell.score}`,
      `${withArticle(run)} losing streak is over for ${tell.nick(team)}, who beat ${tell.nick(other)} ${tell.score}`,
    ],
    body: [
      `${tell.nick(team)} had lost ${inRow} before this game`,
      `That ended ${withArticle(run)} losing streak for ${tell.nick(team)}`,
    ],
  };
};

export const tellFirstWin: Phrasing = (facts, tell): StoryText => {
  const [team, other] = [facts.text("team"), facts.text("opponent")];
  return {
    headline: [`First win of the season for the ${tell.bare(team)}, ${tell.score} over the ${tell.bare(other)}`],
    opening: [
      `${tell.nick(team)} won for the first time this season, ${tell.score} over ${tell.nick(other)}`,
      `${tell.nick(team)} beat ${tell.nick(other)} ${tell.score} for their first win of the season`,
      `Winless until now, ${tell.nick(team)} beat ${tell.nick(other)} ${tell.score}`,
    ],
    body: [`It was the first win of the season for ${tell.nick(team)}`],
  };
};

export const tellFirstLoss: Phrasing = (facts, tell): StoryText => {
  const [team, other] = [facts.text("team"), facts.text("opponent")];
  return {
    headline: [`First loss of the season for the ${tell.bare(team)}, ${tell.score} to the ${tell.bare(other)}`],
    opening: [
      `${tell.nick(team)} lost for the first time this season, ${tell.score} to ${tell.nick(other)}`,
      `${tell.nick(team)} are unbeaten no more: ${tell.result()}`,
      `Unbeaten until now, ${tell.nick(team)} lost ${tell.score} to ${tell.nick(other)}`,
    ],
    body: [`It was the first loss of the season for ${tell.nick(team)}`],
  };
};

/** What a player did, his figure and what stands beside it: `ran for 143 yards and two touchdowns`. */
function dayWords(facts: Facts): string {
  const value = facts.number("value");
  const scored = (field: string): string =>
    facts.number(field) > 0 ? ` and ${counted(facts.number(field), "touchdown")}` : "";
  switch (facts.text("field")) {
    case "passingYards":
      return `threw for ${formatInteger(value)} yards${scored("passingTouchdowns")}`;
    case "rushingYards":
      return `ran for ${formatInteger(value)} yards${scored("rushingTouchdowns")}`;
    case "receivingYards": {
      const caught = counted(facts.number("receptions"), "pass", "passes");
      return `caught ${caught} for ${formatInteger(value)} yards${scored("receivingTouchdowns")}`;
    }
    default:
      return `scored ${formatPoints(value)} PPR points`;
  }
}

/** What the high is one of, where a touchdown stands between it and its yards. */
function highWords(facts: Facts): string {
  const what = { passingYards: "passing", rushingYards: "rushing", receivingYards: "receiving" }[facts.text("field")];
  const hasMore = ["passingTouchdowns", "rushingTouchdowns", "receivingTouchdowns"].some(
    (field) => facts.number(field) > 0,
  );
  return what === undefined || !hasMore ? "a season high" : `a season high in ${what} yards`;
}

/** More than in any earlier game. */
export const tellSeasonHigh: Phrasing = (facts, tell): StoryText => {
  const [team, name] = [facts.text("team"), facts.text("player")];
  const [did, high] = [dayWords(facts), highWords(facts)];
  const what = facts.text("what");
  const value = what === "PPR points" ? formatPoints(facts.number("value")) : formatInteger(facts.number("value"));
  return {
    headline: [
      `${name} sets season high of ${value} ${what}${tell.headlineEnd}`,
      `${name} has ${value} ${what}${tell.headlineEnd}`,
    ],
    opening: [
      `${tell.who(name)} ${did}, ${high}${tell.final.loser === team ? tell.so(team) : `, ${tell.so(team).trimStart()}`}`,
      ...(tell.final.winner === team ? [`${tell.result()} as ${tell.who(name)} ${did}, ${high}`] : []),
      ...(tell.final.loser === team
        ? [`${tell.who(name)} ${did}, ${high}, in ${withArticle(tell.score)} loss for ${tell.nick(team)}`]
        : []),
      `${tell.who(name)} had a season-high ${value} ${what}${tell.so(team)}`,
    ],
    body: [
      `${tell.introduced(name, team)} ${did}, ${high}`,
      `${tell.introduced(name, team)} had a season-high ${value} ${what}`,
    ],
  };
};

/** More points than in any earlier game, or fewer. */
function pointsPhrasing(word: "high" | "low"): Phrasing {
  return (facts, tell): StoryText => {
    const [team, other, points] = [
      facts.text("team"),
      facts.text("opponent"),
      counted(facts.number("points"), "point"),
    ];
    const did = `scored ${points}, a season ${word}`;
    const ending =
      tell.final.winner === team
        ? `, and beat ${tell.nick(other)} ${tell.score}`
        : tell.final.loser === team
          ? `, in ${withArticle(tell.score)} loss to ${tell.nick(other)}`
          : `, as ${tell.result()}`;
    return {
      headline: [`${tell.bare(team)} score a season ${word} of ${points} in ${tell.score} game`],
      opening: [
        `${tell.nick(team)} ${did}${ending}`,
        `${tell.result()}. It was a season ${word} in points for ${tell.nick(team)}`,
      ],
      body: [`${tell.nick(team)} ${did}`, `The ${points} of ${tell.nick(team)} were a season ${word}`],
    };
  };
}

export const tellHighScore: Phrasing = pointsPhrasing("high");
export const tellLowScore: Phrasing = pointsPhrasing("low");
