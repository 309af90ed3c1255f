import type { LoadOutcome } from "../../domain/admin/load-outcome.ts";

/** A form's outcome: the message with a check mark, or the error with a cross. Announced when it arrives. */
export function Outcome({ outcome }: { outcome: LoadOutcome | undefined }) {
  return (
    <output className={outcome?.success === false ? "msg no" : "msg ok"}>
      {outcome === undefined ? null : outcome.success ? <>✓ {outcome.message}</> : <>✗ {outcome.error}</>}
    </output>
  );
}
