import { describe, expect, it } from "vitest";

import { replyTo } from "../../domain/analyst/reply/reply-to.ts";
import type { Fact } from "../../domain/facts/fact.ts";
import type { FactIndex } from "../../domain/facts/fact-index.ts";
import { indexFacts } from "../../domain/facts/index-facts.ts";
import type { CreditStat } from "../../domain/game/credit.ts";
import type { GameSnapshot } from "../../domain/game/game-snapshot.ts";
import { HAS_SAMPLE_DATA } from "../fixtures/sample-data.ts";
import { realGames } from "./real-games.ts";

interface Side {
  team: string;
  other: string;
  index: FactIndex;
  has: (stat: CreditStat, team: string) => boolean;
}

const scored = ({ index }: Side, team: string, mark: Fact["marks"][number]): boolean =>
  index.ofKind("score").some((fact) => fact.team === team && fact.marks.includes(mark));
const blocked = ({ index }: Side, team: string): boolean => index.ofKind("block").some((fact) => fact.team === team);

const QUESTIONS: readonly (readonly [question: string, isSo: (side: Side) => boolean])[] = [
  ["did the X return a punt for a touchdown", (side) => scored(side, side.team, "puntReturn")],
  ["did the X return a kickoff for a touchdown", (side) => scored(side, side.team, "kickoffReturn")],
  ["did the X throw a pick six", (side) => scored(side, side.other, "pickSix")],
  ["did the X give up a safety", (side) => scored(side, side.other, "safety")],
  ["did the X take a safety", (side) => scored(side, side.other, "safety")],
  ["did the X get a safety", (side) => scored(side, side.team, "safety")],
  ["did the X intercept a pass", ({ has, other }) => has("passingInterceptions", other)],
  ["did the X throw an interception", ({ has, team }) => has("passingInterceptions", team)],
  ["did the X force a fumble", ({ has, team }) => has("forcedFumbles", team)],
  ["did the X block a kick", (side) => blocked(side, side.team)],
  ["did the X have a kick blocked", (side) => blocked(side, side.other)],
  [
    "did the X try an onside kick",
    ({ index, team }) => index.ofKind("play").some((fact) => fact.team === team && fact.marks.includes("onsideKick")),
  ],
  ["did the X turn it over on downs", ({ index, other }) => index.ofKind("stop").some((fact) => fact.team === other)],
];

/** Questions of whether a team did something that open with the other word than the facts do. */
function wrongOf(snapshot: GameSnapshot): string[] {
  const { game, allPlays } = snapshot;
  const index = indexFacts(snapshot, null);
  const has: Side["has"] = (stat, team) =>
    allPlays.some(({ credits }) => credits.some((credit) => credit.stat === stat && credit.team === team));
  return [
    [game.awayTeam, game.homeTeam],
    [game.homeTeam, game.awayTeam],
  ].flatMap(([team = "", other = ""]) =>
    QUESTIONS.flatMap(([words, isSo]) => {
      const question = words.replace("X", index.team(team)?.nick ?? team);
      const said = replyTo(question, snapshot, index).sentences[0]?.text ?? "";
      return said.startsWith(isSo({ team, other, index, has }) ? "Yes" : "No")
        ? []
        : [`${game.gameKey} ${question}: ${said}`];
    }),
  );
}

describe("whether a team did something", () => {
  it.skipIf(!HAS_SAMPLE_DATA)("is what the facts of its game say (needs ../shared/data)", async () => {
    const games = [...(await realGames()).values()].filter((_, at) => at % 8 === 3);
    expect(games.length).toBeGreaterThan(30);
    expect(games.flatMap(wrongOf)).toStrictEqual([]);
  });
});
