import type { CreditStat } from "../../game/credit.ts";
import type { Unit } from "../unit.ts";
import type { FoldedLine } from "../../fold/folded-line.ts";
import { kickDistance } from "../../plays/play-text.ts";
import type { PlayerLine } from "../../game/player-line.ts";
import type { Receipt } from "../../game/receipt.ts";
import type { Fact } from "../fact.ts";
import type { GameRead } from "../game-read.ts";
import { type FactDraft, lineReceipts, makeFact } from "../make-fact.ts";
import type { LineMark } from "../mark.ts";
import { roundHalfAway } from "../../words/round-half-away.ts";
import { LINE_WORDS } from "../wording/line-words.ts";
import { phrase, player, playersOwn } from "../wording/phrase-of.ts";

type Values = NonNullable<FactDraft["values"]>;
/** What a category is made of: the published line, and what the plays add up to where they say more. */
interface Sources {
  line: PlayerLine | undefined;
  total: (stat: CreditStat) => number;
  read: GameRead;
  playerId: string;
  /** Also of defenders whose figures are worth no row. */
  isOfEveryone: boolean;
}

interface Category {
  mark: LineMark;
  /** Null where he did nothing of the kind. */
  values: (sources: Sources) => Values | null;
  /** Fields of the published line that prove it; without any the plays do on which he is credited with `stats`. */
  fields: readonly (keyof PlayerLine)[];
  stats: readonly CreditStat[];
  /** Figures that plays make one by one, and those of them that a text says are proved by their own plays. */
  counted?: readonly (CreditStat & Unit)[];
  weight: (values: Values) => number;
}

/** Defenders whose tackles are worth a row. */
const MANY_TACKLES = 8;
const SOME_PASSES_DEFENDED = 2;

/**
 * The statistics of everybody who has any, a fact for each category, in order of the first credit. Of defenders those who made a play or many tackles;
 * with `isOfEveryone` all of them, the others with a weight of 0.
 */
export function lineFacts(read: GameRead, isOfEveryone = false): Fact[] {
  const lines = new Map(read.stats.map((line) => [line.playerId, line]));
  const ids = new Set([...lines.keys(), ...read.fold.lines.keys()]);
  const proofs = playsByPlayer(read);
  return [...ids].flatMap((playerId) => {
    const line = lines.get(playerId);
    const folded = read.fold.lines.get(playerId);
    const team = line?.team ?? folded?.team;
    if (team === undefined || (line === undefined && folded === undefined)) return [];
    const sources = { line, total: totalsOf(folded), read, playerId, isOfEveryone };
    return CATEGORIES.flatMap((category) => {
      const values = category.values(sources);
      return values === null
        ? []
        : [lineFact({ category, values, playerId, team, isPublished: line !== undefined, proofs })];
    });
  });
}

function totalsOf(folded: FoldedLine | undefined): (stat: CreditStat) => number {
  return (stat) => folded?.totals[stat] ?? 0;
}

interface Credited {
  category: Category;
  values: Values;
  playerId: string;
  team: string;
  isPublished: boolean;
  proofs: (playerId: string, stats: readonly CreditStat[]) => Receipt[];
}

function lineFact({ category, values, playerId, team, isPublished, proofs }: Credited): Fact {
  const { mark, fields, stats, counted, weight } = category;
  const words = LINE_WORDS[mark];
  return makeFact({
    id: `l:${playerId}:${mark}`,
    kind: "line",
    weight: weight(values),
    team,
    marks: [mark],
    roles: { player: playerId },
    values,
    receipts: fields.length > 0 && isPublished ? lineReceipts(playerId, "stats", fields) : proofs(playerId, stats),
    ...(counted === undefined
      ? {}
      : { proofs: Object.fromEntries(counted.map((stat) => [stat, proofs(playerId, [stat])])) }),
    clause: phrase`${player(playerId)} ${words.did(values)}`,
    noun: phrase`${playersOwn(playerId)} ${words.thing(values)}`,
  });
}

/** Looks up the plays on which somebody is credited, read once for all. */
function playsByPlayer({ plays }: GameRead): Credited["proofs"] {
  const credits = new Map<string, { stat: CreditStat; playId: string }[]>();
  for (const { playId, credits: onPlay } of plays) {
    for (const { playerId, stat } of onPlay) {
      const own = credits.get(playerId);
      if (own === undefined) credits.set(playerId, [{ stat, playId }]);
      else own.push({ stat, playId });
    }
  }
  return (playerId, stats) => {
    const ids = (credits.get(playerId) ?? []).flatMap(({ stat, playId }) => (stats.includes(stat) ? [playId] : []));
    return [...new Set(ids)].map((playId) => ({ kind: "play", playId }));
  };
}

function tenth(value: number): number {
  return roundHalfAway(value, 10);
}

const num = (value: number | null | undefined): number => value ?? 0;

/** Whether a defender's figures are worth a row: he made a play, or many tackles. */
function isNoted({ sacks, interceptions, forcedFumbles, safeties, tackles, assists, passesDefended }: Values): boolean {
  return (
    num(sacks) + num(interceptions) + num(forcedFumbles) + num(safeties) > 0 ||
    num(tackles) + num(assists) >= MANY_TACKLES ||
    num(passesDefended) >= SOME_PASSES_DEFENDED
  );
}

