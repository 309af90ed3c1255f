import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  withLeague,
  withLeagueBack,
  withLeagueName,
  withoutLeague,
  withStar,
} from "../../../domain/my-players/with-league.ts";
import {
  type KeptLeague,
  type KeptPlayers,
  leagueName,
  MOST_TEXT,
  NOTHING_KEPT,
} from "../../../domain/my-players/kept-players.ts";
import { keptLeagueText, keptText, parseKept, parseKeptLeague } from "../../../domain/my-players/kept-text.ts";

const owner = fc.oneof(
  fc.stringMatching(/^00-00\d{5}$/),
  fc.stringMatching(/^[1-9]\d{4}$/),
  fc.constantFrom("BUF", "LAR", "free-agent"),
);
const name = fc
  .oneof(
    fc.string({ unit: "grapheme", maxLength: 60 }),
    fc.constantFrom("Home / Away: 1+1", "The 100%", "Gus’s 🚌", "a;b=c"),
  )
  .map(leagueName)
  .filter((one) => one !== null);
const sleeperId = fc.stringMatching(/^[1-9]\d{17}$/);
const head = { id: fc.integer({ min: 1, max: 99 }).map(String), name };
const league: fc.Arbitrary<KeptLeague> = fc.oneof(
  fc.record({
    ...head,
    source: fc.constant("sleeper" as const),
    leagueId: sleeperId,
    team: fc.oneof(fc.record({ userId: sleeperId }), fc.record({ rosterId: fc.integer({ min: 1, max: 32 }) })),
  }),
  fc
    .record({
      ...head,
      source: fc.constant("pasted" as const),
      scoring: fc.constantFrom("ppr", "half", "standard", "own*pass_td*6*rec*0.75", "half*pass_int*-1"),
      owners: fc.uniqueArray(owner, { minLength: 1, maxLength: 12 }),
      starting: fc.integer({ min: 0, max: 12 }),
    })
    .map(({ owners, starting, ...rest }) => ({
      ...rest,
      starters: owners.slice(0, starting),
      bench: owners.slice(starting),
    })),
);
const kept: fc.Arbitrary<KeptPlayers> = fc.record({
  starred: fc.uniqueArray(owner, { maxLength: 20 }),
  leagues: fc.uniqueArray(league, { maxLength: 6, selector: ({ id }) => id }),
});

