import { matches } from "../../../words/matches.ts";
import { ordinalOf } from "../../../words/story-numbers.ts";
import type { Fact } from "../../../facts/fact.ts";
import type { Role } from "../../../facts/role.ts";
import type { Finding } from "../../cited-fault.ts";
import type { NameHit } from "../../name-mask.ts";
import { endOf, idsOf, isBorne, type Reading, relatedOf } from "../../reading.ts";
import { spotsOf } from "../clause/deed-spots.ts";
import { OF_BOTH } from "../clause/only-of-both.ts";
import { placesOf } from "../clause/places-of.ts";
import { alternatives } from "../../../words/alternatives.ts";

interface Countable {
  says: string;
  fits: (fact: Fact) => boolean;
  /** Whose it is, where it is somebody's. */
  roles: readonly Role[];
}

const has =
  (kind: Fact["kind"], ...marks: readonly Fact["marks"][number][]) =>
  (fact: Fact): boolean =>
    fact.kind === kind && (marks.length === 0 || marks.some((mark) => fact.marks.includes(mark)));

/** What is counted over a whole game, so that which one it was need not be a fact: longer words first. */
const COUNTABLE: readonly Countable[] = [
  { says: "touchdown (?:pass|throw|toss|strike)", fits: has("score", "pass"), roles: ["passer"] },
  { says: "touchdown (?:catch|reception|grab)", fits: has("score", "pass"), roles: ["receiver", "scorer"] },
  { says: "touchdown run|rushing touchdown", fits: has("score", "run"), roles: ["rusher", "scorer"] },
  { says: "touchdown|TD", fits: has("score", "touchdown"), roles: ["scorer"] },
  { says: "(?:missed field goal|field goal miss|miss)", fits: has("miss"), roles: ["kicker"] },
  { says: "field goal", fits: has("score", "fieldGoal"), roles: ["kicker"] },
  { says: "scores?|scoring play|points", fits: has("score"), roles: ["scorer", "kicker"] },
  { says: "interception|pick", fits: has("turnover", "interception"), roles: ["interceptor", "passer"] },
  { says: "lost fumble", fits: has("turnover", "fumble"), roles: ["fumbler"] },
  { says: "turnover|giveaway|takeaway", fits: has("turnover"), roles: [] },
  { says: "(?:fourth-down )?stop", fits: has("stop"), roles: [] },
];

const ORDINAL = "first|second|third|fourth|fifth|sixth|seventh|eighth|last|final|only|lone|sole";
const PATTERNS = COUNTABLE.map((countable) => ({
  ...countable,
  pattern: new RegExp(
    String.raw`\b(?:(?<also>${ORDINAL}) and )?(?<nth>${ORDINAL}) (?:\d+-yard |offensive |defensive )?(?:${countable.says})(?![\p{L}-])(?<whole>${OF_BOTH}| on the (?:board|scoreboard))?(?<part> (?:of|in) the (?:(?:first|second|third|fourth|opening|final) )?(?:half|quarter|period|frame|(?:first|second|third|fourth)(?! \\w+))| (?:after|before) (?:halftime|the (?:half|break|intermission)))?`,
    "giu",
  ),
}));

/** "The first one came right away", "the second by Bryant": of the kind that is cited. */
const ONE = new RegExp(
  alternatives`
    \b(?<nth>first|second|third|last|final) one\b(?! (?:of|was by))
    (?<!\b(?:in|of|during|into|by|through|to|after|before|won|lost|owned|entering|dominated) )\bthe (?<nth>first|second|third|fourth|last)(?=[,.;]|$| (?:by|from|on (?:a|an|the)|came|went|ended|was|to @|for \d|with (?:a|an|\d)|early|late)\b)
  `,
  "gi",
);
const ANYBODY: readonly Role[] = ["scorer", "kicker", "interceptor", "fumbler", "receiver", "passer", "rusher"];

