import { refused } from "../../server/pages/refused.server.ts";

/** Every address that no other route takes: answered 404 by the root's error page. */
export function loader() {
  throw refused(404, null);
}

export default function NotFound() {
  return null;
}
