import type { Notice } from "../../domain/sunday/find-notices.ts";
import type { WorkerScope } from "./worker-scope.ts";

/** What is shown for a message that nobody can read: a browser takes the right away from a site that shows nothing. */
const UNREADABLE: Notice = { tag: "news", title: "Pickle Six", body: "Something happened in your week.", path: "/my" };

/** Shows a message without a sound; a later one of its tag takes its place. */
export async function showNotice(worker: WorkerScope, text: string): Promise<void> {
  const { title, body, tag, path } = readNotice(text);
  await worker.registration.showNotification(title, { body, tag, data: path, silent: true, icon: "/icon-192.png" });
}

/** Leads to what a notification is about: to the window that shows it already, else to a new one. */
export async function openNotice({ clients, location }: WorkerScope, data: unknown): Promise<void> {
  const path = isPath(data) ? data : UNREADABLE.path;
  const windows = await clients.matchAll({ type: "window", includeUncontrolled: true });
  // With the query: another window of `/my` may show another league.
  const shown = windows.find(({ url }) => url.split("#")[0] === location.origin + path);
  if (shown === undefined) await clients.openWindow(path);
  else await shown.focus();
}

function readNotice(text: string): Notice {
  try {
    const given = JSON.parse(text) as Partial<Record<keyof Notice, unknown>> | null;
    const { title, body, tag, path } = given ?? {};
    const isWhole = [title, body, tag].every((one) => typeof one === "string") && isPath(path);
    return isWhole ? (given as Notice) : UNREADABLE;
  } catch {
    return UNREADABLE;
  }
}

/** A page of ours: one slash at the front, so that it leads to nobody else. */
function isPath(given: unknown): given is string {
  return typeof given === "string" && /^\/(?![/\\])/.test(given);
}
