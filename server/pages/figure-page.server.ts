import { redirect, type RouterContextProvider } from "react-router";

import { foldGame } from "../../domain/fold/fold-game.ts";
import type { Game } from "../../domain/game/game.ts";
import { gamePhase } from "../../domain/game/game-state.ts";
import type { ProviderName } from "../../domain/game/game-snapshot.ts";
import { figureField } from "../../domain/page/figure-address.ts";
import { type GameView, parseGameView } from "../../domain/page/view-query.ts";
import { findDrives } from "../../domain/plays/find-drives.ts";
import { plainPlays } from "../../domain/plays/plain/plain-plays.ts";
import { plainText } from "../../domain/plays/plain/plain-text.ts";
import { playWords } from "../../domain/plays/play-words.ts";
import { type FigureReceipt, figureReceipt, type ReceiptRow } from "../../domain/shape/figure-receipt.ts";
import { formatClock } from "../../domain/words/format.ts";
import { quarterLabel } from "../../domain/plays/play-card.ts";
import { hidesScoresContext, servicesContext } from "../context.server.ts";
import { momentSnapshot } from "./moment-page.server.ts";
import { noSuchGame } from "./no-such-game.server.ts";
import { refused } from "./refused.server.ts";

/** A figure of a team with the plays that it is made of. */
export interface FigurePage extends Pick<FigureReceipt, "label" | "figure" | "of"> {
  game: Game;
  team: string;
  /** The view of the game page that leads here, and back. */
  view: GameView;
  rows: (Pick<ReceiptRow, "playId" | "words"> & {
    /** `Q2 4:13` */
    when: string;
    /** The play in a sentence. */
    play: string;
  })[];
  sources: ProviderName[];
}

/** The plays behind one of a team's figures. Throws why there is no such page, and what leads elsewhere. */
export async function loadFigurePage(
  context: Readonly<RouterContextProvider>,
  { gameKey, team, figure }: { gameKey: string; team: string; figure: string },
  params: URLSearchParams,
): Promise<FigurePage> {
  const { store } = context.get(servicesContext);
  const view = { ...parseGameView(params), play: null };
  const { at } = view;
  const snapshot = at === null ? await store.gameSnapshot(gameKey) : await momentSnapshot(store, gameKey, at);
  if (snapshot === null) throw noSuchGame();
  const { game, allPlays: plays, provider } = snapshot;
  // A figure tells how the game went, and the game's own page asks first. Who is at a moment has asked for it.
  if (at === null && context.get(hidesScoresContext) && gamePhase(game) !== "before")
    throw redirect(`/games/${gameKey}`);
  const account = { game, plays, fold: foldGame(plays, game), drives: findDrives(plays, game) };
  const receipt = figureReceipt(account, team, figureField(figure));
  if (receipt === null) {
    throw refused(404, {
      title: "Figure not found",
      text: "This game has no such figure. Its team statistics lead to the plays behind each of theirs.",
      way: { to: `/games/${gameKey}#teams`, label: "Team statistics" },
    });
  }
  const sentences = plainPlays(plays, game);
  const told = new Map(
    plays.map((play, index) => {
      const { quarterName, timeRemainingMinutes, timeRemainingSeconds, description } = play;
      const when = `${quarterLabel(quarterName)} ${formatClock(timeRemainingMinutes, timeRemainingSeconds)}`.trim();
      const sentence = sentences[index] ?? null;
      return [play.playId, { when, play: sentence === null ? playWords(description) : `${plainText(sentence)}.` }];
    }),
  );
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
      ...(told.get(playId) ?? { when: "", play: "" }),
    })),
    sources: [provider],
  };
}
