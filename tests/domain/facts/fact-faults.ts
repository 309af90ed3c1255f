import type { FactIndex } from "../../../domain/facts/fact-index.ts";
import type { Fact, Points } from "../../../domain/facts/fact.ts";
import { isRelation } from "../../../domain/facts/fact-kind.ts";
import { wordsOf } from "../../../domain/facts/wording/words-of.ts";
import { foldGame } from "../../../domain/fold/fold-game.ts";
import { withFantasyPoints } from "../../../domain/fold/fantasy-points.ts";
import type { CreditStat } from "../../../domain/game/credit.ts";
import type { GameSnapshot } from "../../../domain/game/game-snapshot.ts";
import { isTry } from "../../../domain/game/is-try.ts";
import type { Play } from "../../../domain/game/play.ts";
import { teamFigures } from "./team-figures.ts";
import { receiptBook } from "../../../domain/receipts/receipt-book.ts";
import { receiptKey } from "../../../domain/receipts/receipt-words.ts";

/** What is wrong with the facts of a game whose plays add up, each figure counted again in another way; empty where all is right. */
export function factFaults(snapshot: GameSnapshot, index: FactIndex): string[] {
  return [
    ...shapeFaults(snapshot, index),
    ...scoreFaults(snapshot, index),
    ...turnoverFaults(snapshot, index),
    ...teamFaults(snapshot, index),
    ...lineFaults(snapshot, index),
    ...periodFaults(snapshot, index),
    ...scoreRelationFaults(snapshot, index),
    ...tableRelationFaults(index),
    ...ledToFaults(snapshot, index),
  ].map((fault) => `${snapshot.providerGameId}: ${fault}`);
}

function shapeFaults(snapshot: GameSnapshot, index: FactIndex): string[] {
  const book = receiptBook(snapshot);
  const ids = new Set<string>();
  return index.facts.flatMap((fact) => {
    const isTwice = ids.has(fact.id);
    ids.add(fact.id);
    const known = new Set<string>();
    const said = (["clause", "noun", "tail", "clause"] as const)
      .map((form) => wordsOf(fact, index, { known, form }))
      .filter((words) => words !== "")
      .join(" | ");
    return [
      ...(isTwice ? [`${fact.id} twice`] : []),
      ...(isRelation(fact.kind) === fact.of.length > 0 ? [] : [`${fact.id} relates ${fact.of.length}`]),
      ...fact.of.filter((id) => index.byId(id) === null).map((id) => `${fact.id} relates unknown ${id}`),
      ...(fact.receipts.length === 0 ? [`${fact.id} has no receipt`] : []),
      ...fact.receipts
        .filter((receipt) => receiptKey(receipt, book) === null)
        .map((receipt) => `${fact.id} has a receipt that opens nothing: ${JSON.stringify(receipt)}`),
      ...Object.values(fact.roles).flatMap((id) => (index.people.has(id) ? [] : [`${fact.id}: unknown ${id}`])),
      ...Object.entries(fact.values).flatMap(([unit, value]) =>
        Number.isFinite(value) ? [] : [`${fact.id}: ${unit} ${value}`],
      ),
      ...(/undefined|null|NaN|\b00-\d{7}|\ba (?:8\d?|11|18)-|\ban (?!8\d?-|11-|18-)\d+-|  |\b1 yards|''|s's\b/.test(
        said,
      )
        ? [`${fact.id} says ${said}`]
        : []),
    ];
  });
}

