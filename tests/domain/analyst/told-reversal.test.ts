import { expect, it } from "vitest";

import { toldReversal } from "../../../domain/analyst/reply/sheet/told-reversal.ts";

const STANDING = "Tom Fey returned it 20 yards";

function told(call: string, ruling: string, after: string): string | null {
  return toldReversal(
    `(4:10) ${call} The Replay Official reviewed the ${ruling} ruling, and the play was REVERSED. ${after}`,
    STANDING,
  );
}

it("says what the review found, which no reader can take for what was ruled", () => {
  expect(
    told("9-T.Fey for 60 yards, TOUCHDOWN.", "runner was inbounds", "9-T.Fey ran ob at DAL 30 for 20 yards."),
  ).toBe(
    `first ruled a 60-yard touchdown, reversed on review (the runner was out of bounds); what stands: ${STANDING}`,
  );
  expect(told("9-T.Fey FUMBLES, RECOVERED by DAL-5-A.Bell.", "fumble", "9-T.Fey pass incomplete.")).toBe(
    `first ruled a fumble recovered by Bell, reversed on review (it was not a fumble); what stands: ${STANDING}`,
  );
});

it.each([
  ["incomplete pass", "pass incomplete to 9-T.Fey.", "pass to 9-T.Fey for 8 yards.", "the pass was caught"],
  [
    "incomplete pass",
    "pass incomplete to 9-T.Fey.",
    "5-A.Bell sacked. FUMBLES, RECOVERED by DAL-5-A.Poe.",
    "it was a fumble",
  ],
  ["pass completion", "pass to 9-T.Fey for 8 yards.", "pass incomplete to 9-T.Fey.", "the pass was incomplete"],
  ["pass completion", "pass to 9-T.Fey for 8 yards.", "pass INTERCEPTED by 5-A.Poe.", "the pass was intercepted"],
])("says what came of a catch as a person would: %s, %s", (ruling, call, after, words) => {
  expect(told(call, ruling, after)).toContain(`reversed on review (${words}); what stands`);
});

it("quotes a ruling that it has no words for", () => {
  expect(told("9-T.Fey punts.", "kick touched", "9-T.Fey punts, downed.")).toBe(
    `reversed on review (the ruling "kick touched" was overturned); what stands: ${STANDING}`,
  );
});

it("leaves a play alone that a flag canceled, or that no review reversed", () => {
  expect(told("9-T.Fey for 60 yards, TOUCHDOWN.", "fumble", "PENALTY on DAL, Holding - No Play.")).toBeNull();
  expect(toldReversal("9-T.Fey for 3 yards.", STANDING)).toBeNull();
});
