import type { Fact } from "../../../facts/fact.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { countWords } from "../../../facts/wording/number-words.ts";
import { isOfDefender } from "../fantasy/answer-counted-points.ts";
import { allowedBy } from "../fantasy/answer-defense.ts";
import { comebackScores } from "../sheet/comeback-scores.ts";
import { driveWith } from "../sheet/drive-with.ts";
import { isOnly } from "../question/is-only.ts";
import { reasonsOf } from "./reasons-of.ts";
import { sealingPlay, turningPlays } from "../plays/answer-swings.ts";
import type { Question } from "../question/question.ts";
import type { Period } from "../question/when-asked.ts";
import { numberOf } from "../../../words/story-numbers.ts";
import { isAt, isWithin } from "../sheet/is-within.ts";
import { capitalized, listWords } from "../../../words/sentence-words.ts";

/** How it was won, what decided it, what happened in a part of it, and who stood out. Null where the question is about something else. */
export function answerStory(question: Question, sheet: GameSheet): Sentence[] | null {
  if (
    question.players.length > 0 ||
    question.at !== null ||
    question.moment !== null ||
    question.sized !== null ||
    question.threshold !== null ||
    !sheet.hasPlays
  )
    return null;
  return (
    (isOnly(question.concepts, TURNING) && question.concepts.has("turning") ? turned(question, sheet) : null) ??
    part(question, sheet) ??
    lastPlay(question, sheet) ??
    turning(question, sheet) ??
    how(question, sheet) ??
    best(question, sheet) ??
    defense(question, sheet)
  );
}

const TURNING = "turning play win lose score biggest happened last list most better";

/** The plays that moved the game most, and the score that stood as the lead. */
function turned(question: Question, sheet: GameSheet): Sentence[] | null {
  const plays = turningPlays(question, sheet);
  if (
    plays === null ||
    sheet.index.phase !== "over" ||
    question.period !== null ||
    question.teams.length === 1 ||
    /\b(?:plays|moments|highlights)\b/.test(question.text)
  )
    return plays;
  const [goAhead] = sheet.index.ofKind("deciding");
  const isSame =
    goAhead?.at?.playId !== undefined && plays.some(({ receipts }) => isOfPlay(receipts, goAhead.at?.playId));
  return goAhead === undefined || isSame ? plays : [...plays, sheet.event(goAhead)];
}

function isOfPlay(receipts: Sentence["receipts"], playId: string | null | undefined): boolean {
  return receipts.some((one) => one.kind === "play" && one.playId === playId);
}

const PART = "happened turning play list score points win lose comeback most last";

/** What happened in a quarter, a half, overtime or the last minutes. */
function part({ period, concepts, teams, asks, text }: Question, sheet: GameSheet): Sentence[] | null {
  if (period !== null && /\b(?:last|final) (?:play|snap) in\b/.test(text) && isOnly(concepts, "happened last")) {
    const snap = sheet.read.plays.findLast(
      (play) => isWithin(period, play) && play.credits.length > 0 && play.down > 0,
    );
    return snap === undefined ? null : [sheet.told(snap)];
  }
  // How many of what is not said.
  if (asks === "many" && concepts.size === 0) return null;
  if (period === null || !isOnly(concepts, asks === "why" || asks === "how" ? `${PART} ${ON_THE_WAY}` : PART))
    return null;
  if (asks !== "who" && BEFORE_HALF.test(text)) return beforeHalf(sheet);
  const within = ({ at }: Fact): boolean => isAt(period, at);
  const quarters =
    period.within !== null || period.quarters.length > 1 ? [] : sheet.index.ofKind("quarter").filter(within);
  const ofTeam = (fact: Fact): boolean => teams.length !== 1 || fact.team === teams[0];
  const scores = sheet.index.ofKind("score").filter(within).filter(ofTeam);
  const turnovers = sheet.index.ofKind("turnover", "stop", "block", "miss").filter(within);
  if (scores.length === 0 && turnovers.length === 0 && quarters.length === 0)
    return [sheet.say(`Nobody scored or lost the ball ${period.words}.`, sheet.index.byId("result"))];
  return [
    ...(quarters.length > 0
      ? sheet.sentences(...quarters.filter(ofTeam))
      : scores.length === 0
        ? [
            sheet.say(
              `${teams.length === 1 ? `The ${sheet.nick(teams[0] ?? "")} scored no points` : "No points were scored"} ${period.words}.`,
              sheet.index.byId("result"),
            ),
          ]
        : []),
    ...(scores.length > MOST_SCORES
      ? [sheet.say(`${capitalized(listWords(scores.map((fact) => sheet.item(fact))))}.`, ...scores)]
      : scores.map((fact) => sheet.event(fact))),
    ...(turnovers.length === 0
      ? []
      : [sheet.say(`Also: ${listWords(turnovers.slice(0, 4).map((fact) => sheet.item(fact)))}.`, ...turnovers)]),
    ...(isToTheEnd(period, sheet) && teams.length === 0
      ? sheet.sentences(...sheet.index.ofKind("tying").filter(within).slice(-1), sheet.index.byId("result"))
      : []),
  ];
}

