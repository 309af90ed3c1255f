import { OFFLINE_LINE } from "../offline/offline-line.ts";
import { changeInPlace } from "./change-in-place.ts";

/**
 * Takes away the line above a kept page, once the site answers: what the page has missed follows in moments, and the live line says
 * what it is as of. The reader's place stays, as with every change.
 */
export function dropOfflineLine(): void {
  const line = document.querySelector(`.${OFFLINE_LINE}`);
  if (line !== null) changeInPlace(() => line.remove());
}
