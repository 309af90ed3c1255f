import { decimal } from "../../../facts/wording/number-words.ts";
import type { Fact } from "../../../facts/fact.ts";
import type { RosterPlayer } from "../../../names/game-roster.ts";
import {
  CATEGORIES,
  type Figure,
  FIGURES,
  fitsNeeds,
  FREE,
  MOST_LISTED,
  plural,
  POSITION_FIGURE,
  valueOf,
} from "./figures.ts";
import { isAgainstTeam } from "./answer-against-team.ts";
import { aheadInPoints } from "./ahead-in-points.ts";
import { eachCarry } from "./each-carry.ts";
import { answerSums } from "./answer-sums.ts";
import { howFarAhead } from "./how-far-ahead.ts";
import { kicksToo } from "../sheet/kicks-of.ts";
import { moreTouchdowns } from "./more-touchdowns.ts";
import { noneOfHis } from "./none-of-his.ts";
import { inPeriod } from "../sheet/in-period.ts";
import { pointsWords } from "../fantasy/points-words.ts";
import { leaders, MANY_YARDS } from "./leaders.ts";
import { teamRows } from "./team-rows.ts";
import { usualPoints } from "./usual-points.ts";
import { withOpening, withoutVerdict } from "../sheet/with-opening.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { isOnly as isEvery } from "../question/is-only.ts";
import type { Concept } from "../question/lexicon.ts";
import { linesOf } from "../sheet/lines-of.ts";
import { meets } from "../question/meets.ts";
import type { Question } from "../question/question.ts";

const TEAM_STATS = ["totalYards", "firstDowns", "thirdDowns", "turnovers", "penalties", "possession"] as const;

const MOST_PLAYERS = 4;

/** Statistics of players named, of leaders, and of teams. Null where the question is about something else. */
export function answerFigures(question: Question, sheet: GameSheet): Sentence[] | null {
  if (question.at !== null || question.moment !== null || question.sized !== null) return null;
  // `The third leading receiver`: of players alone one is the third.
  if (question.nth !== null)
    return question.concepts.has("most") && question.players.length === 0 && question.asks === "who"
      ? leaders(question, sheet)
      : null;
  if (isAgainstTeam(question)) return null;
  const aimed = aimedAt(question, sheet);
  if (aimed !== null) return aimed;
  if (question.players.length > 0) return ofPlayers(question, sheet);
  if (isEvery(question.concepts, "teamStats list compare eachTeam") && question.concepts.has("teamStats"))
    return sheet.sentences(...TEAM_STATS.map((mark) => sheet.index.byId(`cmp:${mark}`)));
  const found = teamRows(question, sheet) ?? leaders(question, sheet);
  // How good that is no figure settles: `were they perfect on third down`.
  const isOpinion = question.order.includes("perform") && question.threshold === null;
  return found !== null && isOpinion ? withoutVerdict(found) : found;
}

/** Who a passer threw to most: his team's leader. Who caught his passes: his team's receivers. */
function aimedAt(question: Question, sheet: GameSheet): Sentence[] | null {
  const { players, concepts, asks, text, threshold } = question;
  const [passer, other] = players;
  if (passer?.position !== "QB" || other !== undefined || asks === "many") return null;
  const isOfSome = BY_SOME.test(text) && (concepts.has("multiple") || threshold !== null);
  if (isOfSome && isEvery(concepts, "sack multiple defense") && isOnlySacked(passer, sheet))
    return leaders({ ...question, players: [], teams: [sheet.other(passer.team)] }, sheet);
  if (asks === "yesNo") return null;
  if (asks === "who" && /\bcaught\b/.test(text) && concepts.has("pass") && isEvery(concepts, "catch receive pass"))
    return leaders({ ...question, concepts: new Set(["catch", "list"]), players: [], teams: [passer.team] }, sheet);
  // Who sacked him most is the other team's leader.
  if (asks === "who" && concepts.has("sack") && concepts.has("most") && isEvery(concepts, "sack most"))
    return leaders({ ...question, players: [], teams: [sheet.other(passer.team)] }, sheet);
  const isAim =
    concepts.has("target") ||
    (asks === "who" && /\b(?:thr[eo]w\w*|pass\w*|look\w*) (?:it |the ball )?(?:to|at|for)\b/.test(text));
  if (!isAim || !concepts.has("most") || !isEvery(concepts, "target most receive pass")) return null;
  const most = new Set(["target", "most"]);
  return leaders({ ...question, concepts: most, players: [], teams: [passer.team] }, sheet);
}