/** Who asks for more than a quarter up to the end wants to know how it came out. */
function isToTheEnd({ quarters, within, plays }: Period, { index, read }: GameSheet): boolean {
  const last = read.plays.at(-1)?.quarterName;
  return (
    index.phase === "over" &&
    (quarters.length > 1 || within !== null) &&
    plays === undefined &&
    last !== undefined &&
    quarters.includes(last) &&
    !quarters.includes("1")
  );
}

/** More scores of a part of the game are told in one sentence. */
const MOST_SCORES = 8;
/** Plain words have it so for right before the half. */
const BEFORE_HALF = /\blast in the first half\b/;
/** The last two minutes, in seconds. */
const LAST_MINUTES = 120;

/** What happened in the last two minutes of the first half, with its last snap. */
function beforeHalf(sheet: GameSheet): Sentence[] | null {
  const period = { quarters: ["2" as const], within: LAST_MINUTES, words: "in the last two minutes of the first half" };
  const snap = sheet.read.plays.findLast((play) => isWithin(period, play) && play.credits.length > 0 && play.down > 0);
  if (snap === undefined) return null;
  const facts = sheet.index
    .ofKind("score", "turnover", "stop", "block", "miss")
    .filter(({ at }) => isAt(period, at))
    .toSorted((a, b) => sheet.index.compareTime(a, b));
  const isTold = facts.some(({ at }) => at?.playId === snap.playId);
  return [
    ...(facts.length === 0
      ? [
          sheet.say(
            `Nobody scored or lost the ball ${period.words}. The last snap of the half:`,
            sheet.index.byId("result"),
          ),
        ]
      : facts.map((fact) => sheet.event(fact))),
    ...(isTold ? [] : [sheet.told(snap)]),
    ...sheet.sentences(sheet.index.byId("break:2")),
  ];
}

const LAST_PLAY = { concepts: new Set(["last"]), text: "last play", period: null, teams: [] };

/** The last snap, or the first one, of the game, of a part of it or of a team there, as the play-by-play says it. */
function lastPlay(
  { concepts, text, period, teams: [team, other] }: Pick<Question, "concepts" | "text" | "period" | "teams">,
  sheet: GameSheet,
): Sentence[] | null {
  const isLast = /\b(?:last|final|latest|most recent) (?:play|snap)\b|\bjust happened\b/.test(text);
  const isFirst = /\b(?:first|1st|opening) (?:offensive )?(?:play|snap)\b/.test(text);
  const [, few] = /\b(?:last|final|latest) (\d|two|three|four|five) (?:plays|snaps)\b/.exec(text) ?? [];
  if ((!isLast && !isFirst && few === undefined) || !isOnly(concepts, "last happened play first offense list"))
    return null;
  const shown = sheet.read.plays.filter(
    (play) =>
      play.credits.length > 0 &&
      play.type !== "Penalty" &&
      play.type !== "ExtraPoint" &&
      (period === null || isWithin(period, play)) &&
      (team === undefined || other !== undefined || play.team === team),
  );
  if (few !== undefined) return shown.slice(-(numberOf(few) ?? Number(few))).map((one) => sheet.told(one));
  const play = isFirst ? shown.find(({ down }) => down > 0) : shown.at(-1);
  if (play === undefined) return null;
  return sheet.playTexts({ receipts: [{ kind: "play", playId: play.playId }] });
}

