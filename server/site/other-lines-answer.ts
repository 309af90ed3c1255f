import { otherLines } from "../../domain/analyst/tools/other-lines.ts";
import { type AnalystStore, readAnalystGame } from "../games/read-analyst-game.ts";
import type { Answer } from "./render-page.ts";

/** `GET /api/other-lines?game=KEY`: `OtherLines` of a game, which a page asks for when its analyst talks; or `{error}`. */
export async function otherLinesAnswer(request: Request, store: AnalystStore): Promise<Answer> {
  const game = await readAnalystGame(store, new URL(request.url).searchParams.get("game") ?? "");
  return game === null
    ? json(404, { error: "No stored game has this key. Look for it on /stats." })
    : json(200, otherLines(game.snapshot, game.facts));
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
