import type { Fact } from "../../facts/fact.ts";
import type { Mark } from "../../facts/mark.ts";
import type { FactIndex } from "../../facts/fact-index.ts";
import type { Phrase } from "../../facts/phrase.ts";
import { countWords } from "../../facts/wording/number-words.ts";
import { isTurnedByTry, tryNoun } from "../../facts/relations/turning-try.ts";
import { phraseWords } from "../../facts/wording/words-of.ts";
import { bareTeam, bareTeamsOwn, phrase, player, playersOwn } from "../../facts/wording/phrase-of.ts";
import { capitalized } from "../../words/sentence-words.ts";
import { namesPeople } from "../clause.ts";
import type { Voice } from "../voice.ts";
import { isFromKickoff, type Plot } from "./recap-plot.ts";
import { finalOf } from "./recap-lead.ts";
import { headlineRound } from "./stage-words.ts";
import { dayWords, MANY_TOUCHDOWNS } from "./star-words.ts";

const LONGEST = 80;

interface Headline {
  headline: string;
  headlineIds: readonly string[];
}

interface Way {
  words: Phrase;
  facts: readonly Fact[];
}

/** The act that decided the game in at most 80 letters, by surnames: `Butker's 35-yard field goal lifts Chiefs past Bills, 32-29`. */
export function headlineOf(plot: Plot, index: FactIndex, voice: Voice): Headline {
  const known = new Set(index.people.keys());
  const fits = ({ words }: Way): boolean =>
    namesPeople(words, index) && phraseWords(words, index, known).length <= LONGEST;
  const whole = headlineWays(plot, index, false);
  // A long name, or the round of a playoff game, takes room: the act is shortened for it.
  const ways = whole.some(fits) ? whole : headlineWays(plot, index, true);
  const fitting = ways.filter(fits).map(({ words, facts }) => ({
    headline: capitalized(phraseWords(words, index, known)),
    headlineIds: [plot.result, ...facts].map(({ id }) => id),
  }));
  const [first, ...rest] = fitting;
  return first === undefined ? plain(plot, index) : voice.pick("headline", [first, ...rest]);
}

function plain({ winner, loser, result }: Plot, index: FactIndex): Headline {
  const { words: round, facts } = headlineRound(index);
  const words =
    result.team === null
      ? phrase`${bareTeam(index.away.code)} and ${bareTeam(index.home.code)} play to a ${finalOf(result)} tie${round}`
      : phrase`${bareTeam(winner)} beat ${bareTeam(loser)}, ${finalOf(result)}${round}`;
  return { headline: phraseWords(words, index, new Set()), headlineIds: [result, ...facts].map(({ id }) => id) };
}

/** `isShort` leaves out what a headline can do without. */
function headlineWays(plot: Plot, index: FactIndex, isShort: boolean): Way[] {
  const { kind, winner, loser, result, goAhead, clincher, lastStand, comeback, returned, star, run } = plot;
  if (kind === "tie") return [];
  const [us, them, final] = [bareTeam(winner), bareTeam(loser), finalOf(result)];
  const extra = result.marks.includes("overtime") ? " in OT" : "";
  const { words: round, facts } = headlineRound(index);
  const end = phrase`${final}${extra}${round}`;
  const beat = phrase`${us} ${beats(plot)} ${them} ${final}${extra}`;
  if (kind === "lateScore" && goAhead !== null) {
    const noun = scoreNoun(goAhead, isShort);
    return [
      { words: phrase`${noun} lifts ${us} past ${them}, ${end}`, facts: [goAhead, ...facts] },
      { words: phrase`${beat} on ${noun}${round}`, facts: [goAhead, ...facts] },
      { words: phrase`${noun} gives ${us} ${final} win over ${them}${extra}${round}`, facts: [goAhead, ...facts] },
      ...(comeback === null
        ? []
        : [
            {
              words: phrase`${us} rally from ${comeback.values.margin ?? 0} down on ${noun}, ${end}`,
              facts: [goAhead, comeback, ...facts],
            },
          ]),
    ];
  }
  if (kind === "returned" && returned !== null) {
    const noun = scoreNoun(returned, isShort);
    return [
      { words: phrase`${noun} lifts ${us} past ${them}, ${end}`, facts: [returned, ...facts] },
      { words: phrase`${beat} on ${noun}${round}`, facts: [returned, ...facts] },
    ];
  }
  if (kind === "clincher" && clincher !== null) {
    const noun = scoreNoun(clincher, isShort);
    return [
      {
        words: phrase`${noun} caps ${bareTeamsOwn(winner)} ${final} win over ${them}${round}`,
        facts: [clincher, ...facts],
      },
      { words: phrase`${bareTeam(winner)} pull away from ${them} on ${noun}, ${end}`, facts: [clincher, ...facts] },
    ];
  }
  if (kind === "lastStand" && lastStand !== null)
    return standWays(plot, lastStand, { end, round: `${extra}${round}`, facts });
  if (kind === "comeback" && comeback !== null) {
    const down = comeback.values.margin ?? 0;
    return [
      { words: phrase`${us} erase ${String(down)}-point deficit to beat ${them}, ${end}`, facts: [comeback, ...facts] },
      {
        words: phrase`${us} storm back from ${String(down)} down to beat ${them}, ${end}`,
        facts: [comeback, ...facts],
      },
    ];
  }
  const who = star?.roles.player;
  if (kind === "star" && star !== null && who !== undefined) {
    const { present, short } = dayWords(star);
    const { receivingYards: yards, receivingTouchdowns = 0 } = star.values;
    const isAllOfIt = yards !== undefined && index.line(who, "rushing") === null;
    const gained = isAllOfIt && receivingTouchdowns < MANY_TOUCHDOWNS ? [`gains ${yards} yards`] : [];
    const days = isShort ? [short, ...gained] : [present];
    return days.map((what) => ({
      words: phrase`${player(who)} ${what} as ${us} ${beats(plot)} ${them}, ${end}`,
      facts: [star, ...facts],
    }));
  }
  const defense = defenseDay(plot);
  if (defense !== null) {
    return [{ words: phrase`${us} ${defense.did}, ${beats(plot)} ${them}, ${end}`, facts: [defense.row, ...facts] }];
  }
  if (kind === "run" && run !== null) {
    const points = String(run.values.points ?? 0);
    if (isFromKickoff(run)) {
      return [
        { words: phrase`${us} score first ${points} points, ${beats(plot)} ${them}, ${end}`, facts: [run, ...facts] },
      ];
    }
    return [
      {
        words: phrase`${us} score ${points} straight points to ${beats(plot)} ${them}, ${end}`,
        facts: [run, ...facts],
      },
      { words: phrase`${bareTeamsOwn(winner)} ${points}-point run sinks ${them}, ${end}`, facts: [run, ...facts] },
    ];
  }
  return [{ words: phrase`${us} ${beats(plot)} ${them}, ${end}`, facts }];
}

