import { describe, expect, it } from "vitest";
import { answerMine, asksOfMine, type Mine } from "../../domain/analyst/reply/fantasy/answer-mine.ts";
import { replyTo } from "../../domain/analyst/reply/reply-to.ts";
import { indexFacts } from "../../domain/facts/index-facts.ts";
import { foldLedger } from "../../domain/scoring/ledger.ts";
import { PRESETS } from "../../domain/scoring/presets.ts";
import { scoredOwners } from "../../domain/scoring/scored-owners.ts";
import { makeStrip } from "../../domain/sunday/make-strip.ts";
import { sundayGame } from "../../domain/sunday/sunday-game.ts";
import { snapshotOf } from "../fixtures/snapshot-of.ts";
import { fantasyTeam, starsOf, sundayLeague, sundayStateAt, sundayWeek } from "../fixtures/sunday-week.ts";

const snapshot = snapshotOf(sundayStateAt(0, 90));
const index = indexFacts(snapshot, null);
const week = { ...sundayWeek([90, 40, 0]), games: [sundayGame(snapshot), ...sundayWeek([90, 40, 0]).games.slice(1)] };
const hero = starsOf("DET")[0] ?? { owner: "", name: "" };
const villain = starsOf("KC")[0] ?? { owner: "", name: "" };
const six = { ...PRESETS.half, name: "Half PPR with changes" };
const league = sundayLeague(fantasyTeam("Me", [hero.owner, "MIN"]), fantasyTeam("Them", [villain.owner]), {
  scoring: six,
});
const mineOf = (leagues = [league], own = PRESETS.standard): Mine => ({
  strip: makeStrip(leagues, week, { gameKey: snapshot.game.gameKey, own, scope: "all", providers: ["demo"] }),
  rules: [{ label: "MY", scoring: own }, ...leagues.map(({ name, scoring }) => ({ label: name, scoring }))],
});
const NOBODY: Mine = { strip: null, rules: [] };
const ask = (text: string, mine: Mine = mineOf()) => answerMine(text, mine, snapshot, index);
const said = (text: string, mine?: Mine) => (ask(text, mine) ?? []).map((one) => one.text).join(" ");
const surname = (name: string) => name.split(" ").slice(1).join(" ");

