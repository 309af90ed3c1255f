import type { RouterContextProvider } from "react-router";

import { foldGame } from "../../domain/fold/fold-game.ts";
import type { Game } from "../../domain/game/game.ts";
import type { ProviderName } from "../../domain/game/game-snapshot.ts";
import { figureField } from "../../domain/page/address/figure-address.ts";
import { type GameView, parseGameView } from "../../domain/page/game-view.ts";
import { findDrives } from "../../domain/plays/find-drives.ts";
import { type PlayPhrase, playPhrases } from "../../domain/plays/plain/play-phrases.ts";
import { type FigureReceipt, figureReceipt, type ReceiptRow } from "../../domain/shape/figure-receipt.ts";
import { refused } from "./refused.server.ts";
import { shownSnapshot } from "./shown-snapshot.server.ts";

/** A figure of a team with the plays that it is made of. */
export interface FigurePage extends Pick<FigureReceipt, "label" | "figure" | "of"> {
  game: Game;
  team: string;
  /** The view of the game page that leads here, and back. */
  view: GameView;
  rows: (Pick<ReceiptRow, "playId" | "words"> & PlayPhrase)[];
  sources: ProviderName[];
}

/** The plays behind one of a team's figures. Throws why there is no such page, and what leads elsewhere. */
export async function loadFigurePage(
  context: Readonly<RouterContextProvider>,
  { gameKey, team, figure }: { gameKey: string; team: string; figure: string },
  params: URLSearchParams,
): Promise<FigurePage> {
  const view = { ...parseGameView(params), play: null };
  const snapshot = await shownSnapshot(context, gameKey, view.at);
  const { game, allPlays: plays, provider } = snapshot;
  const account = { game, plays, fold: foldGame(plays, game), drives: findDrives(plays, game) };
  const receipt = figureReceipt(account, team, figureField(figure));
  if (receipt === null) {
    throw refused(404, {
      title: "Figure not found",
      text: "This game has no such figure. Its team statistics lead to the plays behind each of theirs.",
      way: { to: `/games/${gameKey}#teams`, label: "Team statistics" },
    });
  }
  const phrases = playPhrases(snapshot);
  return {
    game,
    team,
    view,
    label: receipt.label,
    figure: receipt.figure,
    of: receipt.of,
    rows: receipt.rows.map(({ playId, words }) => ({
      playId,
      words,
      ...(phrases.get(playId) ?? { when: "", sentence: "" }),
    })),
    sources: [provider],
  };
}
