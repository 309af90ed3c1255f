import { statusWord } from "../game/status.ts";

/** A status for ears: `F/OT` is a word to nobody who hears it. */
export function spokenStatus(status: string): string {
  return status.toLowerCase() === "f/ot" ? "Final in overtime" : statusWord(status);
}
