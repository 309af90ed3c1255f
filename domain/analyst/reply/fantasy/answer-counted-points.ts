import type { Fact } from "../../../facts/fact.ts";
import { counted as pointCount } from "../../../facts/wording/number-words.ts";
import { isInGroup, type LeaderGroup } from "../../../game/leader-group.ts";
import { ownersIn } from "../../../scoring/counted-columns.ts";
import { type PresetName, PRESETS } from "../../../scoring/presets.ts";
import { scoredOwners } from "../../../scoring/scored-owners.ts";
import { formatLedgerPoints } from "../../../words/ledger-points.ts";
import { listWords } from "../../../words/sentence-words.ts";
import { isOnly } from "../question/is-only.ts";
import type { Question } from "../question/question.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { ledgerOf } from "../sheet/ledger-of.ts";
import { withOpening } from "../sheet/with-opening.ts";
import { ledgerWords } from "./ledger-words.ts";
import { pointsWords } from "./points-words.ts";

/** Whose points are counted from the plays, as no line has them, and by which rules. */
interface Counted {
  says: RegExp;
  group: LeaderGroup;
  preset: PresetName;
  words: string;
}

const KICKERS: Counted = { says: /\bkickers?\b/, group: "K", preset: "ppr", words: "fantasy points" };
const IDP = { preset: "idp", words: "points in IDP scoring" } as const;
const COUNTED: readonly Counted[] = [
  KICKERS,
  { says: /\blinebackers?\b|\blbs?\b/, group: "LB", ...IDP },
  // Sources do not tell a corner from a safety, nor an end from a tackle.
  { says: /\bdefensive backs?\b|\bdbs?\b/, group: "DB", ...IDP },
  { says: /\bdefensive line(?:m[ae]n)?\b|\bdls?\b/, group: "DL", ...IDP },
];
const OF_DEFENDERS =
  /\bidps?\b|\bdefenders?\b|\bdefensive (?:players?|guys?|leaders?|performers?|standouts?|playmakers?)\b|\b(?:best|top|leaders?)(?: (?:one|guy|performer))? on (?:the )?(?:\w+ )?(?:defense|d)\b|\b(?:defense|def|d) leaders?\b/;
const DEFENDERS: Counted = { says: OF_DEFENDERS, group: "IDP", ...IDP };
const OF_TEAM = /\b(?:which|what|whose) (?:team|side|defense|d)\b/;
/** Who was best is asked, and no figure. */
const BEST =
  /\b(?:best|top|better|most|more|leading|leaders?|highest|led|biggest|good|outscored?|worst|least|fewest)\b/;
const WORST = /\b(?:worst|least|fewest|fewer|lowest)\b/;
const OF_POINTS = "mvp lead most least better compare fantasy points ppr total score made perform defense list stats";
/** A figure of its own, which points are not. */
const OF_FIGURE = /\b(?:hits?|snaps?|pressures?|hurries|tackles?|sacks?|stops?|picks?|interceptions?|breakups?)\b/;
/** Beside who is best. */
const MOST_TOLD = 2;

/**
 * `which kicker had more fantasy points`, `who was the best linebacker`: of kickers and defenders, whose points are in no line, those that their plays make
 * by the rules of the page's tables. Null where nobody's points are asked for, or those of others alone.
 */
export function answerCountedPoints(question: Question, sheet: GameSheet): Sentence[] | null {
  const { text, players, isShared, period, threshold, nth, concepts, teams, asks } = question;
  if (period !== null || threshold !== null || nth !== null || isShared || !isOnly(concepts, OF_POINTS)) return null;
  if (OF_FIGURE.test(text) || !sheet.hasPlays) return null;
  const isFantasy = concepts.has("fantasy") || concepts.has("ppr");
  const isBest = BEST.test(text) || concepts.has("mvp");
  if (players.length > 0) return isFantasy && (isBest || asks === "other") ? ofBoth(question, sheet) : null;
  const counted = COUNTED.find(({ says }) => says.test(text)) ?? (isOfDefender(question) ? DEFENDERS : undefined);
  if (counted === undefined) return null;
  // A kicker is asked of his line where no fantasy points are meant.
  if (counted === KICKERS && !(isBest && isFantasy)) return isBest ? null : ofKickers(question, isFantasy, sheet);
  const isList = counted === DEFENDERS && asks === "other" && isOnly(concepts, "defense list stats");
  if (!isBest && !isList) return null;
  const isOfPoints = isFantasy || concepts.has("points") || /\bidps?\b/.test(text);
  // Who of all defenders was worst is in no table.
  if (counted.group === "IDP" && !isOfPoints && (WORST.test(text) || asks === "yesNo")) return null;
  const ranked = rankedBy(counted, teams, sheet);
  if (WORST.test(text)) ranked.reverse();
  const [best, ...others] = ranked;
  if (best === undefined) return null;
  const fact = lineOf(best.id, "defense", sheet);
  const subject = { name: sheet.name(best.id), fact };
  const [first] = ledgerWords(sheet, subject, { ledger: best.ledger, words: counted.words, isExplained: true });
  const next = others
    .slice(0, MOST_TOLD)
    .map(({ id, ledger }) => `${sheet.name(id)} ${formatLedgerPoints(ledger.total)}`);
  const isOpinion = !isOfPoints && (concepts.has("mvp") || /\b(?:best|top|better|good)\b/.test(text));
  return [
    ...(isOpinion ? [sheet.say("I can't judge who was best, but this is the order by IDP points.", null)] : []),
    ...(first === undefined ? [] : [first]),
    ...(next.length === 0
      ? []
      : [{ ...sheet.say(`Then: ${listWords(next)}.`, fact), receipts: first?.receipts ?? [] }]),
  ];
}