/** `did any Ram get to Hurts more than once`, `who sacked him twice`: no sacks that he took. */
const BY_SOME =
  /^(?:so )?(?:who|which (?:\w+ )?\w+|(?:did )?(?:any|some|one|an?)(?:one|body)?(?: \w+){0,2}) (?:sack\w*|got to|get to|had|have)\b|\bsacked by (?:the same|any one|a single|one)\b/;

/** Whether every sack of a team was of one passer. */
function isOnlySacked({ playerId, team }: RosterPlayer, sheet: GameSheet): boolean {
  return sheet
    .lines(null)
    .every(
      ({ team: own, roles, values }) => own !== team || roles.player === playerId || (values.sacksTaken ?? 0) === 0,
    );
}

function figureOf({ concepts: asked, players, position }: Question): Figure | null {
  const isBare = asked.has("average") && isEvery(asked, "average yards stats") && players.length === 1;
  const usual = isBare ? AVERAGE_OF[players[0]?.position ?? ""] : undefined;
  const concepts = usual === undefined ? asked : new Set([...asked, usual]);

  const isQuarterback = players.some((player) => player.position === "QB") || position === "QB";
  // Of two of one trade `more yards` are the yards of it, and who outran the other is told by their runs.
  if (players.length > 1 && ["outrush", "outpass"].some((one) => asked.has(one)))
    return FIGURES.find(({ unit }) => unit === (asked.has("outrush") ? "rushingYards" : "passingYards")) ?? null;
  // Who outgained the other is told by the yards of their position, too.
  const trades = new Set(players.map((player) => POSITION_FIGURE[player.position]?.unit));
  if (
    players.length > 1 &&
    trades.size === 1 &&
    (asked.has("yards") || asked.has("outgain")) &&
    isEvery(asked, "yards outgain most better compare least")
  )
    return FIGURES.find(({ unit }) => trades.has(unit)) ?? null;
  const found = FIGURES.filter(({ needs, also = [] }) => fitsNeeds(concepts, needs, also, FREE));
  const [first, second] = found;
  // A quarterback's interceptions are those he threw.
  if (first?.unit === "interceptions" && isQuarterback)
    return FIGURES.find(({ unit }) => unit === "interceptionsThrown") ?? null;
  if (first?.unit === "interceptionsThrown" && !isQuarterback && players.length > 0 && second !== undefined)
    return second;
  if (first?.unit === "sacks" && isQuarterback) return FIGURES.find(({ unit }) => unit === "sacksTaken") ?? null;
  return first ?? null;
}

/** What somebody's mean is of. */
const AVERAGE_OF: Readonly<Record<string, Concept>> = { RB: "carry", WR: "catch", TE: "catch" };

/** A figure that no line tells, beside the lines: targets with yards and catches, fantasy points with a stat line. */
function besideLines(question: Question, sheet: GameSheet): Sentence[] | null {
  const { concepts, asks, players, text, period, order } = question;
  const usual = usualPoints(question, sheet);
  if (usual !== null) return usual;
  const isMore = order.includes("perform") || !isEvery(concepts, WORDS_OF_POINTS);
  if (
    (concepts.has("fantasy") || concepts.has("ppr")) &&
    period === null &&
    (asks === "other" || asks === "many") &&
    isMore &&
    isEvery(concepts, `${WORDS_OF_POINTS} ${LINE_WORDS} scrimmage stats`)
  )
    return [
      ...(concepts.has("scrimmage")
        ? (answerSums({ ...question, concepts: new Set(["scrimmage"]) }, sheet) ?? [])
        : []),
      ...players.flatMap((player) =>
        sheet.sentences(sheet.index.byId(`f:${player.playerId}`), ...linesOf(player, sheet)),
      ),
    ];
  // How much of the load was his, with what he made of it.
  if (asks !== "yesNo" && concepts.size > 1 && isEvery(concepts, `share ${LINE_WORDS}`)) {
    const shares = shareOf(question, sheet);
    if (shares !== null) return [...players.flatMap((player) => sheet.sentences(...linesOf(player, sheet))), ...shares];
  }
  const passer = sackedPasser(question, sheet);
  if (passer !== null) return passer;
  const isOfTargets =
    concepts.has("target") &&
    concepts.size > 1 &&
    (asks === "other" || (asks === "many" && /\band\b/.test(text))) &&
    isEvery(concepts, "target yards touchdown catch receive stats compare");
  const isOfStats =
    concepts.has("stats") &&
    (/\band\b/.test(text) || !isEvery(concepts, "stats fantasy ppr standard points projected"));
  const figure = isOfTargets ? FIGURES.find(({ unit }) => unit === "targets") : figureOf(question);
  if (figure === undefined || figure === null || !(isOfTargets || isOfStats)) return null;
  return players
    .flatMap((player) => [
      ...figureWords(sheet, question, player, figure),
      ...sheet.sentences(...linesOf(player, sheet, period)).map((one) => inPeriod(one, question)),
    ])
    .filter(({ text: said }, at, all) => all.findIndex((one) => one.text === said) === at);
}

