import type { RosterPlayer } from "../../../names/game-roster.ts";
import { type PresetName, PRESETS } from "../../../scoring/presets.ts";
import { formatLedgerPoints } from "../../../words/ledger-points.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import type { Unit } from "../../../facts/unit.ts";
import { listWords } from "../../../words/sentence-words.ts";
import { CATCHERS } from "../sheet/catchers.ts";
import { isOnly } from "../question/is-only.ts";
import { ledgerOf } from "../sheet/ledger-of.ts";
import { pointsWords } from "./points-words.ts";
import { type LedgerSubject, ledgerWords } from "./ledger-words.ts";
import type { Concept } from "../question/lexicon.ts";
import type { Question } from "../question/question.ts";

/** The formats that a fan names by a word, the usual one first. */
const FORMATS: readonly (readonly [Concept | null, PresetName, words: string])[] = [
  [null, "ppr", "PPR points"],
  ["ppr", "ppr", "PPR points"],
  ["halfPpr", "half", "half-PPR points"],
  ["standard", "standard", "points in standard scoring"],
];
const WORDS_OF_POINTS = "fantasy points ppr halfPpr standard total score made only happened perform";
const WORDS_OF_TWO = `${WORDS_OF_POINTS} better most compare`;
/** What asks where points come from, beside `why` and `how`. */
const COMES_FROM =
  /\bnegative\b|\bminus\b|\bexplain\b|\b(?:come|came) from\b|\b(?:made|make|makes) up\b|\bwhich plays\b|\bwhat plays\b|\bbreak\s?down\b/;
const MOST_PLAYERS = 2;

/**
 * Why somebody has his fantasy points: every item of the rules that gave or took some, and the play that gave most, from the ledger,
 * whose parts add up to the total to the hundredth. Also points in half PPR, of which there are no facts. Null where the question is
 * about something else.
 */
export function answerLedger(written: Question, sheet: GameSheet): Sentence[] | null {
  const question = written.players.length === 0 ? ownerOf(written, sheet) : onlyPoints(written, sheet);
  const { players, isShared, concepts, period, threshold, asks, text, numbers } = question;
  if (players.length === 0 || players.length > MOST_PLAYERS) return null;
  const isExplained = asks === "why" && (concepts.has("fantasy") || concepts.has("ppr"));
  const isOfTwo = players.length === 2 && !isShared && (concepts.has("halfPpr") || isExplained);
  if (!isOnly(concepts, isOfTwo ? WORDS_OF_TWO : WORDS_OF_POINTS)) return null;
  // A number is what is to be explained, and no figure to be held against.
  if (threshold !== null && asks !== "why" && asks !== "how") return null;
  // `only got me 5.9`: how come.
  const isOnlySo = concepts.has("fantasy") && concepts.has("only") && numbers.length > 0;
  const asksWhy = asks === "why" || asks === "how" || isOnlySo || COMES_FROM.test(text);
  const isHalf = concepts.has("halfPpr");
  // `how did Nacua get his points`: of a player who does not kick they are fantasy points.
  const isHis = HIS_POINTS.test(text) && players.length === 1 && !isShared && players[0]?.position !== "K";
  const isFantasy = isHalf || isHis || concepts.has("fantasy") || concepts.has("ppr") || concepts.has("standard");
  // Of kickers there are no facts of fantasy points either.
  const isOfKickers = isFantasy && players.every(({ position }) => position === "K");
  // Of a part of the game no fact has them.
  const isOfPart = period !== null && isFantasy;
  if (period !== null && !isOfPart) return null;
  if (!(asksWhy || isHalf || isOfKickers || isOfPart) || asks === "yesNo" || (asks === "who" && !isOfTwo)) return null;
  const asked = FORMATS.find(([concept]) => concept !== null && concepts.has(concept));
  const answers = players.map((player) => {
    const ledgers = (asked === undefined ? FORMATS.filter(([concept]) => concept !== "ppr") : [asked]).flatMap(
      ([, preset, words]) => {
        const ledger = ledgerOf(sheet, player.playerId, PRESETS[preset], period);
        const called = pointsWords(words, player.position);
        return ledger === null ? [] : [{ ledger, words: period === null ? called : `${called} ${period.words}` }];
      },
    );
    // `How did he get 33?`: no other figure is named, so that it may be his points in whole numbers.
    const isWhole = concepts.has("points") || isOnly(concepts, "only");
    // `Why did he have 18.4?` is about fantasy points where he had so many of one format.
    const meant = ledgers.find(({ ledger }) => saysNumber(text, ledger.total, isWhole));
    // `Why only 15?` is asked of fantasy points, also where they are 13.
    const isWhyFigure = asks === "why" && isNear(text, ledgers[0]?.ledger.total);
    if (!isFantasy && ((meant === undefined && !isWhyFigure) || player.position === "K")) return null;
    const chosen = meant ?? ledgers[0];
    if (chosen === undefined) return null;
    return {
      player,
      total: chosen.ledger.total,
      isMeant: meant !== undefined,
      words: ledgerWords(sheet, subjectOf(player, sheet), { ...chosen, isExplained: asksWhy || isOfPart, isOfPart }),
    };
  });
  const known = answers.filter((one) => one !== null);
  // Of several of one name those who have as many.
  const own = isShared ? known.filter(({ isMeant }) => isMeant) : [];
  if (own.length === 0 && known.length < answers.length) return null;
  const [only, another] = players;
  const isFoundSmall = asksWhy && !isOfPart && (concepts.has("only") || STILL_ONLY.test(text)) && another === undefined;
  return [
    ...(own.length > 0 ? own : known).flatMap(({ words }) => words),
    ...(isFoundSmall && only !== undefined ? hadNone(only, sheet) : []),
    ...(isOfTwo ? verdict(known, sheet) : []),
  ];
}

