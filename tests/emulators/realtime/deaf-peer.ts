import type { CallPeer, PeerEvents } from "./peer.ts";

/** What it answers to every offer. */
export const DEAF_ANSWER = "v=0\r\no=- 2 2 IN IP4 127.0.0.1\r\ns=emulated answer\r\n";

/** The provider's end of a connection that carries nothing, for what is about calls and not about what is said in them. */
export function deafPeer({ closed }: PeerEvents): CallPeer {
  let state = "new";
  const close = async (): Promise<void> => {
    if (state === "closed") return;
    state = "closed";
    closed();
  };
  return {
    get state() {
      return state;
    },
    async answer(offer) {
      if (!offer.startsWith("v=0")) throw new Error("it is no session description");
      return DEAF_ANSWER;
    },
    send: () => false,
    play() {},
    closeChannel: () => void close(),
    async drop() {},
    close,
  };
}
