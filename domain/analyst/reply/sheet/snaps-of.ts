import type { CreditStat } from "../../../game/credit.ts";
import type { Play } from "../../../game/play.ts";
import type { Fact } from "../../../facts/fact.ts";
import type { FactIndex } from "../../../facts/fact-index.ts";
import { creditedWith, type GameRead } from "../../../facts/game-read.ts";
import { around, makeFact, playReceipts } from "../../../facts/make-fact.ts";
import { kickDistance } from "../../../plays/play-text.ts";
import { yardBefore, yards } from "../../../words/yard-words.ts";
import { phrase, player, playersOwn, team as teamName, teamsOwn } from "../../../facts/wording/phrase-of.ts";

/** What an ordinary snap was. */
export type SnapKind = "run" | "catch" | "punt" | "kickReturn" | "puntReturn";

/** A snap that somebody may ask about, and the figure by which one is longer than another. */
export interface Snap {
  kind: SnapKind;
  fact: Fact;
  yards: number;
}

/**
 * Every run, catch, punt and return with a player's name: the fact that the index has of it, or else one of the same kind made here. A play with a lateral is
 * its team's.
 */
export function snapsOf(read: GameRead, index: FactIndex): Snap[] {
  return read.plays.flatMap((play) => [
    ...carried(read, index, play),
    ...punted(read, play),
    ...returned(read, index, play, "kickReturn"),
    ...returned(read, index, play, "puntReturn"),
  ]);
}

/** `for 3 yards`, `for no gain`, `for a loss of 2` */
function gain(far: number): string {
  if (far === 0) return "for no gain";
  return far > 0 ? `for ${yards(far)}` : `for a loss of ${-far}`;
}

function amounts(play: Play, stat: CreditStat): { playerId: string; team: string; amount: number }[] {
  return play.credits.filter((credit) => credit.stat === stat);
}

function carried(read: GameRead, index: FactIndex, play: Play): Snap[] {
  if (play.type === "TwoPointConversion") return [];
  const ran = amounts(play, "rushingYards");
  const caught = amounts(play, "receivingYards");
  const [only] = [...ran, ...caught];
  if (only === undefined) return [];
  if (ran.length + caught.length > 1) return lateral(read, play, ran.length > caught.length);
  const isRun = ran.length === 1;
  if (!isRun && creditedWith(play, ["receptions"]) === undefined) return [];
  const known = index
    .onPlay(play.playId)
    .find(
      ({ kind, values, roles }) =>
        (kind === "score" || kind === "play") &&
        values.yards === only.amount &&
        (isRun ? roles.rusher : roles.receiver) === only.playerId,
    );
  const passer = isRun ? undefined : creditedWith(play, ["passingCompletions"]);
  const fact =
    known ??
    makeFact({
      id: `snap${play.playId}`,
      kind: "play",
      weight: 0,
      team: only.team,
      marks: [isRun ? "run" : "pass"],
      roles: isRun ? { rusher: only.playerId } : { receiver: only.playerId, passer },
      values: { yards: only.amount },
      ...around(read, play),
      receipts: playReceipts(play),
      clause: isRun
        ? phrase`${player(only.playerId)} ran ${gain(only.amount)}`
        : phrase`${player(only.playerId)} caught a pass${passer === undefined ? [] : phrase` from ${player(passer)}`} ${gain(only.amount)}`,
      noun: isRun
        ? phrase`${playersOwn(only.playerId)} ${yardBefore(only.amount)}run`
        : phrase`${playersOwn(only.playerId)} ${yardBefore(only.amount)}catch`,
    });
  return [{ kind: isRun ? "run" : "catch", fact, yards: only.amount }];
}

/** After a lateral the yards of a play are the team's. */
function lateral(read: GameRead, play: Play, isRun: boolean): Snap[] {
  const { team, yardsGained: far } = play;
  if (team === null) return [];
  const what = isRun ? "run" : "pass";
  return [
    {
      kind: isRun ? "run" : "catch",
      yards: far,
      fact: makeFact({
        id: `snap${play.playId}`,
        kind: "play",
        weight: 0,
        team,
        marks: [isRun ? "run" : "pass", "lateral"],
        values: { yards: far },
        ...around(read, play),
        receipts: playReceipts(play),
        clause: phrase`${teamName(team)} gained ${yards(far)} on a ${what} with a lateral`,
        noun: phrase`${teamsOwn(team)} ${yardBefore(far)}${what} with a lateral`,
      }),
    },
  ];
}

function punted(read: GameRead, play: Play): Snap[] {
  const far = kickDistance(play);
  const punter = creditedWith(play, ["punts"]);
  if (play.type !== "Punt" || punter === undefined || play.isBlocked || far === null) return [];
  return [
    {
      kind: "punt",
      yards: far,
      fact: makeFact({
        id: `snap${play.playId}`,
        kind: "play",
        weight: 0,
        team: play.team,
        marks: ["punt"],
        roles: { punter },
        values: { kickYards: far },
        ...around(read, play),
        receipts: playReceipts(play),
        clause: phrase`${player(punter)} punted ${yards(far)}`,
        noun: phrase`${playersOwn(punter)} ${yardBefore(far)}punt`,
      }),
    },
  ];
}

function returned(read: GameRead, index: FactIndex, play: Play, kind: "kickReturn" | "puntReturn"): Snap[] {
  const isPunt = kind === "puntReturn";
  const found = amounts(play, isPunt ? "puntReturnYards" : "kickReturnYards");
  const [only] = found;
  if (only === undefined || found.length > 1) return [];
  const what = isPunt ? "punt" : "kickoff";
  const known = index
    .onPlay(play.playId)
    .find(
      ({ kind: of, values, roles }) =>
        of !== "turnover" && values.returnYards === only.amount && (roles.returner ?? roles.scorer) === only.playerId,
    );
  const fact =
    known ??
    makeFact({
      id: `snap${play.playId}:return`,
      kind: "play",
      weight: 0,
      team: only.team,
      marks: ["return", isPunt ? "puntReturn" : "kickoffReturn"],
      roles: { returner: only.playerId },
      values: { returnYards: only.amount },
      ...around(read, play),
      receipts: playReceipts(play),
      clause: phrase`${player(only.playerId)} returned a ${what} ${yards(only.amount)}`,
      noun: phrase`${playersOwn(only.playerId)} ${yardBefore(only.amount)}${what} return`,
    });
  return [{ kind, fact, yards: only.amount }];
}