/** What would have made his points more: a touchdown, and of who may catch passes a catch. */
function hadNone(player: RosterPlayer, sheet: GameSheet): Sentence[] {
  const own = sheet.lines(null).filter(({ roles }) => roles.player === player.playerId);
  const has = (...units: readonly Unit[]): boolean =>
    own.some(({ values }) => units.some((unit) => (values[unit] ?? 0) > 0));
  const none = [
    ...(has("rushingTouchdowns", "receivingTouchdowns", "passingTouchdowns") ? [] : ["had no touchdown"]),
    ...(has("receptions") || !CATCHERS.has(player.position) ? [] : ["caught no pass"]),
  ];
  return none.length === 0 || own.length === 0
    ? []
    : [sheet.say(`${sheet.name(player.playerId)} ${listWords(none)}.`, ...own)];
}

/** `149 yards and still only 14.9`: the figure that is found too small, or too big. */
const STILL_ONLY =
  /\b(?:only|just|still|somehow) (?:\w+ ){0,3}?(\d{2,4})\b(?! (?:(?!no\b|with|and\b|but\b)\w+ )?(?:yards?|yds?|carr\w+|catch\w*|targets?|rec\w*|tds?|touchdowns?|times|plays|snaps|fgs?|field goals?|\d))/;
/** What his line has, as the reason why it should be more. */
const OF_LINE =
  "yards rush pass receive catch carry target touchdown completion reception fantasy points ppr only made score total";

/** A figure that is exactly his fantasy points is explained from them, whatever else of his line is held against it. */
function onlyPoints(question: Question, sheet: GameSheet): Question {
  const { text, players, concepts, isShared } = question;
  const [player, other] = players;
  const [, said] = STILL_ONLY.exec(text) ?? [];
  const isPlain = player !== undefined && other === undefined && !isShared && player.position !== "K";
  if (said === undefined || !isPlain || !isOnly(concepts, OF_LINE)) return question;
  const points = sheet.index.byId(`f:${player.playerId}`)?.values.pprPoints;
  const isNamed = concepts.has("ppr") || concepts.has("fantasy");
  return points !== undefined && (isNamed || saysNumber(said, points, false))
    ? { ...question, asks: "why", concepts: new Set(["fantasy", "points"]), threshold: null, numbers: [Number(said)] }
    : question;
}

