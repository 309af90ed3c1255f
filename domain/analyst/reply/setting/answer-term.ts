import { plainName } from "../../../names/sound.ts";
import { capitalized } from "../../../words/sentence-words.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import type { Question } from "../question/question.ts";

/** A word of the game, in a sentence that a newcomer understands, and how somebody who knows it asks for those of this game. */
interface Term {
  words: RegExp;
  means: string;
  /** It is a figure as well, which may be asked for by somebody new. */
  isFigure?: true;
  /** Empty where a game has none to show. */
  asks: string;
}

const TERMS: readonly Term[] = [
  {
    words: /\bsafet(?:y|ies)\b/,
    means:
      "A safety is two points for the defense: the offense is tackled with the ball in its own end zone, loses it out of bounds there or is flagged there, and then kicks the ball away.",
    asks: "any safeties",
  },
  {
    words: /\bonside\b|\b(?:short|little|squib\w*|tiny) (?:\w+ )?kick(?:s|off|offs)?\b/,
    means:
      "An onside kick is a short kickoff: once it has gone ten yards, the kicking team may recover it and keep the ball.",
    asks: "onside kick",
  },
  {
    words: /\btouchbacks?\b/,
    means:
      "A touchback is a kick, or a lost ball, that ends in the end zone of the team that gets it: that team starts with the ball farther out, without a return.",
    asks: "how many touchbacks",
  },
  {
    words:
      /\b(?:two|2) ?(?:point|pt)s? (?:conversion|try|tries|attempt|play|pass|run)s?\b|\bgo(?:ing)? for (?:two|2)\b/,
    means:
      "After a touchdown a team may kick for one point or run one play from the 2-yard line for two: the ball has to get into the end zone, and a catch short of it counts for nothing.",
    asks: "two point tries",
  },
  {
    words: /\bextra points?\b|\bpats?\b/,
    means: "An extra point is the kick after a touchdown, and is worth one point.",
    asks: "missed extra points",
    isFigure: true,
  },
  {
    words: /\bfield goals?\b|\bfgs?\b/,
    means: "A field goal is a kick through the uprights from where the offense stopped, and is worth three points.",
    asks: "list the field goals",
    isFigure: true,
  },
  {
    words: /\bturn(?:ed|over)? (?:it over |the ball over )?on downs\b/,
    means:
      "A turnover on downs is a failed fourth down: the team did not make the yards it needed, and the other team takes the ball there.",
    asks: "fourth down stops",
  },
  {
    words: /\b(?:third|3rd) downs?\b/,
    means: "A team has four downs, or plays, to gain 10 yards; the third is usually the last one before it kicks.",
    asks: "third down conversions",
    isFigure: true,
  },
  {
    words: /\b(?:fourth|4th) downs?\b/,
    means:
      "The fourth down is a team's last play to make its 10 yards: most teams punt or kick, and one that goes for it and fails loses the ball there.",
    asks: "fourth downs",
    isFigure: true,
  },
  {
    words: /\b(?:first|1st) downs?\b|\bmov\w+ the chains\b/,
    means: "A first down is a fresh set of four plays, which a team gets by gaining 10 yards.",
    asks: "first downs",
    isFigure: true,
  },
  {
    words: /\bdowns?\b/,
    means: "A down is a play: a team has four of them to gain 10 yards.",
    asks: "first downs",
    isFigure: true,
  },
  {
    words: /\bred ?zone\b/,
    means: "The red zone is the last 20 yards before the end zone.",
    asks: "red zone",
    isFigure: true,
  },
  {
    words: /\bpick ?(?:six|6)(?:es)?\b/,
    means: "A pick-six is an interception that is returned for a touchdown.",
    asks: "any pick sixes",
  },
  {
    words: /\binterceptions?\b|\bints?\b|\bpicks?\b/,
    means: "An interception is a pass that the other team catches.",
    asks: "list the interceptions",
    isFigure: true,
  },
  { words: /\bfumbles?\b/, means: "A fumble is a ball that its carrier loses.", asks: "list the fumbles" },
  { words: /\bmuff\w*\b/, means: "A muff is a kick that a returner touches and does not hold.", asks: "muffed punts" },
  {
    words: /\bsacks?\b/,
    means: "A sack is a tackle of the passer behind the line, before he throws.",
    asks: "who had sacks",
    isFigure: true,
  },
  {
    words: /\bturnovers?\b/,
    means: "A turnover is a ball lost to the other team, by an interception or a fumble.",
    asks: "turnovers",
    isFigure: true,
  },
  {
    words: /\bthree and outs?\b|\b3 and outs?\b/,
    means: "A three-and-out is a drive of three plays without a first down, and a punt.",
    asks: "how many three and outs",
  },
  {
    words: /\bpunts?\b/,
    means: "A punt is a kick that gives the ball away, usually on fourth down, to make the other team start far back.",
    asks: "how many punts",
    isFigure: true,
  },
  {
    words: /\bfair catch(?:es)?\b/,
    means: "A fair catch is a signal by the returner: nobody may hit him, and he may not run.",
    asks: "fair catches",
  },
  {
    words: /\bkneel(?:s|ed|ing|down|downs| downs?)?\b|\bknees?\b|\bvictory formation\b/,
    means: "A kneel-down ends a play at once, so that the clock runs and nothing can be lost.",
    asks: "kneel downs",
  },
  {
    words: /\bspik(?:e|es|ed|ing)\b/,
    means: "A spike is a pass thrown straight into the ground: it costs a down and stops the clock.",
    asks: "spikes",
  },
  {
    words: /\bfalse starts?\b/,
    means: "A false start is a move by the offense before the snap, and costs five yards.",
    asks: "false starts",
  },
  {
    words: /\bholding\b/,
    means:
      "Holding is grabbing an opponent who does not have the ball: 10 yards against the offense, five against the defense.",
    asks: "holding penalties",
  },
  {
    words: /\b(?:off ?sides?|encroachment)\b/,
    means: "Offside is being across the line at the snap, and costs five yards.",
    asks: "offsides",
  },
  {
    words: /\bpass interference\b|\b[do]?pi\b/,
    means:
      "Pass interference is keeping somebody from a catch by contact before the ball is there; by the defense it puts the ball at that spot.",
    asks: "pass interference",
  },
  {
    words: /\bintentional grounding\b|\bgrounding\b/,
    means: "Intentional grounding is a pass thrown to nobody to escape a sack: it costs yards and the down.",
    asks: "intentional grounding",
  },
  {
    words: /\b(?:over ?unders?|o u|total)\b/,
    means: "The over/under is the number of points that bookmakers expect of both teams together.",
    asks: "did the total go over",
    isFigure: true,
  },
  {
    words: /\b(?:spread|cover(?:s|ed|ing)?|favou?rite|underdogs?|point line|betting line)\b/,
    means:
      "The spread is the number of points that the favorite is given to win by; it covers by winning by more than that.",
    asks: "spread",
    isFigure: true,
  },
  {
    words: /\bppr\b/,
    means: "PPR is fantasy scoring with a point for each catch, beside the points for yards and touchdowns.",
    asks: "most ppr points",
    isFigure: true,
  },
  {
    words: /\bfpts\b|\bfantasy points?\b/,
    means:
      "Fantasy points add up a player's yards, touchdowns and turnovers; FPTS gives none for a catch, PPR one for each.",
    asks: "most fantasy points",
    isFigure: true,
  },
  {
    words: /\btargets?\b/,
    means: "A target is a pass thrown to somebody, whether he catches it or not.",
    asks: "who had the most targets",
    isFigure: true,
  },
  {
    words: /\btime of possession\b/,
    means: "Time of possession is how long a team's offense had the ball.",
    asks: "time of possession",
    isFigure: true,
  },
  {
    words: /\bscrimmage\b/,
    means:
      "The line of scrimmage is where the ball lies before the snap; yards from scrimmage are rushing and receiving yards.",
    asks: "who had the most scrimmage yards",
    isFigure: true,
  },
  {
    words: /\bsnaps?\b/,
    means: "The snap is how the center gives the ball to the quarterback and begins a play.",
    asks: "",
    isFigure: true,
  },
  {
    words: /\bdrives?\b|\bpossessions?\b/,
    means: "A drive is a team's series of plays from when it gets the ball to when it scores or loses it.",
    asks: "longest drive",
    isFigure: true,
  },
  {
    words: /\bhail mary\b/,
    means: "A Hail Mary is a long throw into a crowd as time runs out.",
    asks: "hail mary",
  },
];

