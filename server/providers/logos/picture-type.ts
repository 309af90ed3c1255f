/** The kinds of picture that are passed on, by how their bytes begin. What a host says about them is not asked. */
const MAGIC: readonly { type: string; at: number; bytes: string }[] = [
  { type: "image/png", at: 0, bytes: "\x89PNG\r\n\x1A\n" },
  { type: "image/jpeg", at: 0, bytes: "\xFF\xD8\xFF" },
  { type: "image/gif", at: 0, bytes: "GIF87a" },
  { type: "image/gif", at: 0, bytes: "GIF89a" },
  { type: "image/webp", at: 8, bytes: "WEBPVP8" },
  { type: "image/avif", at: 4, bytes: "ftypavif" },
];

/** What may stand before the element of an SVG: a byte order mark, a declaration, a type of document, comments. */
const BEFORE_SVG = /^\uFEFF?(?:\s+|<\?xml[^>]*\?>|<!DOCTYPE svg[^>[]*>|<!--(?:[^-]|-(?!->))*-->)*/i;

/** The media type of a picture that browsers show; null for bytes that are none, whatever they are called. */
export function pictureType(bytes: Buffer): string | null {
  const found = MAGIC.find(
    ({ at, bytes: begin }) => bytes.subarray(at, at + begin.length).toString("latin1") === begin,
  );
  if (found !== undefined) return found.type;
  // Any text in UTF-8 decodes; other bytes leave the sign for what cannot be read.
  const text = bytes.toString("utf8");
  if (text.includes("\uFFFD")) return null;
  return /^<svg[\s>]/.test(text.replace(BEFORE_SVG, "")) ? "image/svg+xml" : null;
}
