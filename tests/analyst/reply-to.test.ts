import { beforeAll, describe, expect, it } from "vitest";

import { type Reply, replyTo } from "../../domain/analyst/reply/reply-to.ts";
import { gameAsOf } from "../../domain/fold/game-as-of.ts";
import type { CreditStat } from "../../domain/game/credit.ts";
import type { FactIndex } from "../../domain/facts/fact-index.ts";
import { indexFacts } from "../../domain/facts/index-facts.ts";
import type { GameSnapshot } from "../../domain/game/game-snapshot.ts";
import { foldLedger } from "../../domain/scoring/ledger.ts";
import { officialCounts } from "../../domain/scoring/official-counts.ts";
import { PRESETS } from "../../domain/scoring/presets.ts";
import { scoredOwners } from "../../domain/scoring/scored-owners.ts";
import { HAS_SAMPLE_DATA } from "../fixtures/sample-data.ts";
import { gameAtHalf, simulatedGame } from "../fixtures/simulated-game.ts";
import { snapshotOf } from "../fixtures/snapshot-of.ts";
import { FAN_QUESTIONS } from "./fan-questions.ts";
import { GOLD_QUESTIONS } from "./gold-questions.ts";
import { gameOf, realGames } from "./real-games.ts";
import { lacks } from "./lacks.ts";

interface Verdict {
  question: string;
  text: string;
  kind: "right" | "unknown" | "wrong";
}

const INDEXES = new WeakMap<GameSnapshot, FactIndex>();

function ask(
  question: string,
  snapshot: GameSnapshot,
  earlier: readonly string[] = [],
): { kind: Reply["kind"]; text: string; ids: string[] } {
  const index = INDEXES.get(snapshot) ?? indexFacts(snapshot, null);
  INDEXES.set(snapshot, index);
  const { kind, sentences } = replyTo(question, snapshot, index, earlier);
  return { kind, text: sentences.map(({ text }) => text).join(" "), ids: sentences.flatMap(({ ids }) => ids) };
}

/** `-`: nobody knows; `?`: it asks back; `=`: words of the old rules, which are not the index's. */
function judge(snapshot: GameSnapshot, question: string, facts: readonly string[]): Verdict {
  const { kind, text } = ask(question, snapshot);
  const isAnswer = kind === "answer";
  if (facts[0] === "?") return { question, text, kind: kind === "ask" ? "right" : isAnswer ? "right" : "unknown" };
  const isLacking = text.startsWith("This game's data has no ");
  if (facts[0] === "-") return { question, text, kind: isAnswer && !isLacking ? "wrong" : "right" };
  if (!isAnswer) return { question, text, kind: "unknown" };
  const missing = facts.flatMap((fact) => (fact.startsWith("=") ? [] : (lacks(text, fact, snapshot) ?? [])));
  return missing.length === 0
    ? { question, text, kind: "right" }
    : { question, text: `${text} (missing ${missing.join(", ")})`, kind: "wrong" };
}

function show(verdicts: readonly Verdict[]): void {
  if (process.env["SHOW_GOLD"] !== "1") return;
  for (const { kind, question, text } of verdicts) if (kind !== "right") console.log(kind, "|", question, "|", text);
}

describe.skipIf(!HAS_SAMPLE_DATA)("the analyst without a model over real games (needs ../shared/data)", () => {
  let games: Map<string, GameSnapshot>;
  const fan: Verdict[] = [];
  const gold: Verdict[] = [];
  beforeAll(async () => {
    games = await realGames();
    for (const [name, lines] of Object.entries(FAN_QUESTIONS)) {
      const [id = "", count] = name.split("@");
      const whole = gameOf(games, id);
      const snapshot = count === undefined ? whole : gameAsOf(whole, Number(count));
      for (const line of lines.trim().split("\n")) {
        const [question = "", ...facts] = line.split(" | ");
        fan.push(judge(snapshot, question, facts));
      }
    }
    for (const [id, questions] of Object.entries(GOLD_QUESTIONS))
      for (const [question, ...facts] of questions) gold.push(judge(gameOf(games, id), question, facts));
    show([...fan, ...gold]);
  });

  it("answers what fans type, and nothing wrongly", () => {
    expect(fan.length).toBeGreaterThanOrEqual(140);
    expect(fan.filter(({ kind }) => kind === "wrong")).toStrictEqual([]);
    expect(fan.filter(({ kind }) => kind === "right").length / fan.length).toBeGreaterThanOrEqual(0.94);
  });

  it("answers the gold questions, and nothing wrongly", () => {
    expect(gold).toHaveLength(200);
    expect(gold.filter(({ kind }) => kind === "wrong")).toStrictEqual([]);
    expect(gold.filter(({ kind }) => kind === "right").length / gold.length).toBeGreaterThanOrEqual(0.94);
  });

  it("counts and leaders of every fifth game are those of its plays and lines", () => {
    const wrong: Verdict[] = [];
    for (const snapshot of [...games.values()].filter((_, index) => index % 5 === 2)) {
      const { awayTeam, homeTeam } = snapshot.game;
      const asked: (readonly [string, ...string[]])[] = [
        ["who won", "winner"],
        ["halftime score", `half ${awayTeam}`, `half ${homeTeam}`],
        ["who scored first", "first score"],
        ["last td", "last touchdown"],
        ["how many sacks for " + homeTeam, `sacks ${homeTeam}`],
        ["longest run", "longest Rush"],
        ["longest pass", "longest Pass"],
        ["most rushing yards", "top rushingYards"],
        [`${awayTeam} total yards`, `total yards ${awayTeam}`],
        ["how many lead changes", "lead-changes"],
        ["total points", "combined"],
        ["points in the second half", `second-half ${awayTeam}`, `second-half ${homeTeam}`],
      ];
      for (const [question, ...facts] of asked) {
        const verdict = judge(snapshot, question, facts);
        if (verdict.kind !== "right") wrong.push({ ...verdict, question: `${snapshot.providerGameId} ${question}` });
      }
    }
    show(wrong);
    expect(wrong.filter(({ kind }) => kind === "wrong")).toStrictEqual([]);
    expect(wrong.length).toBeLessThan(57 * 12 * 0.02);
  });
});

