import { recordOf } from "../../facts/team-form.ts";
import { decide, type Finding, unresolved } from "../finding.ts";
import { resultsReceipt } from "../../season/season-receipt.ts";
import type { FormGame } from "../../season/season-results.ts";
import { COUNT, countOf, isBeforeGame, ORDINAL, type SeasonCheck, sideAt, type SeasonView } from "./season-view.ts";

const RECORD = String.raw`(\d{1,2})-(\d{1,2})(?:-(\d{1,2}))?`;

function whole(team: string | null, view: SeasonView): Finding | null {
  if (team === null) return unresolved("number", "It is not clear whose record this is.");
  return view.side(team).isWhole ? null : unresolved("number", `Not all games of ${team} before this one are known.`);
}

/** The sets of games that a record may be over: of the season, or of its regular part alone. */
function spans(team: string, view: SeasonView, isBefore: boolean): FormGame[][] {
  const all = isBefore ? view.side(team).games : view.withNow(team);
  const regular = all.filter(({ isPlayoff }) => !isPlayoff);
  return regular.length === all.length ? [all] : [all, regular];
}

function fits(games: readonly FormGame[], [wins = "", losses = "", ties = ""]: readonly string[]): boolean {
  const record = recordOf(games);
  return record.wins === Number(wins) && record.losses === Number(losses) && record.ties === Number(ties);
}

function told(games: readonly FormGame[]): string {
  const { wins, losses, ties } = recordOf(games);
  return `${wins}-${losses}${ties > 0 ? `-${ties}` : ""}`;
}

/** "3-1 over their last four games" */
const overLast: SeasonCheck = (at, context, view) => {
  const team = sideAt(at, context);
  const unknown = whole(team, view);
  if (unknown !== null || team === null) return unknown;
  const count = countOf(at.parts[3] ?? "");
  const sets = [view.side(team).games, view.withNow(team)].map((games) => games.slice(0, count));
  const fit = sets.find((games) => games.length === count && fits(games, at.parts));
  return decide(
    "number",
    fit !== undefined,
    `${team} were ${told(sets[0] ?? [])} over that many games.`,
    resultsReceipt(fit ?? sets[0] ?? [], team),
  );
};

/** "won three of their last four" */
const shareOfLast: SeasonCheck = (at, context, view) => {
  const team = sideAt(at, context);
  const unknown = whole(team, view);
  if (unknown !== null || team === null) return unknown;
  const [verb = "", some = "", all = ""] = at.parts;
  const sets = [view.side(team).games, view.withNow(team)].map((games) => games.slice(0, countOf(all)));
  const count = (games: readonly FormGame[]): number => {
    const { wins, losses } = recordOf(games);
    return /^w/i.test(verb) ? wins : losses;
  };
  const fit = sets.find((games) => games.length === countOf(all) && count(games) === countOf(some));
  return decide(
    "number",
    fit !== undefined,
    `${team} were ${told(sets[0] ?? [])} over that many games.`,
    resultsReceipt(fit ?? sets[0] ?? [], team),
  );
};

/** "improved to 5-2", "are 9-4 this season", "(9-4)": with this game once it is over, unless the words say before. */
const season: SeasonCheck = (at, context, view) => {
  const team = sideAt(at, context);
  const unknown = whole(team, view);
  if (unknown !== null || team === null) return unknown;
  const isMoved = /^(?:improv|fell|fall|drop|mov|rose|climb|slip)/i.test(at.words);
  const sets = spans(team, view, !isMoved && isBeforeGame(at, context));
  const fit = sets.find((games) => games.length > 0 && fits(games, at.parts));
  return decide(
    "number",
    fit !== undefined,
    `${team} are ${told(sets[0] ?? [])}.`,
    resultsReceipt(
      (fit ?? sets[0] ?? []).filter((game) => game !== view.now(team)),
      team,
    ),
  );
};