const HIS_POINTS =
  /\bof (?:\w+s|his) (?:fantasy )?(?:points|pts)\b|\b(?:get|got|getting|score|scored|earn|earned|come by|have|had) (?:all |only |just )?(?:(?:his|those|these) (?:\w+ )?|\d+ )?(?:points|pts)\b|\bwhere did (?:his|\w+) points come from\b/;
/** With fewer digits it may have had no point. */
const BARE_FIGURE =
  /^(?:so |but )*(?:why|how come|explain|where does|how) (?:is |was |the |only |did )*\d{3,4}(?: (?:points|pts|come from))?$/;

/** `why 51.9`: the one player who has exactly that many points is meant. */
function ownerOf(question: Question, sheet: GameSheet): Question {
  if (!BARE_FIGURE.test(question.text) || question.teams.length > 0) return question;
  const owners = sheet.index
    .ofKind("fantasy")
    .filter(({ values }) =>
      [values.pprPoints, values.standardPoints].some(
        (points) => points !== undefined && saysNumber(question.text, points, false),
      ),
    )
    .flatMap(({ roles }) => roles.player ?? []);
  const [playerId, other] = new Set(owners);
  const person = sheet.people.get(playerId ?? "");
  if (playerId === undefined || other !== undefined || person === undefined) return question;
  const { name, team, position } = person;
  return {
    ...question,
    asks: "why",
    threshold: null,
    players: [{ playerId, playerName: name, team, position, weight: 1 }],
  };
}

/** Who of two had more points, and by how much. */
function verdict(both: readonly { player: RosterPlayer; total: number }[], sheet: GameSheet): Sentence[] {
  const [more, less] = both.toSorted((one, other) => other.total - one.total);
  if (more === undefined || less === undefined) return [];
  const proof = sheet.index.byId(`f:${more.player.playerId}`);
  if (more.total === less.total) return [sheet.say("They had the same.", proof)];
  const by = formatLedgerPoints(more.total - less.total);
  return [sheet.say(`${sheet.name(more.player.playerId)} had more, by ${by}.`, proof)];
}

/**
 * Whether a text says the total. Plain words have no point in a number: `18.4` and `18.40` stand there as `184` and `1840`. A whole
 * number must be of points.
 */
function saysNumber(text: string, total: number, isWhole: boolean): boolean {
  const factors = isWhole ? [1, 10, 100] : [10, 100];
  // To a tenth `20.74` is `20.7`.
  const rounded = [Math.round(total * 10), ...(isWhole ? [Math.round(total), Math.floor(total)] : [])];
  // A minus is a word, or lost with the other signs.
  const forms = new Set(
    [...factors.map((factor) => Math.round(total * factor * 100) / 100), ...rounded].map((one) =>
      String(Math.abs(one)),
    ),
  );
  return Array.from(text.matchAll(/\b\d+\b/g), ([number]) => number).some((number) => forms.has(number));
}

/** So far off is what somebody thinks he has. */
const NEAR = 3;

/** Whether a text says a number that may be meant for a total, with its point or without. */
function isNear(text: string, total: number | undefined): boolean {
  const said = Array.from(text.matchAll(/\b\d+\b/g), ([number]) => Number(number));
  return (
    total !== undefined &&
    said.some((number) => [1, 10, 100].some((factor) => Math.abs(number / factor - total) <= NEAR))
  );
}

function subjectOf({ playerId }: RosterPlayer, sheet: GameSheet): LedgerSubject {
  return { name: sheet.name(playerId), fact: sheet.index.byId(`f:${playerId}`) };
}
