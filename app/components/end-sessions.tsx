import { Form, useNavigation } from "react-router";

import type { LoadOutcome } from "../../domain/admin/load-outcome.ts";
import { Outcome } from "./outcome.tsx";
import { WorkingButton } from "./working-button.tsx";

/** The forms that sign one person out everywhere, or everybody. */
export function EndSessions({ outcome }: { outcome: LoadOutcome | undefined }) {
  const intent = useNavigation().formData?.get("intent");
  const isWorking = intent === "endSessions" || intent === "endAllSessions";
  return (
    <>
      <Form className="acts" method="post" replace preventScrollReset>
        <input type="hidden" name="intent" value="endSessions" />
        <label>
          Email address
          <input name="email" type="email" required maxLength={254} autoComplete="off" spellCheck={false} />
        </label>
        <WorkingButton
          isWorking={intent === "endSessions"}
          label="Sign this person out"
          workingLabel="Signing out..."
        />
      </Form>
      <details>
        <summary>Sign everyone out</summary>
        <Form className="acts" method="post" replace preventScrollReset>
          <input type="hidden" name="intent" value="endAllSessions" />
          <WorkingButton
            isWorking={intent === "endAllSessions"}
            label="Sign everyone else out"
            workingLabel="Signing out..."
          />
        </Form>
      </details>
      <Outcome outcome={isWorking ? undefined : outcome} />
    </>
  );
}