/** "their first win of the season", "lost for the second time this season" */
const nth: SeasonCheck = (at, context, view) => {
  const team = sideAt(at, context);
  const unknown = whole(team, view);
  if (unknown !== null || team === null) return unknown;
  const word = at.parts.find((part) => /^(?:w|vic|lo|def)/i.test(part)) ?? "";
  const count = at.parts.find((part) => part !== word) ?? "";
  const sign = /^(?:w|vic)/i.test(word) ? 1 : -1;
  const games = view.withNow(team);
  const alike = games.filter(({ own, other }) => Math.sign(own - other) === sign);
  const isThis = !view.facts.isOver || alike[0] === games[0];
  const value = /^only$/i.test(count) ? 1 : countOf(count);
  return decide(
    "order",
    isThis && alike.length === value,
    `${team} are ${told(games)}${view.facts.isOver ? " with this game" : ""}.`,
    resultsReceipt(view.side(team).games, team),
  );
};

const WINLESS = /^winless/i;

/** "unbeaten no more", "remain winless" */
const without: SeasonCheck = (at, context, view) => {
  const team = sideAt(at, context);
  const unknown = whole(team, view);
  if (unknown !== null || team === null) return unknown;
  const [word = "", count = ""] = at.parts;
  const isWinless = WINLESS.test(word);
  const isOver = /\b(?:no more|no longer|until|previously|last|had been|were)\b/i.test(
    context.text.slice(Math.max(0, at.start - 24), at.end + 12),
  );
  const games = isOver ? view.side(team).games : view.withNow(team);
  const now = view.now(team);
  const none = (one: FormGame): boolean => (isWinless ? one.own <= one.other : one.own >= one.other);
  const isChanged = !isOver || now === null || !none(now) || !/no more|no longer/i.test(context.text);
  return decide(
    "order",
    games.length > 0 && games.every(none) && isChanged && (count === "" || countOf(count) === games.length),
    `${team} are ${told(games)}.`,
    resultsReceipt(view.side(team).games, team),
  );
};

const OF_SEASON = String.raw`(?:of|this|on) (?:(?:the|their|its) )?(?:season|year|campaign)|this season|this year`;

/** Records over the season or its last games, and what came first in it. */
export const RECORDS: readonly (readonly [RegExp, SeasonCheck])[] = [
  [
    new RegExp(
      String.raw`\b${RECORD} (?:over|in|across|through) (?:their|its|the) (?:last|past|previous) ${COUNT}(?: games)?`,
      "gi",
    ),
    overLast,
  ],
  [
    new RegExp(
      String.raw`\b(won|lost|dropped) ${COUNT} of (?:their|its|the) (?:last|past|previous) ${COUNT}(?: games)?`,
      "gi",
    ),
    shareOfLast,
  ],
  [
    new RegExp(
      String.raw`\b(?:improv\w+|fell|falls?|dropp\w+|drops?|mov\w+|rose|climb\w*|slip\w*|sits?|stands?|stood) (?:to|at) ${RECORD}(?: (?:this|on the) (?:season|year))?`,
      "gi",
    ),
    season,
  ],
  [new RegExp(String.raw`\b${RECORD} (?:record|(?:this|on the|for the) (?:season|year)|so far)`, "gi"), season],
  [new RegExp(String.raw`(?<=\()${RECORD}(?=\))`, "g"), season],
  [
    new RegExp(
      String.raw`\b(?:(?:their|its|the) )?(?:${ORDINAL}|(only)) (win|victory|loss|defeat) (?:${OF_SEASON})`,
      "gi",
    ),
    nth,
  ],
  [new RegExp(String.raw`\b(won|lost) for the ${ORDINAL} time (?:${OF_SEASON})`, "gi"), nth],
  [
    new RegExp(String.raw`\b(winless|unbeaten|undefeated)\b(?! streak)(?: (?:after|through|in) ${COUNT} games)?`, "gi"),
    without,
  ],
];
