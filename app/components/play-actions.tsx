import { type MouseEvent, useState, useSyncExternalStore } from "react";

import { neverChanges } from "../never-changes.ts";

interface PlayActionsProps {
  gameKey: string;
  playId: string;
}

/**
 * What can be done with a play: hand over its address or its picture, and see the game as it stood after it. Each is a link
 * that works without script; with it the first copies the address, and a phone offers its own way to share.
 */
export default function PlayActions({ gameKey, playId }: PlayActionsProps) {
  const [said, setSaid] = useState("");
  // The server cannot know, so the button is there after the page has come to life.
  const canShare = useSyncExternalStore(
    neverChanges,
    () => "share" in navigator,
    () => false,
  );
  const id = encodeURIComponent(playId);
  const address = `/games/${gameKey}?play=${id}#play-${id}`;
  const whole = () => new URL(address, location.href).href;
  function copy(event: MouseEvent<HTMLAnchorElement>) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    copyText(whole()).then(setSaid, () => location.assign(address));
  }
  function share() {
    // Closing the phone's own sheet is no failure.
    navigator.share({ title: document.title, url: whole() }).catch(() => {});
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
      <a href={`/games/${gameKey}/share.png?play=${id}`}>Share picture</a>
      <a href={`/games/${gameKey}?at=${id}`}>Watch from here</a>
      <output>{said}</output>
    </div>
  );
}

/** Rejects where the browser lets nobody write (no https, no permission): the link is then followed instead. */
async function copyText(text: string): Promise<string> {
  await navigator.clipboard.writeText(text);
  return "Link copied";
}
