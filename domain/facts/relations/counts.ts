import type { Fact } from "../fact.ts";
import type { Role } from "../role.ts";
import { countWords, nthWords, times } from "../wording/number-words.ts";
import { listed, phrase, player, playersOwn, team as teamName, teamsOwn } from "../wording/phrase-of.ts";
import { type FactsSoFar, type Relate, relation, thing } from "./relate.ts";

interface Counted {
  kind: Fact["kind"];
  role: Role;
  what: string;
  one: string;
  fits: (fact: Fact) => boolean;
}

const COUNTED: readonly Counted[] = [
  {
    kind: "score",
    role: "scorer",
    what: "touchdown",
    one: "touchdown",
    fits: ({ marks }) => marks.includes("touchdown"),
  },
  {
    kind: "score",
    role: "passer",
    what: "touchdownPass",
    one: "touchdown pass",
    fits: ({ marks }) => marks.includes("pass"),
  },
  {
    kind: "score",
    role: "kicker",
    what: "fieldGoal",
    one: "field goal",
    fits: ({ marks }) => marks.includes("fieldGoal"),
  },
  {
    kind: "turnover",
    role: "interceptor",
    what: "interception",
    one: "interception",
    fits: ({ marks }) => marks.includes("interception"),
  },
  {
    kind: "turnover",
    role: "passer",
    what: "interceptionThrown",
    one: "interception thrown",
    fits: ({ marks }) => marks.includes("interception"),
  },
  {
    kind: "turnover",
    role: "fumbler",
    what: "lostFumble",
    one: "lost fumble",
    fits: ({ marks }) => marks.includes("fumble"),
  },
];

/** A player's second, third ... of something. */
export const nths: Relate = (_read, facts) =>
  COUNTED.flatMap(({ kind, role, what, one, fits }) => {
    const count = new Map<string, number>();
    return facts.of(kind).flatMap((fact) => {
      const who = fact.roles[role];
      if (who === undefined || !fits(fact)) return [];
      const nth = (count.get(who) ?? 0) + 1;
      count.set(who, nth);
      return nth < 2
        ? []
        : [
            relation({
              id: `nth:${what}:${fact.id}`,
              kind: "nth",
              weight: 24 + 6 * nth,
              team: fact.team,
              marks: ["ofPlayer"],
              roles: { player: who },
              values: { nth },
              at: fact.at,
              score: fact.score,
              of: [fact],
              clause: phrase`it was ${playersOwn(who)} ${nthWords(nth)} ${one}`,
              tail: phrase`${playersOwn(who)} ${nthWords(nth)} ${one}`,
            }),
          ];
    });
  });

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
  const told = (id: string, of: readonly Fact[], words: string): Fact[] =>
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
    ...told("count:leadChanges", changes, "the lead changed hands"),
    ...told("count:ties", ties, "the score was tied"),
  ];
}

const LEAST_IN_A_ROW = 3;
const SCORED = ["touchdown", "fieldGoal"] as const;
const FAILED = ["punt", "downs", "interception", "fumble", "missedFieldGoal", "blockedKick"] as const;

/** Drives of one team in a row that all scored, or all failed. Its id is its first drive's, so that it can grow. */
export const drivesInARow: Relate = ({ game }, facts) =>
  [game.awayTeam, game.homeTeam].flatMap((team) => {
    const rows: { isScore: boolean; drives: Fact[] }[] = [];
    for (const drive of facts.of("drive").filter((fact) => fact.team === team)) {
      const isScore = SCORED.some((mark) => drive.marks.includes(mark));
      const isFailure = FAILED.some((mark) => drive.marks.includes(mark));
      const current = rows.at(-1);
      if (!isScore && !isFailure) rows.push({ isScore: false, drives: [] });
      else if (current !== undefined && current.isScore === isScore) current.drives.push(drive);
      else rows.push({ isScore, drives: [drive] });
    }
    return rows.flatMap(({ isScore, drives }) => {
      const [first] = drives;
      const last = drives.at(-1);
      if (first === undefined || last === undefined || drives.length < LEAST_IN_A_ROW) return [];
      return [
        relation({
          id: `row:${first.id}`,
          kind: "inARow",
          weight: isScore ? 26 + 4 * drives.length : 16 + 2 * drives.length,
          team,
          marks: [isScore ? "good" : "failed"],
          values: { count: drives.length },
          at: first.at,
          until: last.until,
          of: drives,
          clause: isScore
            ? phrase`${teamName(team)} scored on ${countWords(drives.length)} straight drives`
            : phrase`${teamName(team)} came up empty on ${countWords(drives.length)} straight drives`,
        }),
      ];
    });
  });

