import { boxScore, defaultSource } from "../page/box-score.ts";
import type { PlayRow } from "../plays/drives.ts";
import { type PlayPhrase, playPhrases } from "../plays/plain/play-phrases.ts";
import { withFantasyPoints } from "../fold/fantasy-points.ts";
import type { GameSnapshot, ShownSnapshot } from "../game/game-snapshot.ts";
import { groupPlays } from "../shape/group-plays.ts";
import type { ShownPlay } from "../game/play.ts";
import type { LineSource, PlayerLine } from "../game/player-line.ts";
import { type Tab, TABS } from "../page/game-view.ts";

const NOTHING_SAID: ReceiptBook["phrases"] = new Map();

/** A game's plays and lines as its page shows them, to be looked up by receipts. */
export interface ReceiptBook {
  snapshot: GameSnapshot | ShownSnapshot;
  /** The moment that the page stands at; null of the game as it is now. */
  at: string | null;
  /** By `playId`. */
  rows: ReadonlyMap<string, PlayRow<ShownPlay>>;
  /** The plays in words, by `playId`; empty where nobody reads them, and the source's text stands. */
  phrases: ReadonlyMap<string, PlayPhrase>;
  /** By `playerId`, with their fantasy points. */
  lines: Readonly<Record<LineSource, ReadonlyMap<string, PlayerLine>>>;
  /** What the box score shows as long as nobody asks for the other. */
  defaultSource: LineSource;
  /** The tabs of the box score in which the player has a row. */
  tabs(line: PlayerLine, source: LineSource): Tab[];
}

/** A game's receipts without the plays in words: what is linked needs no more. */
export function receiptBook(snapshot: GameSnapshot | ShownSnapshot, at: string | null = null): ReceiptBook {
  const quarters = groupPlays<ShownPlay>(snapshot.allPlays, snapshot.game);
  const rows = quarters.flatMap(({ drives }) => drives.flatMap((drive) => drive.rows));
  const lines = {
    stats: snapshot.playerGameStats.map(withFantasyPoints),
    projections: snapshot.playerProjections.map(withFantasyPoints),
  };
  const byPlayer = (all: PlayerLine[]): Map<string, PlayerLine> => new Map(all.map((line) => [line.playerId, line]));
  const shown = { stats: shownRows(lines.stats), projections: shownRows(lines.projections) };
  return {
    snapshot,
    at,
    rows: new Map(rows.map((row) => [row.play.playId, row])),
    phrases: NOTHING_SAID,
    lines: { stats: byPlayer(lines.stats), projections: byPlayer(lines.projections) },
    defaultSource: defaultSource(lines.stats),
    tabs: ({ playerId }, source) => TABS.filter((tab) => shown[source].has(`${tab} ${playerId}`)),
  };
}

/** The same with each play in the sentence that the game's page has for it. */
export function wordedBook(snapshot: GameSnapshot): ReceiptBook {
  return { ...receiptBook(snapshot), phrases: playPhrases(snapshot) };
}

/** Not everybody who has a line has a row: positions and the cap of a tab decide. */
function shownRows(lines: readonly PlayerLine[]): Set<string> {
  const rows = TABS.flatMap((tab) =>
    boxScore(lines, tab).flatMap((team) => team.rows.map(({ playerId }) => `${tab} ${playerId}`)),
  );
  return new Set(rows);
}
