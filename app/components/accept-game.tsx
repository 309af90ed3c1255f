import { Form, useNavigation } from "react-router";

import { WorkingButton } from "./working-button.tsx";

/** Takes over what the provider says of a game now, beside the reasons for which it was suspect. */
export function AcceptGame({ gameKey }: { gameKey: string }) {
  const form = useNavigation().formData;
  const isWorking = form?.get("intent") === "acceptGame" && form.get("gameKey") === gameKey;
  return (
    <Form method="post" replace preventScrollReset aria-label={`Game ${gameKey}`}>
      <input type="hidden" name="intent" value="acceptGame" />
      <input type="hidden" name="gameKey" value={gameKey} />
      <WorkingButton isWorking={isWorking} label="Fetch this game again" workingLabel="Fetching..." />
    </Form>
  );
}