const THRESHOLDS = [
  { unit: "passingYards", at: [400, 300], words: "passing yards" },
  { unit: "rushingYards", at: [200, 150, 100], words: "rushing yards" },
  { unit: "receivingYards", at: [200, 150, 100], words: "receiving yards" },
] as const;

/** Round numbers that a player reached. */
export const thresholds: Relate = (_read, facts) =>
  facts.of("line").flatMap((line) =>
    THRESHOLDS.flatMap(({ unit, at, words }) => {
      const value = line.values[unit] ?? 0;
      const threshold = at.find((one) => value >= one);
      const who = line.roles.player;
      if (threshold === undefined || who === undefined) return [];
      const verb = value === threshold ? "reached" : "topped";
      return [
        relation({
          id: `threshold:${who}:${unit}`,
          kind: "threshold",
          weight: 30,
          team: line.team,
          roles: { player: who },
          values: { [unit]: value, threshold },
          of: [line],
          clause: phrase`${player(who)} ${verb} ${threshold} ${words}`,
          tail: phrase`${verb === "reached" ? "reaching" : "topping"} ${threshold} ${words}`,
        }),
      ];
    }),
  );

const SOON = 120;
const BEFORE_BREAK = 120;

/** Scores that came soon after one another, and shortly before a break. */
export const gaps: Relate = (_read, facts) => {
  const scores = facts.of("score");
  return [
    ...scores.flatMap((fact, index) => {
      const before = scores[index - 1];
      const [gone, now] = [before?.at?.elapsed ?? null, fact.at?.elapsed ?? null];
      if (before === undefined || gone === null || now === null || now - gone > SOON || now === gone) return [];
      return [
        relation({
          id: `gap:${fact.id}`,
          kind: "gap",
          weight: 26,
          team: fact.team,
          values: { seconds: now - gone },
          at: fact.at,
          of: [before, fact],
          clause: phrase`${thing(fact)} came ${lengthWords(now - gone)} after ${thing(before)}`,
          tail: phrase`${lengthWords(now - gone)} after ${thing(before)}`,
        }),
      ];
    }),
    ...scores.flatMap((fact) => {
      const left = fact.at?.clock ?? null;
      const breaks = facts.of("break").find((one) => one.at?.quarter === fact.at?.quarter);
      if (breaks === undefined || left === null || left === 0 || left > BEFORE_BREAK) return [];
      const what = breaks.marks.includes("halftime")
        ? "halftime"
        : breaks.marks.includes("endOfRegulation")
          ? "the end of regulation"
          : null;
      return what === null
        ? []
        : [
            relation({
              id: `gap:${fact.id}:break`,
              kind: "gap",
              weight: 34,
              team: fact.team,
              marks: ["endOfHalf"],
              values: { seconds: left },
              at: fact.at,
              of: [fact, breaks],
              clause: phrase`${thing(fact)} came ${lengthWords(left)} before ${what}`,
              tail: phrase`${lengthWords(left)} before ${what}`,
            }),
          ];
    }),
  ];
};

function lengthWords(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? "one second" : `${countWords(seconds)} seconds`;
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  const whole = minutes === 1 ? "one minute" : `${countWords(minutes)} minutes`;
  return rest === 0 ? whole : `${whole}, ${rest === 1 ? "one second" : `${countWords(rest)} seconds`}`;
}