/** What the winner's defense did as a whole, where that is the story. */
function defenseDay({ kind, takeaways, sacks }: Plot): { did: string; row: Fact } | null {
  if (kind === "takeaways" && takeaways !== null)
    return { did: `force ${countWords(takeaways.values.turnovers ?? 0)} turnovers`, row: takeaways };
  return kind === "sacks" && sacks !== null
    ? { did: `pile up ${countWords(sacks.values.sacks ?? 0)} sacks`, row: sacks }
    : null;
}

/** The play, or the clock, that ended the loser's last drive. */
function standWays(
  { winner, loser, result }: Plot,
  stand: Fact,
  { end, round, facts }: { end: Phrase; round: string; facts: readonly Fact[] },
): Way[] {
  const [us, them, final] = [bareTeam(winner), bareTeam(loser), finalOf(result)];
  const noun = stand.wording.noun ?? stand.wording.clause;
  const cited = [stand, ...facts];
  switch (stand.kind) {
    case "drive":
      return [
        { words: phrase`${us} hold off ${bareTeamsOwn(loser)} last drive to win, ${end}`, facts: cited },
        { words: phrase`${us} hang on as time runs out on ${them}, ${end}`, facts: cited },
      ];
    case "stop":
      return [
        { words: phrase`${us} stop ${them} on fourth down to seal it, ${end}`, facts: cited },
        { words: phrase`Late fourth-down stop saves ${us} against ${them}, ${end}`, facts: cited },
      ];
    case "twoPoint":
      return [
        { words: phrase`${us} survive late two-point try to beat ${them}, ${end}`, facts: cited },
        { words: phrase`${us} stop two-point try to hold off ${them}, ${end}`, facts: cited },
      ];
    case "miss":
      return [{ words: phrase`${us} survive ${noun} to beat ${them}, ${end}`, facts: cited }];
    default:
      return [
        { words: phrase`${noun} seals ${bareTeamsOwn(winner)} ${final} win over ${them}${round}`, facts: cited },
        { words: phrase`${noun} saves ${us} against ${them}, ${end}`, facts: cited },
      ];
  }
}

function beats({ result }: Plot): string {
  const margin = result.values.margin ?? 0;
  if (result.marks.includes("shutout")) return "shut out";
  return margin >= 28 ? "rout" : margin >= 17 ? "roll past" : margin <= 3 ? "edge" : "beat";
}

/** As headlines call a score. */
const SCORE_NOUNS: readonly (readonly [Mark, string])[] = [
  ["fieldGoal", "field goal"],
  ["run", "TD run"],
  ["pass", "TD catch"],
  ["pickSix", "pick-six"],
  ["kickoffReturn", "kickoff return"],
  ["puntReturn", "punt return"],
  ["fumbleReturn", "fumble return"],
  ["blockedKickReturn", "return of blocked kick"],
];

/** What took the lead, the try where only that did, short enough for a headline; without its yards for a short one. */
function scoreNoun(score: Fact, isShort: boolean): Phrase {
  const {
    marks,
    roles: { scorer },
    values: { yards },
    wording,
  } = score;
  const noun = wording.noun ?? wording.clause;
  if (marks.includes("twoPointGood") && isTurnedByTry(score)) return tryNoun(score);
  if (scorer === undefined || yards === undefined || yards <= 0) return noun;
  const what = SCORE_NOUNS.find(([mark]) => marks.includes(mark))?.[1] ?? null;
  if (what === null) return noun;
  return isShort ? phrase`${playersOwn(scorer)} ${what}` : phrase`${playersOwn(scorer)} ${String(yards)}-yard ${what}`;
}
