import type { MetaDescriptor } from "react-router";

import type { PageImage } from "../domain/page/game-head.ts";
import { SITE_SHARE_PATH } from "../domain/page/address/share-address.ts";

interface PageMeta {
  title: string;
  description: string;
  keywords: string[];
  /** The page's own address from the root, with the query that makes it another page. */
  path: string;
  baseUrl: string | null;
  kind?: "website" | "article" | "profile";
  /** The page that this is a state of, which alone search engines are to show; `path` itself without it. */
  canonical?: string;
  /** The site's own picture where absent. */
  image?: PageImage;
  /** How messages are to describe the address where it is that of a part of the page, and that address. */
  shared?: { title: string; description: string; path: string };
}

const SITE_IMAGE: PageImage = { path: SITE_SHARE_PATH, alt: "Pickle Six: NFL games for fantasy football" };

/**
 * The head of a page: title, description, keywords, share texts and the canonical address. Without a configured public
 * address the canonical link and the picture are relative and `og:url` is left out: a request's own host is not to be trusted in a page
 * that is kept for everyone.
 */
export function pageMeta({
  title,
  description,
  keywords,
  path,
  baseUrl,
  kind = "website",
  canonical = path,
  image = SITE_IMAGE,
  shared = { title, description, path },
}: PageMeta): MetaDescriptor[] {
  return [
    { title },
    { name: "description", content: description },
    { name: "keywords", content: keywords.join(", ") },
    { property: "og:title", content: shared.title },
    { property: "og:description", content: shared.description },
    { property: "og:type", content: kind },
    { property: "og:site_name", content: "Pickle Six" },
    ...(baseUrl === null ? [] : [{ property: "og:url", content: baseUrl + shared.path }]),
    { property: "og:image", content: (baseUrl ?? "") + image.path },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: image.alt },
    // Its picture is the one above.
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: shared.title },
    { name: "twitter:description", content: shared.description },
    { tagName: "link", rel: "canonical", href: (baseUrl ?? "") + canonical },
  ];
}