/** `his picks and sacks`, of a passer: his line, and how often he was sacked, which it does not say. */
function sackedPasser(question: Question, sheet: GameSheet): Sentence[] | null {
  const { players, concepts, asks, threshold } = question;
  const [passer, other] = players;
  if (passer?.position !== "QB" || other !== undefined || threshold !== null || asks === "yesNo") return null;
  const isSacks = concepts.has("sack") || concepts.has("getSacked");
  const figure = FIGURES.find(({ unit }) => unit === "sacksTaken");
  if (!isSacks || concepts.size < 2 || figure === undefined || !isEvery(concepts, `${LINE_WORDS} getSacked stats`))
    return null;
  const line = lineOf(sheet, question, passer, "passing");
  return line === null
    ? null
    : [...sheet.sentences(line).map((one) => inPeriod(one, question)), ...figureWords(sheet, question, passer, figure)];
}

/** A defender's returns are of the balls that he took. */
function takenBy({ playerId }: RosterPlayer, sheet: GameSheet): Sentence[] {
  return sheet.index
    .about(playerId)
    .filter(({ kind, values }) => kind === "turnover" && values.returnYards !== undefined)
    .map((fact) => sheet.event(fact));
}

function ofPlayers(question: Question, sheet: GameSheet): Sentence[] | null {
  const { players, concepts, period, asks, numbers } = question;
  if (players.length > MOST_PLAYERS) return null;
  // `Did he have 10 catches`: at least so many.
  const [number] = numbers;
  if (number !== undefined && question.threshold === null && asks === "yesNo")
    return numbers.length > 1
      ? null
      : ofPlayers({ ...question, numbers: [], threshold: { op: "least", value: number } }, sheet);
  // `Pollard 62 yards?`: his figure says whether.
  if (number !== undefined && number > MOST_LISTED)
    return asks === "other" && numbers.length === 1 ? ofPlayers({ ...question, numbers: [] }, sheet) : null;
  // `over 150 rushing` is of yards.
  const isBareWay = concepts.size === 1 && ["rush", "pass", "receive"].some((one) => concepts.has(one));
  if (isBareWay && (question.threshold?.value ?? 0) >= MANY_YARDS)
    return ofPlayers({ ...question, concepts: new Set([...concepts, "yards"]) }, sheet);
  const sackers = sackersOf(question);
  if (sackers !== null) return ofPlayers({ ...question, players: sackers }, sheet);
  const { threshold } = question;
  const beside = besideLines(question, sheet);
  if (beside !== null) return beside;
  const figure = figureOf(question);
  if (figure !== null && figure.mark === "fantasy" && period !== null) return null;
  if (figure !== null) {
    if (threshold !== null && players.length === 1) return held(question, sheet, figure);
    const stated = players.flatMap((player) => figureWords(sheet, question, player, figure));
    if (threshold !== null)
      return asks === "yesNo" && /\b(?:both|each)\b/.test(question.text)
        ? withOpening(
            players.every((player) => meets(valueIn(sheet, question, player, figure), threshold)),
            stated,
          )
        : stated;
    if (
      players.length === 2 &&
      (["most", "better", "outgain", "outrush", "outpass"].some((one) => concepts.has(one)) || asks === "who")
    )
      return compared(sheet, question, figure, stated);
    return asks === "yesNo" && players.length === 1 ? whether(sheet, question, figure, stated) : stated;
  }
  const [only] = players;
  if (
    threshold !== null &&
    players.length === 1 &&
    only !== undefined &&
    [...concepts].every((concept) => concept === "yards" || FREE.has(concept))
  ) {
    const own = POSITION_FIGURE[only.position];
    const usual = FIGURES.find(({ unit }) => unit === own?.unit);
    const isYards = concepts.has("yards") || (concepts.size === 0 && threshold.value >= MANY_YARDS);
    return usual === undefined || !isYards ? null : held(question, sheet, usual);
  }
  const touchdowns = moreTouchdowns(question, sheet);
  if (touchdowns !== null) return touchdowns;
  const usage = shareOf(question, sheet);
  if (usage !== null) return usage;
  if (concepts.has("share")) return null;
  const category = CATEGORIES.find(({ needs, also = [] }) => fitsNeeds(concepts, needs, ["yards", ...also], FREE));
  const lines = players.flatMap((player) => {
    const own = linesOf(player, sheet, question.period);
    const chosen =
      category === undefined || concepts.size === 0 ? own : own.filter(({ marks }) => marks.includes(category.mark));
    const taken = chosen.length === 0 && category?.mark === "returning" ? takenBy(player, sheet) : [];
    if (taken.length > 0) return taken;
    return chosen.length === 0
      ? [nothing(sheet, player, question)]
      : [
          ...(category === undefined ? noneOfHis(player, chosen, question, sheet) : []),
          ...sheet.sentences(...chosen).map((one) => inPeriod(one, question)),
          ...(category === undefined ? kicksToo(chosen, question, sheet) : []),
        ];
  });
  const isGeneral = [...concepts].every((concept) => FREE.has(concept) || GENERAL.has(concept));
  // Several figures at once: his lines have them all.
  const isLines =
    asks !== "yesNo" && asks !== "who" && asks !== "when" && isEvery(concepts, `${LINE_WORDS} ${[...FREE].join(" ")}`);
  if (threshold !== null || (category === undefined && !isGeneral && !isLines)) return null;
  // Who asks how somebody did wants his fantasy points as well.
  const fantasy =
    isGeneral && period === null && players.length === 1 ? sheet.index.byId(`f:${players[0]?.playerId ?? ""}`) : null;
  const isRun = category?.mark === "rushing" && players.length === 2 && concepts.has("better");
  return [
    ...lines,
    ...sheet.sentences(fantasy),
    ...(isRun ? eachCarry(question, sheet) : isGeneral ? aheadInPoints(question, sheet) : []),
  ];
}

