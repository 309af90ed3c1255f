import { OFFLINE_LINE } from "../offline/offline-line.ts";
import { changeInPlace } from "./change-in-place.ts";

/** Takes the line of a kept page away, which is as new as the site's now. The reader's place stays, as with every change. */
export function dropOfflineLine(): void {
  const line = document.querySelector(`.${OFFLINE_LINE}`);
  if (line !== null) changeInPlace(() => line.remove());
}