const WORD = "((?:\\w+ ){0,4}?\\w+)";
/** `what's a touchback`, `what does PPR mean`, `something called a safety`, `explain the onside kick`. */
const ASKED = [
  new RegExp(
    String.raw`\b(?:what|whats) (?:is |are |was |were )?(?:even |exactly )?(?:a|an|the point of a|the point of an) ${WORD}$`,
  ),
  new RegExp(String.raw`\bwhat (?:does|do|did) (?:a |an |the )?${WORD} (?:even |actually )?(?:mean|stand for)\b`),
  new RegExp(String.raw`\b(?:something|thing|smth) called (?:a |an |the )?${WORD}$`),
  new RegExp(String.raw`\bexplain (?:to me )?(?:what )?(?:a |an |the |is a |is an )?${WORD}$`),
  /\bwhats? (?:is |was )?(?:that|this) ((?:\w+ ){0,2}kick)\b/,
  /\b(?:ask\w*|explain|understand|wonder\w*) what (?:a |an |the )?((?:\w+ ){0,3}\w+) (?:is|are|means?)$/,
];
/** Where another clause begins, and what stands beside a term without changing it. */
const REST = /\b(?:who|when|where|and|in|is|are|was|mean\w*|did|do|does|why|how|again|that|to|for|please|pls|plz)\b.*$/;
const BESIDE = /\b(?:rules?|thing|call|penalty|even|exactly|football|nfl)\b/g;
/** Somebody new who does not see why something came as it did. */
const PUZZLED =
  /\b(?:im new|i am new|new to|new here|newbie|beginner|new fan|first time watching)\b.*\b(?:explain|why|how come|called|means?)\b/;
