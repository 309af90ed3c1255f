import { otherLines } from "../../domain/page/other-lines.ts";
import type { Store } from "../store/store.ts";
import type { Answer } from "./render-page.ts";

/** `GET /api/other-lines?game=KEY`: `OtherLines` of a game, which a page asks for when its analyst talks; or `{error}`. */
export async function otherLinesAnswer(request: Request, store: Pick<Store, "shownSnapshot">): Promise<Answer> {
  const snapshot = await store.shownSnapshot(new URL(request.url).searchParams.get("game") ?? "");
  return snapshot === null
    ? json(404, { error: "No stored game has this key. Look for it on /stats." })
    : json(200, otherLines(snapshot));
}

function json(status: number, body: object): Answer {
  return {
    status,
    headers: [
      ["content-type", "application/json"],
      ["cache-control", "no-store"],
    ],
    body: Buffer.from(JSON.stringify(body)),
  };
}
