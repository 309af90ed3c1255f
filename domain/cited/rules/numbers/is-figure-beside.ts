import type { Fact } from "../../../facts/fact.ts";
import type { Unit } from "../../../facts/unit.ts";
import type { NumberToken } from "../../../words/story-numbers.ts";
import { LINE_WORDS_OF, NUMBER_UNITS } from "../../number-units.ts";
import { endOf, type Reading } from "../../reading.ts";
import { isShareOfBoth, SHARES } from "../clause/shares.ts";
import { OUTDID } from "../ranks/outdid-all.ts";
import { isCountOfCited } from "./is-count-of-cited.ts";
import { unitsOfTimes } from "./times-of-deed.ts";
import { BARE_TACKLES } from "./whole-tackles.ts";

/** Whether what is cited gives a number without having it as its own figure: by the drive that it was on, by counting, by what two figures come to, by the game's own week. */
export function isFigureBeside(token: NumberToken, reading: Reading): boolean {
  // "Was sacked four times" is none of his other figures.
  if (unitsOfTimes(token, reading.text) !== null) return isCountOfCited(token, reading);
  return [
    isOfItsDrive,
    isOwnWeek,
    isTackles,
    isOwnYardLine,
    isTouchdown,
    isQuarterPair,
    isPairOfTwo,
    isVisits,
    isBreak,
    isScoreOfEach,
    isCountOfCited,
    isKickOfHis,
    isOfHisLines,
    isMarginThen,
    isFirstOrLastPoints,
    isMoreOfThem,
    isOnPenalties,
    isOfDrive,
    isRoundNumber,
    isOfTries,
    isAllPoints,
    isUpToNth,
    isOfThoseYards,
    isShareOfBoth,
  ].some((gives) => gives(token, reading));
}

