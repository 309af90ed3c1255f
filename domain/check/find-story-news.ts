import { checkNews, newsSentence } from "../news/check-news.ts";
import type { NewsEvidence } from "../news/news-kind.ts";
import { fails, holds } from "./finding.ts";
import type { OrderFinding } from "./rules/check-order.ts";
import type { GameFacts } from "./game-facts.ts";
import type { SentenceContext } from "./sentence-context.ts";

/** News in a sentence of a story: it holds where a play's own words or a field of the game says exactly that. */
export function findStoryNews({ text, mentions, lastPlayer, facts }: SentenceContext): OrderFinding[] {
  const nameOf = (id: string): string => facts.players.get(id)?.playerName ?? "";
  const named = mentions.map(({ start, end, playerIds, team }) => ({
    start,
    end,
    names: team === null ? playerIds.map(nameOf) : [team],
    isTeam: team !== null,
  }));
  const { stadiumName, stadiumCity, channel } = facts.game;
  const sentence = newsSentence(text, {
    named,
    carried: lastPlayer?.playerIds.map(nameOf) ?? [],
    places: [stadiumName, stadiumCity, channel],
  });
  return checkNews(sentence, evidenceOf(facts)).map(({ start, end, proof, reason }) => ({
    start,
    end,
    ...(proof === null ? fails("news", reason) : holds("news", proof)),
  }));
}

function evidenceOf({ game, plays }: GameFacts): NewsEvidence {
  return {
    game,
    plays: plays.map(({ description, quarterName, playId }) => ({
      text: description,
      quarter: quarterName,
      receipts: [{ kind: "play", playId }],
    })),
  };
}
