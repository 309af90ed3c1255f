import { type AuditEvent, auditWho, auditWords, isAuditFailure } from "../../domain/admin/audit-event.ts";
import { formatMoment } from "../../domain/words/format-moment.ts";
import { LocalTime } from "./local-time.tsx";
import { ScrollFrame } from "./scroll-frame.tsx";

/** Who signed in, failed to, and used the administrator's rights, a row each. */
export function AuditRecord({ events }: { events: readonly AuditEvent[] }) {
  if (events.length === 0) return <p className="empty">Nothing has been recorded yet.</p>;
  return (
    <ScrollFrame label="Entries of the audit log">
      <table className="notes audit">
        <caption className="vh">Sign-ins, failures and administrator actions, newest first</caption>
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">What</th>
            <th scope="col">Who</th>
            <th scope="col">Network</th>
          </tr>
        </thead>
        <tbody>
          {events.map((event, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- lines have no identity but their place, and the page shows them once
            <tr key={index} className={isAuditFailure(event.kind) ? "bad" : undefined}>
              <th scope="row">
                <LocalTime at={event.at} format={formatMoment} />
              </th>
              <td>
                {isAuditFailure(event.kind) ? "✗ " : ""}
                {auditWords(event)}
              </td>
              <td>{auditWho(event)}</td>
              <td>{event.network}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  );
}
