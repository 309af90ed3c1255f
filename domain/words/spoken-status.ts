import { statusWord } from "../game/status.ts";

/** A status in words: `F/OT` is a word to nobody who hears it, nor in a list of facts. */
export function spokenStatus(status: string): string {
  return status.toLowerCase() === "f/ot" ? "Final in overtime" : statusWord(status);
}
