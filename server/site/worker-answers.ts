import workerSource from "virtual:service-worker";
import { WORKER_POLICY } from "../http/security-headers.ts";
import { offlinePage } from "./offline-page.ts";
import type { Answer } from "./render-page.ts";

/** What of a build the service worker goes by. */
export interface WorkerBuild {
  /** Another one for every build whose files differ. */
  version: string;
  /** The addresses of the styles that every page has. */
  styles: readonly string[];
}

/** Takes an earlier worker away with all that it kept, wherever it still is: browsers ask for it with every page. */
const REMOVAL = `addEventListener("install",()=>skipWaiting());
addEventListener("activate",(event)=>event.waitUntil((async()=>{
for(const name of await caches.keys())await caches.delete(name);
await registration.unregister();
})()));
`;

/** `GET /sw.js`: the service worker, or where it is turned off (`SERVICE_WORKER=off`) the one that takes it away. */
export function workerAnswer(isOffered: boolean, { version }: WorkerBuild): Answer {
  return {
    status: 200,
    headers: [
      ["content-type", "text/javascript; charset=utf-8"],
      ["cache-control", "no-cache"],
      ["content-security-policy", WORKER_POLICY],
    ],
    // A new build is another text, and so another worker.
    body: Buffer.from(isOffered ? `/* ${version} */${workerSource}` : REMOVAL),
  };
}

/** `GET /offline`: what the service worker shows in place of a page that it has not kept. */
export function offlineAnswer({ styles }: WorkerBuild): Answer {
  return {
    status: 200,
    headers: [
      ["content-type", "text/html; charset=utf-8"],
      ["cache-control", "no-cache"],
    ],
    body: Buffer.from(offlinePage(styles)),
  };
}