/** What the winner did that counted: a fact of its own, never somebody's opinion. */
function turning({ concepts, period, teams }: Question, sheet: GameSheet): Sentence[] | null {
  if (
    period !== null ||
    !(concepts.has("turning") || concepts.has("sealed")) ||
    !isOnly(
      concepts,
      "turning sealed play win lose score biggest happened touchdown turnover last list most interception drive fieldGoal goAhead",
    )
  )
    return null;
  const deciding = sheet.index.ofKind("deciding");
  if (sheet.index.phase !== "over" || deciding.length === 0) return null;
  const [goAhead, ...seals] = deciding;
  const wanted = concepts.has("sealed") ? (seals.length > 0 ? seals : deciding) : deciding;
  const comeback = concepts.has("sealed")
    ? []
    : sheet.index.ofKind("comeback").filter(({ values }) => (values.margin ?? 0) >= 7);
  const isGiven = goAhead !== undefined && teams.length < 2;
  if (!isGiven) return null;
  const sealing = concepts.has("sealed") && seals.length === 0 ? sealingPlay(sheet) : [];
  if (sealing.length > 0) return [...sealing, ...wanted.map((fact) => sheet.event(fact))];
  // Who was ahead early had nothing to seal it with but the end.
  if (concepts.has("sealed") && seals.length === 0 && (goAhead.at?.quarter === "1" || goAhead.at?.quarter === "2"))
    return ending(sheet);
  return [...wanted.map((fact) => sheet.event(fact)), ...sheet.sentences(...comeback)];
}

const HOW = "win lose beat happened scoreline comeback last score margin isOver compare list better";
/** What a question why may tell of beside it. */
const ON_THE_WAY =
  "fumble interception turnover drive missed fieldGoal kick block recovered forced play defense offense sack punt blewLead";

/** By so many yards a team has won a game on the ground. */
const MANY_MORE_RUSHING = 100;

/** The result, what decided it, and the row of statistics that the winner led. */
function how({ concepts, asks, period, teams, text, position }: Question, sheet: GameSheet): Sentence[] | null {
  const { index } = sheet;
  const result = index.byId("result");
  const outcome = ["win", "lose", "beat", ...(index.phase === "live" ? ["lead", "trail"] : [])];
  const isWhy = (asks === "why" || asks === "how") && outcome.some((one) => concepts.has(one));
  if (period !== null || result === null || !isOnly(concepts, isWhy ? [HOW, ON_THE_WAY, ...outcome].join(" ") : HOW))
    return null;
  const isStory =
    concepts.has("happened") ||
    isWhy ||
    (concepts.size === 0 && teams.length > 0 && asks === "how" && position === null);
  if (!isStory || (concepts.size === 0 && /\bmany|much\b/.test(text))) return null;
  if (index.phase === "live" && isWhy) return soFar(result, { concepts, teams }, sheet);
  if (index.phase === "live") {
    const last = index.ofKind("score").slice(-1);
    return [...sheet.sentences(result), ...last.map((fact) => sheet.event(fact))];
  }
  if (/\b(?:at the end|in the end|end of the game)\b/.test(text)) return ending(sheet);
  const deciding = index.ofKind("deciding");
  const winner = result.team;
  const comebacks = index.ofKind("comeback").filter(({ values }) => (values.margin ?? 0) >= 4);
  const turnovers = index.byId("cmp:turnovers");
  const yards = index.byId("cmp:totalYards");
  const why =
    turnovers !== null &&
    turnovers.team !== null &&
    turnovers.team !== winner &&
    (turnovers.values.difference ?? 0) >= 2
      ? turnovers
      : yards !== null && yards.team === winner
        ? yards
        : turnovers?.team !== winner
          ? turnovers
          : null;
  const ground = index.byId("cmp:rushingYards");
  const isOnGround = isWhy && ground?.team === winner && (ground.values.difference ?? 0) >= MANY_MORE_RUSHING;
  const ofWinner = index.ofKind("score").filter(({ team }) => team === winner);
  const kicks = ofWinner.some(({ marks }) => marks.includes("touchdown")) || ofWinner.length > 7 ? [] : ofWinner;
  const wasClose = (result.values.margin ?? 0) <= 16;
  const told = [
    ...sheet.sentences(result),
    ...(wasClose ? deciding.slice(-2) : [])
      .flatMap((fact) => (fact === deciding[0] ? [fact, ...winningDrive(fact, sheet)] : [fact]))
      .map((fact) => sheet.event(fact)),
    ...sheet.sentences(...comebacks, why, isOnGround ? ground : null),
    ...(kicks.length === 0
      ? []
      : [
          sheet.say(
            `All their scores were field goals, ${countWords(kicks.length)} of them: ${listWords(kicks.map((fact) => sheet.item(fact)))}.`,
            ...kicks,
          ),
        ]),
    ...(comebacks.length > 0 ? comebackScores(sheet) : []),
  ];
  const known = new Set(told.flatMap(({ ids }) => ids));
  const reasons = isWhy && winner !== null ? reasonsOf(sheet.other(winner), sheet) : [];
  return [...told, ...reasons.filter(({ ids }) => ids.some((id) => !known.has(id)))];
}

