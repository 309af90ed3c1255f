import { describe, expect, it } from "vitest";
import { isAdministratorsAddress } from "../../server/site/administrator-address.ts";

describe("isAdministratorsAddress", () => {
  it.each([
    "/admin",
    "/admin/",
    "/ADMIN",
    "/%61dmin",
    "/admin.data",
    "/games/202510106/export",
    "/Games/202510106/EXPORT",
    "/games/whatever/export",
    "/games/202510106/export.data",
    "/games/202510106/%65xport/",
  ])("knows %s", (path) => {
    expect(isAdministratorsAddress(path)).toBe(true);
  });

  it.each([
    "/",
    "/stats",
    "/games/202510106",
    "/games/export",
    "/games/a/b/export",
    "/administrator",
    "/admin/x",
    "/%",
  ])("leaves %s to everybody", (path) => {
    expect(isAdministratorsAddress(path)).toBe(false);
  });
});