/** Sacks of a quarterback are those of the other player named: the ones he took are not asked as well. */
function sackersOf({ players, concepts, isShared }: Question): RosterPlayer[] | null {
  const others = players.filter(({ position }) => position !== "QB");
  const isAsked = concepts.has("sack") && !isShared && others.length > 0 && others.length < players.length;
  return isAsked && others.every(({ team }) => players.some((one) => one.position === "QB" && one.team !== team))
    ? others
    : null;
}

const GENERAL: ReadonlySet<Concept> = new Set(["happened", "yards", "offense", "total"]);
const WORDS_OF_POINTS = "fantasy ppr points total score made";
/** What the lines of a player tell of. */
const LINE_WORDS =
  "yards touchdown catch receive pass rush carry interception completion attempt score perform tackle sack";

function nothing(sheet: GameSheet, { playerId }: RosterPlayer, question: Question): Sentence {
  const words = question.period === null ? " in this game" : ` ${question.period.words}`;
  const soFar = sheet.index.phase === "over" ? "" : " so far";
  const others = linesOf({ playerId }, sheet);
  return sheet.say(
    `The stats have nothing${others.length > 0 && question.period === null ? " of that kind" : ""} for ${sheet.name(playerId)}${words}${soFar}.`,
    null,
  );
}

