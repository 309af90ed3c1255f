import type { FactIndex } from "../../../facts/fact-index.ts";
import { gamePhase, isCalledOff } from "../../../game/game-state.ts";
import type { GameSnapshot } from "../../../game/game-snapshot.ts";
import { gameRoster } from "../../../names/game-roster.ts";
import { pointsPath } from "../../../page/address/points-address.ts";
import { foldLedger, type Ledger } from "../../../scoring/ledger.ts";
import { partPhrase } from "../../../scoring/ledger-rows.ts";
import { officialCounts } from "../../../scoring/official-counts.ts";
import type { Scoring } from "../../../scoring/scoring.ts";
import { scoredOwners } from "../../../scoring/scored-owners.ts";
import type { MyStrip, StripLeague, StripPlayer } from "../../../sunday/my-strip.ts";
import { rulesText } from "../../../sunday/rules-text.ts";
import { formatLedgerPoints } from "../../../words/ledger-points.ts";
import { formatListPoints } from "../../../words/points-change.ts";
import { listWords } from "../../../words/sentence-words.ts";
import type { Proof } from "../../chat-event.ts";
import { readQuestion } from "../question/question.ts";

/** Rules that a reader goes by, with what the reader calls them. */
export interface MyRules {
  label: string;
  scoring: Scoring;
}

/** What is known of the players of the reader who asks. It is theirs alone: kept nowhere, and in no page. */
export interface Mine {
  /** Their leagues in the game; null without leagues and stars. */
  strip: MyStrip | null;
  /** The rules that they keep as their own first, then those of their leagues. */
  rules: readonly MyRules[];
}

/** A sentence with what leads on from it. */
export interface MineSentence {
  text: string;
  proofs: readonly Proof[];
}

const MY_PAGE: Proof = { label: "My Sunday", href: "/my" };
const SET_UP: Proof = { label: "My leagues", href: "/my/leagues" };

const THINGS =
  "guys?|players?|dudes|boys|line ?up|roster|starters?|bench|stars?|starred|fantasy|league|leagues|match ?up|match-up|opponent|points?|pts|squad|side|total";