/** "Neither of his 2 field goals", which `check-whole-shares.ts` holds; "2 incompletions". */
function isOfTries({ value, form, start, end }: NumberToken, { text, cited, index }: Reading): boolean {
  if (form !== "plain") return false;
  if (/^ incompletions?\b/.test(text.slice(end)))
    return cited.some(({ values: { attempts = NaN, completions = NaN } }) => attempts - completions === value);
  // "Split his two tries", of kicks that are cited: `check-whole-shares.ts` holds it.
  if (/\bsplit his $/.test(text.slice(0, start)))
    return cited.every(({ roles }) => index.line(roles.kicker ?? "", "kicking")?.values.fieldGoalAttempts === value);
  return (
    /\b(?:neither|none) of (?:his|their|its|the|[@#]'s?) $/.test(text.slice(0, start)) &&
    cited.some(({ values }) => SHARES.some(([, of]) => values[of] === value))
  );
}

/** "Those two kicks were all 6 of #'s points": the team ended with so many, and its field goals or its kicker had as many. */
function isAllPoints({ value, start, end }: NumberToken, { text, hits, cited, index }: Reading): boolean {
  const said = /^ of #'s? points\b/.exec(text.slice(end));
  const team = hits[text.slice(0, end).match(/[@#]/g)?.length ?? 0]?.team;
  const after = index.ofKind("result")[0]?.score?.after;
  if (said === null || !/\ball $/.test(text.slice(0, start)) || after === undefined) return false;
  return (
    value === (team === index.away.code ? after.away : after.home) &&
    cited.some(
      ({ kind, marks, team: whose, values: { count = 0, points } }) =>
        whose === team &&
        (kind === "count" ? marks.includes("fieldGoal") && 3 * count === value : kind === "line" && points === value),
    )
  );
}

const NTHS: readonly (readonly [of: string, says: RegExp])[] = [
  ["lostFumble", /^ (?:lost )?fumbles\b/],
  ["fieldGoal", /^ field goals\b/],
  ["touchdown", /^ touchdowns\b/],
];

/** "Lost two fumbles" of his second one: there was no third. */
function isUpToNth({ value, form, end }: NumberToken, { text, cited, index }: Reading): boolean {
  return cited.some(({ kind, id, roles, values }) => {
    const [said] = NTHS.filter(([of, says]) => id.startsWith(`nth:${of}:`) && says.test(text.slice(end)));
    if (form !== "plain" || kind !== "nth" || said === undefined || values.nth !== value) return false;
    const isLater = (one: Fact): boolean =>
      one.id.startsWith(`nth:${said[0]}:`) && one.roles.player === roles.player && (one.values.nth ?? 0) > value;
    return !index.ofKind("nth").some(isLater);
  });
}

/** "63 of those yards came on one catch": of the drive that is told before, those of the play. */
function isOfThoseYards({ value, form, end }: NumberToken, { text, cited, factsBefore, before }: Reading): boolean {
  const drives = [...factsBefore, ...before].filter(({ kind }) => kind === "drive");
  return (
    form === "plain" &&
    /^ of (?:those|them|(?:the|its|their) \d+)(?: yards)?\b/.test(text.slice(end)) &&
    cited.some((fact) => fact.values.yards === value && drives.some((drive) => isOnDrive(fact, drive)))
  );
}

const CROSSED =
  /\b(?:crack|exceed|surpass|eclips|clear|top|pass|cross|reach|hit|break|broke|past|above|beyond|over|north of)\w* (?:the )?$/;
const ROUND = /^-yard (?:mark|barrier|club|plateau|milestone|game|day|night|afternoon|evening|outing|effort)\b/;

/** "Cracked 100 yards", "a 100-yard day": the number itself that somebody reached, of the yards that he reached it with. */
function isRoundNumber({ value, form, start, end }: NumberToken, { text, cited }: Reading): boolean {
  const after = text.slice(end);
  const line = /^[ -](passing|rushing|receiving)\b/.exec(after)?.[1];
  if (form !== "plain" || !(ROUND.test(after) || CROSSED.test(text.slice(0, start)))) return false;
  return cited.some(
    ({ kind, values }) =>
      kind === "threshold" &&
      values.threshold === value &&
      (line === undefined || Object.keys(values).some((unit) => unit.startsWith(line))),
  );
}

/** "Guided an 80-yard drive, hitting LaPorta": who tells a play may say how long the drive was that it was on. */
function isOfItsDrive({ value, form, end }: NumberToken, { text, cited, index }: Reading): boolean {
  const [, unit] =
    /^[ -](yards?|plays?)[, -]+(?:[\w-]+ )?(?:drive|march|possession|series)\b/.exec(text.slice(end)) ?? [];
  if (form !== "plain" || unit === undefined) return false;
  const drives = index.ofKind("drive").filter((drive) => cited.some((fact) => isOnDrive(fact, drive)));
  return drives.some(({ values }) => (unit.startsWith("play") ? values.plays : values.driveYards) === value);
}

/** Whether a play or a conversion was on a drive. */
export function isOnDrive({ kind, team, at }: Fact, { team: whose, at: from, until }: Fact): boolean {
  const [when, start, end] = [at?.elapsed, from?.elapsed, until?.elapsed];
  if (typeof when !== "number" || typeof start !== "number" || typeof end !== "number") return false;
  return (kind === "play" || kind === "conversion") && team === whose && when >= start && when <= end;
}

/** "Sacked him for a loss of eight yards, and Knight got him for six more": yards, as before it in the sentence. */
function isMoreOfThem({ value, form, end }: NumberToken, { text, cited, sentenceSoFar }: Reading): boolean {
  const isBare = form === "plain" && /^ more(?:[,.;]|$| (?:and|in the)\b)/.test(text.slice(end));
  const isYards = /\byards?\b/.test(sentenceSoFar + text.slice(0, end));
  return isBare && isYards && cited.some(({ values: { yards, returnYards } }) => (yards ?? returnYards) === value);
}

/** "Only got three out of that drive": the points that it came to. */
function isOfDrive({ form, value, end }: NumberToken, { text, cited, index }: Reading): boolean {
  const isPoints =
    /^(?: points?)? (?:out of|from|off|on) (?:it|(?:that|the|this|its?) (?:drive|possession|trip|march))\b/.test(
      text.slice(end),
    );
  const ends = cited.flatMap((fact) => endOf(fact, index));
  return form === "plain" && isPoints && ends.some(({ kind, values }) => kind === "score" && values.points === value);
}

/** "40 on five": a team's penalty yards, and its penalties. */
function isOnPenalties(
  { form, value, other, text: said, start }: NumberToken,
  { text, cited, hits }: Reading,
): boolean {
  const named = hits[(text.slice(0, start).match(/[@#]/g)?.length ?? 0) - 1]?.team ?? null;
  const own = cited.filter(({ kind, team }) => kind === "team" && (named === null || team === named));
  return (
    form === "share" &&
    / on /.test(said) &&
    own.some(
      ({ values: { penaltyYards }, team }) =>
        penaltyYards === value && own.some((row) => row.team === team && row.values.penalties === other),
    )
  );
}

/** "Started at their own 3": where a drive began, from its own goal line. */
function isOwnYardLine({ value, form, start, end }: NumberToken, { text, cited }: Reading): boolean {
  return (
    form === "plain" &&
    /\b(?:at|from|on|near) (?:their|its|his|the|#'s?) own $/.test(text.slice(0, start)) &&
    !/^ yards?\b/.test(text.slice(end)) &&
    cited.some(({ kind, values }) => kind === "drive" && values.yardsToEndZone === 100 - value)
  );
}

/** "Threw 7 yards to Goff for six": a touchdown by its points. */
function isTouchdown({ value, start, end }: NumberToken, { text, pool }: Reading): boolean {
  const isAlone = /\bfor $/.test(text.slice(0, start)) && /^(?: on\b|[,.;:]|$)/.test(text.slice(end));
  return value === 6 && isAlone && pool.some(({ kind, marks }) => kind === "score" && marks.includes("touchdown"));
}

/** "Jones had 12 tackles, Johnson nine", also in the next clause; "Jones and Johnson had 9 apiece" behind the tackles of others: those with help are among them. */
function isTackles(
  token: NumberToken,
  { text, written, textBefore, sentenceSoFar, asked, cited, hits }: Reading,
): boolean {
  if (/\btackles?\b/.test(textBefore) && /^ (?:apiece|each)(?=[,.;]|$)/.test(text.slice(token.end)))
    return (
      cited.length > 0 &&
      cited.every(
        ({ marks, values: { tackles = 0, assists = 0 } }) =>
          marks.includes("defense") && tackles + assists === token.value,
      )
    );
  const own = hits[(text.slice(0, token.start).match(/[@#]/g)?.length ?? 0) - 1];
  const isBare =
    /\btackles\b/.test(`${asked} ${textBefore} ${sentenceSoFar} ${text}`) &&
    (BARE_TACKLES.test(written.slice(token.end)) || /^ (?:for|on) #/.test(text.slice(token.end)));
  return (
    isBare &&
    cited.some(
      ({ marks, roles, values }) =>
        marks.includes("defense") &&
        own?.players.includes(roles.player ?? "") === true &&
        (values.tackles ?? 0) + (values.assists ?? 0) === token.value,
    )
  );
}

const OF_EACH = /# (\d+)(?:,| and|, and| to|, to) # (\d+)(?=[,.;]|$)/;

/** "That made it # 20, # 10": what each team had after what is cited. */
function isScoreOfEach({ start, end }: NumberToken, { text, hits, cited, index }: Reading): boolean {
  const said = OF_EACH.exec(text);
  if (said === null || start < said.index || end > said.index + said[0].length) return false;
  const nth = text.slice(0, said.index).match(/[@#]/g)?.length ?? 0;
  return cited.some(
    ({ score }) =>
      score !== null &&
      [said[1], said[2]].every((points, place) => {
        const side = hits[nth + place]?.team === index.home.code ? "home" : "away";
        return score.after[side] === Number(points) && hits[nth]?.team !== hits[nth + 1]?.team;
      }),
  );
}

/** "Won the quarter 12-3": the points of both teams in it, the team's that is named first. */
function isQuarterPair({ form, value, other }: NumberToken, { cited, hits }: Reading): boolean {
  const quarters = cited.filter(({ kind }) => kind === "quarter");
  const [one, two, third] = quarters;
  if (form !== "pair" || one === undefined || two === undefined || third !== undefined) return false;
  if (one.at?.quarter !== two.at?.quarter || one.team === two.team) return false;
  const named = hits.find(({ team }) => team !== null)?.team;
  const [mine, theirs] = two.team === named ? [two, one] : [one, two];
  return mine.values.points === value && theirs.values.points === other;
}

/** "Outrushed Taylor 151-103": what the line of each of the two has. */
function isPairOfTwo({ form, value, other, start, end }: NumberToken, { text, hits, cited }: Reading): boolean {
  const before = text.slice(0, start);
  const units = OUTDID[/@ out-?([a-z]+) @ (?:by )?$/.exec(before)?.[1] ?? ""] ?? [];
  const two = hits.slice(0, before.match(/[@#]/g)?.length ?? 0).slice(-2);
  const [mine, theirs] = two.map(({ players }) =>
    cited.find(({ kind, roles }) => kind === "line" && players.includes(roles.player ?? "")),
  );
  const isOf = (unit: Unit): boolean => mine?.values[unit] === value && theirs?.values[unit] === other;
  // Of all his yards a line has a part alone.
  const isWhole =
    !units.includes("scrimmageYards") && /^(?:[,.;]|$| (?:on the ground|through the air)\b)/.test(text.slice(end));
  return form === "pair" && value > other && isWhole && units.some(isOf);
}

/** "Got there six times": the trips inside the 20. "Went for it twice": the fourth downs. */
function isVisits({ value, start, end, text: said }: NumberToken, { text, cited, asked }: Reading): boolean {
  const isTried =
    (/\b(?:went for it|gambled|tried)(?: on fourth down)? (?:just |only )?$/.test(text.slice(0, start)) ||
      (/\bgo(?:ing)? for it\b|\bgambl/.test(asked) && /^\W*(?:just |only )?$/.test(text.slice(0, start)))) &&
    (/^(?:twice|thrice)$/i.test(said) || /^ times\b/.test(text.slice(end)));
  if (isTried) return cited.some(({ marks, values }) => marks.includes("fourthDowns") && values.of === value);
  return (
    /\b(?:got|get|were|was|drove|moved|went) (?:there|(?:inside|in|into)(?: the (?:20|red zone))?) (?:just |only )?$|\breached (?:it|the (?:20|red zone)) (?:just |only )?$/.test(
      text.slice(0, start),
    ) &&
    (/^(?:twice|thrice)$/i.test(said) || /^ times\b/.test(text.slice(end))) &&
    cited.some(({ marks, values }) => marks.includes("redZone") && values.of === value)
  );
}

/** "Led 23-17 after three quarters" */
function isBreak({ value, start, end }: NumberToken, { text, pool }: Reading): boolean {
  return (
    /\b(?:after|through) (?:the first )?$/.test(text.slice(0, start)) &&
    /^(?: (?:quarters|periods|then|and)\b|[,.;]|$)/.test(text.slice(end)) &&
    pool.some(({ kind, at }) => kind === "break" && at?.quarter === String(value))
  );
}

/** "Made all four, from 25, 51, 28 and 56 yards", "missed from 47": each kick of somebody with a cited line of kicking has its distance. */
function isKickOfHis({ value, other, form, start }: NumberToken, { text, cited, index }: Reading): boolean {
  // "Went 1-for-2: he missed from 47 and hit from 59": his line says of how many, though his kicks are cited.
  if (form === "share")
    return cited.every(
      ({ roles, kind }) =>
        (kind === "miss" || kind === "score") &&
        index.line(roles.kicker ?? "", "kicking")?.values.fieldGoalsMade === value &&
        index.line(roles.kicker ?? "", "kicking")?.values.fieldGoalAttempts === other,
    );
  if (form !== "plain" || !/\bfrom (?:\d+(?: yards?)?(?:,? and |, ))*(?:and )?$/.test(text.slice(0, start)))
    return false;
  const clause =
    text
      .slice(0, start)
      .split(/[;:]|,? (?:but|while) |, and (?=[a-z]+ from)/)
      .at(-1) ?? "";
  const kind = /\bmiss\w*|\bno good\b|\bshort\b|\bwide\b/.test(clause) ? "miss" : "score";
  const kickers = cited.flatMap(({ marks, roles }) => (marks.includes("kicking") ? (roles.player ?? []) : []));
  return index
    .ofKind(kind)
    .some(({ roles, values }) => kickers.includes(roles.kicker ?? "") && values.kickYards === value);
}

/** "That's how 19 yards turned into 15.9 points": what he had in a line of his, where only his facts are cited. */
function isOfHisLines(token: NumberToken, { text, cited, index, hits }: Reading): boolean {
  const [who, other] = new Set(cited.flatMap(({ roles }) => Object.values(roles)));
  const units = NUMBER_UNITS.find(({ says }) => says.test(text.slice(token.end)))?.units;
  if (token.form !== "plain" || who === undefined || other !== undefined || units === undefined) return false;
  if (hits.some(({ players }) => players.length > 0 && !players.includes(who))) return false;
  const lines = index.about(who).filter(({ kind }) => kind === "line" || kind === "usage");
  const said = LINE_WORDS_OF.filter(([, words]) => words.test(text));
  return lines.some(
    ({ values, marks }) =>
      (said.length === 0 || said.some(([line]) => marks.includes(line))) &&
      units.some((unit) => OF_LINES.has(unit) && values[unit] === token.value),
  );
}

const OF_LINES: ReadonlySet<Unit> = new Set<Unit>([
  "passingYards",
  "rushingYards",
  "receivingYards",
  "receptions",
  "targets",
  "carries",
  "passingTouchdowns",
  "rushingTouchdowns",
  "receivingTouchdowns",
  "interceptionsThrown",
]);

/** "It stayed an 11-point game": what the score was apart before or after what is cited. */
function isMarginThen({ value, form, end }: NumberToken, { text, pool }: Reading): boolean {
  return (
    form === "plain" &&
    /^-point (?:game|contest|affair|ballgame|gap|difference|lead|deficit|margin)\b/.test(text.slice(end)) &&
    pool.some(
      ({ score }) =>
        score !== null && [score.before, score.after].some(({ away, home }) => Math.abs(away - home) === value),
    )
  );
}

/** "The last 10 points": those of the scores that are cited, which no other one follows, or comes before. */
function isFirstOrLastPoints({ value, start, end }: NumberToken, { text, inSentence, index, borne }: Reading): boolean {
  const [, which] = /\b(first|last|final) $/.exec(text.slice(0, start)) ?? [];
  const told = new Set(inSentence.filter(({ kind }) => kind === "score"));
  if (which === undefined || told.size === 0 || !/^ points\b/.test(text.slice(end))) return false;
  const scores = index.ofKind("score");
  const run = which === "first" ? scores.slice(0, told.size) : scores.slice(-told.size);
  const sum = run.reduce((all, { values }) => all + (values.points ?? 0), 0);
  const isSo = run.every((score) => told.has(score)) && sum === value;
  if (isSo) borne.push([start - which.length - 1, end]);
  return isSo;
}

/** "In Week 4" of the game itself needs no citation, where nothing that is cited is of a week of its own. */
function isOwnWeek({ value, start, end }: NumberToken, { text, cited, index, borne }: Reading): boolean {
  const own = index.ofKind("stage").find(({ values }) => values.week !== undefined)?.values.week;
  const isSo =
    /\bWeek $/.test(text.slice(0, start)) && own === value && cited.every(({ values }) => values.week === undefined);
  if (isSo) borne.push([start - "Week ".length, end]);
  return isSo;
}
