import type { SyntheticEvent } from "react";
import { Link, useLocation, useNavigation, useSubmit } from "react-router";

import type { GameStory } from "../../domain/admin/game-story.ts";
import type { LoadOutcome } from "../../domain/admin/load-outcome.ts";
import { Outcome } from "./outcome.tsx";
import { StoryTools } from "./story-tools.tsx";
import { WorkingButton } from "./working-button.tsx";

interface AdminToolsProps {
  page: {
    game: { gameKey: string };
    /** Null where nobody writes texts. */
    stories: readonly GameStory[] | null;
  };
  outcome: LoadOutcome | undefined;
}

/** What the administrator can do with a game. Loaded for nobody else. */
export default function AdminTools({ page, outcome }: AdminToolsProps) {
  const { pathname, search } = useLocation();
  const { formData } = useNavigation();
  const submit = useSubmit();
  const isLoading = formData?.get("intent") === "loadPlays";
  /** In place, and without the fragment, which the page would jump to. */
  function send(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    void submit(event.currentTarget, {
      method: "post",
      action: `${pathname}${search}`,
      replace: true,
      preventScrollReset: true,
    });
  }
  return (
    <section className="admin" id="admin" aria-labelledby="admin-h">
      <div>
        <h2 id="admin-h">ADMIN_TOOLS</h2>
        <p className="small">Only you see this. LOAD_PLAYS loads play-by-play data from a sports-data provider.</p>
      </div>
      {/* The fragment: without JavaScript the page reloads and opens at its message. */}
      <form className="acts" method="post" action={`${pathname}${search}#admin`} onSubmit={send}>
        <input type="hidden" name="intent" value="loadPlays" />
        <WorkingButton isWorking={isLoading} label="LOAD_PLAYS" workingLabel="LOADING..." />
        <a href={`/games/${page.game.gameKey}/export?format=json`}>Export as JSON</a>
        <Link to="/admin">Ingest, stories, voice and chat</Link>
      </form>
      <StoryTools stories={page.stories ?? []} send={send} />
      <Outcome outcome={formData === undefined ? outcome : undefined} />
    </section>
  );
}
