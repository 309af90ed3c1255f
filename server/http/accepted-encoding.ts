export type Encoding = "br" | "gzip" | "identity";

/** Browsers send a handful of different headers, so each is read once. */
const known = new Map<string, Encoding>();
const MOST_KNOWN = 200;

/** The smallest form that an `Accept-Encoding` header allows: brotli, then gzip, then the bytes as they are. */
export function acceptedEncoding(header: string | null | undefined): Encoding {
  if (!header) return "identity";
  const before = known.get(header);
  if (before !== undefined) return before;
  const encoding = readHeader(header);
  if (known.size < MOST_KNOWN) known.set(header, encoding);
  return encoding;
}

function readHeader(header: string): Encoding {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((text) => text.trim());
    const quality = parameters.find((parameter) => parameter.startsWith("q="));
    weights.set(name, quality === undefined ? 1 : Number(quality.slice(2)));
  }
  const weight = (name: string): number => weights.get(name) ?? weights.get("*") ?? 0;
  const br = weight("br");
  const gzip = weight("gzip");
  if (br > 0 && br >= gzip) return "br";
  return gzip > 0 ? "gzip" : "identity";
}