/** The score before and after the first plays of a game, by folding them. */
function scoreAfter(snapshot: GameSnapshot, count: number): Points {
  const { awayScore, homeScore } = foldGame(snapshot.allPlays.slice(0, count), snapshot.game);
  return { away: awayScore, home: homeScore };
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function scoreFaults(snapshot: GameSnapshot, index: FactIndex): string[] {
  const { allPlays, game } = snapshot;
  const scoring = allPlays.filter((play) => !isTry(play.type) && play.awayPoints + play.homePoints > 0);
  return [
    ...(scoring.length === index.ofKind("score").length ? [] : ["scores are missing"]),
    ...scoring.flatMap((play) => {
      const fact = index.byId(`s${play.playId}`);
      if (fact === null) return [`no score of ${play.playId}`];
      const at = allPlays.indexOf(play);
      const next = allPlays.findIndex(
        (one, order) => order > at && !isTry(one.type) && one.awayPoints + one.homePoints > 0,
      );
      const before = scoreAfter(snapshot, at);
      const after = scoreAfter(snapshot, next < 0 ? allPlays.length : next);
      const team = play.awayPoints > 0 ? game.awayTeam : game.homeTeam;
      const points = team === game.awayTeam ? after.away - before.away : after.home - before.home;
      return same(fact.score, { before, after }) && fact.values.points === points && fact.team === team
        ? []
        : [`${fact.id}: ${JSON.stringify(fact.score)}`];
    }),
  ];
}

function total(plays: readonly Play[], team: string, stats: readonly CreditStat[]): number {
  return plays
    .flatMap(({ credits }) => credits)
    .filter((credit) => credit.team === team && stats.includes(credit.stat))
    .reduce((sum, { amount }) => sum + amount, 0);
}

function turnoverFaults({ allPlays, game }: GameSnapshot, index: FactIndex): string[] {
  return [game.awayTeam, game.homeTeam].flatMap((team) => {
    const other = team === game.awayTeam ? game.homeTeam : game.awayTeam;
    const onDowns = allPlays.filter(({ type }) => !isTry(type));
    const lost = total(onDowns, other, ["passingInterceptions", "fumblesLost", "returnFumblesLost"]);
    const won = index.ofKind("turnover").filter((fact) => fact.team === team).length;
    return lost === won ? [] : [`${team} won ${lost} balls, not ${won}`];
  });
}

const FIGURES = {
  totalYards: ["totalYards", ""],
  passingYards: ["passingYards", ""],
  rushingYards: ["rushingYards", ""],
  firstDowns: ["firstDowns", ""],
  turnovers: ["turnovers", ""],
  sacks: ["sacks", ""],
  penalties: ["penalties", ""],
  penaltyYards: ["penaltyYards", ""],
  thirdDowns: ["thirdDownsMade", "thirdDowns"],
  fourthDowns: ["fourthDownsMade", "fourthDowns"],
  redZone: ["redZoneTouchdowns", "redZoneTrips"],
  possession: ["possessionSeconds", ""],
} as const;

/** Against the count that the fact check makes by itself. */
function teamFaults(snapshot: GameSnapshot, index: FactIndex): string[] {
  const fold = foldGame(snapshot.allPlays, snapshot.game);
  return [index.away.code, index.home.code].flatMap((team) => {
    const counted = teamFigures(team, fold, snapshot);
    return Object.entries(FIGURES).flatMap(([mark, [made, of]]) => {
      const row = index.ofKind("team").find((fact) => fact.team === team && fact.marks.some((one) => one === mark));
      if (row === undefined) return [];
      const { of: tries, ...values } = row.values;
      const figure = Object.values(values)[0] ?? Number.NaN;
      const isRight =
        counted[made]?.includes(figure) === true && (of === "" || counted[of]?.includes(tries ?? Number.NaN) === true);
      return isRight
        ? []
        : [`${row.id} is ${figure} of ${tries}, counted ${counted[made]?.join("/")} of ${counted[of]?.join("/")}`];
    });
  });
}

const LINE_STATS: Partial<Record<string, CreditStat>> = {
  attempts: "passingAttempts",
  completions: "passingCompletions",
  passingYards: "passingYards",
  passingTouchdowns: "passingTouchdowns",
  interceptionsThrown: "passingInterceptions",
  carries: "rushingAttempts",
  rushingYards: "rushingYards",
  rushingTouchdowns: "rushingTouchdowns",
  targets: "receivingTargets",
  receptions: "receptions",
  receivingYards: "receivingYards",
  receivingTouchdowns: "receivingTouchdowns",
  fieldGoalsMade: "fieldGoalsMade",
  fieldGoalAttempts: "fieldGoalAttempts",
  sacks: "sacks",
  interceptions: "interceptions",
  forcedFumbles: "forcedFumbles",
  tackles: "tackles",
  assists: "assists",
  punts: "punts",
  puntYards: "puntYards",
};

/** Player by player over the credits; whose official line differs from them is the line's. */
function lineFaults({ allPlays, differences, playerGameStats }: GameSnapshot, index: FactIndex): string[] {
  const sums = new Map<string, number>();
  for (const { credits } of allPlays) {
    for (const { playerId, stat, amount } of credits)
      sums.set(`${playerId} ${stat}`, (sums.get(`${playerId} ${stat}`) ?? 0) + amount);
  }
  const differing = new Set(differences.map(({ playerId }) => playerId));
  return [
    ...index.ofKind("line").flatMap((fact) => {
      const who = fact.roles.player ?? "";
      if (differing.has(who)) return [];
      return Object.entries(fact.values).flatMap(([unit, value]) => {
        const stat = LINE_STATS[unit];
        const sum = stat === undefined ? value : (sums.get(`${who} ${stat}`) ?? 0);
        return sum === value ? [] : [`${fact.id}: ${unit} is ${value}, the plays add up to ${sum}`];
      });
    }),
    ...index.ofKind("fantasy").flatMap((fact) => {
      const line = playerGameStats.find(({ playerId }) => playerId === fact.roles.player);
      const points = line === undefined ? null : withFantasyPoints(line).fantasyPointsPPR;
      return points === fact.values.pprPoints ? [] : [`${fact.id}: ${fact.values.pprPoints}, not ${points}`];
    }),
  ];
}

function periodFaults(snapshot: GameSnapshot, index: FactIndex): string[] {
  const { allPlays } = snapshot;
  return [
    ...index.ofKind("quarter").flatMap((fact) => {
      const own = allPlays.filter(({ quarterName }) => quarterName === fact.at?.quarter);
      const points = own.reduce(
        (sum, play) => sum + (fact.team === index.away.code ? play.awayPoints : play.homePoints),
        0,
      );
      return points === fact.values.points ? [] : [`${fact.id}: ${fact.values.points}, not ${points}`];
    }),
    ...index.ofKind("break").flatMap((fact) => {
      const last = allPlays.findLastIndex(
        ({ quarterName }) => quarterName !== "OT" && quarterName <= (fact.at?.quarter ?? ""),
      );
      return same(fact.score?.after, scoreAfter(snapshot, last + 1))
        ? []
        : [`${fact.id}: ${JSON.stringify(fact.score)}`];
    }),
  ];
}

/** Own and other points of a fact's team after every score of the game. */
function margins(index: FactIndex, team: string): number[] {
  return index.ofKind("score").map(({ score }) => {
    const { away, home } = score?.after ?? { away: 0, home: 0 };
    return team === index.away.code ? away - home : home - away;
  });
}

/** Whether one team alone snapped the ball from one score to the next, without a punt, and after the last kickoff between them. */
function isAtOnce(plays: readonly Play[], before: Fact | undefined, score: Fact): boolean {
  const [from, to] = [before, score].map((fact) => plays.findIndex(({ playId }) => playId === fact?.at?.playId));
  const since = plays.slice((from ?? 0) + 1, (to ?? 0) + 1);
  const markers: readonly Play["type"][] = ["Timeout", "Period", "TwoMinuteWarning"];
  const isSnap = ({ down, type }: Play): boolean => down > 0 && !markers.includes(type);
  const kick = since.findLastIndex(({ type }) => type === "Kickoff");
  const snaps = since.filter(isSnap);
  return (
    new Set(snaps.map(({ team }) => team)).size <= 1 &&
    snaps.slice(0, -1).every(({ type }) => type !== "Punt") &&
    !since.slice(0, Math.max(0, kick)).some(isSnap)
  );
}

function scoreRelationFaults({ game, allPlays }: GameSnapshot, index: FactIndex): string[] {
  const scores = index.ofKind("score");
  const faults: string[] = [];
  const expect = (id: string, isDue: boolean): void => {
    if ((index.byId(id) !== null) !== isDue) faults.push(`${id} is ${isDue ? "due" : "false"}`);
  };
  scores.forEach((fact, order) => {
    const own = margins(index, fact.team ?? "");
    const [before, after] = [order === 0 ? 0 : (own[order - 1] ?? 0), own[order] ?? 0];
    expect(`tying:${fact.id}`, after === 0);
    expect(`goAhead:${fact.id}`, before <= 0 && after > 0);
    expect(`answered:${fact.id}`, order > 0 && scores[order - 1]?.team !== fact.team);
    const answer = index.byId(`answered:${fact.id}`);
    if (answer !== null && answer.marks.includes("nextDrive") !== isAtOnce(allPlays, scores[order - 1], fact))
      faults.push(`${answer.id} is told as another possession than it was`);
    expect(`first:game:${fact.id}`, order === 0);
    expect(`last:game:${fact.id}`, order === scores.length - 1 && order > 0);
  });
  for (const run of index.ofKind("run")) {
    const at = scores.findIndex(({ id }) => id === run.of[0]);
    const alone = scores.slice(at, at + run.of.length);
    const points = alone.reduce((sum, { values }) => sum + (values.points ?? 0), 0);
    const isBroken = scores[at - 1]?.team === run.team || scores[at + run.of.length]?.team === run.team;
    if (points !== run.values.points || isBroken || alone.some(({ team }) => team !== run.team))
      faults.push(`${run.id} is no run`);
  }
  for (const team of [game.awayTeam, game.homeTeam]) {
    const own = margins(index, team);
    const [most, least] = [Math.max(0, ...own), Math.min(0, ...own)];
    const lead = index.byId(`lead:${team}`);
    if ((lead?.values.margin ?? 0) !== most) faults.push(`lead:${team} is ${lead?.values.margin}, not ${most}`);
    const isWinner = (own.at(-1) ?? 0) > 0;
    const comeback = index.byId(`comeback:${team}`);
    if ((comeback?.values.margin ?? 0) !== (isWinner ? -least : 0))
      faults.push(`comeback:${team} is ${comeback?.values.margin}`);
    expect(`neverTrailed:${team}`, isWinner && least === 0);
    expect(`neverLed:${team}`, most === 0);
  }
  return faults;
}

function tableRelationFaults(index: FactIndex): string[] {
  return [
    ...index.ofKind("compare").flatMap((fact) => {
      const [top, low] = fact.of.map(
        (id) => Object.entries(index.byId(id)?.values ?? {}).find(([unit]) => unit !== "of")?.[1] ?? 0,
      );
      const isRight =
        top !== undefined &&
        low !== undefined &&
        top >= low &&
        fact.values.difference === top - low &&
        (fact.team === null) === (top === low);
      return isRight ? [] : [`${fact.id}: ${top} and ${low}`];
    }),
    ...index.ofKind("rank").flatMap((fact) => {
      const [unit, value] = Object.entries(fact.values).find(([name]) => name !== "rank" && name !== "among") ?? [
        "",
        0,
      ];
      const kinds: readonly Fact["kind"][] = unit === "yards" ? ["play", "score"] : ["line", "fantasy"];
      const isSack = ({ marks }: Fact): boolean =>
        marks.includes("sack") || marks.includes("fieldGoal") || marks.includes("return");
      const better = index
        .ofKind(...kinds)
        .filter((one) => fact.marks.includes("ofGame") || one.team === fact.team)
        .filter((one) => unit !== "yards" || !isSack(one))
        .filter((one) => !fact.of.includes(one.id))
        .filter((one) => (Object.entries(one.values).find(([name]) => name === unit)?.[1] ?? 0) >= value);
      return better.map(({ id }) => `${fact.id} is beaten by ${id}`);
    }),
  ];
}

/** Between the ball won and the score nobody else snaps or kicks off, and the half goes on. */
function ledToFaults({ allPlays }: GameSnapshot, index: FactIndex): string[] {
  const halves = { "1": 1, "2": 1, "3": 2, "4": 2, OT: 3 } as const;
  return index.ofKind("ledTo").flatMap((fact) => {
    const [won, score] = fact.of.map((id) => allPlays.findIndex(({ playId }) => playId === index.byId(id)?.at?.playId));
    if (won === undefined || score === undefined || won > score) return [`${fact.id} runs backwards`];
    const between = allPlays.slice(won + 1, score);
    const others = between.filter(
      ({ down, team, type }) =>
        type === "Kickoff" ||
        (down > 0 && team !== null && team !== fact.team && !["Timeout", "TwoMinuteWarning", "Period"].includes(type)),
    );
    const [from, to] = [allPlays[won], allPlays[score]];
    const isSameHalf =
      from === to || (from !== undefined && to !== undefined && halves[from.quarterName] === halves[to.quarterName]);
    return others.length === 0 && isSameHalf ? [] : [`${fact.id}: the other team had the ball between`];
  });
}
