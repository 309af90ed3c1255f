import type { RouterContextProvider } from "react-router";

import { parseGameKey } from "../../domain/game/game-key.ts";
import { gamePhase, inPlay } from "../../domain/game/game-state.ts";
import { asksForWhole, boxTablePath } from "../../domain/page/address/box-address.ts";
import { liveClock } from "../../domain/page/cards.ts";
import { carriedView, pointsPath } from "../../domain/page/address/points-address.ts";
import { type DefenseBands, defenseBands } from "../../domain/scoring/defense-bands.ts";
import { type CountedTableName, isCountedTable } from "../../domain/scoring/counted-columns.ts";
import { type CountedTable, countedTable, expectedTable } from "../../domain/scoring/counted-table.ts";
import { givesPoints } from "../../domain/scoring/gives-points.ts";
import { type ScoredOwner, scoredOwners } from "../../domain/scoring/scored-owners.ts";
import { type AskedScoring, scoringOf, scoringText } from "../../domain/scoring/scoring-address.ts";
import type { ScoringHead } from "../../domain/scoring/scoring-head.ts";
import { statsUnknownTo } from "../../domain/scoring/uncounted-keys.ts";
import { servicesContext } from "../context.server.ts";
import { type BoxPaths, boxPaths } from "./box-paths.server.ts";
import { type BoxUsagePage, loadBoxUsage } from "./box-usage-page.server.ts";
import { expectedOwners } from "./expected-owners.server.ts";
import { keptPlayers } from "./kept-players.server.ts";
import { noSuchGame } from "./no-such-game.server.ts";
import { refused } from "./refused.server.ts";
import { namedRules, shownScoring } from "./shown-scoring.server.ts";
import { shownSnapshot } from "./shown-snapshot.server.ts";

/** The scoring of a table whose address names none, for those who keep none. */
const USUAL: Readonly<Record<CountedTableName, AskedScoring>> = {
  kicking: { preset: "standard", changes: {} },
  defense: { preset: "standard", changes: {} },
  idp: { preset: "idp", changes: {} },
};

/** Kickers, defenses or defenders of a game with their figures. */
export interface CountedTablePage extends Pick<ScoringHead, "game" | "scoringName" | "sources"> {
  name: CountedTableName;
  table: CountedTable;
  /** Of the rows, by id: the plays behind their points. */
  ledgers: Record<string, string>;
  /** The scoring is that of the address or of the reader, and not the table's usual one. */
  isAsked: boolean;
  /** The name of the reader's own rules, where they count nothing in this table and its usual ones stand in; null else. */
  silentRules: string | null;
  isWhole: boolean;
  /** Those of the reader's players who are in it. */
  starred: string[];
  /** False where there is nothing to count. */
  hasPlays: boolean;
  /** The game is to come: figures and points are those that are expected, and lead to no plays. */
  isExpected: boolean;
  /** Of the table of defenses; empty elsewhere, and under a scoring without ranges. */
  defenses: DefenseBands[];
  /** `Q3 4:12` of a game that is being played; empty else. */
  clock: string;
  paths: BoxPaths & {
    /** Everybody, or those alone who have the most points: the other of the two. */
    otherLength: string;
    /** All fantasy points of the game. */
    points: string;
  };
}

/** A table beside the box score's own tabs. */
export type BoxTablePage = CountedTablePage | BoxUsagePage;

/** A table beside the box score's own tabs. Throws why there is no such page, and what leads elsewhere. */
export async function loadBoxTablePage(
  context: Readonly<RouterContextProvider>,
  { gameKey, table: name }: { gameKey: string; table: string },
  params: URLSearchParams,
): Promise<BoxTablePage> {
  if (parseGameKey(gameKey) === null) throw noSuchGame();
  if (name === "usage") return loadBoxUsage(context, gameKey, params);
  if (!isCountedTable(name)) {
    throw refused(404, {
      title: "No such table",
      text: "Beside passing, rushing and receiving a game has tables of kicking, of its defenses, of defenders (idp) and of usage.",
      way: { to: `/games/${gameKey}#box`, label: "The game’s box score" },
    });
  }
  const isWhole = asksForWhole(params);
  const view = carriedView(params);
  const shown = shownScoring(context, params, boxTablePath(gameKey, name, { ...view, scoring: null, isWhole }));
  const isSilent = shown !== null && shown.isKept && name === "idp" && !givesPoints(name, shown.scoring);
  const isAsked = shown !== null && !isSilent;
  const asked = isAsked ? shown.asked : USUAL[name];
  const snapshot = await shownSnapshot(context, gameKey, view.at);
  const { game, allPlays, differences, provider } = snapshot;
  const scoring = scoringOf(asked);
  const owners = scoredOwners(snapshot);
  const expected = await expectedOwners(context.get(servicesContext).store, game, name, scoring);
  const isExpected = allPlays.length === 0 && gamePhase(game) === "before";
  const unknown = statsUnknownTo(provider);
  const table = isExpected
    ? expectedTable(name, expected)
    : countedTable(name, { owners, differences, scoring, unknown, isWhole, expected });
  const carried = { ...view, scoring: namedRules(shown) };
  const ledgerPath = (id: string | null): string => pointsPath(gameKey, id, { ...view, scoring: scoringText(asked) });
  const now = inPlay(game);
  return {
    game,
    scoringName: scoring.name,
    sources: [provider],
    name,
    table,
    ledgers: Object.fromEntries(table.groups.flatMap(({ rows }) => rows.map(({ id }) => [id, ledgerPath(id)]))),
    isAsked,
    silentRules: isSilent ? shown.scoring.name : null,
    isWhole,
    starred: keptPlayers(context).starred.filter((id) =>
      table.groups.some(({ rows }) => rows.some((one) => one.id === id)),
    ),
    hasPlays: allPlays.length > 0,
    isExpected,
    defenses: name === "defense" ? defenseBands(inOrder(table, owners), game, scoring) : [],
    clock: now === null ? "" : liveClock(now),
    paths: {
      ...boxPaths(gameKey, carried),
      otherLength: boxTablePath(gameKey, name, { ...carried, isWhole: !isWhole }),
      points: ledgerPath(null),
    },
  };
}

/** Those that a table shows, in its order. */
function inOrder({ groups }: CountedTable, owners: readonly ScoredOwner[]): ScoredOwner[] {
  return groups.flatMap(({ rows }) => rows.flatMap(({ id }) => owners.find((owner) => owner.id === id) ?? []));
}
