import { useEffect, useEffectEvent, useRef, useState } from "react";
import { shownGame } from "../analyst/shown-game.ts";
import { browserWorld } from "./browser-world.ts";
import { OtherPlayers } from "./other-players.ts";
import { pageSnapshot } from "./page-snapshot.ts";
import { startConversation, type VoiceConversation } from "./voice-conversation.ts";
import { READY, type VoiceState } from "./voice-state.ts";

interface UseVoiceOptions {
  gameKey: string;
  hasVoice: boolean;
  /** Made by the press that wants to hear it. */
  audio: HTMLAudioElement;
}

/** Conversations of a page, one at a time: the first begins at once, and whatever runs ends with the page. */
export function useVoice({ gameKey, hasVoice, audio }: UseVoiceOptions): {
  state: VoiceState;
  /** Begins another. `isSilent` for anyone who types. */
  start(isSilent: boolean): void;
  ask(text: string): void;
  mute(isMuted: boolean): void;
  interrupt(): void;
  end(): void;
} {
  // The press that brought this here began it.
  const [state, setState] = useState<VoiceState>({ ...READY, status: "connecting", phase: "connecting" });
  const current = useRef<VoiceConversation | null>(null);
  const last = useRef<string | null>(null);

  const start = (isSilent: boolean): void => {
    current.current?.end("left");
    const others = new OtherPlayers(gameKey);
    const world = browserWorld({
      gameKey,
      hasVoice,
      audio,
      last,
      snapshot: () => pageSnapshot(shownGame.current, others.lines, gameKey, others.mine),
      catchUp: () => others.upTo(shownGame.current?.version ?? 0),
    });
    // What broke off is taken up again, also after an attempt that came to nothing; what was ended is not.
    const earlier = state.ended === "lost" || state.since === null ? state.rows : [];
    current.current = startConversation(world, { isSilent, earlier }, setState);
  };
  const begin = useEffectEvent(() => start(false));
  useEffect(() => {
    begin();
    const leave = (): void => current.current?.end("left");
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, []);

  return {
    state,
    start,
    ask: (text) => current.current?.ask(text),
    mute: (isMuted) => current.current?.mute(isMuted),
    interrupt: () => current.current?.interrupt(),
    end: () => current.current?.end("person"),
  };
}
