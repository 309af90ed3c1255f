import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Keeps, meetAccount, NO_KEEPS } from "../../../domain/my-players/meet-account.ts";

const HOME = "1/l:1:Home:S:700000000000000001:u500000000000000001";
const WORK = "1/l:1:Work:S:700000000000000002:u500000000000000001";
const BOTH = "1/l:1:Home:S:700000000000000001:u500000000000000001/l:2:Work:S:700000000000000002:u500000000000000001";

const met = (browser: Partial<Keeps>, account: Partial<Keeps>, last: Partial<Keeps> = {}) =>
  meetAccount(
    { ...NO_KEEPS, ...browser },
    { ...NO_KEEPS, ...account },
    (kind, text) => text === ({ ...NO_KEEPS, ...last }[kind] ?? null),
  );

describe("a browser and an account that meet", () => {
  it.each<[string, Parameters<typeof met>, Partial<Keeps>]>([
    ["a new browser gets the account's", [{}, { players: HOME, scoring: "half" }], { players: HOME, scoring: "half" }],
    ["a new account gets the browser's", [{ players: HOME, scoring: "half" }, {}], { players: HOME, scoring: "half" }],
    [
      "what changed here goes to the account",
      [{ scoring: "half" }, { scoring: "ppr" }, { scoring: "ppr" }],
      { scoring: "half" },
    ],
    [
      "what changed elsewhere comes here",
      [{ scoring: "ppr" }, { scoring: "half" }, { scoring: "ppr" }],
      { scoring: "half" },
    ],
    ["what was removed here is removed there", [{}, { players: HOME }, { players: HOME }], { players: null }],
    ["what was removed elsewhere is removed here", [{ players: HOME }, {}, { players: HOME }], { players: null }],
    ["leagues of both are joined", [{ players: WORK }, { players: HOME }], { players: BOTH }],
    ["removed here, changed there: nothing is lost", [{}, { players: WORK }, { players: HOME }], { players: WORK }],
  ])("%s", (_words, given, both) => {
    const { browser, account } = met(...given);
    expect(browser).toEqual({ ...NO_KEEPS, ...both });
    expect(account).toEqual(browser);
  });

  it("leave two scorings where they are until somebody chooses", () => {
    expect(met({ scoring: "half" }, { scoring: "ppr" })).toEqual({
      browser: { players: null, scoring: "half" },
      account: { players: null, scoring: "ppr" },
    });
  });

  it("leave leagues where they are for which there is no room together", () => {
    const leagues = (from: number): string =>
      ["1", ...[1, 2, 3, 4, 5].map((id) => `l:${id}:League:S:70000000000000000${from + id}:r1`)].join("/");
    const [here, there] = [leagues(0), leagues(4)];
    expect(met({ players: here }, { players: there })).toEqual({
      browser: { players: here, scoring: null },
      account: { players: there, scoring: null },
    });
  });

  it("keep the same after a second meeting", () => {
    const keeps = fc.record({
      players: fc.constantFrom(null, HOME, WORK, BOTH),
      scoring: fc.constantFrom(null, "half", "ppr"),
    });
    fc.assert(
      fc.property(keeps, keeps, keeps, (browser, account, last) => {
        const first = meetAccount(browser, account, (kind, text) => text === last[kind]);
        const same = (kind: keyof Keeps): boolean => first.browser[kind] === first.account[kind];
        const second = meetAccount(first.browser, first.account, (kind, text) =>
          same(kind) ? text === first.browser[kind] : text === last[kind],
        );
        expect(second).toEqual(first);
      }),
    );
  });
});
