import type { Play } from "../../game/play.ts";

/** Plays that are news of themselves; a time on the clock without more words means one of these. */
export function isNews(play: Play): boolean {
  return (
    play.isScoringPlay === 1 ||
    ["Interception", "Fumble", "FieldGoal", "Sack"].includes(play.type) ||
    play.down === 4 ||
    /fumble/i.test(play.description)
  );
}
