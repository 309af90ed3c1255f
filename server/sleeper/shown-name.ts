const LONGEST = 60;
/** Signs that cannot be seen or that turn the direction of what follows. U+200D stays: it joins the parts of an emoji. */
const UNSEEN = /[\p{Cc}\p{Co}\p{Cs}\u00AD\u061C\u180E\u200B\u200C\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF]+/gu;

/**
 * A name that strangers gave their league, their team or themselves, on one line and at most 60 signs long; null where nothing
 * is left. It is text of a stranger still: escape it in a page, and quote it to a model.
 */
export function shownName(given: string | null | undefined): string | null {
  const line = (given ?? "").normalize("NFC").replaceAll(UNSEEN, " ").replaceAll(/\s+/g, " ").trim();
  return line === "" ? null : Array.from(line).slice(0, LONGEST).join("").trim();
}
