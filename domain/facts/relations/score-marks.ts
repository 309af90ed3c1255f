import type { Fact } from "../fact.ts";
import { ownPoints } from "../game-read.ts";
import { article } from "../../words/yard-words.ts";
import { phrase, team as teamName, teamsOwn } from "../wording/phrase-of.ts";
import { type Relate, relation, thing } from "./relate.ts";
import { turnerOf } from "./turning-try.ts";

/** What one score did to the score: tied it, or put its team ahead. */
export const tyingAndGoAhead: Relate = ({ game, phase }, facts) => {
  const scores = facts.of("score");
  const found = scores.flatMap((fact) => {
    const { team, score } = fact;
    if (team === null || score === null) return [];
    const before = ownPoints(score.before, team, game);
    const after = ownPoints(score.after, team, game);
    if (after.own === after.other) return [tying(fact, after.own)];
    if (before.own > before.other || after.own < after.other) return [];
    const lead = `${article(after.own)} ${after.own}-${after.other} lead`;
    return [goAhead(fact, team, lead, before.own < before.other)];
  });
  return phase === "over" ? withTheOneForGood(found, scores) : found;
};

function tying(fact: Fact, points: number): Fact {
  return relation({
    id: `tying:${fact.id}`,
    kind: "tying",
    weight: 78,
    team: fact.team,
    values: { points },
    at: fact.at,
    score: fact.score,
    of: [fact],
    clause: phrase`${turnerOf(fact)} tied the game at ${points}`,
    tail: phrase`tying the game at ${points}`,
  });
}

function goAhead(fact: Fact, team: string, lead: string, isFromBehind: boolean): Fact {
  return relation({
    id: `goAhead:${fact.id}`,
    kind: "goAhead",
    weight: 76,
    team,
    marks: [isFromBehind && "fromBehind"],
    values: { margin: fact.values.margin },
    at: fact.at,
    score: fact.score,
    of: [fact],
    clause: phrase`${turnerOf(fact)} gave ${teamName(team)} ${lead}`,
    tail: phrase`giving ${teamName(team)} ${lead}`,
  });
}

/** The last score that changed who was ahead, where its team stayed there. */
function withTheOneForGood(found: readonly Fact[], scores: readonly Fact[]): Fact[] {
  const last = found.at(-1);
  const final = scores.at(-1)?.score?.after;
  if (
    last === undefined ||
    last.kind !== "goAhead" ||
    last.team === null ||
    final === undefined ||
    final.away === final.home
  ) {
    return [...found];
  }
  const score = scores.find(({ id }) => id === last.of[0]);
  if (score === undefined) return [...found];
  const forGood: Fact = {
    ...last,
    marks: [...last.marks, "forGood"],
    wording: {
      clause: phrase`${turnerOf(score)} put ${teamName(last.team)} ahead to stay`,
      noun: null,
      tail: phrase`putting ${teamName(last.team)} ahead to stay`,
    },
  };
  return [...found.slice(0, -1), forGood];
}

/** First and last scores, of the game and of a team, and what was the only one of its kind. "Last" and "only" wait for the end. */
export const firstLastOnly: Relate = ({ game, phase }, facts) => {
  const scores = facts.of("score");
  const [first] = scores;
  const last = scores.at(-1);
  const teams = [game.awayTeam, game.homeTeam];
  const isOver = phase === "over";
  return [
    ...(first === undefined ? [] : [ordinal("first", first, "first points of the game")]),
    ...teams.flatMap((team) => {
      const own = scores.find((fact) => fact.team === team);
      return own === undefined || own === first ? [] : [ordinal("first", own, phrase`${teamsOwn(team)} first points`)];
    }),
    ...(isOver && last !== undefined && last !== first ? [ordinal("last", last, "last points of the game")] : []),
    ...(isOver
      ? teams.flatMap((team) =>
          onlyOnes(
            scores.filter((fact) => fact.team === team),
            team,
          ),
        )
      : []),
    ...(isOver ? onlyTurnover(facts.of("turnover")) : []),
  ];
};

function ordinal(kind: "first" | "last", fact: Fact, what: string | ReturnType<typeof phrase>): Fact {
  const isOfGame = typeof what === "string";
  const said = isOfGame ? phrase`the ${what}` : what;
  return relation({
    id: `${kind}:${isOfGame ? "game" : "team"}:${fact.id}`,
    kind,
    weight: 20,
    team: fact.team,
    marks: [isOfGame ? "ofGame" : "ofTeam"],
    at: fact.at,
    score: fact.score,
    of: [fact],
    clause: phrase`${thing(fact)} brought ${said}`,
    tail: phrase`for ${said}`,
  });
}

const ONLY = [
  ["touchdown", "touchdown"],
  ["fieldGoal", "field goal"],
] as const;

function onlyOnes(own: readonly Fact[], team: string): Fact[] {
  return [
    ...ONLY.flatMap(([mark, words]) => {
      const alike = own.filter(({ marks }) => marks.includes(mark));
      const [one] = alike;
      return one === undefined || alike.length > 1 ? [] : [only(one, mark, phrase`${teamsOwn(team)} only ${words}`)];
    }),
    ...(own.length === 1 && own[0] !== undefined
      ? [only(own[0], "points", phrase`${teamsOwn(team)} only points`)]
      : []),
  ];
}

function onlyTurnover(turnovers: readonly Fact[]): Fact[] {
  const [one] = turnovers;
  return one === undefined || turnovers.length > 1
    ? []
    : [only(one, "turnover", phrase`the only turnover of the game`)];
}

function only(fact: Fact, what: string, said: ReturnType<typeof phrase>): Fact {
  return relation({
    id: `only:${what}:${fact.id}`,
    kind: "only",
    weight: 24,
    team: fact.team,
    marks: [what === "turnover" ? "ofGame" : "ofTeam"],
    at: fact.at,
    score: fact.score,
    of: [fact],
    clause: phrase`${thing(fact)} was ${said}`,
    tail: said,
  });
}
