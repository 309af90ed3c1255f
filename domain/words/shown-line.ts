/** Signs that cannot be seen or that turn the direction of what follows. U+200D stays: it joins the parts of an emoji. */
const UNSEEN = /[\p{Cc}\p{Co}\p{Cs}\u00AD\u061C\u180E\u200B\u200C\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF]+/gu;

/** What a stranger has written, on one line of at most so many signs and nothing in it that cannot be seen; null where nothing is left. */
export function shownLine(given: string, longest: number): string | null {
  const line = given.normalize("NFC").replaceAll(UNSEEN, " ").replaceAll(/\s+/g, " ").trim();
  return line === "" ? null : Array.from(line).slice(0, longest).join("").trim();
}