/** What is said of a fan's own players, and of nobody's favorite team. */
const OF_MINE = new RegExp(
  String.raw`\b(?:my|our)\s+(?:[\w']+\s+){0,2}(?:${THINGS})\b|\b(?:of|are|is) mine\b|\bdo i (?:have|own|start)\b|\bi (?:have|start|own) (?:in|here|left|playing)\b|\bam i (?:winning|losing|ahead|behind|up|down)\b|\bplaying against me\b|\bagainst me\b`,
);
/** With a league these are of a fantasy team, and without one of a favorite team: `How is my team doing?` */
const OF_MY_TEAM =
  /\b(?:how|what)\b.*\bmy (?:fantasy )?team\b.*\b(?:do(?:ing)?|have|has|score[ds]?|got|at|look(?:ing)?|points?|pts)\b|\bpoints? (?:does|do|did|has|have|for) my team\b|^(?:how|what) about my team\b|^(?:how's|hows) my team\b/;
const OF_MY_WIN =
  /\bwhat do (?:i|we) need(?: to win)?\b|\bhow (?:many|much) (?:points )?do i need\b|^(?:so )?(?:will|can|could|did|do) i (?:still )?win\b|\bam i going to win\b|\bmy (?:chance|chances|odds)\b/;
/** Whether somebody is one of the reader's. */
const IS_MINE =
  /\bone of (?:my|mine)\b|\bis .+ mine\b|\bdo i (?:have|own|start)\b|\bon my (?:team|roster|bench|side)\b|\bis .+ my (?:guy|player)\b/;
const OF_RULES =
  /\b(?:my|our) (?:own )?(?:league'?s? )?(?:scoring|rules|format|league|settings|points|pts)\b|\b(?:by|under|in) (?:MY\b|mine)|\bMY (?:points|pts)\b/i;
const WHY =
  /\bwhy\b|\bhow come\b|\bwhere (?:did|do|does) .* from\b|\bexplain\b|\bbreak ?down\b|\bhow did .*\b(?:get|score|have)\b/;
const LEFT = /\b(?:left|still|yet to|remaining|to play|coming up)\b/;
const THEIRS = /\b(?:opponent|against me|facing|up against)\b/;
const MATCH = /\b(?:winning|losing|ahead|behind|match ?-?up|league|total)\b|\bam i (?:up|down)\b/;

/** A question in lower case with plain apostrophes, and without what ends it. */
function plain(text: string): string {
  return text
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/[?!.]+(?=\s|$)/g, " ")
    .toLowerCase();
}

/** Whether a question is about the players, the points or the rules of the reader who asks. */
export function asksOfMine(text: string): boolean {
  return OF_MINE.test(plain(text)) || OF_RULES.test(text);
}

/** Whether it is about the reader's players where they keep a league, and about this game else. */
function mayBeOfTeam(words: string): boolean {
  return OF_MY_TEAM.test(words) || OF_MY_WIN.test(words);
}

/** Whether it may be about points under their rules without saying so: `Why 18.4?` */
export function mayAskOfMine(text: string): boolean {
  const words = plain(text);
  return asksOfMine(text) || WHY.test(words) || mayBeOfTeam(words) || IS_MINE.test(words);
}

/**
 * Answers about the players of the reader who asks, from the ledger: how they are doing in this game, who is still to play, who they face,
 * how the match-up stands, and why somebody has his points under their rules. Null for a question about something else, which others
 * answer. Points are never said without whose rules they are.
 */
export function answerMine(text: string, mine: Mine, snapshot: GameSnapshot, index: FactIndex): MineSentence[] | null {
  const words = plain(text);
  const leagues = mine.strip?.leagues ?? [];
  const isOfTeam = leagues.some(({ id }) => id !== "starred") && mayBeOfTeam(words);
  const isOfMine = asksOfMine(text) || isOfTeam;
  const book = { roster: gameRoster(snapshot), game: snapshot.game };
  const { players, isShared } = readQuestion(text, book);
  if (players.length > 0 && IS_MINE.test(words) && !isShared && leagues.length > 0)
    return players.flatMap(({ playerId, playerName }) => leagues.map((league) => keptIn(playerId, playerName, league)));
  if (players.length > 0) {
    // `My guy Hurts` is Hurts: what he did, the stats say.
    if (isShared || players.length > 1 || mine.rules.length === 0) return null;
    const [player] = players;
    if (player === undefined || !(WHY.test(words) || OF_RULES.test(text))) return null;
    return explain(player, { text, mine, snapshot, index });
  }
  if (!isOfMine) return null;
  const { strip } = mine;
  if (strip === null || strip.leagues.length === 0) {
    return [
      {
        text: "I don't know your players: this browser keeps no leagues and no stars. Add a league, paste a team or star players, and ask again.",
        proofs: [SET_UP],
      },
    ];
  }
  if ((MATCH.test(words) || (isOfTeam && OF_MY_WIN.test(words))) && !LEFT.test(words))
    return strip.leagues.map((league) => matchSentence(league));
  const tell = THEIRS.test(words) ? facing : LEFT.test(words) ? left : standing;
  const sentences = strip.leagues.flatMap((league) => tell(league, snapshot));
  const rules = THEIRS.test(words) || !LEFT.test(words) ? rulesSentences(strip.leagues) : [];
  return [...sentences, ...rules];
}

/** `Is Hurts one of my guys?`: on which side of a league he is. */
function keptIn(playerId: string, name: string, league: StripLeague): MineSentence {
  const found = league.players.find(({ owner }) => owner === playerId);
  if (found === undefined) return { text: `No, ${name} is not yours ${within(league)}.`, proofs: [MY_PAGE] };
  const figure = hasPlayed(found) ? `, with ${found.figure}` : "";
  const text = isTheirs(found)
    ? `No, ${name} plays against you ${within(league)}${figure}.`
    : `Yes, ${name} is ${isBenched(found) ? "on your bench" : "yours"} ${within(league)}${figure}.`;
  return { text, proofs: proofsFor([found]) };
}

const hasPlayed = ({ points }: StripPlayer): boolean => points !== null;
const isMine = ({ side, isBench }: StripPlayer): boolean => side === "mine" && !isBench;
const isBenched = ({ isBench }: StripPlayer): boolean => isBench;
const isTheirs = ({ side }: StripPlayer): boolean => side === "theirs";

/** `Hurts 35.1 and Brown 4.4` */
function named(players: readonly StripPlayer[]): string {
  return listWords(players.map((player) => (hasPlayed(player) ? `${player.name} ${player.figure}` : player.name)));
}

function proofsFor(players: readonly StripPlayer[]): Proof[] {
  return [...players.map(({ name, path }) => ({ label: name, href: path })), MY_PAGE];
}

/** Where somebody is kept: a league by its name, and the stars. */
function within({ id, name }: StripLeague): string {
  return id === "starred" ? "with a star" : `in ${name}`;
}

function standing(league: StripLeague): MineSentence[] {
  const here = league.players.filter(isMine);
  const bench = league.players.filter(isBenched);
  const theirs = league.players.filter(isTheirs);
  const benched = bench.length === 0 ? "" : ` On your bench: ${named(bench)}.`;
  const others = theirs.length === 0 ? "" : ` Against you: ${named(theirs)}.`;
  const first =
    here.length === 0
      ? `Nobody that you have ${within(league)} is in this game.`
      : `You have ${named(here)} ${within(league)}.`;
  return [{ text: `${first}${benched}${others}`, proofs: proofsFor([...here, ...theirs]) }];
}

function facing(league: StripLeague): MineSentence[] {
  const theirs = league.players.filter(isTheirs);
  const text =
    theirs.length === 0
      ? `Nobody in this game plays against you ${within(league)}.`
      : `You face ${named(theirs)} ${within(league)}.`;
  return [{ text, proofs: proofsFor(theirs) }];
}

function left(league: StripLeague, { game }: GameSnapshot): MineSentence[] {
  const here = league.players.filter(isMine);
  const { score } = league;
  const elsewhere =
    score === null
      ? ""
      : score.coming + score.playing === 0
        ? " Nobody of yours is left this week."
        : ` This week ${score.playing} of yours ${score.playing === 1 ? "is" : "are"} on now, and ${score.coming} still to play.`;
  const phase = gamePhase(game);
  const verb = here.length === 1 ? "is" : "are";
  const names = named(here);
  const text =
    here.length === 0
      ? `Nobody that you have ${within(league)} is in this game.`
      : phase === "over" || isCalledOff(game)
        ? `This game is ${phase === "over" ? "over" : "called off"}: ${names} ${verb} done ${within(league)}.`
        : phase === "live"
          ? `${names} ${verb} on now ${within(league)}.`
          : `${names} ${verb} still to play here ${within(league)}.`;
  return [{ text: `${text}${elsewhere}`, proofs: proofsFor(here) }];
}

function matchSentence({ name, score }: StripLeague): MineSentence {
  if (score === null) {
    return { text: `I leave the total of ${name} out here, because other games are in it.`, proofs: [MY_PAGE] };
  }
  const { mine, theirs, figures, percent, playing, coming, isDecided, fixed } = score;
  const leftWords = isDecided
    ? ""
    : ` ${playing} of yours ${playing === 1 ? "is" : "are"} on now and ${coming} still to play.`;
  // Where a total is set, who is left may change nothing of it.
  const tail = fixed === null ? leftWords : ` ${fixed}`;
  if (theirs === null) return { text: `You have ${figures.mine} in ${name}.${tail}`, proofs: [MY_PAGE] };
  const [high, low] = mine >= theirs ? [figures.mine, figures.theirs] : [figures.theirs, figures.mine];
  const verb =
    mine === theirs ? "are tied" : isDecided ? (mine > theirs ? "won" : "lost") : mine > theirs ? "lead" : "trail";
  const need =
    !isDecided && fixed === null && mine < theirs
      ? ` You need ${formatListPoints(theirs - mine)} more than they still get.`
      : "";
  const chance = percent === null || isDecided ? "" : `, with a ${percent}% chance to win`;
  return { text: `In ${name} you ${verb} ${high} to ${low}${chance}.${need}${tail}`, proofs: [MY_PAGE] };
}

/** Whose rules the points are, and what of them is not counted. */
function rulesSentences(leagues: readonly StripLeague[]): MineSentence[] {
  return leagues.flatMap(({ name, scoringName, uncounted, players }) => {
    if (!players.some(hasPlayed)) return [];
    const rules = scoringName === name ? `${name}'s own rules` : scoringName;
    const missing =
      uncounted.length === 0 ? "" : ` Not counted, because the plays do not have it: ${uncounted.join(", ")}.`;
    return [{ text: `${name}: points by ${rules}.${missing}`, proofs: [] }];
  });
}

interface Explained {
  text: string;
  mine: Mine;
  snapshot: GameSnapshot;
  index: FactIndex;
}

/**
 * Why somebody has his points under the reader's rules: the rules that the number is of, or the first where the question says that they
 * are meant. Null where it does neither: then the usual formats are.
 */
function explain(
  { playerId, playerName }: { playerId: string; playerName: string },
  { text, mine, snapshot }: Explained,
): MineSentence[] | null {
  const owner = scoredOwners(snapshot).find(({ id }) => id === playerId);
  if (owner === undefined) return null;
  const official = officialCounts(snapshot.differences, playerId);
  const ledgers = mine.rules.map((rules) => ({
    rules,
    ledger: foldLedger(owner.plays, owner, rules.scoring, official),
  }));
  const said = Array.from(text.matchAll(/\d+(?:\.\d+)?/g), ([number]) => Number(number));
  const meant = ledgers.find(({ rules: { label }, ledger: { total } }) => {
    return said.includes(total) || said.includes(Math.round(total * 10) / 10) || isNamed(text, label);
  });
  const chosen = meant ?? (OF_RULES.test(text) ? ledgers[0] : undefined);
  return chosen === undefined ? null : [ledgerSentence(playerName, chosen, { snapshot, playerId })];
}

function isNamed(text: string, label: string): boolean {
  return label.length > 2 && text.toLowerCase().includes(label.toLowerCase());
}

function ledgerSentence(
  name: string,
  { rules: { label, scoring }, ledger }: { rules: MyRules; ledger: Ledger },
  { snapshot, playerId }: { snapshot: GameSnapshot; playerId: string },
): MineSentence {
  const parts = ledger.sums
    .map(partPhrase)
    .toSorted((one, other) => Math.abs(other.points) - Math.abs(one.points))
    .map(({ words, points }) => `${words} (${formatLedgerPoints(points)})`);
  const verb = gamePhase(snapshot.game) === "over" ? "had" : "has";
  const under = label === scoring.name ? `under ${label}` : `under ${label} (${scoring.name})`;
  const total = `${name} ${verb} ${formatLedgerPoints(ledger.total)} ${under}`;
  return {
    text: parts.length === 0 ? `${total}.` : `${total}: ${listWords(parts)}.`,
    proofs: [
      {
        label: `${name}, play by play`,
        href: pointsPath(snapshot.game.gameKey, playerId, { at: null, scoring: rulesText(scoring) }),
      },
    ],
  };
}
