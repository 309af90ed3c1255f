import { refused } from "./refused.server.ts";

/** What to throw for a key that no stored game has; the page of the error shows these words. */
export function noSuchGame() {
  const title = "Game not found";
  const text =
    "No game here has this key. It may have a typo, or the game’s season has not been loaded yet. Look for it on its week’s page.";
  return refused(404, { title, text });
}
