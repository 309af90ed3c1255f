import type { MetaDescriptor } from "react-router";

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
}

/**
 * The head of a page: title, description, keywords, share texts and the canonical address. Without a configured public
 * address the canonical link is relative and `og:url` is left out: a request's own host is not to be trusted in a page
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
}: PageMeta): MetaDescriptor[] {
  return [
    { title },
    { name: "description", content: description },
    { name: "keywords", content: keywords.join(", ") },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:type", content: kind },
    { property: "og:site_name", content: "Pickle Six" },
    ...(baseUrl === null ? [] : [{ property: "og:url", content: baseUrl + path }]),
    { name: "twitter:card", content: "summary" },
    { name: "twitter:title", content: title },
    { name: "twitter:description", content: description },
    { tagName: "link", rel: "canonical", href: (baseUrl ?? "") + canonical },
  ];
}
