import { describe, expect, it } from "vitest";
import routes from "../../app/routes.ts";
import { requestRoute } from "../../server/site/request-route.ts";

describe("requestRoute", () => {
  it.each([
    ["/", "/"],
    ["/stats?week=1", "/stats"],
    ["/stats.data?week=1", "/stats"],
    ["/games/202510106?plays=flow", "/games/:gameKey"],
    ["/games/202510106.data", "/games/:gameKey"],
    ["/games/202510106/export?format=json", "/games/:gameKey/export"],
    ["/games/202510106/events?since=3", "/games/:gameKey/events"],
    ["/games/202510106/replay/events", "/games/:gameKey/replay/events"],
    ["/games/202510106/live", "/games/:gameKey/live"],
    ["/games/202510106/replay/live?from=1", "/games/:gameKey/replay/live"],
    ["/stats/live?week=1", "/stats/live"],
    ["/games/202510106/points/KC?scoring=half", "/games/:gameKey/points/:owner"],
    ["/games/202510106/box/idp", "/games/:gameKey/box/:table"],
    ["/games/202510106/box/idp/all", "other"],
    ["/my/leagues.data", "/my/leagues"],
    ["/games/202510106/whatever", "other"],
    ["/players/some-one", "/players/:playerId"],
    ["/players/some/one", "other"],
    ["/assets/app-x.css", "/assets"],
    ["/wp-login.php", "other"],
    ["", "other"],
  ])("names %s %s", (url, route) => {
    expect(requestRoute(url)).toBe(route);
  });

  it.each(routes.flatMap(({ path = "" }) => (path === "*" ? [] : [`/${path}`])))(
    "has a name of its own for %s",
    (path) => {
      const address = path.replaceAll(/:\w+/g, "some-one");
      expect(requestRoute(`${address}?week=1`)).toBe(path);
      if (path !== "/") expect(requestRoute(`${address}.data`)).toBe(path);
    },
  );
});