/** `why are they losing`: how it stands, what each team scored, who is ahead first, and what went against the other one. */
function soFar(result: Fact, { concepts, teams }: Pick<Question, "concepts" | "teams">, sheet: GameSheet): Sentence[] {
  const ahead = result.team;
  const isBehind = concepts.has("lose") || concepts.has("trail");
  const [team, other] = teams;
  const isWrong = team !== undefined && other === undefined && (ahead === null || (team === ahead) === isBehind);
  const order = ahead === null ? sheet.teams : [ahead, sheet.other(ahead)];
  const scores = order.flatMap((team) => {
    const own = sheet.index.ofKind("score").filter((fact) => fact.team === team);
    const items = listWords(own.map((fact) => sheet.item(fact)));
    return own.length === 0 ? [] : [sheet.say(`The ${sheet.nick(team)} scored on ${items}.`, ...own)];
  });
  const denied = `The ${sheet.nick(team ?? "")} are not ${isBehind ? "behind" : "ahead"}.`;
  const reasons = isWrong || ahead === null ? [] : reasonsOf(sheet.other(ahead), sheet);
  return [...(isWrong ? [sheet.say(denied, result)] : []), ...sheet.sentences(result), ...scores, ...reasons];
}

/** What came last. */
function ending(sheet: GameSheet): Sentence[] {
  const { index } = sheet;
  const last = [
    ...index.ofKind("score").slice(-1),
    ...index.ofKind("deciding").filter(({ marks }) => marks.includes("sealed")),
  ];
  const late = index.ofKind("play").filter(({ marks }) => marks.includes("late") && marks.includes("sack"));
  const drive = index.ofKind("drive").slice(-1);
  const snap = index.phase === "over" ? (lastPlay(LAST_PLAY, sheet) ?? []) : [];
  return [
    ...[...last, ...drive, ...late].map((fact) => sheet.event(fact)),
    ...snap,
    ...sheet.sentences(index.byId("result")),
  ];
}

/** The way is long from here, in yards. */
const LONG_DRIVE = 40;

/** The long drive that brought the winning score late. */
function winningDrive({ at }: Fact, sheet: GameSheet): Fact[] {
  const playId = at?.quarter === "4" || at?.quarter === "OT" ? at.playId : null;
  const drive = playId === null ? null : driveWith({ playId }, sheet);
  return drive === null || (drive.values.driveYards ?? 0) < LONG_DRIVE ? [] : [drive];
}

/** Who was best is an opinion; who has the most of what is counted is not. */
function best({ concepts, period, teams, position }: Question, sheet: GameSheet): Sentence[] | null {
  const isBest =
    concepts.has("mvp") ||
    (concepts.has("better") && concepts.size === 1) ||
    (concepts.has("most") && concepts.size === 1 && position === null);
  if (
    period !== null ||
    !isBest ||
    position !== null ||
    !isOnly(concepts, "mvp most better offense win play list fantasy stats happened")
  )
    return null;
  if (concepts.has("better") && teams.length !== 1 && !concepts.has("mvp")) {
    const [yards, result] = [sheet.index.byId("cmp:totalYards"), sheet.index.byId("result")];
    return [sheet.say("I can't judge that.", null), ...sheet.sentences(result, yards)];
  }
  const [team] = teams.length === 1 ? teams : [];
  const points = sheet.index
    .ofKind("fantasy")
    .filter((fact) => team === undefined || fact.team === team)
    .toSorted((a, b) => (b.values.pprPoints ?? 0) - (a.values.pprPoints ?? 0));
  const [first] = points;
  const player = first?.roles.player;
  if (first === undefined || player === undefined) return null;
  const lines = sheet.index
    .ofKind("line")
    .filter(({ roles, weight }) => roles.player === player && weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  return [
    sheet.say("I can't judge who was best, but by fantasy points this is the one.", null),
    ...sheet.sentences(first, ...lines.slice(0, 2)),
  ];
}

const OF_DEFENSE = "defense stats happened better mvp gave most compare total play eachTeam";

/** What the defense did, in its rows. */
function defense(question: Question, sheet: GameSheet): Sentence[] | null {
  const { concepts, period, teams } = question;
  if (period !== null || !concepts.has("defense") || isOfDefender(question) || !isOnly(concepts, OF_DEFENSE))
    return null;
  if (teams.length !== 1)
    return sheet.sentences(...["sacks", "turnovers", "totalYards"].map((mark) => sheet.index.byId(`cmp:${mark}`)));
  const [team = ""] = teams;
  const other = sheet.other(team);
  const rows = sheet.sentences(sheet.index.teamRow(team, "sacks"), sheet.index.teamRow(other, "turnovers"));
  const allowed = allowedBy(team, sheet);
  return [...allowed.slice(0, -1), ...rows, ...allowed.slice(-1)];
}
