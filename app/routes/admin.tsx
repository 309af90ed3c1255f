import { isRouteErrorResponse, Link } from "react-router";

import { adminAction } from "../../server/pages/admin-action.server.ts";
import type { PageRefusal } from "../../server/pages/administrator.server.ts";
import { loadAdminPage } from "../../server/pages/admin-page.server.ts";
import { AUDIT_DAYS } from "../../domain/admin/audit-event.ts";
import { AuditRecord } from "../components/audit-record.tsx";
import { ChatState } from "../components/chat-state.tsx";
import { EndSessions } from "../components/end-sessions.tsx";
import { ErrorPage, MissingOrBroken } from "../components/error-page.tsx";
import { IngestNotes } from "../components/ingest-notes.tsx";
import { IngestState } from "../components/ingest-state.tsx";
import { Outcome } from "../components/outcome.tsx";
import { PageShell } from "../components/page-shell.tsx";
import { RefreshWeek } from "../components/refresh-week.tsx";
import { StoryEditorState } from "../components/story-editor-state.tsx";
import { StoryNotes } from "../components/story-notes.tsx";
import { VoiceState } from "../components/voice-state.tsx";
import type { Route } from "./+types/admin";

export function loader({ context }: Route.LoaderArgs) {
  return loadAdminPage(context);
}

export function action({ context, request }: Route.ActionArgs) {
  return adminAction(context, request);
}

export function meta() {
  return [{ title: "Administrator - Pickle Six" }, { name: "robots", content: "noindex" }];
}

export default function AdminPage({ loaderData, actionData }: Route.ComponentProps) {
  const { ingest, stories, voice, chat, titles, record, noProvider, noVoice, week, userEmail } = loaderData;
  type About = NonNullable<typeof actionData>["about"];
  const outcomeOf = (about: About) => (actionData?.about === about ? actionData : undefined);
  return (
    <PageShell skipTo="ingest" sources={[]}>
      <div className="wrap admin-page">
        <h1>Administrator</h1>
        <p className="small">
          Signed in as {userEmail}. Only you see this page. <Link to="/admin">Refresh</Link>
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
              <p className="small">
                Fetches scores, projections and every game that has started from the provider now.
              </p>
              <RefreshWeek week={week} outcome={outcomeOf("week")} />
            </section>
            <section aria-labelledby="notes-h">
              <div className="slug">
                <h2 id="notes-h">Recent polls</h2>
              </div>
              <p className="small">
                A suspect answer changes nothing until the provider repeats it often enough. “Fetch this game again”
                accepts what the provider says about that game now, despite the reasons listed.
              </p>
              <Outcome outcome={outcomeOf("game")} />
              <IngestNotes notes={ingest.recent} titles={titles} />
            </section>
          </>
        )}
        {stories === null ? null : (
          <section aria-labelledby="stories-h">
            <div className="slug">
              <h2 id="stories-h">Stories</h2>
            </div>
            <p className="small">Previews and recaps. Rewrite or unpublish one on its game’s page.</p>
            <StoryEditorState {...stories} titles={titles} />
            <h3>Recent stories</h3>
            <StoryNotes notes={stories.recent} titles={titles} />
          </section>
        )}
        <section id="voice" aria-labelledby="voice-h">
          <div className="slug">
            <h2 id="voice-h">Voice and chat</h2>
          </div>
          <p className="small">Big Dill, the analyst on every game’s page, by voice and in writing.</p>
          <h3>Voice</h3>
          {voice === null ? (
            <p className="empty">{noVoice}</p>
          ) : (
            <VoiceState voice={voice} outcome={outcomeOf("voice")} />
          )}
          <h3>Chat</h3>
          <ChatState {...chat} />
        </section>
        <section aria-labelledby="sessions-h">
          <div className="slug">
            <h2 id="sessions-h">Sessions</h2>
          </div>
          <p className="small">Signs people out on every browser. This browser stays signed in.</p>
          <EndSessions outcome={outcomeOf("sessions")} />
        </section>
        <section aria-labelledby="record-h">
          <div className="slug">
            <h2 id="record-h">Audit log</h2>
          </div>
          <p className="small">
            Sign-ins, failures and administrator actions: the last {record.length} entries. Kept for {AUDIT_DAYS} days;
            they are in the server’s log too.
          </p>
          <AuditRecord events={record} />
        </section>
      </div>
    </PageShell>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 403) return <ErrorPage {...(error.data as PageRefusal)} />;
  return (
    <MissingOrBroken
      error={error}
      missing={{ title: "Page not found", text: "The address may have a typo, or the page has moved." }}
      broken={{
        title: "This page could not be shown",
        text: "Something went wrong on our end; the log has the details. Try again in a minute.",
      }}
    />
  );
}
