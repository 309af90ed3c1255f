import type { MetaDescriptor, RouterContextProvider } from "react-router";

import { sharePath } from "../../domain/page/address/share-address.ts";
import { servicesContext } from "../context.server.ts";

/**
 * How messages are to describe a page about a part of a game: its own title, and the game's picture. At a moment of the time machine
 * that is the one without a score, which tells nothing later.
 */
export function shareMeta(
  context: Readonly<RouterContextProvider>,
  { gameKey, at, title }: { gameKey: string; at: string | null; title: string },
): MetaDescriptor[] {
  const path = sharePath(at === null ? { gameKey, version: null, playId: null } : { gameKey, plain: true });
  return [
    { title: `${title} - Pickle Six` },
    { name: "robots", content: "noindex" },
    { property: "og:title", content: title },
    { property: "og:site_name", content: "Pickle Six" },
    { property: "og:image", content: (context.get(servicesContext).baseUrl ?? "") + path },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: title },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}
