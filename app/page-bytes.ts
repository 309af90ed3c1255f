const encoder = new TextEncoder();
/** Grows with the largest page. Fresh memory of a page's size comes from the system, page by page, and costs more than writing to it. */
let room = new Uint8Array(2 ** 20);

/** A text as UTF-8 in memory that the next call writes over: it is for a caller that copies it before anything else is rendered. */
export function pageBytes(text: string): Buffer {
  // A UTF-16 unit is at most three bytes.
  if (room.length < text.length * 3) room = new Uint8Array(text.length * 3);
  const { written } = encoder.encodeInto(text, room);
  return Buffer.from(room.buffer, 0, written);
}
