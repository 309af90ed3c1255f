import type { Fact } from "../fact.ts";
import { countWords, times } from "../wording/number-words.ts";
import { listed, phrase, player, team as teamName, teamsOwn } from "../wording/phrase-of.ts";
import { type FactsSoFar, type Relate, relation } from "./relate.ts";

const LEAST_ALIKE = 2;

/** How many of one kind a team had, how many players scored, how often the lead changed. */
export const counts: Relate = ({ game }, facts) => {
  const teams = [game.awayTeam, game.homeTeam];
  return [
    ...teams.flatMap((team) => [
      ...alike(facts, team, "touchdown"),
      ...alike(facts, team, "fieldGoal"),
      ...alike(facts, team, "interception"),
      ...touchdownScorers(facts, team),
    ]),
    ...leadChanges(facts),
  ];
};

const ALIKE = {
  touchdown: { kind: "score", id: "touchdowns", words: "scored", many: "touchdowns", weight: 26 },
  fieldGoal: { kind: "score", id: "fieldGoals", words: "kicked", many: "field goals", weight: 26 },
  interception: { kind: "turnover", id: "interceptions", words: "had", many: "interceptions", weight: 40 },
} as const;

function alike(facts: FactsSoFar, team: string, mark: keyof typeof ALIKE): Fact[] {
  const { kind, id, words, many, weight } = ALIKE[mark];
  const of = facts.of(kind).filter((fact) => fact.team === team && fact.marks.includes(mark));
  return of.length < LEAST_ALIKE
    ? []
    : [
        relation({
          id: `count:${team}:${id}`,
          kind: "count",
          weight,
          team,
          marks: [mark],
          values: { count: of.length },
          of,
          clause: phrase`${teamName(team)} ${words} ${countWords(of.length)} ${many}`,
          noun: phrase`${teamsOwn(team)} ${countWords(of.length)} ${many}`,
        }),
      ];
}

function touchdownScorers(facts: FactsSoFar, team: string): Fact[] {
  const of = facts
    .of("score")
    .filter((fact) => fact.team === team && fact.marks.includes("touchdown") && fact.roles.scorer !== undefined);
  const who = [...new Set(of.flatMap(({ roles }) => roles.scorer ?? []))];
  return who.length < LEAST_ALIKE
    ? []
    : [
        relation({
          id: `count:${team}:scorers`,
          kind: "count",
          weight: 20,
          team,
          marks: ["touchdown", "ofPlayer"],
          values: { count: who.length },
          of,
          clause: phrase`${listed(who.map(player))} scored touchdowns`,
        }),
      ];
}

/** The lead changed hands where a team went ahead after the other had led last. */
function leadChanges(facts: FactsSoFar): Fact[] {
  const changes: Fact[] = [];
  const ties: Fact[] = [];
  let leader: string | null = null;
  for (const fact of facts.of("score")) {
    if (fact.score === null || fact.team === null) continue;
    const { before, after } = fact.score;
    const ahead = Math.sign(after.away - after.home);
    if (ahead === 0) ties.push(fact);
    else if (ahead !== Math.sign(before.away - before.home)) {
      if (leader !== null && leader !== fact.team) changes.push(fact);
      leader = fact.team;
    }
  }
  const countFact = (id: string, of: readonly Fact[], words: string): Fact[] =>
    of.length === 0
      ? []
      : [
          relation({
            id,
            kind: "count",
            weight: 18 + Math.min(30, 6 * of.length),
            marks: [id === "count:ties" ? "tied" : "lead"],
            values: { count: of.length },
            of,
            clause: phrase`${words} ${times(of.length)}`,
          }),
        ];
  return [
    ...countFact("count:leadChanges", changes, "the lead changed hands"),
    ...countFact("count:ties", ties, "the score was tied"),
  ];
}
