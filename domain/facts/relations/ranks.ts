import type { Fact } from "../fact.ts";
import type { LineMark, Mark } from "../mark.ts";
import type { Unit } from "../unit.ts";
import { phrase, player, playersOwn, team as teamName, teamsOwn } from "../wording/phrase-of.ts";
import { countWords, decimal } from "../wording/number-words.ts";
import { type Relate, relation, thing } from "./relate.ts";

interface Ranked {
  unit: Unit;
  of: LineMark | "fantasy";
  words: string;
  /** Fewer is nobody's distinction. */
  least: number;
  weight: number;
  /** Who is ranked, where it is not everybody: kickers and defenses have fantasy points as well. */
  among?: string;
}

const RANKED: readonly Ranked[] = [
  { unit: "passingYards", of: "passing", words: "passing yards", least: 50, weight: 20 },
  { unit: "rushingYards", of: "rushing", words: "rushing yards", least: 20, weight: 30 },
  { unit: "receivingYards", of: "receiving", words: "receiving yards", least: 20, weight: 30 },
  { unit: "receptions", of: "receiving", words: "catches", least: 3, weight: 22 },
  { unit: "targets", of: "receiving", words: "targets", least: 4, weight: 18 },
  { unit: "carries", of: "rushing", words: "carries", least: 5, weight: 18 },
  { unit: "passingTouchdowns", of: "passing", words: "touchdown passes", least: 2, weight: 20 },
  { unit: "rushingTouchdowns", of: "rushing", words: "rushing touchdowns", least: 2, weight: 24 },
  { unit: "receivingTouchdowns", of: "receiving", words: "touchdown catches", least: 2, weight: 24 },
  { unit: "sacks", of: "defense", words: "sacks", least: 1.5, weight: 26 },
  { unit: "interceptions", of: "defense", words: "interceptions", least: 2, weight: 30 },
  { unit: "pprPoints", of: "fantasy", words: "PPR points", least: 8, weight: 34, among: "skill player" },
];

/** Who has the most of a figure, of the game and of each team. Two with as many have no rank. */
export const ranks: Relate = ({ game }, facts) => [
  ...RANKED.flatMap((ranked) => {
    const lines =
      ranked.of === "fantasy"
        ? facts.of("fantasy")
        : facts.of("line").filter(({ marks }) => marks.some((mark) => mark === ranked.of));
    return [
      ...mostOf(ranked, lines, null),
      ...[game.awayTeam, game.homeTeam].flatMap((team) =>
        mostOf(
          ranked,
          lines.filter((fact) => fact.team === team),
          team,
        ),
      ),
    ];
  }),
  ...longestPlay(facts.all),
];

function mostOf({ unit, words, least, weight, among }: Ranked, lines: readonly Fact[], team: string | null): Fact[] {
  const sorted = lines.toSorted((a, b) => (b.values[unit] ?? 0) - (a.values[unit] ?? 0));
  const [top, second] = sorted;
  const value = top?.values[unit] ?? 0;
  const who = top?.roles.player;
  if (top === undefined || who === undefined || value < least || value === (second?.values[unit] ?? 0)) return [];
  const scope: Mark = team === null ? "ofGame" : "ofTeam";
  const said = unit.endsWith("Yards") ? String(value) : Number.isInteger(value) ? countWords(value) : decimal(value);
  return [
    relation({
      id: `rank:${team ?? "game"}:${unit}`,
      kind: "rank",
      weight: team === null ? weight : weight - 6,
      team: top.team,
      marks: [scope, "most"],
      roles: { player: who },
      values: { [unit]: value, rank: 1, among: lines.length },
      of: [top],
      clause:
        among !== undefined
          ? phrase`${player(who)} led ${team === null ? "all" : teamsOwn(team)} ${among}s with ${said} ${words}`
          : team === null
            ? phrase`${player(who)} had a game-high ${said} ${words}`
            : phrase`${player(who)} led ${teamName(team)} with ${said} ${words}`,
      noun: team === null && among === undefined ? phrase`${playersOwn(who)} game-high ${said} ${words}` : null,
    }),
  ];
}

/** The longest gain from scrimmage, touchdowns included. */
function longestPlay(facts: readonly Fact[]): Fact[] {
  const gains = facts
    .filter(
      ({ kind, marks }) =>
        (kind === "play" && marks.includes("longGain")) ||
        (kind === "score" && (marks.includes("run") || marks.includes("pass"))),
    )
    .toSorted((a, b) => (b.values.yards ?? 0) - (a.values.yards ?? 0));
  const [top, second] = gains;
  const far = top?.values.yards ?? 0;
  if (top === undefined || far < 20 || far === (second?.values.yards ?? 0)) return [];
  return [
    relation({
      id: "rank:game:yards",
      kind: "rank",
      weight: 34,
      team: top.team,
      marks: ["ofGame", "most"],
      values: { yards: far, rank: 1 },
      at: top.at,
      of: [top],
      clause: phrase`${thing(top)} was the longest play of the game`,
      tail: phrase`the longest play of the game`,
    }),
  ];
}
