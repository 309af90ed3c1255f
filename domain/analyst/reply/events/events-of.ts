import type { Fact } from "../../../facts/fact.ts";
import type { Role } from "../../../facts/role.ts";
import { playsWith } from "../plays/asked-plays.ts";
import { eventKindOf } from "./event-kind-of.ts";
import type { EventKind } from "./event-kinds.ts";
import type { GameSheet } from "../sheet/game-sheet.ts";
import { isAt } from "../sheet/is-within.ts";
import { meets } from "../question/meets.ts";
import type { Question } from "../question/question.ts";

const GIVEN: readonly Role[] = ["passer", "fumbler"];

/** The events that a question names, without an answer; null where it names no kind of them. */
export function eventsOf(question: Question, sheet: GameSheet): readonly Fact[] | null {
  const kind = eventKindOf(question);
  if (kind === null || !sheet.hasPlays) return null;
  return pickFrom(narrowed(question, sheet, kind, eventsIn(question, sheet, kind)), question, kind);
}

/** All of a kind, of the part of the game and of the length that a question names. */
export function eventsIn(question: Question, sheet: GameSheet, kind: EventKind): readonly Fact[] {
  return kind.facts(sheet).filter((fact) => isInPeriod(fact, question) && isOfSize(fact, question, kind));
}

function isOfSize(fact: Fact, { sized }: Question, { size }: EventKind): boolean {
  if (sized === null) return true;
  const far = size?.(fact) ?? null;
  return far !== null && meets(far, sized);
}

/** Whether an event was in the part of the game that a question names. */
export function isInPeriod({ at, until }: Fact, { period }: Pick<Question, "period">): boolean {
  return period === null || isAt(period, at ?? until);
}

/** Which of several a question asks for: the longest, the shortest, the last, or the nth from the first. Null for all of them. */
export function pickOf({ concepts, nth }: Question): { op: string; nth: number } | null {
  if (concepts.has("longest") || concepts.has("biggest")) return { op: "longest", nth: 1 };
  if (concepts.has("shortest")) return { op: "shortest", nth: 1 };
  if (nth !== null) return { op: "nth", nth };
  if (concepts.has("first")) return { op: "nth", nth: 1 };
  return concepts.has("last") ? { op: "last", nth: 1 } : null;
}

/** The one that is asked for, or all of the longest where some are as long. */
export function pickFrom(facts: readonly Fact[], question: Question, kind: EventKind): readonly Fact[] {
  const size = sizeOf(question, kind);
  const pick = pickOf(question);
  if (pick === null) return facts;
  if (pick.op === "last") return facts.slice(-1);
  if (pick.op === "nth") return facts.slice(pick.nth - 1, pick.nth);
  const sizes = facts.flatMap((fact) => size(fact) ?? []);
  if (sizes.length === 0) return [];
  const best = pick.op === "longest" ? Math.max(...sizes) : Math.min(...sizes);
  return facts.filter((fact) => size(fact) === best);
}

/** Drives are long in yards, in time or in plays. */
function sizeOf({ text }: Question, { one, size = () => null }: EventKind): (fact: Fact) => number | null {
  if (!one.endsWith("drive")) return size;
  if (/\btime\b|\bclock\b|\bminutes\b/.test(text)) return ({ values }) => values.seconds ?? null;
  return /\b(?:most|more|longest in) plays\b|\bplays (?:wise|by)\b|\b(?:by|in|most|number of) plays$|\bplay count\b/.test(
    text,
  )
    ? ({ values }) => values.plays ?? null
    : size;
}

/** Those in which somebody of the position that is asked about had a part. */
export function ofPosition(
  facts: readonly Fact[],
  { position, players }: Question,
  { people }: GameSheet,
  { roles }: EventKind,
): readonly Fact[] {
  if (position === null || players.length > 0 || roles.length === 0) return facts;
  return facts.filter((fact) => roles.some((role) => people.get(fact.roles[role] ?? "")?.position === position));
}

/** Those of the team and the players named. */
export function narrowed(
  question: Question,
  sheet: GameSheet,
  kind: EventKind,
  facts: readonly Fact[],
): readonly Fact[] {
  const { players, teams } = question;
  const [player] = players;
  // A drive is a team's.
  if (player !== undefined && kind.one.endsWith("drive")) return facts.filter(({ team }) => team === player.team);
  if (players.length > 0) {
    const own = ofPlayers(question, kind, facts).filter((fact) => !isOthersScore(fact, question, kind));
    if (own.length > 0 || kind.isDescribed !== true) return own;
    // Who a failed try was meant for, the play-by-play alone says.
    const playsOf = new Set(players.flatMap((player) => playsWith(player, sheet).map(({ playId }) => playId)));
    return facts.filter(({ receipts }) => receipts.some((one) => one.kind === "play" && playsOf.has(one.playId)));
  }
  const [team, other] = teams;
  if (team === undefined || other !== undefined) return facts;
  const wanted = isTheirs(question, kind) ? sheet.other(team) : team;
  return facts.filter((fact) => fact.team === wanted);
}

/** What was made of a ball that a passer threw to the others is no touchdown of his. */
function isOthersScore({ roles, team }: Fact, { players }: Question, { one }: EventKind): boolean {
  return one === "touchdown" && players.some((player) => roles.passer === player.playerId && team !== player.team);
}