const FORMAT_WORDS = { standard: "standard", half: "half ppr", ppr: "ppr" };
const pprOf = ({ fantasyPointsPPR }: { fantasyPointsPPR: number | null }): number => fantasyPointsPPR ?? 0;

describe("the analyst without a model", () => {
  const snapshot = snapshotOf(simulatedGame({ week: 1, awayTeam: "BAL", homeTeam: "KC" }));
  const half = snapshotOf(gameAtHalf(simulatedGame({ week: 1, awayTeam: "BAL", homeTeam: "KC" })));

  it("gives the facts that it tells, and what proves them", () => {
    const { kind, text, ids } = ask("who won", snapshot);
    expect(kind).toBe("answer");
    expect(text).toContain(`${Math.max(snapshot.game.awayScore ?? 0, snapshot.game.homeScore ?? 0)}`);
    expect(ids).toContain("result");
  });

  it("divides yards by what a team ran and threw, as the plays credit them", () => {
    const sum = (team: string, ...stats: readonly CreditStat[]): number =>
      snapshot.allPlays
        .flatMap(({ credits }) => credits.filter((credit) => credit.team === team && stats.includes(credit.stat)))
        .reduce((total, { amount }) => total + amount, 0);
    for (const team of ["BAL", "KC"]) {
      const rate = (sum(team, "rushingYards") / sum(team, "rushingAttempts")).toFixed(1).replace(/\.0$/, "");
      expect(ask(`yards per carry for ${team}`, snapshot).text).toContain(`averaged ${rate} yards a carry`);
      const snaps = sum(team, "rushingAttempts", "passingAttempts", "sacksTaken");
      expect(ask(`how many plays did ${team} run`, snapshot).text).toContain(`ran ${snaps} plays.`);
    }
  });

  it("says no where not all of them came off, and tells a team's yards at the break", () => {
    const { text } = ask("did KC convert every third down", snapshot);
    const [, made, of] = /(\S+) of (?:their )?(\S+) third downs/.exec(text) ?? [];
    expect([made === of, text.startsWith("No.")]).toEqual([false, true]);
    expect(ask("how many yards did KC have at halftime", snapshot).text).toMatch(
      /^The Chiefs gained \d+ yards in the first half\.$/,
    );
  });

  it("says of a bare name that is nobody's here that it is not in the game", () => {
    expect(ask("gordie howe", snapshot)).toMatchObject({
      kind: "unknown",
      text: expect.stringContaining('No player called "gordie howe"'),
    });
    expect(ask("ugh", snapshot).kind).toBe("talk");
  });

  it("says of another team that it is not in this game, and takes its name for no word", () => {
    for (const question of ["what did the bears do", "how many yards did the bears have", "bears"])
      expect(ask(question, snapshot)).toMatchObject({
        kind: "unknown",
        text: expect.stringContaining("The Bears are not in this game"),
      });
  });

  it("names who caught a quarterback's passes", () => {
    const passer = snapshot.playerGameStats.find(({ position, team }) => position === "QB" && team === "KC");
    const [most] = snapshot.playerGameStats
      .filter(({ team }) => team === "KC")
      .toSorted((a, b) => (b.receptions ?? 0) - (a.receptions ?? 0));
    expect(ask(`who caught ${passer?.playerName}'s passes`, snapshot).text).toContain(
      `${most?.playerName} (${["", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"][most?.receptions ?? 0] ?? most?.receptions}`,
    );
  });

  it("answers with both where each quarterback is asked for", () => {
    const passers = snapshot.playerGameStats.filter(({ passingAttempts }) => (passingAttempts ?? 0) > 10);
    const { text } = ask("how many yards did each quarterback throw for", snapshot);
    expect(passers.length).toBeGreaterThanOrEqual(2);
    for (const { passingYards } of passers) expect(text).toContain(`for ${passingYards} yards`);
  });

  it("answers which of two with a name, and neither yes nor no", () => {
    const [one, two] = snapshot.playerGameStats
      .filter(({ rushingAttempts }) => (rushingAttempts ?? 0) > 0)
      .toSorted((a, b) => (b.rushingAttempts ?? 0) - (a.rushingAttempts ?? 0));
    const { text } = ask(`did ${two?.playerName} or ${one?.playerName} get more carries`, snapshot);
    expect(text).toMatch(new RegExp(`^${one?.playerName.split(" ").at(-1)} did\\.`));
  });

  it("says what a team gave up as what the other one had", () => {
    const sacks = snapshot.allPlays.flatMap(({ credits }) => credits.filter(({ stat }) => stat === "sacksTaken"));
    for (const [team, other] of [
      ["BAL", "Chiefs"],
      ["KC", "Ravens"],
    ] as const) {
      const count = sacks.filter((credit) => credit.team === team).length;
      const { text } = ask(`how many sacks did ${team}'s line give up`, snapshot);
      expect(text).toMatch(count === 0 ? new RegExp(`${other} had no sack`) : new RegExp(`^The ${other} had `));
    }
  });

  it("explains a player's fantasy points, and the parts add up to the hundredth", () => {
    const explained = snapshot.playerGameStats.flatMap(({ playerId, playerName, position }) => {
      const owner = scoredOwners(snapshot).find(({ id }) => id === playerId);
      if (owner === undefined || position === "K") return [];
      return (["standard", "half", "ppr"] as const).map((format) => {
        const { kind, text } = ask(
          `why did ${playerName} have so many ${FORMAT_WORDS[format]} fantasy points`,
          snapshot,
        );
        const { total } = foldLedger(
          owner.plays,
          owner,
          PRESETS[format],
          officialCounts(snapshot.differences, playerId),
        );
        const numbers = (found: RegExpMatchArray): number => Number((found[1] ?? "").replace("−", "-"));
        const parts = Array.from(text.matchAll(/\((−?\d+\.\d\d)\)/g), numbers);
        return { kind, text, total, sum: parts.reduce((sum, points) => sum + points, 0) };
      });
    });
    expect(explained.length).toBeGreaterThan(30);
    for (const { kind, text, total, sum } of explained) {
      expect(kind, text).toBe("answer");
      expect(text).toContain(` ${total < 0 ? "−" : ""}${Math.abs(total).toFixed(2)} `);
      expect(sum, text).toBeCloseTo(total, 6);
    }
  });

  it("names the format of every total, and takes a number for points only where it is his", () => {
    const best = snapshot.playerGameStats.toSorted((one, other) => pprOf(other) - pprOf(one))[0];
    const [name = "", points] = [best?.playerName, best?.fantasyPointsPPR];
    expect(ask(`why ${points?.toFixed(1)} for ${name}?`, snapshot).text).toMatch(/^\S.* had \d+\.\d\d PPR points: /);
    expect(ask(`how many half ppr points did ${name} have`, snapshot).text).toMatch(/ half-PPR points\.$/);
    expect(ask(`how do ${name}'s fantasy points add up in standard`, snapshot).text).toContain("in standard scoring: ");
    expect(ask(`why did ${name} have 99.9`, snapshot).text).not.toContain("PPR points: ");
    expect(ask(`why did ${name} have two touchdowns`, snapshot).text).not.toContain("PPR points: ");
  });

  it("says yes or no first, and states what did not happen", () => {
    expect(ask("did the chiefs win", snapshot).text).toMatch(/^(?:Yes|No)\. /);
    expect(ask("any pick sixes", snapshot).text).toMatch(/^(?:Yes\. |No, neither team )/);
  });

  it("leans on the question before", () => {
    const [first, second] = snapshot.playerGameStats.filter(({ rushingAttempts }) => (rushingAttempts ?? 0) > 3);
    const earlier = [`how many rushing yards did ${first?.playerName} have`];
    const { kind, text } = ask(`and ${second?.playerName}?`, snapshot, earlier);
    expect(kind).toBe("answer");
    expect(text).toContain(`${second?.rushingYards} yard`);
    expect(ask("how many carries did he have", snapshot, earlier).text).toContain(first?.playerName ?? "?");
  });

  it("asks who is meant by a he that nobody was named before", () => {
    expect(ask("how many yards did he have", snapshot).kind).toBe("ask");
  });

  it.each(["hi", "thanks!", "are you a bot?", "who are you", "you suck"])(
    "answers %j like a person, without a fact",
    (text) => {
      const reply = ask(text, snapshot);
      expect([reply.kind, reply.ids]).toEqual(["talk", []]);
    },
  );

  it.each(["should I bet the chiefs", "give me a parlay"])("gives no betting advice: %j", (text) => {
    expect(ask(text, snapshot).kind).toBe("betting");
  });

  it.each(["who sang the anthem", "what did the coach say", "passer rating of the year", "who will win next week"])(
    "does not guess %j",
    (text) => {
      const reply = ask(text, snapshot);
      expect(reply.kind).toBe("unknown");
      expect(reply.text).toContain("won't guess");
    },
  );

  it("does not tell of a quarter that is still to come", () => {
    const reply = ask("how many points in the 4th quarter", half);
    expect([reply.kind, reply.text.includes("has not been played yet")]).toEqual(["unknown", true]);
  });
});
