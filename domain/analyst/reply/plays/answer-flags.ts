import type { ShownPlay } from "../../../game/play.ts";
import type { LeaguePenalty } from "../../../plays/penalties.ts";
import { finalAccount } from "../../../plays/play-text.ts";
import { counted, times } from "../../../facts/wording/number-words.ts";
import { listWords } from "../../../words/sentence-words.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { isPenalized, nameInText, toldFlags } from "../sheet/is-flagged.ts";
import { isWithin } from "../sheet/is-within.ts";
import { withOpening } from "../sheet/with-opening.ts";
import type { Question } from "../question/question.ts";

const FLAGS = /\b(?:penalt(?:y|ies)|penali[sz]ed|flags?|flagged|pens)\b/;
const BY_WHOM =
  /\b(?:by (?:who[m]?|player)|on (?:who[m]?)|who (?:all )?(?:got|was|were|had|committed|drew|took|did)|which (?:players?|guys?|ones)|name them|list|each one|every|each|all (?:the|of)|whose)\b/;
/** A kind of flag, a play or a count of somebody is another question. */
const OTHER =
  /\b(?:most|more|fewer|biggest|longest|first|last|drive|td|touchdown|play|cost|called back|negat\w+|nullif\w+|wiped|declined|team|each (?:team|side)|every (?:team|side))\b/;
const KIND =
  /\b(?:hold\w*|false|offsides?|interference|dpi|opi|roughing|facemask|face mask|unnecessary|taunting|unsportsmanlike|delay|formation|encroachment|hands|block\w*|clipping|grounding|12|twelve|illegal|personal|horse)\b/;

/** Who was flagged: every enforced penalty of a team with who it was on. Null where the texts do not name as many as the team's row counts, or something else is asked. */
export function answerFlags(
  { text, teams, players, period, nth, sized, threshold, concepts, asks }: Question,
  sheet: GameSheet,
): Sentence[] | null {
  if (!FLAGS.test(text) || KIND.test(text)) return null;
  const isOfMost = isAskedOfOne(text, sheet) && period === null && players.length === 0 && threshold === null;
  if (isOfMost && [...concepts].every((concept) => concept === "most" || WORDS.has(concept)))
    return tellMost(text, teams, sheet);
  if (!BY_WHOM.test(text) || OTHER.test(text)) return null;
  if (players.length > 0 || nth !== null || sized !== null || threshold !== null || asks === "yesNo" || asks === "why")
    return null;
  if ([...concepts].some((concept) => !WORDS.has(concept))) return null;
  return tellFlags({ teams, period }, sheet);
}

/** The flags of a game whose data counts none, where its texts tell all: a reader of the page can count them too. Null for one kind of flag. */
export function tellUncountedFlags(question: Question, sheet: GameSheet): Sentence[] | null {
  const { text, players, asks, teams } = question;
  // Who had more is seen from the two counts; a yes or no is about one team.
  if (KIND.test(text) || players.length > 0 || (asks === "yesNo" && teams.length > 1)) return null;
  const told = tellFlags(question, sheet);
  return told === null || asks !== "yesNo"
    ? told
    : withOpening(!told.every(({ receipts }) => receipts.length === 0), told);
}

const MOST =
  /\b(?:(who|whos|whose)|(?:which|what) (\w+))\b(?!.*\b(?:team|side|yards|yds|offense|defense|benefit\w*|called|threw|drives?|quarters?|half)\b).*(?:\bmost (?:(?:accepted|of (?:the|those|their)) )?(?:penalties|flags|pens|penalized|flagged)|\b(?:penalized|flagged) (?:the )?most)\b/;

/** Whether it is asked who, and not which team or part of the game, was flagged most: `which player`, `which bear`. */
function isAskedOfOne(text: string, sheet: GameSheet): boolean {
  const [, who, noun = ""] = MOST.exec(text) ?? [];
  const one = sheet.teams.map((team) => sheet.nick(team).toLowerCase().replace(/s$/, ""));
  return who !== undefined || /^(?:players?|guys?|man|men|dude|lineman|linemen)$/.test(noun) || one.includes(noun);
}

const OF_A_PLAYER = /^(?:so )?(?:which|what)\b|\b(?:player|guy)\b/;

