import { type SyntheticEvent, useEffect, useRef } from "react";
import { useNavigation, useSubmit } from "react-router";

import type { VoiceStatus } from "../../domain/admin/analyst-status.ts";
import { formatInteger } from "../../domain/words/format.ts";
import type { LoadOutcome } from "../../domain/admin/load-outcome.ts";
import { dollars } from "../../domain/admin/token-price.ts";
import { Outcome } from "./outcome.tsx";
import { WorkingButton } from "./working-button.tsx";

interface VoiceStateProps {
  voice: VoiceStatus;
  outcome: LoadOutcome | undefined;
}

const WHO: Record<VoiceStatus["access"], string> = {
  "signed-in": "signed-in users",
  everyone: "everyone",
  admin: "you only",
};

const WAY: Record<VoiceStatus["mode"], string> = {
  relay: "calls go through this site (relay)",
  direct: "browsers call the provider directly (direct)",
};

/** Who can talk with the analyst, what today's conversations have cost, and the switch that ends them all. */
export function VoiceState({ voice, outcome }: VoiceStateProps) {
  const { isOpen, isEmulated, mode, model, access, running, runningAllowed, sessions, seconds } = voice;
  const isSpent = voice.dollars >= voice.dollarsAllowed;
  const { formData } = useNavigation();
  const acts = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    // The button that was pressed is gone: move keyboard focus to the one in its place.
    if (wasOpen.current !== isOpen && document.activeElement === document.body)
      acts.current?.querySelector<HTMLElement>("summary, button")?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <>
      {isEmulated ? <p className="msg no">An emulator answers: its voice is beeps, its words are scripted.</p> : null}
      <dl className="facts">
        <div>
          <dt>Voice</dt>
          <dd>
            {isOpen ? `Open to ${WHO[access]}` : "Closed by the administrator: nobody can talk"}
            {isOpen && isSpent ? ", but today’s budget is used up" : ""}
          </dd>
        </div>
        <div>
          <dt>Model</dt>
          <dd>
            {model}, {WAY[mode]}
          </dd>
        </div>
        <div>
          <dt>Now</dt>
          <dd>
            {formatInteger(running)} of {formatInteger(runningAllowed)} conversations
          </dd>
        </div>
        <div>
          <dt id="voice-dollars">Today (UTC)</dt>
          <dd>
            {formatInteger(sessions)} {sessions === 1 ? "conversation" : "conversations"}, {minutes(seconds)}, about{" "}
            {dollars(voice.dollars)} of {dollars(voice.dollarsAllowed)}
            <meter
              aria-labelledby="voice-dollars"
              min={0}
              max={voice.dollarsAllowed}
              value={Math.min(voice.dollars, voice.dollarsAllowed)}
            />
          </dd>
        </div>
      </dl>
      {running > 0 ? <p className="small">Conversations in progress are counted at their maximum length.</p> : null}
      <div className="acts" ref={acts}>
        {isOpen ? (
          // The confirmation works without JavaScript too.
          <details>
            <summary>End all conversations and close</summary>
            <p className="small">
              {mode === "relay"
                ? "Every call is cut off, and no one can start one until you open it again."
                : "No one can start until you open it again. Calls already under way cannot be ended from here."}
            </p>
            <VoiceForm intent="closeVoice" label="Yes, end all and close" workingLabel="Closing..." />
          </details>
        ) : (
          <VoiceForm intent="openVoice" label="Open again" workingLabel="Opening..." />
        )}
      </div>
      <Outcome outcome={formData === undefined ? outcome : undefined} />
    </>
  );
}

interface VoiceFormProps {
  intent: "closeVoice" | "openVoice";
  label: string;
  workingLabel: string;
}

function VoiceForm({ intent, label, workingLabel }: VoiceFormProps) {
  const submit = useSubmit();
  const isWorking = useNavigation().formData?.get("intent") === intent;
  /** In place, and without the fragment, which the page would jump to. */
  function send(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    void submit(event.currentTarget, { method: "post", action: "/admin", replace: true, preventScrollReset: true });
  }
  return (
    // The fragment: without JavaScript the page reloads and opens at its message.
    <form method="post" action="/admin#voice" onSubmit={send}>
      <input type="hidden" name="intent" value={intent} />
      <WorkingButton isWorking={isWorking} label={label} workingLabel={workingLabel} />
    </form>
  );
}

/** Started minutes count in full. */
function minutes(seconds: number): string {
  const count = Math.ceil(seconds / 60);
  return `${formatInteger(count)} ${count === 1 ? "minute" : "minutes"}`;
}