describe("what a reader keeps, as the text of a cookie", () => {
  it("is read back as it was written, in signs that a cookie may hold", () => {
    fc.assert(
      fc.property(kept, (given) => {
        const text = keptText(given);
        expect(text).toMatch(/^[\w!#$%&'()*+\-./:<=>?@[\]^`{|}~]*$/);
        expect(parseKept(text)).toEqual(text.length > MOST_TEXT ? null : given);
      }),
    );
  });

  it("has one text: whatever is read is written the same", () => {
    const near = fc
      .tuple(
        kept.map(keptText),
        fc.nat(),
        fc.constantFrom("", "/", ":", "+", "%", "0", "x", "s:", "l:", "%41", "\u0000"),
      )
      .map(([text, at, sign]) => {
        const cut = at % (text.length + 1);
        return text.slice(0, cut) + sign + text.slice(cut + (at % 3));
      });
    fc.assert(
      fc.property(fc.oneof(fc.string(), near), (text) => {
        const read = parseKept(text);
        expect(read === null || keptText(read) === text).toBe(true);
      }),
    );
  });

  it.each([
    ["no version", "s:BUF"],
    ["another version", "2/s:BUF"],
    ["an unknown part", "1/x:BUF"],
    ["an empty part", "1/"],
    ["empty stars", "1/s:"],
    ["a star twice", "1/s:BUF+BUF"],
    ["stars behind a league", "1/l:1:Home:P:ppr:BUF:/s:KC"],
    ["an id with a path in it", "1/s:..%2F..%2Fadmin"],
    ["a prototype's name", "1/s:__proto__"],
    ["markup for a name", "1/l:1:<b>:P:ppr:BUF:"],
    ["a name that was encoded in another way", "1/l:1:%48ome:P:ppr:BUF:"],
    ["a name with a line break", "1/l:1:a%0Ab:P:ppr:BUF:"],
    ["a name that turns around", "1/l:1:a%E2%80%AEb:P:ppr:BUF:"],
    ["half a character", "1/l:1:%E2%80:P:ppr:BUF:"],
    ["no name", "1/l:1::P:ppr:BUF:"],
    ["a number with a zero before it", "1/l:01:Home:P:ppr:BUF:"],
    ["a number twice", "1/l:1:A:P:ppr:BUF:/l:1:B:P:ppr:KC:"],
    ["an unknown kind", "1/l:1:Home:Q:ppr:BUF:"],
    ["rules that are none", "1/l:1:Home:P:ppr*rec:BUF:"],
    ["rules in another order", "1/l:1:Home:P:ppr*rec*1*pass_td*6:BUF:"],
    ["nobody on the team", "1/l:1:Home:P:ppr::"],
    ["somebody who starts and sits", "1/l:1:Home:P:ppr:BUF:BUF"],
    ["one field too many", "1/l:1:Home:P:ppr:BUF::KC"],
    ["a league id that is a path", "1/l:1:Home:S:12%2F..:u1"],
    ["a team of nobody", "1/l:1:Home:S:123:x1"],
    ["roster 0", "1/l:1:Home:S:123:r0"],
    ["too long a text", `1/s:${"A".repeat(MOST_TEXT)}`],
  ])("is refused whole with %s", (_what, text) => {
    expect(parseKept(text)).toBeNull();
  });

  it("gives one league alone, too", () => {
    fc.assert(
      fc.property(league, (one) => {
        expect(parseKeptLeague(keptLeagueText(one))).toEqual(one);
      }),
    );
    expect(parseKeptLeague("1:Home:P:ppr:BUF:/s:KC")).toBeNull();
  });
});

describe("changes", () => {
  it("never lead to what cannot be read back", () => {
    const step = fc.oneof(
      owner.map((one) => (now: KeptPlayers) => withStar(now, one, true)),
      league.map((one) => (now: KeptPlayers) => withLeague(now, one)),
      league.map((one) => (now: KeptPlayers) => withLeagueBack(now, one)),
      fc.string().map((one) => (now: KeptPlayers) => withLeagueName(now, "1", one)),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        let now = NOTHING_KEPT;
        for (const change of steps) {
          const changed = change(now);
          if (changed.ok) now = changed.value;
          else expect(changed.error).toMatch(/^[A-Z0-9].*\.$/);
        }
        expect(parseKept(keptText(now))).toEqual(now);
      }),
    );
  });

  const pasted: KeptLeague = { id: "1", name: "Home", source: "pasted", scoring: "ppr", starters: ["BUF"], bench: [] };
  const valueOf = (changed: ReturnType<typeof withLeague>): KeptPlayers => {
    if (!changed.ok) throw new Error(changed.error);
    return changed.value;
  };

  it("a star given and taken away leaves what was", () => {
    const before = valueOf(withStar(NOTHING_KEPT, "KC", true));
    const after = valueOf(withStar(valueOf(withStar(before, "BUF", true)), "BUF", false));
    expect(after).toEqual(before);
    expect(withStar(before, "KC", true)).toEqual({ ok: true, value: before });
  });

  it("a removed league comes back under its number, and a new one has another in the meantime", () => {
    const both = valueOf(withLeague(valueOf(withLeague(NOTHING_KEPT, pasted)), { ...pasted, name: "Away" }));
    expect(both.leagues.map(({ id, name }) => `${id} ${name}`)).toEqual(["1 Home", "2 Away"]);
    expect(valueOf(withLeagueBack(withoutLeague(both, "1"), pasted))).toEqual(both);
    const third = valueOf(withLeague(withoutLeague(both, "1"), { ...pasted, name: "Third" }));
    expect(valueOf(withLeagueBack(third, pasted)).leagues.map(({ id, name }) => `${id} ${name}`)).toEqual([
      "1 Third",
      "2 Away",
      "3 Home",
    ]);
  });

  it("a Sleeper league added again keeps its number, with the new team", () => {
    const league = { name: "Gus", source: "sleeper", leagueId: "700", team: { rosterId: 3 } } as const;
    const once = valueOf(withLeague(valueOf(withLeague(NOTHING_KEPT, pasted)), league));
    const again = valueOf(withLeague(once, { ...league, team: { userId: "500" } }));
    expect(again.leagues).toHaveLength(2);
    expect(again.leagues[1]).toEqual({ ...league, id: "2", team: { userId: "500" } });
  });

  it("the ninth league and the hundred-and-first star are refused in words", () => {
    const eight = Array.from({ length: 8 }, (_, at) => ({ ...pasted, id: String(at + 1), name: `L${at}` }));
    expect(withLeague({ starred: [], leagues: eight }, pasted)).toMatchObject({ ok: false });
    const hundred = Array.from({ length: 100 }, (_, at) => `p${at}`);
    expect(withStar({ starred: hundred, leagues: [] }, "BUF", true)).toEqual({
      ok: false,
      error: "100 stars are the most. Take one away first.",
    });
  });

  it("what is too long for a cookie is refused in words", () => {
    const long = Array.from({ length: 100 }, (_, at) => `${"x".repeat(40)}${at}`);
    const changed = withStar({ starred: long.slice(0, 69), leagues: [] }, long[70] ?? "", true);
    expect(changed).toEqual({
      ok: false,
      error: "There is no room for more in this browser. Remove a league or a few stars first.",
    });
  });
});