/** `best defender`, `defensive mvp`, `who led the eagles on defense`: one man of it is asked for. */
export function isOfDefender({ concepts, asks, text }: Question): boolean {
  const isOfOne = (concepts.has("mvp") && asks !== "yesNo") || (concepts.has("lead") && asks === "who");
  return OF_DEFENDERS.test(text) || (concepts.has("defense") && isOfOne && !OF_TEAM.test(text));
}

/** Everybody of a group, of one team where it is named, the most points first. */
function rankedBy({ group, preset }: Counted, teams: readonly string[], sheet: GameSheet) {
  return ownersIn(group === "K" ? "kicking" : "idp", scoredOwners(sheet.snapshot))
    .filter(({ position, team }) => isInGroup(group, position) && (teams.length !== 1 || team === teams[0]))
    .flatMap(({ id }) => {
      const ledger = ledgerOf(sheet, id, PRESETS[preset], null);
      return ledger === null ? [] : [{ id, ledger }];
    })
    .toSorted((one, other) => other.ledger.total - one.ledger.total);
}

const KICKER_POINTS = /^(?:the )?(?:\w+ )?kickers? (?:points|pts)$/;

/** `kicker fantasy points`: each of them; and the points on the board where bare points are asked for. */
function ofKickers({ text, teams, asks }: Question, isFantasy: boolean, sheet: GameSheet): Sentence[] | null {
  if ((!isFantasy && !KICKER_POINTS.test(text)) || asks === "yesNo") return null;
  const told = rankedBy(KICKERS, teams, sheet).flatMap(({ id, ledger }) => {
    const line = lineOf(id, "kicking", sheet);
    const subject = { name: sheet.name(id), fact: null };
    const board = `On the scoreboard that is ${pointCount(line?.values.points ?? 0, "point")}.`;
    return [
      ...ledgerWords(sheet, subject, { ledger, words: KICKERS.words, isExplained: true }).slice(0, 1),
      ...(isFantasy || line === null ? [] : [sheet.say(board, line)]),
    ];
  });
  const whose = teams.length === 1 ? ` of the ${sheet.nick(teams[0] ?? "")}` : "";
  return told.length > 0 ? told : [sheet.say(`The stats have no ${KICKERS.words} for a kicker${whose}.`, null)];
}

function lineOf(playerId: string, mark: "kicking" | "defense", sheet: GameSheet): Fact | null {
  return sheet.lines(null).find(({ roles, marks }) => roles.player === playerId && marks.includes(mark)) ?? null;
}

/** Of two, one of them a kicker: both with their points, who had more first. */
function ofBoth({ text, asks, players }: Question, sheet: GameSheet): Sentence[] | null {
  if (players.length !== 2 || players.every(({ position }) => position !== KICKERS.group)) return null;
  const both = players.map(({ playerId, position }) => ({
    playerId,
    ledger: ledgerOf(sheet, playerId, PRESETS[KICKERS.preset], null),
    words: pointsWords("PPR points", position),
  }));
  const [first, second] = both.map(({ ledger }) => ledger?.total ?? 0);
  if (first === undefined || second === undefined || both.every(({ ledger }) => ledger === null)) return null;
  const ahead = first - second;
  const told = both
    .toSorted((one, other) => (other.ledger?.total ?? 0) - (one.ledger?.total ?? 0))
    .flatMap(({ playerId, ledger, words }) => {
      const subject = { name: sheet.name(playerId), fact: sheet.index.byId(`f:${playerId}`) };
      return ledger === null
        ? [sheet.say(`The stats have no ${words} for ${subject.name}.`, null)]
        : ledgerWords(sheet, subject, { ledger, words, isExplained: false });
    });
  return withOpening(asks === "yesNo" ? (WORST.test(text) ? ahead < 0 : ahead > 0) : null, told);
}
