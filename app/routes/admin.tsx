import { Link } from "react-router";

import { loadAdminPage } from "../../server/pages/admin-page.server.ts";
import { refreshWeek } from "../../server/pages/refresh-week.server.ts";
import { MissingOrBroken } from "../components/error-page.tsx";
import { IngestNotes } from "../components/ingest-notes.tsx";
import { IngestState } from "../components/ingest-state.tsx";
import { PageShell } from "../components/page-shell.tsx";
import { RefreshWeek } from "../components/refresh-week.tsx";
import { StoryDeskState } from "../components/story-desk-state.tsx";
import { StoryNotes } from "../components/story-notes.tsx";
import type { Route } from "./+types/admin";

export function loader({ context }: Route.LoaderArgs) {
  return loadAdminPage(context);
}

export function action({ context, request }: Route.ActionArgs) {
  return refreshWeek(context, request);
}

export function meta() {
  return [{ title: "Administrator - Pickle Six" }, { name: "robots", content: "noindex" }];
}

export default function AdminPage({ loaderData, actionData }: Route.ComponentProps) {
  const { ingest, stories, noProvider, week, userEmail } = loaderData;
  return (
    <PageShell skipTo="ingest" sources={[]}>
      <div className="wrap admin-page">
        <h1>Administrator</h1>
        <p className="small">
          Signed in as {userEmail}. Only you see this page. <Link to="/admin">Look again</Link>
        </p>
        <section aria-labelledby="ingest-h">
          <div className="slug">
            <h2 id="ingest-h">Ingest</h2>
          </div>
          {ingest === null ? <p className="empty">{noProvider}</p> : <IngestState {...ingest} />}
        </section>
        {ingest === null ? null : (
          <>
            <section aria-labelledby="week-h">
              <div className="slug">
                <h2 id="week-h">Refresh a week</h2>
              </div>
              <p className="small">Reads scores, projections and every game that has begun, from the provider, now.</p>
              <RefreshWeek week={week} outcome={actionData} />
            </section>
            <section aria-labelledby="notes-h">
              <div className="slug">
                <h2 id="notes-h">Last readings</h2>
              </div>
              <IngestNotes notes={ingest.recent} />
            </section>
          </>
        )}
        {stories === null ? null : (
          <section aria-labelledby="stories-h">
            <div className="slug">
              <h2 id="stories-h">Stories</h2>
            </div>
            <p className="small">Previews and recaps. Rewrite or unpublish one on its game’s page.</p>
            <StoryDeskState {...stories} />
            <h3>Last texts</h3>
            <StoryNotes notes={stories.recent} />
          </section>
        )}
      </div>
    </PageShell>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <MissingOrBroken
      error={error}
      missing={{ title: "There is no such page", text: "The address may be mistyped, or the page has moved." }}
      broken={{
        title: "This page could not be shown",
        text: "Something went wrong on our side; the log says what. Try again in a minute.",
      }}
    />
  );
}