/** The ball that a team lost is a fact of the team that won it. */
export function isTheirs({ concepts, text }: Question, kind: EventKind): boolean {
  if (kind.one === "interception")
    return (
      !isIntercepting(text) &&
      (concepts.has("pass") ||
        concepts.has("gave") ||
        concepts.has("lose") ||
        /\b(?:was|were|get|got) \w+ (?:picked|intercepted)|thrown/.test(text))
    );
  if (kind.one === "pick-six") return concepts.has("pass") || concepts.has("gave");
  if (kind.one === "lost fumble")
    return (
      /\b(?:forced|recovered|caused) (?:the|that) \w+ fumbles?\b/.test(text) ||
      (!concepts.has("recovered") && !concepts.has("forced") && !concepts.has("takeaway"))
    );
  if (kind.one.startsWith("blocked ") && HAS_BLOCKED.test(text)) return true;
  // Who takes one is tackled.
  if (kind.one === "safety")
    return concepts.has("gave") || /\b(?:take|took|taken|taking|suffer\w*|commit\w*|tackled|caught)\b/.test(text);
  if (kind.one === "sack")
    return (
      concepts.has("gave") || concepts.has("getSacked") || /\b(?:was|were) \w+ sacked|\btimes (?:was|were) /.test(text)
    );
  if (kind.one === "turnover") return !/\bforce/.test(text) && !concepts.has("gave");
  return concepts.has("gave") !== (kind.isTheirs === true);
}

const INTERCEPTS = /\b(?:intercept(?:s|ed|ing)?|pick(?:s|ed|ing)? off)\b/;
const IS_INTERCEPTED =
  /\b(?:was|were|is|are|get|gets|got|getting|been|being|be|passes|pass|throws?|balls?)(?: \w+)? (?:intercepted|picked off)\b|\b(?:intercepted|picked off) by\b|\bthr[eo]w/;

/** Whose pass it is says nothing of who takes it: `did the Steelers intercept a pass`. */
function isIntercepting(text: string): boolean {
  return INTERCEPTS.test(text) && !IS_INTERCEPTED.test(text);
}

const HAS_BLOCKED =
  /\b(?:have|had|has|having|get|gets|got|getting)\b.*\b(?:kicks?|punts?|field goals?|fgs?|extra points?|xps?|attempts?|one)\b.*\bblocked\b/;

function hasRole({ roles }: Fact, playerId: string, wanted: readonly Role[]): boolean {
  return wanted.some((role) => roles[role] === playerId);
}

/** `Allen's touchdown passes`, `passes to Allen`, `did Allen catch one`, `who caught Allen's`. */
function passRoles({ isNameFirst, text, asks, players }: Question, { one }: EventKind): readonly Role[] | null {
  const isCaught = asks === "who" && /\bthr[eo]w\b/.test(text) && players.every(({ position }) => position !== "QB");
  if (one === "touchdown pass" && isCaught) return ["receiver", "scorer"];
  // `who caught Mayfield's`
  const isPasser = players.length === 1 && players[0]?.position === "QB";
  const isCatcher =
    (asks === "many" && /\breceiving (?:tds?|touchdowns?)\b/.test(text)) ||
    (isNameFirst &&
      asks !== "who" &&
      !/\bwho(?: \w+)? (?:caught|got)\b/.test(text) &&
      /\bcaught\b|\bdid (?:\w+ ){1,3}(?:catch|have|get)\b/.test(text));
  if (one === "touchdown catch" && isPasser) return isCatcher ? ["receiver", "scorer"] : ["passer"];
  if (one === "touchdown catch") return isNameFirst ? ["receiver", "scorer"] : ["receiver", "scorer", "passer"];
  if (one === "touchdown pass")
    return / to (?!the )\w/.test(text) && !isNameFirst
      ? ["receiver", "scorer"]
      : / to (?!the )\w/.test(text)
        ? ["passer", "receiver", "scorer"]
        : ["passer"];
  return null;
}

function fumbleRoles({ players: { length: count }, text, asks }: Question, { one, roles }: EventKind): readonly Role[] {
  const isFumbler =
    one === "lost fumble" &&
    count === 1 &&
    /\bfumbl|\blose\b|\blost\b/.test(text) &&
    !/\brecover|\bforce|\bin on\b|\bcaus|\binvolved\b/.test(text);
  if (isFumbler) return ["fumbler"];
  return one === "lost fumble" && asks === "who" ? ["fumbler", ...roles] : roles;
}

function ofPlayers(question: Question, kind: EventKind, facts: readonly Fact[]): readonly Fact[] {
  const { players, isShared, text } = question;
  const roles = passRoles(question, kind) ?? fumbleRoles(question, kind);
  // A quarterback who has scored none means those that he threw, unless he is to have scored them.
  const [only] = players;
  const own = facts.filter((fact) => only !== undefined && hasRole(fact, only.playerId, roles));
  if (kind.one === "touchdown" && only?.position === "QB" && players.length === 1 && own.length === 0)
    return /\bscor/.test(text) ? [] : facts.filter((fact) => hasRole(fact, only.playerId, ["passer"]));
  const every = facts.filter((fact) => players.every(({ playerId }) => hasRole(fact, playerId, roles)));
  const isPair =
    players.length === 2 && !isShared && roles.some((role) => GIVEN.includes(role)) && !/\b(?:and|or|vs)\b/.test(text);
  if (players.length === 1 || isPair || (every.length > 0 && !isShared)) return every;
  return facts.filter((fact) => players.some(({ playerId }) => hasRole(fact, playerId, roles)));
}
