import { unmasked } from "../../name-mask.ts";
import { matches } from "../../../words/matches.ts";
import type { Fact } from "../../../facts/fact.ts";
import type { Finding } from "../../cited-fault.ts";
import { idsOf, type Reading } from "../../reading.ts";

/** What a team does on a drive that its row holds, and no other. */
export const DRIVE_DEEDS: readonly { says: RegExp; holds: (drive: Fact) => boolean; examples: readonly string[] }[] = [
  {
    says: /\b(?:picked up|got|gained|earned|moved for|made|collected|managed|added) (?:a|one|another|the|two|three|some)(?: \w+)? first downs?\b|\b(?:picked up|got) (?:a|one) first\b|\bmoved the (?:chains|sticks)\b/g,
    holds: ({ values: { plays = 0, driveYards = 0 }, marks }) =>
      !marks.includes("threeAndOut") && (driveYards >= 10 || plays > 4),
    examples: ["picked up a first down", "moved the chains"],
  },
  {
    says: /\b(?:ran|running) (?:out the (?:rest of the )?(?:clock|game)|the (?:rest of the )?clock out)\b|\bkilled the (?:rest of the )?(?:clock|game)\b|\bnever gave (?:it|the ball) back\b/g,
    holds: ({ marks }) => marks.includes("ranOut"),
    examples: ["ran out the clock"],
  },
];

/** "Picked up a first down and ran out the clock" of a drive of three plays that ended in a punt. */
export function driveDeeds(reading: Reading): Finding[] {
  const { text, cited } = reading;
  const drives = cited.filter(({ kind }) => kind === "drive");
  if (drives.length === 0 || drives.length < cited.length) return [];
  return DRIVE_DEEDS.flatMap(({ says, holds }) =>
    drives.some(holds)
      ? []
      : matches(text, says).map(({ 0: said }) => ({
          word: unmasked(said),
          reason: `The drive of ${idsOf(reading)} did not do that. Say how it went.`,
        })),
  );
}