describe("questions about a reader's own players", () => {
  it.each([
    "How are my guys doing?",
    "my points?",
    "Do I have anyone in this game?",
    "how's my team's lineup doing",
    "What about my fantasy team's players",
  ])("tells who is here, with points, against which side, and under whose rules: %s", (question) => {
    const answer = said(question);
    expect(answer).toContain(`You have ${surname(hero.name)} `);
    expect(answer).toContain(`Against you: ${surname(villain.name)} `);
    expect(answer).toContain("Home: points by Half PPR with changes.");
    const [first] = ask(question) ?? [];
    expect(first?.proofs[0]?.href).toContain(`/games/${snapshot.game.gameKey}/points/${hero.owner}?scoring=own`);
    expect(first?.proofs.at(-1)).toEqual({ label: "My Sunday", href: "/my" });
  });

  it("has the points of the ledger under the league's rules", () => {
    const owner = scoredOwners(snapshot).find(({ id }) => id === hero.owner);
    if (owner === undefined) throw new Error("the hero has no play");
    const { total } = foldLedger(owner.plays, owner, six);
    expect(said("How are my guys doing?")).toContain(`${surname(hero.name)} ${total.toFixed(1)}`);
  });

  it("says who is on, and how many are left in the week", () => {
    expect(said("Who of mine is still to play in this game?")).toMatch(
      /is on now in Home\. This week \d of yours (?:is|are) on now, and \d still to play\./,
    );
  });

  it("says of a game that was called off that nobody is on in it, and that it has no result", () => {
    const off = { ...snapshot, game: { ...snapshot.game, status: "Canceled", isInProgress: false } };
    const facts = indexFacts(off, null);
    const mine = answerMine("Who of mine is still to play in this game?", mineOf(), off, facts);
    expect(mine?.[0]?.text).toMatch(/^This game is called off: .+ (?:is|are) done in Home\./);
    for (const question of ["Is the game over?", "How much time is left?"])
      expect(replyTo(question, off, facts).sentences[0]?.text).toBe(
        "It was called off after it had begun, and has no result.",
      );
  });

  it("says who the reader faces, and how the match-up stands", () => {
    expect(said("Who is my opponent starting here?")).toContain(`You face ${surname(villain.name)} `);
    expect(said("Am I winning my matchup?")).toMatch(
      /^In Home you (?:lead|trail) \d+\.\d\d? to \d+\.\d\d?, with a \d+% chance/,
    );
  });

  it("says that a total was set, and then not what is still needed", () => {
    const fixed = { ...league, mine: { ...league.mine, fixedTotal: 0.5 } };
    expect(said("Am I winning my matchup?", mineOf([fixed]))).toMatch(
      /^In Home you trail \d+\.\d\d? to 0\.5, with a \d+% chance to win\. The league's commissioner set your total\.$/,
    );
  });

  it.each([
    ["its number", (total: string) => `why does ${hero.name} have ${total}?`],
    ["the rules", () => `Why does ${hero.name} have so many points under my rules?`],
  ])("explains points under MY by %s, to the hundredth, with the plays behind them", (_, question) => {
    const owner = scoredOwners(snapshot).find(({ id }) => id === hero.owner);
    if (owner === undefined) throw new Error("the hero has no play");
    const { total } = foldLedger(owner.plays, owner, PRESETS.standard);
    const answer = ask(question(total.toFixed(2)));
    expect(answer?.[0]?.text).toContain(`${hero.name} has ${total.toFixed(2)} under MY (Standard): `);
    const shares = Array.from(answer?.[0]?.text.matchAll(/\((−?)(\d+\.\d\d)\)/g) ?? [], ([, sign, figure]) =>
      Number(`${sign === "" ? "" : "-"}${figure}`),
    );
    expect(shares.reduce((sum, one) => sum + one, 0)).toBeCloseTo(total, 2);
    expect(answer?.[0]?.proofs[0]?.href).toContain(`/points/${hero.owner}?scoring=own`);
  });

  it("says how to set it up where nobody is kept, and claims nothing", () => {
    const answer = ask("How are my guys doing?", NOBODY);
    expect(answer?.[0]?.text).toContain("I don't know your players");
    expect(answer?.[0]?.proofs).toEqual([{ label: "My leagues", href: "/my/leagues" }]);
  });

  it("says that nobody of a league is in this game", () => {
    const elsewhere = sundayLeague(fantasyTeam("Me", ["PHI"]), null);
    expect(said("how are my guys doing", mineOf([elsewhere]))).toContain(
      "Nobody that you have in Home is in this game.",
    );
  });

  it.each(["Who won?", "Did my team win?", `How did ${villain.name} do?`, `How did my guy ${hero.name} do?`])(
    "leaves other questions to the others: %s",
    (question) => {
      expect(ask(question)).toBeNull();
    },
  );

  it.each(["How is my team doing?", "How many points does my team have?"])(
    "takes a team for the fantasy team where a league is kept: %s",
    (question) => {
      expect(said(question)).toContain(`You have ${surname(hero.name)} `);
      expect(ask(question, NOBODY)).toBeNull();
    },
  );

  it.each(["What do I need to win?", "Will I win?"])("says how the match-up stands: %s", (question) => {
    expect(said(question)).toMatch(/^In Home you (?:lead|trail) \d+\.\d\d? to \d+\.\d\d?, with a \d+% chance/);
    expect(ask(question, NOBODY)).toBeNull();
  });

  it("says whose somebody is", () => {
    expect(said(`Is ${hero.name} one of my guys?`)).toMatch(/^Yes, .* is yours in Home, with \d/);
    expect(said(`Is ${villain.name} one of my guys?`)).toMatch(/^No, .* plays against you in Home/);
  });

  it("knows its questions, so that nobody's players are read for others", () => {
    expect(asksOfMine("How are my guys doing?")).toBe(true);
    expect(asksOfMine("Longest play?")).toBe(false);
    expect(asksOfMine("my goodness, what a game. Who won?")).toBe(false);
  });
});
