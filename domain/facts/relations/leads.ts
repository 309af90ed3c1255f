import type { Fact } from "../fact.ts";
import { type GameRead, otherTeam, ownPoints } from "../game-read.ts";
import { counted, countWords } from "../wording/number-words.ts";
import { phrase, team as teamName, teamsOwn } from "../wording/phrase-of.ts";
import { type FactsSoFar, type Relate, relation } from "./relate.ts";

/** The largest lead of each team, and what the winner made of the loser's. */
export const leads: Relate = (read, facts) => {
  const { game, phase } = read;
  const winner = facts.of("result").find(({ marks }) => marks.includes("win"))?.team ?? null;
  const peaks = [game.awayTeam, game.homeTeam].map((team) => ({ team, peak: peakOf(read, facts, team) }));
  return [
    ...peaks.flatMap(({ team, peak }) => (peak === null ? [] : [largestLead(team, peak)])),
    ...(winner === null ? [] : comeback(read, facts, winner)),
    ...(phase !== "over"
      ? []
      : peaks.flatMap(({ team, peak }) => (peak === null ? [never(facts, team, "neverLed", "led")] : []))),
    ...(winner === null || peakOf(read, facts, otherTeam(game, winner)) !== null
      ? []
      : [never(facts, winner, "neverTrailed", "trailed")]),
  ];
};

/** The first score after which a team led by the most; null where it never led. */
function peakOf({ game }: GameRead, facts: FactsSoFar, team: string): { fact: Fact; margin: number } | null {
  return facts.of("score").reduce<{ fact: Fact; margin: number } | null>((most, fact) => {
    if (fact.score === null) return most;
    const { own, other } = ownPoints(fact.score.after, team, game);
    return own - other > (most?.margin ?? 0) ? { fact, margin: own - other } : most;
  }, null);
}

function largestLead(team: string, { fact, margin }: { fact: Fact; margin: number }): Fact {
  return relation({
    id: `lead:${team}`,
    kind: "largestLead",
    weight: 40,
    team,
    values: { margin },
    at: fact.at,
    score: fact.score,
    of: [fact],
    clause: phrase`${teamName(team)} led by as many as ${countWords(margin)}`,
    noun: phrase`${teamsOwn(team)} largest lead`,
  });
}

/** From the loser's largest lead. */
function comeback(read: GameRead, facts: FactsSoFar, winner: string): Fact[] {
  const peak = peakOf(read, facts, otherTeam(read.game, winner));
  if (peak === null) return [];
  const { fact, margin } = peak;
  return [
    relation({
      id: `comeback:${winner}`,
      kind: "comeback",
      weight: Math.min(96, 50 + 4 * margin),
      team: winner,
      values: { margin },
      at: fact.at,
      score: fact.score,
      of: [fact, ...facts.of("result")],
      clause: phrase`${teamName(winner)} came back from ${counted(margin, "point")} down`,
      noun: phrase`${teamsOwn(winner)} comeback from ${counted(margin, "point")} down`,
      tail: phrase`coming back from ${counted(margin, "point")} down`,
    }),
  ];
}

function never(facts: FactsSoFar, team: string, kind: "neverLed" | "neverTrailed", verb: string): Fact {
  return relation({
    id: `${kind}:${team}`,
    kind,
    weight: 44,
    team,
    of: facts.of("result"),
    receipts: facts.of("score").flatMap(({ receipts }) => receipts),
    clause: phrase`${teamName(team)} never ${verb}`,
  });
}
