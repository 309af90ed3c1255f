import type { RouterContextProvider } from "react-router";

import { isBoxScorePosition } from "../../domain/game/box-score-position.ts";
import { gamePhase } from "../../domain/game/game-state.ts";
import type { PlayerLine } from "../../domain/game/player-line.ts";
import { pointsPath } from "../../domain/page/address/points-address.ts";
import { playPhrases } from "../../domain/plays/plain/play-phrases.ts";
import { boxDifference, boxWords } from "../../domain/scoring/box-score-words.ts";
import { sumCounts } from "../../domain/scoring/counting/count-game.ts";
import { type EffectLine, effectLine } from "../../domain/scoring/effect-line.ts";
import { foldLedger } from "../../domain/scoring/ledger.ts";
import { type LedgerCurve, ledgerCurve } from "../../domain/scoring/ledger-curve.ts";
import { ledgerRows, type LedgerRow, partPhrase, type PartPhrase } from "../../domain/scoring/ledger-rows.ts";
import { officialCounts } from "../../domain/scoring/official-counts.ts";
import { PRESETS } from "../../domain/scoring/presets.ts";
import { scoringText } from "../../domain/scoring/scoring-address.ts";
import { scoreLine, type Scoring } from "../../domain/scoring/scoring.ts";
import type { ScoringHead } from "../../domain/scoring/scoring-head.ts";
import { keptPlayers } from "./kept-players.server.ts";
import { refused } from "./refused.server.ts";
import { headOf, scoredGame } from "./scored-game.server.ts";

/** How one player, or one defense, came by the points of a game. */
export interface LedgerPage extends ScoringHead {
  owner: { id: string; name: string; team: string; position: string | null; isDefense: boolean };
  rows: LedgerRow[];
  total: number;
  /** The whole game by category. */
  sums: PartPhrase[];
  /** The total under each of the usual formats, by its name in the address. */
  totals: Record<string, number>;
  /** What each rule that may be changed counts on his line. */
  effect: EffectLine;
  curve: LedgerCurve;
  /** Why the total is not the box score's; null where it is. */
  difference: string | null;
  /** What the box score has of the owner; null where it has no figure. */
  box: string | null;
  /** The reader has starred the owner. */
  isStarred: boolean;
}

/** The ledger of one owner under the asked scoring. Throws why there is no such page, and what leads elsewhere. */
export async function loadLedgerPage(
  context: Readonly<RouterContextProvider>,
  { gameKey, owner: id }: { gameKey: string; owner: string },
  params: URLSearchParams,
): Promise<LedgerPage> {
  const scored = await scoredGame(context, { gameKey, owner: id }, params);
  const { game, allPlays, playerGameStats, differences, at, scores, scoring } = scored;
  const owner = scored.owners.find((one) => one.id === id);
  if (owner === undefined) {
    throw refused(404, {
      title: "No points to explain",
      text: `Nobody by this name has a play in this game${gamePhase(game) === "over" ? "" : " so far"}.`,
      way: {
        to: pointsPath(gameKey, null, { at, scores, scoring: scoringText(scored.asked) }),
        label: "All fantasy points of this game",
      },
    });
  }
  const official = officialCounts(differences, id);
  const ledger = foldLedger(owner.plays, owner, scoring, official);
  const line = sumCounts([...owner.plays, { counts: official }]);
  const box = boxLine(playerGameStats, id);
  const totalOf = (preset: Scoring): number => scoreLine(line, owner, preset);
  return {
    ...headOf(scored),
    owner: { id, name: owner.name, team: owner.team, position: owner.position, isDefense: owner.role === "defense" },
    rows: ledgerRows(ledger, playPhrases(scored)),
    total: ledger.total,
    sums: ledger.sums.map(partPhrase),
    totals: Object.fromEntries(Object.entries(PRESETS).map(([name, preset]) => [name, totalOf(preset)])),
    effect: effectLine(owner.name, line, owner, scoring),
    curve: ledgerCurve(ledger, allPlays, gamePhase(game) === "over"),
    difference: boxDifference(ledger, scored.asked, box),
    box: boxWords(owner, box, { standard: totalOf(PRESETS.standard), idp: totalOf(PRESETS.idp) }),
    isStarred: keptPlayers(context).starred.includes(id),
  };
}

/** The line of a player, if the box score shows him. */
function boxLine(lines: readonly PlayerLine[], id: string): PlayerLine | null {
  const line = lines.find(({ playerId }) => playerId === id);
  return line !== undefined && isBoxScorePosition(line.position) ? line : null;
}
