import { useLocation, useNavigation } from "react-router";
import type { SyntheticEvent } from "react";

import type { GameStory } from "../../domain/admin/game-story.ts";
import { WorkingButton } from "./working-button.tsx";

interface StoryToolsProps {
  stories: readonly GameStory[];
  /** Sends a form in place. */
  send(event: SyntheticEvent<HTMLFormElement>): void;
}

/** What the administrator can do with a game's texts: write, take back, publish again. */
export function StoryTools({ stories, send }: StoryToolsProps) {
  return stories.map((story) => <StoryTool key={story.kind} story={story} send={send} />);
}

function StoryTool({
  story: { kind, state, model, canWrite },
  send,
}: { story: GameStory } & Pick<StoryToolsProps, "send">) {
  const name = kind === "recap" ? "Recap" : "Preview";
  const by = model === null ? "written from the stats" : `by ${model}`;
  const states = {
    none: "not written yet",
    published: `published, ${by}`,
    unpublished: `unpublished, ${by}; readers can’t see it`,
  };
  return (
    <div className="acts">
      <span className="small">
        {name}: {states[state]}
      </span>
      {canWrite ? (
        <StoryForm
          intent="rewriteStory"
          kind={kind}
          label={`${state === "none" ? "Write" : "Rewrite"} ${kind}`}
          workingLabel="Writing..."
          send={send}
        />
      ) : null}
      {state === "unpublished" ? (
        <StoryForm intent="publishStory" kind={kind} label="Publish again" workingLabel="Checking..." send={send} />
      ) : null}
      {state === "published" ? (
        // The confirmation works without JavaScript too.
        <details>
          <summary>Unpublish {kind}</summary>
          <p className="small">Readers will no longer see it. You can publish it again.</p>
          <StoryForm
            intent="unpublishStory"
            kind={kind}
            label={`Yes, unpublish the ${kind}`}
            workingLabel="Unpublishing..."
            send={send}
          />
        </details>
      ) : null}
    </div>
  );
}

interface StoryFormProps {
  intent: "rewriteStory" | "publishStory" | "unpublishStory";
  kind: GameStory["kind"];
  label: string;
  workingLabel: string;
  send: StoryToolsProps["send"];
}

function StoryForm({ intent, kind, label, workingLabel, send }: StoryFormProps) {
  const { pathname, search } = useLocation();
  const { formData } = useNavigation();
  const isWorking = formData?.get("intent") === intent && formData.get("kind") === kind;
  return (
    // The fragment: without JavaScript the page reloads and opens at its message.
    <form method="post" action={`${pathname}${search}#admin`} onSubmit={send}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="kind" value={kind} />
      <WorkingButton isWorking={isWorking} label={label} workingLabel={workingLabel} />
    </form>
  );
}
