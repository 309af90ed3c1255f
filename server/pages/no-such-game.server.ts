import { refused } from "./refused.server.ts";

/** What to throw for a key that no stored game has; the page of the error shows these words. */
export function noSuchGame() {
  const title = "We have no such game";
  const text =
    "No game here has this key. It may be mistyped, or the game’s season has not been loaded yet. Look for it on the page of its week.";
  return refused(404, { title, text });
}
