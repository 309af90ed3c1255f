import type { BriefScore, GameBrief, StoryLine } from "./game-brief.ts";
import { ownWord, plainName, plainWeather } from "../words/plain-words.ts";

/**
 * The brief without what a source could have put into it as a sentence: names that do not look like names, weather in other
 * words than weather's, descriptions of plays. A player who cannot be named is not written about, whatever he did.
 */
export function plainBrief(brief: GameBrief): GameBrief {
  const { game, fantasy, weather } = brief;
  const isNamed = ({ playerName }: { playerName: string }): boolean => plainName(playerName) !== null;
  return {
    ...brief,
    game: { ...game, stadiumName: plainName(game.stadiumName), stadiumCity: plainName(game.stadiumCity) },
    storyLines: brief.storyLines.filter(isPlain),
    scores: brief.scores.map((score): BriefScore => ({ ...score, scorer: plainName(score.scorer), description: "" })),
    leaders: brief.leaders.filter(isNamed),
    fantasy: { winners: fantasy.winners.filter(isNamed), losers: fantasy.losers.filter(isNamed) },
    weather: weather === null ? null : { ...weather, description: plainWeather(weather.description) },
  };
}

function isPlain({ facts }: StoryLine): boolean {
  return Object.entries(facts).every(([name, value]) => {
    if (typeof value === "number") return true;
    return (name === "description" ? plainWeather(value) : (ownWord(value) ?? plainName(value))) !== null;
  });
}