/** Who drew the most flags, beside the counts of the teams where they may be meant; null where the texts do not tell all. */
function tellMost(text: string, teams: readonly string[], sheet: GameSheet): Sentence[] | null {
  const own = teams.length === 1 ? teams : sheet.teams;
  const each = eachFlags({ teams: own, period: null }, sheet);
  if (each === null) return null;
  const drawn = each.flatMap(({ team, flags }) => {
    const names = flags.flatMap(({ player }) => (player === null ? [] : [fullName(player, team, sheet)]));
    return [...new Set(names)].map((name) => ({
      name,
      team,
      flags: flags.filter(({ player }) => player !== null && fullName(player, team, sheet) === name),
    }));
  });
  const most = Math.max(...drawn.map(({ flags }) => flags.length));
  const leaders = drawn.filter(({ flags }) => flags.length === most);
  const counts = sheet.index.byId("cmp:penalties");
  const beside = own.length === 1 || OF_A_PLAYER.test(text) || counts === null ? [] : sheet.sentences(counts);
  if (most < 2) {
    const whose = own.length === 1 ? ` of the ${sheet.nick(own[0] ?? "")}` : "";
    return drawn.length === 0 ? null : [...beside, sheet.say(`No player${whose} drew more than one penalty.`, null)];
  }
  return [
    ...beside,
    ...leaders.map(({ name, team, flags }) => ({
      text: `${name} drew ${counted(most, "penalty", "penalties")}${leaders.length === 1 ? `, the most ${own.length === 1 ? `of the ${sheet.nick(team)}` : "of anybody"}` : ""}: ${kindsWords(flags.map((flag) => flag.name.toLowerCase()))}.`,
      ids: [],
      receipts: flags.map(({ play }) => ({ kind: "play" as const, playId: play.playId })),
    })),
  ];
}

function tellFlags({ teams, period }: Pick<Question, "teams" | "period">, sheet: GameSheet): Sentence[] | null {
  const each = eachFlags({ teams, period }, sheet);
  if (each === null || each.every(({ flags }) => flags.length === 0)) return null;
  const when = period === null ? "" : ` ${period.words}`;
  return each.map(({ team, flags }) => {
    if (flags.length === 0) return sheet.say(`The ${sheet.nick(team)} were not penalized${when}.`, null);
    const yards = flags.reduce((sum, flag) => sum + (flag.yards ?? 0), 0);
    const items = flags.map((flag) => flagWords(flag, team, sheet));
    const list = items.length === 0 ? "" : `: ${listWords(items)}`;
    return {
      text: `The ${sheet.nick(team)} had ${counted(flags.length, "penalty", "penalties")} for ${counted(yards, "yard")}${when}${list}.`,
      ids: [],
      receipts: flags.map(({ play }) => ({ kind: "play" as const, playId: play.playId })),
    };
  });
}

/** The enforced penalties of each team; null where the texts do not tell all: a flag would be left out unsaid. */
function eachFlags({ teams, period }: Pick<Question, "teams" | "period">, sheet: GameSheet) {
  const plays = sheet.read.plays.filter((play) => period === null || isWithin(period, play));
  const each = (teams.length > 0 ? teams : sheet.teams).map((team) => {
    const flags = plays.flatMap((play) =>
      toldFlags(play).flatMap((flag) =>
        flag.outcome === "enforced" && flag.isOn(team, sheet) ? [{ ...flag, play }] : [],
      ),
    );
    return { team, flags };
  });
  const isAllTold = sheet.teams.some((team) => sheet.index.teamRow(team, "penalties") !== null)
    ? period !== null || each.every(({ team, flags }) => flags.length === countOf(team, sheet))
    : plays.every(isTold);
  return isAllTold ? each : null;
}

/** Whether a row has no flag but those that its text tells in a form that is understood. */
function isTold(play: ShownPlay): boolean {
  const account = finalAccount(play.description);
  if (!isPenalized(play) && !/penalt/i.test(account)) return true;
  return toldFlags(play).length > 0 || account.startsWith("Offsetting penalties: ");
}

const WORDS: ReadonlySet<string> = new Set("penalty yards list eachTeam total only".split(" "));

/** `Kyle Pitts (offensive holding, 10 yards)` */
export function flagWords(
  { player, name, yards }: Pick<LeaguePenalty, "player" | "name" | "yards">,
  team: string,
  sheet: GameSheet,
): string {
  const far = yards === null || yards === 0 ? "" : `, ${counted(yards, "yard")}`;
  return `${player === null ? "the team" : fullName(player, team, sheet)} (${name.toLowerCase()}${far})`;
}

/** `false start three times and illegal formation` */
function kindsWords(kinds: readonly string[]): string {
  const each = [...new Set(kinds)].map((kind) => ({ kind, count: kinds.filter((one) => one === kind).length }));
  return listWords(each.map(({ kind, count }) => (count === 1 ? kind : `${kind} ${times(count)}`)));
}

/** The one player of a team that the text means; as the text has him where two fit. */
function fullName(written: string, team: string, sheet: GameSheet): string {
  const [only, other] = [...sheet.people.values()].filter(
    (person) => person.team === team && nameInText({ playerName: person.name }).test(written),
  );
  return only === undefined || other !== undefined ? written : sheet.name(only.playerId);
}

function countOf(team: string, { index }: GameSheet): number {
  return index.teamRow(team, "penalties")?.values.penalties ?? 0;
}