const MOST_SHOWN = 3;

/**
 * What a word of the game means, where that is asked, and what this game has of it. `answer` answers the question that somebody who knows the word
 * would ask. Null for every other question.
 */
export function answerTerm(
  text: string,
  { players, teams }: Pick<Question, "players" | "teams">,
  sheet: GameSheet,
  answer: (question: string) => readonly Sentence[] | null,
): Sentence[] | null {
  const plain = plainName(text.replaceAll(/\b(what|that|it)[’']s\b/gi, "$1 is").replaceAll(/[-/]/g, " "));
  const isPuzzled = PUZZLED.test(plain);
  // Who names somebody asks about him; who names a team asks about its play, unless he is new.
  if (players.length > 0 || (teams.length > 0 && !isPuzzled)) return null;
  const named = ASKED.flatMap((pattern) => {
    const core = (pattern.exec(plain)?.[1] ?? "").replace(REST, "").replaceAll(BESIDE, " ").trim();
    return core === "" ? [] : (TERMS.find(({ words }) => words.exec(core)?.[0] === core) ?? []);
  });
  const term =
    named[0] ?? (isPuzzled ? TERMS.find(({ words, isFigure }) => isFigure !== true && words.test(plain)) : undefined);
  if (term === undefined) return null;
  sheet.begin();
  const shown = term.asks === "" ? null : answer(term.asks);
  return [sheet.say(term.means), ...withoutYes(shown ?? []).slice(0, MOST_SHOWN)];
}

/** Nobody asked whether there were any. */
function withoutYes(sentences: readonly Sentence[]): Sentence[] {
  return sentences.map((one) => ({ ...one, text: capitalized(one.text.replace(/^(?:Yes|No)[,.] /, "")) }));
}