function figureWords(
  sheet: GameSheet,
  question: Question,
  player: RosterPlayer,
  { unit, mark, words, says, isInClause = false }: Figure,
): Sentence[] {
  const fact = lineOf(sheet, question, player, mark);
  if (fact === null) {
    const own = linesOf(player, sheet, question.period).slice(0, 1);
    const no = sheet.say(
      `The stats have no ${pointsWords(plural(words(0)), player.position)} for ${sheet.name(player.playerId)}${question.period === null ? "" : ` ${question.period.words}`}.`,
      null,
    );
    return [no, ...sheet.sentences(...own).map((one) => inPeriod(one, question))];
  }
  const value = valueOf(fact, unit);
  if (value === null) return [];
  const standard = fact.values.standardPoints;
  if (unit === "pprPoints" && !question.concepts.has("ppr") && standard !== undefined && standard !== value) {
    return [...sheet.sentences(fact), sheet.say(`In standard scoring that is ${decimal(standard)}.`, fact)];
  }
  if (isInClause && (value !== 0 || /Yards/.test(unit)))
    return sheet.sentences(fact).map((one) => inPeriod(one, question));
  const when = question.period === null ? "" : ` ${question.period.words}`;
  return [
    sheet.say(
      `${sheet.name(player.playerId)} ${says === undefined ? `had ${words(value)}` : says(value)}${when}.`,
      fact,
    ),
    ...(isInClause || /Rate$|^yardsPer/.test(unit) ? sheet.sentences(fact).map((one) => inPeriod(one, question)) : []),
  ];
}

function lineOf(sheet: GameSheet, { period }: Question, { playerId }: RosterPlayer, mark: Figure["mark"]): Fact | null {
  if (mark === "fantasy") return sheet.index.byId(`f:${playerId}`);
  return sheet.lines(period).find(({ roles, marks }) => roles.player === playerId && marks.includes(mark)) ?? null;
}

function whether(sheet: GameSheet, question: Question, figure: Figure, stated: Sentence[]): Sentence[] {
  const [player] = question.players;
  const { mark } = figure;
  const value = player === undefined ? 0 : valueIn(sheet, question, player, figure);
  // Whether it was done well, or whether points are good, is an opinion.
  if (mark === "fantasy" || /\b(?:well|good|great|bad|badly|poorly)\b/.test(question.text)) return stated;
  return withOpening(value > 0, stated);
}

/** Against a number that the question names. */
function held(question: Question, sheet: GameSheet, figure: Figure): Sentence[] | null {
  const { threshold, players } = question;
  const [player] = players;
  if (threshold === null || player === undefined) return null;
  return withOpening(
    meets(valueIn(sheet, question, player, figure), threshold),
    figureWords(sheet, question, player, figure),
  );
}

/** Somebody's figure; none is 0. */
function valueIn(sheet: GameSheet, question: Question, player: RosterPlayer, { mark, unit }: Figure): number {
  const fact = lineOf(sheet, question, player, mark);
  return fact === null ? 0 : (valueOf(fact, unit) ?? 0);
}

function compared(sheet: GameSheet, question: Question, figure: Figure, stated: Sentence[]): Sentence[] {
  const values = question.players.map((player) => ({ player, value: valueIn(sheet, question, player, figure) }));
  const [first, second] = values.toSorted((a, b) => b.value - a.value);
  if (first === undefined || second === undefined) return stated;
  const ahead = howFarAhead(question, figure, [first, second], sheet);
  const told = ahead === null ? stated : [ahead, ...stated];
  if (question.asks === "yesNo") {
    const isSo = (values[0]?.value ?? 0) > (values[1]?.value ?? 0);
    return withOpening(isSo, told);
  }
  if (ahead !== null) return told;
  const asked = question.concepts.has("least") ? second : first;
  const opening = first.value === second.value ? "They had the same." : `${sheet.name(asked.player.playerId)} did.`;
  return withOpening(opening, stated);
}

function shareOf({ concepts, players, period }: Question, sheet: GameSheet): Sentence[] | null {
  if (period !== null || !concepts.has("share")) return null;
  const facts = players.flatMap(({ playerId }) =>
    sheet.index.ofKind("usage").filter(({ roles }) => roles.player === playerId),
  );
  return facts.length === 0 ? null : sheet.sentences(...facts);
}
