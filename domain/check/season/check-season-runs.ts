import { decide, type Finding, unresolved } from "../finding.ts";
import { resultsReceipt } from "../../season/season-receipt.ts";
import { type FormGame, runOf } from "../../season/season-results.ts";
import { COUNT, countOf, isBeforeGame, ORDINAL, type SeasonCheck, sideAt, type SeasonView } from "./season-view.ts";

const GAME_WORD = String.raw`(?:games?|contests?|matchups?)`;
const WIN = String.raw`(wins?|victor(?:y|ies)|triumphs?|loss(?:es)?|defeats?|setbacks?)`;
const THEIR = String.raw`(?:(?:their|its|the|a|his) )?`;

function signOf(word: string): 1 | -1 {
  return /^(?:w|vict|triumph)/i.test(word) ? 1 : -1;
}

/** The run of a side holds so many games: with this one, or before it where the words say so. */
function held(
  { games, sign }: { games: number; sign: 1 | -1 },
  team: string | null,
  isBefore: boolean,
  view: SeasonView,
): Finding {
  if (team === null) return unresolved("order", "It is not clear whose games in a row these are.");
  const side = view.side(team);
  if (!side.isWhole) return unresolved("order", `Not all games of ${team} before this one are known.`);
  const run = runOf(isBefore ? side.games : view.withNow(team));
  const earlier = run.games.filter((game) => side.games.includes(game));
  return decide(
    "order",
    run.sign === sign && run.games.length === games,
    `${team} had ${run.sign > 0 ? "won" : "lost"} ${run.games.length} in a row${isBefore ? " before this game" : ""}.`,
    proof(earlier, team),
  );
}

function proof(games: readonly FormGame[], team: string) {
  return [
    { kind: "game" as const, field: "awayScore" },
    { kind: "game" as const, field: "homeScore" },
    ...resultsReceipt(games, team),
  ];
}

const counted: SeasonCheck = (at, context, view) => {
  const [verb = "", count = ""] = at.parts;
  const isBefore = isBeforeGame(at, context);
  return held({ games: countOf(count), sign: signOf(verb) }, sideAt(at, context), isBefore, view);
};

const numbered: SeasonCheck = (at, context, view) => {
  const [count = "", noun = ""] = at.parts;
  return held({ games: countOf(count), sign: signOf(noun) }, sideAt(at, context), isBeforeGame(at, context), view);
};

const ENDED = /\b(?:snap\w*|end(?:ed|s|ing)?|halt\w*|stop(?:s|ped)?|broke|break\w*|over|until)\b/i;

/** A streak that goes on, or that this game ended. */
const streak: SeasonCheck = (at, context, view) => {
  const [count = "", word = "", noun = ""] = at.parts;
  const sign = /^w/i.test(word) || (word === "" && !/skid|slide/.test(noun)) ? 1 : -1;
  const games = countOf(count);
  const near = context.text.slice(Math.max(0, at.start - 40), at.end + 60);
  const team = sideAt(at, context);
  if (!view.facts.isOver || !ENDED.test(near)) return held({ games, sign }, team, isBeforeGame(at, context), view);
  const { awayTeam, homeTeam } = view.facts.game;
  // Who ends a winning streak is not the one who had it.
  const isOwned = /\b(?:saw|their|its)\b/.test(near) || sign < 0;
  const owner = isOwned || team === null ? team : [team, team === awayTeam ? homeTeam : awayTeam].find(hadIt);
  if (owner === null || owner === undefined) return unresolved("order", "It is not clear whose streak this was.");
  const side = view.side(owner);
  if (!side.isWhole) return unresolved("order", `Not all games of ${owner} before this one are known.`);
  const before = runOf(side.games);
  return decide(
    "order",
    hadIt(owner),
    `${owner} had ${before.sign > 0 ? "won" : "lost"} ${before.games.length} in a row before this game.`,
    proof(before.games, owner),
  );

  function hadIt(one: string): boolean {
    const run = runOf(view.side(one).games);
    const now = view.now(one);
    return (
      run.sign === sign && run.games.length === games && now !== null && Math.sign(now.own - now.other) !== run.sign
    );
  }
};

const latest: SeasonCheck = (at, context, view) => {
  const [own = "", other = "", word = ""] = at.parts;
  const team = sideAt(at, context);
  const newest = team === null ? undefined : view.side(team).games[0];
  if (team === null || newest === undefined || !view.side(team).isWhole)
    return unresolved("order", "The game before this one is not known.");
  const points = [Number(own), Number(other)].toSorted((a, b) => b - a);
  const real = [newest.own, newest.other].toSorted((a, b) => b - a);
  const told = word === "" ? (/\b(lost|loss|won|win|tied|tie)\b/i.exec(at.words)?.[1] ?? "") : word;
  const sign = /^(?:w|vic)/i.test(told) ? 1 : /^t/i.test(told) ? 0 : told === "" ? null : -1;
  return decide(
    "number",
    points.join("-") === real.join("-") && (sign === null || sign === Math.sign(newest.own - newest.other)),
    `${team} ${newest.own > newest.other ? "won" : newest.own < newest.other ? "lost" : "tied"} their game before this one ${real.join("-")}.`,
    resultsReceipt([newest], team),
  );
};

const LAST = String.raw`(?:coming off|comes? off|off|latest|last|previous|most recent)`;

/** Games in a row, streaks and the game before this one. */
export const RUNS: readonly (readonly [RegExp, SeasonCheck])[] = [
  [
    new RegExp(
      String.raw`\b(won|lost|win|lose|dropped|winning|losing) ${THEIR}(?:(?:last|past|previous) )?${COUNT} (?:(?:straight|consecutive)(?: ${GAME_WORD})?|(?:${GAME_WORD} )?in a row)`,
      "gi",
    ),
    counted,
  ],
  [
    new RegExp(
      String.raw`\b(won|lost|wins?|loses?|loss|defeat|victory) for the ${ORDINAL} (?:straight|consecutive) (?:time|game|week)`,
      "gi",
    ),
    counted,
  ],
  [
    new RegExp(String.raw`\b(winners|losers) of (?:their last )?${COUNT} (?:straight|in a row|consecutive)`, "gi"),
    counted,
  ],
  [new RegExp(String.raw`\b${THEIR}${ORDINAL} (?:straight|consecutive) ${WIN}(?: in a row)?`, "gi"), numbered],
  [new RegExp(String.raw`\b${THEIR}${ORDINAL} ${WIN} in a row`, "gi"), numbered],
  [new RegExp(String.raw`\b${COUNT} (?:straight|consecutive) ${WIN}`, "gi"), numbered],
  [new RegExp(String.raw`\b${COUNT} ${WIN} in a row`, "gi"), numbered],
  [new RegExp(String.raw`\b${THEIR}${COUNT}[- ]game (winning |losing |unbeaten )?(streak|skid|slide)`, "gi"), streak],
  [
    new RegExp(
      String.raw`\b${LAST} (?:(?:a|an|their|its|game|outing|week|time out|result|one|was|ended|in|is) )*(\d{1,2})-(\d{1,2}) (win|loss|tie|victory|defeat)`,
      "gi",
    ),
    latest,
  ],
  [
    new RegExp(
      String.raw`\b(?:won|lost|tied) (?:their|its) (?:latest|last|previous|most recent)(?: game| outing| one)? (\d{1,2})-(\d{1,2})`,
      "gi",
    ),
    latest,
  ],
];
