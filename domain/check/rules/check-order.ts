import { bothSidesProof, playProof } from "../claim-proofs.ts";
import { decide, fails, type Finding, unresolved } from "../finding.ts";
import { mostAhead, otherTeam, pointsOf } from "../game-facts.ts";
import { leadPlay } from "../lead-play.ts";
import { isObject, ownerOf, type SentenceContext } from "../sentence-context.ts";

/** A word of order or comparison where a sentence has it. */
export interface OrderFinding extends Finding {
  start: number;
  end: number;
}

type Check = (found: RegExpExecArray | RegExpMatchArray, at: number, context: SentenceContext) => Finding | null;

const FINAL = [
  { kind: "game" as const, field: "awayScore" },
  { kind: "game" as const, field: "homeScore" },
];
const NOT =
  /\b(?:not(?! even)|never|nobody|none|neither|n't|no|for the|and the|chance at a|nearly|almost|could|would|might|may|to|if|chance|hope\w*|without|can|will|should|must|trying|tried|needed|hardly|whoever|who)\s+(?:\w+\s+)?$/i;

/** The side that a word at an offset is said of; null where none has been named. */
export function teamAt(at: number, end: number, context: SentenceContext): string | null {
  const owns = ({ end: after }: { end: number }): boolean =>
    context.text.startsWith("'", after) && !/^'s? (?:\w+ )?$/.test(context.text.slice(after, at));
  const before = context.mentions.filter((mention) => mention.end <= at && !isObject(context.text, mention));
  const active = before.findLast((mention) => !owns(mention)) ?? before.at(-1);
  const person = active?.playerIds[0];
  if (person !== undefined && active?.team === null) return context.facts.players.get(person)?.team ?? null;
  return ownerOf(at, end, context, "team")?.team ?? null;
}

/** Right after the word: "beat the Bears". */
function isObjectOf(text: string, { start }: { start: number }, at: number): boolean {
  return start > at && /^\w+ (?:the )?$/.test(text.slice(at, start));
}

const result =
  (isWin: boolean): Check =>
  (found, at, context) => {
    const { text, facts } = context;
    if (!facts.isOver || NOT.test(text.slice(0, at)) || /\b(?:neither|nobody|not even|no winner)\b/i.test(text))
      return null;
    const end = at + found[0].length;
    const given = context.mentions.find(
      ({ team, start }) =>
        team !== null && start >= end && /^[^,;.]{0,26}\b(?:for|by)\s+(?:the\s+)?$/.test(text.slice(end, start)),
    );
    const team = given?.team ?? teamAt(at, end, context);
    if (team === null) return null;
    if (facts.winner === null) return fails("order", "Nobody won: it finished even.", FINAL);
    const object = context.mentions.find(
      ({ team: other, start }) => other !== null && start >= end && start - end < 40,
    );
    const isSelf =
      object?.team === team && /\b(?:over|past|against|beat|to)\s+(?:the\s+)?$/i.test(text.slice(0, object.start));
    return decide("order", !isSelf && (team === facts.winner) === isWin, `${facts.winner} won.`, FINAL);
  };

const led =
  (sign: 1 | -1): Check =>
  (found, at, context) => {
    const { text, facts } = context;
    if (facts.states.length < 2) return null;
    const team = teamAt(at, at + found[0].length, context);
    if (team === null) return null;
    const before = text.slice(0, at);
    if (context.mentions.some((one) => one.team === team && isObjectOf(text, one, at)))
      return fails("order", "No side trails or leads itself.");
    const ever = mostAhead(sign > 0 ? team : otherTeam(team, facts.game), facts) > 0;
    if (/^ (?:all|every\w+)\b/.test(text.slice(at + found[0].length)))
      return fails("order", "Say who had more, not who trailed them all.");
    if (/\bnever\s+$/i.test(before) && /^ again\b/.test(text.slice(at + found[0].length))) {
      const last = facts.states.at(-1) ?? { away: 0, home: 0 };
      const gap = pointsOf(team, last, facts.game) - pointsOf(otherTeam(team, facts.game), last, facts.game);
      return decide("order", ever && sign * gap <= 0, `${team} did.`, FINAL);
    }
    if (/\bnever\s+(?:again\s+)?$/i.test(before))
      return decide("order", /again/.test(before.slice(-12)) || !ever, `${team} did at some time.`, FINAL);
    if (NOT.test(before)) return null;
    const ahead = sign > 0 ? team : otherTeam(team, facts.game);
    const proof = playProof(leadPlay(ahead, text.slice(at + found[0].length), facts));
    return decide("order", ever, `${team} never ${sign > 0 ? "led" : "trailed"}.`, proof);
  };

const comeback: Check = (found, at, context) => {
  const { facts, text } = context;
  if (!facts.isOver || NOT.test(text.slice(0, at)) || /\b(?:no|any)\b[^,;]{0,12}$/i.test(text.slice(0, at)))
    return null;
  if (
    /\b(?:kill\w*|end\w*|halt\w*|stopp\w*|stall\w*|snuff\w* out|thwart\w*) (?:the|a|any|its|their) $/i.test(
      text.slice(0, at),
    )
  )
    return null;
  const loser = facts.winner === null ? null : otherTeam(facts.winner, facts.game);
  const deficit = loser === null ? 0 : mostAhead(loser, facts);
  const late = facts.states.some(
    (state) =>
      loser !== null &&
      (state.quarterName === "4" || state.quarterName === "OT") &&
      pointsOf(loser, state, facts.game) > pointsOf(facts.winner ?? "", state, facts.game),
  );
  const team = teamAt(at, at + found[0].length, context);
  const isWinner = team === null || team === facts.winner || /\b(?:blew|squandered|collapse)/i.test(found[0]);
  return decide(
    "order",
    isWinner && (deficit >= 7 || (deficit > 0 && late)),
    "The winner had nothing to come back from.",
    [...(loser === null ? [] : playProof(leadPlay(loser, "", facts))), ...FINAL],
  );
};

const tied: Check = (_found, at, context) => {
  const { facts, text } = context;
  if (facts.states.length < 2 || NOT.test(text.slice(0, at))) return null;
  const ever = facts.states.some(({ away, home }, index) => index > 0 && away === home);
  return decide("order", ever, "It was never level after the first points.", FINAL);
};

const upset: Check = (_found, at, context) => {
  const { facts, text } = context;
  const { pointSpread, awayTeam, homeTeam } = facts.game;
  if (pointSpread === null || pointSpread === 0)
    return unresolved("order", "There is no spread that says who was favored.");
  if (NOT.test(text.slice(0, at)) || !facts.isOver) return null;
  return decide("order", facts.winner === (pointSpread < 0 ? awayTeam : homeTeam), "The favorite won.", [
    { kind: "game", field: "pointSpread" },
  ]);
};

const favored =
  (isFavorite: boolean): Check =>
  (found, at, context) => {
    const { pointSpread, awayTeam, homeTeam } = context.facts.game;
    if (pointSpread === null || pointSpread === 0)
      return unresolved("order", "There is no spread that says who was favored.");
    const end = at + found[0].length;
    const isFirst = context.mentions.every((one) => one.start > at);
    const next = context.mentions.find(
      (one) => one.team !== null && (one.start === end + 1 || (isFirst && one.start > end)),
    );
    const team = next?.team ?? teamAt(at, end, context);
    const favorite = pointSpread < 0 ? homeTeam : awayTeam;
    return team === null
      ? null
      : decide("order", (team === favorite) === isFavorite, `${favorite} were favored.`, [
          { kind: "game", field: "pointSpread" },
        ]);
  };

const shutout: Check = (_found, _at, { facts, text }) =>
  facts.isOver && !/\b(?:quarter|half)\b/.test(text)
    ? decide("order", facts.game.awayScore === 0 || facts.game.homeScore === 0, "Both sides scored.", FINAL)
    : null;

const rout: Check = (_found, at, { facts, text }) =>
  facts.isOver && !NOT.test(text.slice(0, at))
    ? decide(
        "order",
        Math.abs((facts.game.awayScore ?? 0) - (facts.game.homeScore ?? 0)) >= 17,
        "The margin was too small for that word.",
        FINAL,
      )
    : null;

const close: Check = (_found, at, { facts, text }) =>
  facts.isOver && !NOT.test(text.slice(0, at))
    ? decide(
        "order",
        Math.abs((facts.game.awayScore ?? 0) - (facts.game.homeScore ?? 0)) <= 8,
        "The margin was too large for that word.",
        FINAL,
      )
    : null;

const outdid: Check = (found, at, context) => {
  const { facts } = context;
  const word = (found[1] ?? "").toLowerCase();
  const team = teamAt(at, at + found[0].length, context);
  if (team === null) return null;
  if (context.mentions.some((one) => one.team === team && isObjectOf(context.text, one, at)))
    return fails("order", "No side outdoes itself.");
  const field = { gained: "totalYards", rushed: "rushingYards", passed: "passingYards" }[word];
  const of = (side: string): number[] =>
    field === undefined
      ? [pointsOf(side, { away: facts.game.awayScore ?? 0, home: facts.game.homeScore ?? 0 }, facts.game)]
      : (facts.teams.get(side)?.[field] ?? []);
  const [own, other] = [of(team), of(otherTeam(team, facts.game))];
  return decide(
    "order",
    own.some((value, index) => value > (other[index] ?? 0)),
    `${team} had ${own[0] ?? 0}, the other side ${other[0] ?? 0}.`,
    bothSidesProof(team, otherTeam(team, facts.game), field ?? "points"),
  );
};

/** The store knows this game alone. */
const beyond: Check = (found) =>
  unresolved("order", `Nothing beyond this game is known that would prove "${found[0]}".`);

const CHECKS: readonly [RegExp, Check][] = [
  [
    /\b(?:won|beat(?:ing|s)?(?! (?:him|her|everybody|everyone|the clock)\b)|defeat(?:ed|ing|s)|topped(?! (?:all|every|\d|the \d))|edged(?! (?:back|ahead|in front|closer|within))|outlasted|downed|stunned|routed|held off|wins?|victory|winners?|swept|dominat(?:ed|es)|blanked)\b/gi,
    result(true),
  ],
  [
    /\b(?:lost|loss|lose|losers?|fell to|falls? to|defeated by)\b(?! (?:fumbles?|ball|the ball|a fumble|yards?|none|nothing|no\b|\w+ (?:yards )?on\b))(?<!fumbles? lost)/gi,
    result(false),
  ],
  [/\b(?:trailed|trailing)\b/gi, led(-1)],
  [
    /\bled\b(?! (?:to|the way|all|both|everyone|everybody|in |with |his|her|their))(?! (?:the )?(?:[A-Z]|visit|host|home|road)[\w' ]+ (?:with|in))/g,
    led(1),
  ],
  [
    /\b(?:comeback|came back|come back|comes back|rall(?:y|ied|ies)|erased?|overc[ao]me|dug out|blew(?= (?:an? |the |its |their |that ))|squandered|collapsed?)/gi,
    comeback,
  ],
  [/\b(?:tied (?:it|the (?:game|score))|tying|levelled|equali[sz]ed)\b/gi, tied],
  [/\bupsets?\b/gi, upset],
  [/(?<!\b(?:his|her) )\bfavou?r(?:ed|ites?)\b(?! (?:targets?|receivers?|weapons?))/gi, favored(true)],
  [/\bunderdogs?\b/gi, favored(false)],
  [/\b(?:shutout|shut out|shutting out|blanked)\b/gi, shutout],
  [/\b(?:blowout|rout|routed|cruised|dominant|lopsided|runaway)\b/gi, rout],
  [
    /\b(?:nail-biter|thriller|squeaked|one-score|narrow(?:ly)?|edged(?! (?:back|ahead|in front|closer|within)))\b/gi,
    close,
  ],
  [/\bout(gained|rushed|scored|passed)\b/gi, outdid],
  [
    /\b(?:(?:season|career|franchise|league)[- ](?:high|low|best|record)s?|(?:winning|losing) streak|straight (?:win|loss|game)\w*|for the first time|of the season|this season|all season|record-\w+)\b/gi,
    beyond,
  ],
  [/\b(?:rookies?|veterans?|undrafted|(?:first|second|third|fourth|fifth|\w+th)-year(?= [a-z]))\b/gi, beyond],
];

/** Every word of order in a sentence that says something about the game. */
export function findOrder(context: SentenceContext): OrderFinding[] {
  const found: OrderFinding[] = [];
  for (const [words, check] of CHECKS) {
    for (const match of context.text.matchAll(words)) {
      const finding = check(match, match.index, context);
      if (finding !== null) found.push({ ...finding, start: match.index, end: match.index + match[0].length });
    }
  }
  return found;
}