const CATEGORIES: readonly Category[] = [
  {
    mark: "passing",
    fields: ["passingCompletions", "passingAttempts", "passingYards", "passingTouchdowns", "passingInterceptions"],
    stats: ["passingAttempts"],
    values: ({ line, total }) => {
      const attempts = line?.passingAttempts ?? total("passingAttempts");
      if (attempts === 0) return null;
      const completions = line?.passingCompletions ?? total("passingCompletions");
      return {
        completions,
        attempts,
        completionRate: tenth((completions / attempts) * 100),
        passingYards: line?.passingYards ?? total("passingYards"),
        passingTouchdowns: line?.passingTouchdowns ?? total("passingTouchdowns"),
        interceptionsThrown: line?.passingInterceptions ?? total("passingInterceptions"),
        sacksTaken: total("sacksTaken"),
      };
    },
    weight: ({ attempts, passingYards }) => (num(attempts) >= 10 ? 45 : 12) + Math.min(10, num(passingYards) / 50),
  },
  {
    mark: "rushing",
    fields: ["rushingAttempts", "rushingYards", "rushingTouchdowns"],
    stats: ["rushingAttempts", "rushingYards"],
    values: ({ line, total }) => {
      const carries = line?.rushingAttempts ?? total("rushingAttempts");
      if (carries === 0) return null;
      const rushingYards = line?.rushingYards ?? total("rushingYards");
      return {
        carries,
        rushingYards,
        yardsPerCarry: tenth(rushingYards / carries),
        rushingTouchdowns: line?.rushingTouchdowns ?? total("rushingTouchdowns"),
        rushingLong: line?.rushingLong,
      };
    },
    weight: ({ rushingYards, rushingTouchdowns }) =>
      10 + Math.min(35, Math.max(0, num(rushingYards) / 3)) + 4 * num(rushingTouchdowns),
  },
  {
    mark: "receiving",
    fields: ["receptions", "receivingTargets", "receivingYards", "receivingTouchdowns"],
    stats: ["receivingTargets", "receptions", "receivingYards"],
    values: ({ line, total }) => {
      const receptions = line?.receptions ?? total("receptions");
      const targets = line?.receivingTargets ?? total("receivingTargets");
      if (receptions === 0 && targets === 0) return null;
      const receivingYards = line?.receivingYards ?? total("receivingYards");
      return {
        receptions,
        targets,
        receivingYards,
        yardsPerCatch: receptions === 0 ? null : tenth(receivingYards / receptions),
        receivingTouchdowns: line?.receivingTouchdowns ?? total("receivingTouchdowns"),
        receivingLong: line?.receivingLong,
      };
    },
    weight: ({ receivingYards, receivingTouchdowns }) =>
      10 + Math.min(35, Math.max(0, num(receivingYards) / 3)) + 4 * num(receivingTouchdowns),
  },
  {
    mark: "kicking",
    fields: [],
    stats: ["fieldGoalAttempts", "fieldGoalsMade", "extraPointAttempts", "extraPointsMade"],
    counted: ["fieldGoalAttempts", "fieldGoalsMade", "extraPointAttempts", "extraPointsMade"],
    values: ({ total, read, playerId }) => {
      const [fieldGoalAttempts, extraPointAttempts] = [total("fieldGoalAttempts"), total("extraPointAttempts")];
      if (fieldGoalAttempts + extraPointAttempts === 0) return null;
      const made = read.plays.filter(({ credits }) =>
        credits.some(({ stat, playerId: who }) => stat === "fieldGoalsMade" && who === playerId),
      );
      const far = made.flatMap((play) => kickDistance(play) ?? []);
      return {
        fieldGoalsMade: total("fieldGoalsMade"),
        fieldGoalAttempts,
        extraPointsMade: total("extraPointsMade"),
        extraPointAttempts,
        fieldGoalLong: far.length === 0 ? null : Math.max(...far),
        points: 3 * total("fieldGoalsMade") + total("extraPointsMade"),
      };
    },
    weight: ({ fieldGoalsMade }) => 14 + 5 * num(fieldGoalsMade),
  },
  {
    mark: "punting",
    fields: [],
    stats: ["punts"],
    values: ({ total }) => (total("punts") === 0 ? null : { punts: total("punts"), puntYards: total("puntYards") }),
    weight: () => 5,
  },
  {
    mark: "returning",
    fields: [],
    stats: ["kickReturns", "puntReturns", "kickReturnTouchdowns", "puntReturnTouchdowns"],
    counted: ["kickReturns", "puntReturns"],
    values: ({ total }) => {
      const [kickReturns, puntReturns] = [total("kickReturns"), total("puntReturns")];
      return kickReturns + puntReturns === 0
        ? null
        : {
            kickReturns,
            kickReturnYards: total("kickReturnYards"),
            puntReturns,
            puntReturnYards: total("puntReturnYards"),
            touchdowns: total("kickReturnTouchdowns") + total("puntReturnTouchdowns"),
          };
    },
    weight: ({ touchdowns }) => 8 + 10 * num(touchdowns),
  },
  {
    mark: "defense",
    fields: [],
    stats: [
      "sacks",
      "interceptions",
      "forcedFumbles",
      "passesDefended",
      "tackles",
      "assists",
      "safeties",
      "blockedKicks",
    ],
    counted: ["sacks", "interceptions", "forcedFumbles", "passesDefended", "tackles", "assists", "safeties"],
    values: ({ total, isOfEveryone }) => {
      const values = {
        tackles: total("tackles"),
        assists: total("assists"),
        sacks: total("sacks"),
        interceptions: total("interceptions"),
        forcedFumbles: total("forcedFumbles"),
        passesDefended: total("passesDefended"),
        safeties: total("safeties"),
      };
      const isAny = Object.values(values).some((value) => value > 0);
      return isNoted(values) || (isOfEveryone && isAny) ? values : null;
    },
    weight: (values) => {
      const { sacks, interceptions, forcedFumbles } = values;
      return isNoted(values) ? 10 + Math.min(35, 6 * num(sacks) + 9 * num(interceptions) + 5 * num(forcedFumbles)) : 0;
    },
  },
];
