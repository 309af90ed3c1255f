import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";

export type Encoding = "br" | "gzip" | "identity";

/** Smallest first. */
const COMPRESSED = ["br", "gzip"] as const;

/** Browsers send a handful of different headers, so each is read once. */
const known = new LRUCache<string, Encoding>({ max: 200 });

/** The smallest form that an `Accept-Encoding` header allows: brotli, then gzip, then the bytes as they are. */
export function acceptedEncoding(header: string | null | undefined): Encoding {
  if (!header) return "identity";
  const before = known.get(header);
  if (before !== undefined) return before;
  const [encoding = "identity"] = new Negotiator({ headers: { "accept-encoding": header } }).encodings(COMPRESSED, {
    preferred: COMPRESSED,
  });
  known.set(header, encoding);
  return encoding;
}
