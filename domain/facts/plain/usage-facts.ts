import type { CreditStat } from "../../game/credit.ts";
import type { Receipt } from "../../game/receipt.ts";
import type { Fact } from "../fact.ts";
import type { GameRead } from "../game-read.ts";
import { makeFact } from "../make-fact.ts";
import { chancesOn } from "../../usage/chances-on.ts";
import { gameUsage, type PlayerUsage } from "../../usage/player-usage.ts";
import { counted } from "../wording/number-words.ts";
import { phrase, player, playersOwn, teamsOwn } from "../wording/phrase-of.ts";

/** Smaller shares are nobody's role. */
const LEAST_SHARE = 15;
const LEAST_CHANCES = 3;
const LEAST_IN_RED_ZONE = 2;

const SHARES = [
  {
    stat: "receivingTargets",
    own: "targets",
    all: "teamTargets",
    id: "targets",
    count: "targets",
    share: "targetShare",
    mark: "receiving",
    words: "targets",
  },
  {
    stat: "rushingAttempts",
    own: "carries",
    all: "teamCarries",
    id: "carries",
    count: "carries",
    share: "carryShare",
    mark: "rushing",
    words: "carries",
  },
] as const;

/** Players' shares of their team's targets and carries, and their chances inside the 20. */
export function usageFacts(read: GameRead): Fact[] {
  const { awayTeam, homeTeam } = read.game;
  const usage = gameUsage(read.plays);
  return [
    ...SHARES.flatMap((shape) => [awayTeam, homeTeam].flatMap((team) => shares(read, usage, shape, team))),
    ...redZoneFacts(read, usage),
  ];
}

function shares(
  read: GameRead,
  usage: readonly PlayerUsage[],
  { stat, own: ownCount, all: teamCount, id, count, share, mark, words }: (typeof SHARES)[number],
  team: string,
): Fact[] {
  return usage.flatMap((line) => {
    const own = line[ownCount];
    const all = line[teamCount];
    const percent = all === 0 ? 0 : Math.round((own / all) * 100);
    if (line.team !== team || own < LEAST_CHANCES || percent < LEAST_SHARE) return [];
    const { playerId } = line;
    return [
      makeFact({
        id: `u:${playerId}:${id}`,
        kind: "usage",
        weight: 10 + Math.min(24, percent / 2),
        team,
        marks: [mark],
        roles: { player: playerId },
        values: { [count]: own, of: all, [share]: percent },
        receipts: playsOf(read, playerId, [stat]),
        clause: phrase`${player(playerId)} had ${own} of ${teamsOwn(team)} ${all} ${words} (${percent} percent)`,
        noun: phrase`${playersOwn(playerId)} ${percent} percent share of the ${words}`,
      }),
    ];
  });
}

function playsOf({ plays }: GameRead, playerId: string, stats: readonly CreditStat[]): Receipt[] {
  return plays.flatMap(({ playId, credits }) =>
    credits.some((credit) => credit.playerId === playerId && stats.includes(credit.stat))
      ? [{ kind: "play" as const, playId }]
      : [],
  );
}

function redZoneFacts({ plays }: GameRead, usage: readonly PlayerUsage[]): Fact[] {
  return usage.flatMap(({ playerId, team, redZoneTargets: targets, redZoneCarries: carries }) => {
    if (targets + carries < LEAST_IN_RED_ZONE) return [];
    const receipts = plays
      .filter((play) => chancesOn(play).some((chance) => chance.playerId === playerId && chance.isInRedZone))
      .map(({ playId }) => ({ kind: "play" as const, playId }));
    const parts = [
      targets > 0 ? counted(targets, "red-zone target") : "",
      carries > 0 ? counted(carries, "red-zone carry", "red-zone carries") : "",
    ].filter((part) => part !== "");
    return [
      makeFact({
        id: `u:${playerId}:redZone`,
        kind: "usage",
        weight: 14 + Math.min(14, 2 * (targets + carries)),
        team,
        marks: ["redZone"],
        roles: { player: playerId },
        values: { redZoneTargets: targets, redZoneCarries: carries },
        receipts,
        clause: phrase`${player(playerId)} had ${parts.join(" and ")}`,
        noun: phrase`${playersOwn(playerId)} ${parts.join(" and ")}`,
      }),
    ];
  });
}
