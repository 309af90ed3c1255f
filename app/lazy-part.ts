import { type ComponentType, lazy } from "react";

/**
 * A small part of a page whose script is loaded when it is shown. Where that does not come (a train in a tunnel) the page stays as it is,
 * with what the server wrote of the part, and the script is asked for again when the network is back. Not for what a page cannot do
 * without: that waits for good where another fault than the network's keeps it away.
 */
export function lazyPart<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const ask = (): ReturnType<typeof load> =>
    load().catch(() => new Promise((isBack) => addEventListener("online", isBack, { once: true })).then(ask));
  return lazy(ask);
}
