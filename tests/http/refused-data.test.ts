import { afterAll, beforeAll, expect, it } from "vitest";
import { smallGame } from "../fixtures/small-game.ts";
import { type OpenSite, openSite } from "../setup/open-site.ts";

const PAGE = `/games/${smallGame().game.gameKey}`;

let site: OpenSite;
beforeAll(async () => {
  site = await openSite({ games: [smallGame()] });
});
afterAll(() => site.close());

it.each([
  ["/games/209910199", 404, "Not Found"],
  ["/games/209910199/ask", 404, "Not Found"],
  ["/players/nobody", 404, "Not Found"],
  ["/nothing", 404, "Not Found"],
  ["/admin", 403, "Forbidden"],
  [`${PAGE}/replay?from=yesterday&speed=20`, 400, "Bad Request"],
])("%s is refused with %i by its own name, as a page and as a page's data", async (path, status, name) => {
  const [before = "", query = ""] = path.split("?");
  const page = await site.get(path);
  const data = await site.get(`${before}.data?${query}`);
  expect([page.status, data.status]).toEqual([status, status]);
  for (const text of [await page.text(), await data.text()]) {
    expect(text).toContain(name);
    expect(text).not.toContain("Internal Server Error");
  }
});