/** "Opened the scoring", "closed the scoring": the first and the last points of a game in other words. */
const SCORING: readonly (readonly [string, RegExp, "ofTeam"?])[] = [
  [
    "first",
    /\b(?:(?:got|getting|put|putting) (?:# |them )?on the (?:board|scoreboard)\b(?! first)|(?:got|broke) into the scoring(?: column)?)/gi,
    "ofTeam",
  ],
  [
    "first",
    /\b(?:(?:opened|opening|started|starting|began) (?:all )?the scoring|(?:got|getting) the scoring started|(?:drew|drawing|draw) first blood|on the board first|(?:(?:were|was) (?:the )?first to score|struck first|scored first|scored the (?:game's )?first points)|(?:broke|breaking|break) (?:the|a) scoreless (?:tie|deadlock))\b/gi,
  ],
  [
    "last",
    /\b(?:(?:closed|closing|ended|ending|capped|capping|completed|completing|rounded out|rounding out|finished(?: off)?|finishing|concluded|wrapped up) (?:all )?the scoring|(?:nobody|no one|neither (?:team|side)) scored (?:again )?after)\b/gi,
  ],
];

/** "His second missed field goal" beside the line of a kicker who has one: more than he did in the whole game. */
function isBeyond(nth: string, { fits, roles }: Countable, { cited, index }: Reading): boolean {
  const who = cited.find(({ kind }) => kind === "line")?.roles.player;
  const all = index.facts.filter((one) => fits(one) && roles.some((role) => one.roles[role] === who));
  return who !== undefined && all.length > 0 && (ordinalOf(nth) ?? 0) > all.length;
}

/** Which one of a game, a team or a player it was, counted over the index: "the last touchdown of the game", "@'s second interception". */
export function checkNth(reading: Reading): Finding[] {
  const { text, cited, index, part, borne } = reading;
  if (part.ids.length === 0 || index.phase !== "over") return [];
  // What is marked, and what a drive came to.
  const areQuarters = cited.every(({ kind }) => kind === "quarter");
  const events = new Set([
    ...cited,
    // "His run brought the only points of the quarter": what the clause before has told.
    ...(areQuarters && reading.beside.before ? reading.before : []),
    // "A scored, the second touchdown for the Ravens": of those that are counted the one that the clause before has told.
    ...(reading.beside.before
      ? cited.flatMap((fact) => (fact.kind === "count" ? reading.before.filter(({ id }) => fact.of.includes(id)) : []))
      : []),
    ...cited.flatMap((fact) => (fact.of.length === 1 ? relatedOf(fact, index) : endOf(fact, index))),
  ]);
  const faults: Finding[] = [];
  const taken: [number, number][] = [];
  const hold = (
    { 0: said, index: at, groups }: RegExpExecArray,
    nth: string,
    countable: Countable,
    until = Number.POSITIVE_INFINITY,
  ): void => {
    const { fits } = countable;
    if (taken.some(([from, to]) => at < to && at + said.length > from)) return;
    taken.push([at, at + said.length]);
    const all = [...events].filter(fits);
    const mine = Number.isFinite(until) ? toldBefore(all, until, reading) : toldBehind(all, at + said.length, reading);
    if (mine.length === 0) {
      if (isBeyond(nth, countable, reading))
        faults.push({ word: said, reason: `"${said}": there were not so many. Say how many there were.` });
      return;
    }
    const part = groups?.["part"];
    const isOfGame =
      groups === undefined ||
      (groups["whole"] !== undefined &&
        !/(?:\b(?:his|their|its)|(?:[@#]|\b(?:team|club|offense|side))'s) $/.test(text.slice(0, at)) &&
        !/^,? (?:for|by) [@#]/.test(text.slice(at + said.length))) ||
      text.slice(0, at).endsWith("game's ");
    const owners = isOfGame
      ? [() => true]
      : part !== undefined && !/(?:\b(?:his|their|its)|[@#]'s) $/.test(text.slice(0, at))
        ? [() => true]
        : ownersOf(
            [text.slice(0, at), text.slice(at + said.length)],
            mine,
            caughtOr(countable, text.slice(0, at)),
            reading,
          );
    // "The second by Bryant" is the second interception, or the second turnover.
    const counted =
      countable.says === "one"
        ? [...owners, ...owners.map((owns) => (one: Fact) => owns(one) && isAlike(one, mine))]
        : owners;
    const isSo = mine.some((fact) =>
      counted.some((owns) =>
        isNth(
          fact,
          nth,
          index.facts.filter((one) => fits(one) && owns(one) && (part === undefined || isInSamePart(one, fact, part))),
          /^\w+ (?:[\w-]+ )?\w+s\b/.test(said) ? mine : [fact],
        ),
      ),
    );
    // "The first stop": of those that the sentence before has told.
    const told = reading.factsBefore.filter(fits).toSorted((a, b) => index.compareTime(a, b));
    const isOfTold = told.length > 1 && mine.some((fact) => told.includes(fact) && isNth(fact, nth, told, [fact]));
    const isOfOthers = countable.says === "one" && told.length > 1 && mine.every((fact) => told.includes(fact));
    if (isOfTold || (isSo && !isOfOthers)) borne.push([at, at + said.length]);
    else
      faults.push({
        word: said,
        reason: `"${said}": that is not the ${nth} one of ${idsOf(reading)}. Say which one it was, or leave the word out.`,
      });
  };
  for (const countable of PATTERNS)
    for (const found of matches(text, countable.pattern))
      hold(found, found.groups?.["nth"]?.toLowerCase() ?? "", countable);
  const event = cited[0]?.of.length === 1 ? relatedOf(cited[0], index)[0] : cited[0];
  if (event?.kind === "score" || event?.kind === "turnover" || event?.kind === "miss" || event?.kind === "stop") {
    const one = likeIt(event, reading);
    // "To open the fourth" is a time.
    for (const found of matches(text, ONE).filter((said) => !isBorne(said, reading)))
      hold(found, found.groups?.["nth"]?.toLowerCase() ?? "", one);
  }
  const points = COUNTABLE.find(({ says }) => says.includes("points"));
  if (points !== undefined)
    for (const [nth, pattern, ofTeam] of SCORING)
      for (const found of matches(text, pattern).filter((one) => !isBorne(one, reading)))
        hold(
          found,
          nth,
          ofTeam === undefined
            ? points
            : { ...points, fits: isOfTeams(toldBefore([...events].filter(points.fits), found.index + 1, reading)) },
          found.index,
        );
  return faults;
}

/** "He made all four. The third was from 23 yards": of his own, where his line or his count is told. */
function likeIt(event: Fact, { cited, factsBefore }: Reading): Countable {
  const isHis = ({ kind, roles }: Fact): boolean =>
    (kind === "nth" || kind === "line" || kind === "rank") &&
    Object.values(event.roles).includes(roles.player ?? "nobody");
  const whose = (cited.some(({ kind }) => kind === "nth") ? cited : factsBefore).find(isHis)?.roles.player;
  const fits = (fact: Fact): boolean =>
    fact.kind === event.kind &&
    (whose === undefined || (isAlike(fact, [event]) && Object.values(fact.roles).includes(whose)));
  return { says: "one", fits, roles: whose === undefined ? ANYBODY : [] };
}

/** "Caught his second touchdown pass": of a pass that somebody caught the one who caught it counts. */
function caughtOr(countable: Countable, before: string): Countable {
  const isCaught =
    countable.roles.includes("passer") &&
    !countable.roles.includes("interceptor") &&
    /\b(?:caught|catching|grabbed|hauled in|reeled in|pulled in|snagged|took in) (?:his|the|a|@'s|#'s) $/.test(before);
  return isCaught ? { ...countable, roles: ["receiver", "scorer"] } : countable;
}

function isAlike({ marks }: Fact, mine: readonly Fact[]): boolean {
  return mine.every((one) =>
    (["interception", "fumble", "touchdown", "fieldGoal"] as const).every(
      (mark) => one.marks.includes(mark) === marks.includes(mark),
    ),
  );
}

/** "The first by Love and the second by Bryant": of several the one of who is named, or whose yards are given, right behind it. */
function toldBehind(mine: readonly Fact[], from: number, { text, hits, numbers }: Reading): readonly Fact[] {
  if (mine.length < 2) return mine;
  const end = text.slice(from).search(/[,;:.]| and (?:the |then )|$/) + from;
  const places = placesOf(text);
  const ofThose = (since: number, until: number): readonly Fact[] => {
    const people = hits.flatMap(({ players }, nth) => {
      const place = places[nth] ?? -1;
      return place >= since && place < until ? players : [];
    });
    return mine.filter(({ roles }) => Object.values(roles).some((id) => people.includes(id)));
  };
  const own = ofThose(from, end);
  if (own.length > 0) return own;
  const figures = numbers.filter(({ start, form }) => form === "plain" && start >= from && start < end);
  const far = mine.filter(({ values }) => figures.some(({ value }) => value === values.yards));
  if (far.length > 0) return far;
  // "Thielen caught the second, and Johnson the third"
  const his = ofThose(text.slice(0, from).search(/[^,;:]*$/), from);
  return his.length > 0 ? his : mine;
}

/** "His catch opened the scoring, and the kick answered it": of several the one that is told last before it. */
function toldBefore(mine: readonly Fact[], until: number, reading: Reading): readonly Fact[] {
  const spot = mine.length < 2 ? undefined : spotsOf(mine, reading).findLast(({ at }) => at < until);
  return spot === undefined ? mine : spot.facts;
}

/** Scores of the team whose first ones are told. */
function isOfTeams(mine: readonly Fact[]): (fact: Fact) => boolean {
  return ({ kind, team }) => kind === "score" && mine.some((one) => one.team === team);
}

/** Of one half or one quarter: which one that is, `check-time` holds. */
function isInSamePart({ at: one }: Fact, { at: other }: Fact, part: string): boolean {
  const isFirstHalf = (quarter: string | undefined): boolean => quarter === "1" || quarter === "2";
  return /half|break|intermission/.test(part)
    ? isFirstHalf(one?.quarter) === isFirstHalf(other?.quarter)
    : one?.quarter === other?.quarter;
}

function isNth(fact: Fact, nth: string, all: readonly Fact[], told: readonly Fact[]): boolean {
  const at = all.indexOf(fact);
  if (nth === "last" || nth === "final") return at === all.length - 1;
  if (nth === "only" || nth === "lone" || nth === "sole") return at >= 0 && all.every((one) => told.includes(one));
  return at === (ordinalOf(nth) ?? 0) - 1;
}

/** "For #", "by @", "that # scored", and of the other team's "that # gave up". */
const OWNER_BEHIND =
  /^(?:,? (?:for|by)|(?: (?:that|which))?) [@#](?:(?<=(?:for|by) .)| (?:(?:would|could|had|have|did|ever|actually) )*(?:scor\w+|manag\w+|g[eo]t\b|put up|produced?|muster\w*|made|make|had|found|(?<against>allow\w*|gave up|give up|surrender\w*|yield\w*|conced\w*))(?=[,.;]|$| ))/;

/** Whose first it may be: who is named right before it, or anybody whose it can be where nobody is. */
function ownersOf(
  [before, after]: readonly [string, string],
  mine: readonly Fact[],
  { says, roles }: Countable,
  { hits, text }: Reading,
): ((fact: Fact) => boolean)[] {
  const places = placesOf(text);
  const ofHit =
    ({ team, players }: NameHit) =>
    (fact: Fact): boolean =>
      team === null ? roles.some((role) => players.includes(fact.roles[role] ?? "")) : fact.team === team;
  const ofTeam =
    (team: string | null) =>
    (fact: Fact): boolean =>
      fact.team === team;
  const named = /([@#])'s (?:\w+ )?$/.exec(before);
  const ofTeams = mine.map(({ team }) => ofTeam(team));
  // "The second by Bryant": of all of them, not of his.
  if (says === "one" && after.startsWith(" by @")) return [() => true, ...ofTeams];
  const behind = OWNER_BEHIND.exec(after);
  const place = named?.index ?? (behind === null ? -1 : text.length - after.length + behind[0].search(/[@#]/));
  const hit = hits[places.indexOf(place)];
  if (hit !== undefined && hit.team !== null && behind?.groups?.["against"] !== undefined)
    return [(fact) => fact.team !== hit.team];
  // "The Bears' third turnover" is one that the others took.
  if (hit !== undefined && hit.team !== null && /turnover|fumble|interception/.test(says))
    return [ofHit(hit), (fact) => fact.team !== hit.team];
  if (hit !== undefined) return [ofHit(hit)];
  const players = mine.flatMap(({ roles: cast }) => roles.flatMap((role) => cast[role] ?? []));
  const ofPlayers = players.map((id) => ofHit({ written: "", players: [id], team: null }));
  if (/\bhis $/.test(before)) return ofPlayers;
  // "The final points" without a word of whose are the game's.
  if (says.includes("points") && /\bthe $/.test(before) && !/^ (?:for|by) [@#]/.test(after)) return [() => true];
  if (/\b(?:their|its|our) $/.test(before)) return ofTeams;
  return [() => true, ...ofTeams, ...ofPlayers];
}
