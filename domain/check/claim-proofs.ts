import type { Drive } from "../plays/find-drives.ts";
import type { Play, ShownPlay } from "../game/play.ts";
import type { LineSource, PlayerLine } from "../game/player-line.ts";
import type { Receipt } from "../game/receipt.ts";
import type { GameFacts, PlayerFacts } from "./game-facts.ts";

/** The play, where there is one. */
export function playProof(play: Pick<ShownPlay, "playId"> | null | undefined): Receipt[] {
  return play === null || play === undefined ? [] : [{ kind: "play", playId: play.playId }];
}

/** A drive's first snap: the kickoff to it, and flags before it, are none of its plays. */
export function driveProof(drive: Drive<Play> | undefined): Receipt[] {
  const snap = drive?.rows.find(({ down, team }) => down > 0 && team === drive.team);
  return playProof(snap ?? drive?.rows[0]);
}

/** The same figure of both sides, the one spoken of first. */
export function bothSidesProof(side: string, other: string, field: string): Receipt[] {
  return [side, other].map((team) => ({ kind: "game", field: `${team}.${field}` }));
}

/**
 * What proves a player's figure that is made of these fields: each field of his line that adds to it, and the plays with
 * his credit where his line has no such field (sacks, interceptions, returns).
 */
export function figureProof(
  fields: readonly string[],
  { playerId, stats, projection }: PlayerFacts,
  source: LineSource,
  facts: GameFacts,
): Receipt[] {
  const line = source === "stats" ? stats : projection;
  const proofs = fields.map((field): { isCounted: boolean; receipts: Receipt[] } => {
    const value = ofLine(line, field);
    if (value !== undefined) return { isCounted: value !== 0, receipts: [{ kind: "line", playerId, source, field }] };
    const plays = facts.plays.filter(({ credits }) =>
      credits.some((credit) => credit.playerId === playerId && credit.stat === field && credit.amount !== 0),
    );
    return { isCounted: plays.length > 0, receipts: plays.flatMap(playProof) };
  });
  const counted = proofs.filter(({ isCounted }) => isCounted);
  // Of a figure that is nothing, any field says so.
  return counted.length > 0 ? counted.flatMap(({ receipts }) => receipts) : (proofs[0]?.receipts ?? []);
}

function ofLine(line: PlayerLine | null, field: string): number | undefined {
  const value = Object.entries(line ?? {}).find(([name]) => name === field)?.[1];
  return typeof value === "number" ? value : undefined;
}
