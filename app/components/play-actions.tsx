import { type MouseEvent, useState, useSyncExternalStore } from "react";

import type { Game } from "../../domain/game/game.ts";
import type { PagePlay } from "../../domain/game/page-play.ts";
import { isFinal } from "../../domain/game/status.ts";
import { gameViewSearch } from "../../domain/page/game-view.ts";
import { plainText } from "../../domain/plays/plain/plain-text.ts";
import { playWords } from "../../domain/plays/play-words.ts";
import { neverChanges } from "../never-changes.ts";
import { useGameView } from "../use-game-view.ts";

interface PlayActionsProps {
  game: Pick<Game, "gameKey" | "status">;
  play: Pick<PagePlay, "playId" | "plain" | "description">;
}

/**
 * What can be done with a play: hand over its address or its picture, and see the game as it stood after it. Each is a link
 * that works without script; with it the first copies the address, and a phone offers its own way to share.
 */
export default function PlayActions({ game, play }: PlayActionsProps) {
  const [said, setSaid] = useState("");
  // The server cannot know, so the button is there after the page has come to life.
  const canShare = useSyncExternalStore(
    neverChanges,
    () => "share" in navigator,
    () => false,
  );
  const { view } = useGameView();
  const { at } = view;
  const { gameKey } = game;
  const id = encodeURIComponent(play.playId);
  // What is seen is what is sent: a page at a moment of the game is one at that moment for anybody who opens the link.
  const moment = at === null ? "" : `at=${encodeURIComponent(at)}&`;
  const address = `/games/${gameKey}?${moment}play=${id}#play-${id}`;
  const whole = () => new URL(address, location.href).href;
  function copy(event: MouseEvent<HTMLAnchorElement>) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    copyText(whole()).then(setSaid, () => location.assign(address));
  }
  function share() {
    // Closing the phone's own sheet is no failure.
    const title = play.plain === null ? playWords(play.description) : plainText(play.plain);
    navigator.share({ title, text: title, url: whole() }).catch(() => {});
  }
  return (
    <div className="acts">
      <a href={address} onClick={copy}>
        Copy link
      </a>
      {canShare ? (
        <button type="button" onClick={share}>
          Share
        </button>
      ) : null}
      <a href={`/games/${gameKey}/share.png?${moment}play=${id}`}>Share picture</a>
      {/* A game that is still played has no moments yet. */}
      {isFinal(game) || at !== null ? (
        <a href={`/games/${gameKey}${gameViewSearch({ ...view, at: play.playId, play: null })}`}>Watch from here</a>
      ) : null}
      <output>{said}</output>
    </div>
  );
}

/** Rejects where the browser lets nobody write (no https, no permission): the link is then followed instead. */
async function copyText(text: string): Promise<string> {
  await navigator.clipboard.writeText(text);
  return "Link copied";
}
