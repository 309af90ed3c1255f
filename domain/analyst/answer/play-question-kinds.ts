import { answerLastDrive, answerTurnovers } from "./answer-drive.ts";
import { answerLeaders } from "./answer-leaders.ts";
import {
  answerAfterThree,
  answerCover,
  answerLargestLead,
  answerLeadChanges,
  answerLineScore,
  answerSecondHalf,
  answerStanding,
  answerTeam,
  answerTotalPoints,
} from "./answer-periods.ts";
import {
  answerClosing,
  answerFieldGoals,
  answerFumbles,
  answerInterceptions,
  answerLongestPlay,
  answerNamedPlays,
  answerSacks,
} from "./answer-plays.ts";
import { answerTurn } from "./answer-score.ts";
import { answerScoresOf, answerTouchdowns } from "./answer-touchdowns.ts";
import type { QuestionKind } from "./question-kind.ts";

/** Questions about single plays, drives, leads and parts of the game; asked before the general kinds. */
export const PLAY_KINDS: readonly QuestionKind[] = [
  {
    asks: / (?:last|final|latest|recent|closing) (?:drive|possession|series) /,
    knows: /^(?:last|latest|final|closing|most|recent|drive|possession|series|happen|happened|go|went|result)$/,
    takes: { teams: true },
    answer: answerLastDrive,
  },
  {
    asks: / (?:last|final|closing) (?:(?:\d+|one|two|three|four|five) )?minutes? | two minute (?:warning|drill) /,
    knows:
      /^(?:last|final|closing|minutes?|\d+|one|two|three|four|five|warning|drill|happen|happened|after|went|down|fourth|quarter)$/,
    takes: {},
    answer: answerClosing,
  },
  {
    asks: / time of possession /,
    knows: /^(?:time|possession|more|most|won|win)$/,
    takes: { teams: true },
    answer: () => null,
  },
  {
    asks: / (?:turnovers?|giveaways?|takeaways?) | fumbles? lost | lost (?:a )?fumbles? /,
    knows:
      /^(?:turnovers?|giveaways?|fumbles?|lost|total|more|most|commit|committed|battle|number|each|team|teams|lose|won|win|turn|turned|over|ball)$/,
    takes: { teams: true },
    answer: answerTurnovers,
  },
  {
    asks: / (?:fumbles?|fumbled) /,
    knows: /^(?:fumbles?|fumbled|recover|recovered|lost|ball|list|happened)$/,
    takes: { teams: true },
    unless: / @team | how many /,
    answer: answerFumbles,
  },
  {
    asks: / (?:who|whom|any|anybody|anyone|was|were|list|get|got|had|caught|pick six|pick sixes) .*\b(?:interceptions?|int|ints|picks?|picked|intercepted|pick six|pick sixes) | (?:interceptions?|ints?|picks?|picked off|intercepted) .*@player | @player .*\b(?:interceptions?|ints?|picks?|intercepted) | pick (?:six|sixes) | intercepted /,
    knows:
      /^(?:interceptions?|ints?|picks?|picked|intercepted|off|six|sixes|threw|throw|thrown|caught|list|return|returned|touchdowns?|tds?|how|thrown)$/,
    takes: { players: true },
    unless: / @team | how many (?!.*@player)/,
    answer: answerInterceptions,
  },
  {
    asks: / (?:who|whom|list|@player|get|got) .*\b(?:sack|sacks|sacked) | (?:sack|sacks|sacked) .*@player /,
    knows: /^(?:sacks?|sacked|list|most|times|allow|allowed|record|recorded)$/,
    takes: { players: true },
    unless: / @team /,
    answer: answerSacks,
  },
  {
    asks: / (?:field goals?|fgs?|kickers?|kicker|kicking|kicks|kick) /,
    knows:
      /^(?:field|goals?|fgs?|kickers?|kicking|kicks|kicked|kick|make|made|miss|missed|misses|longest|long|attempts?|tried|try|list|good|stats|perform|performed|play|played|hit)$/,
    takes: { players: true, teams: true },
    unless: / (?:last|first|return|off|winning) /,
    answer: answerFieldGoals,
  },
  {
    asks: / (?:punts?|punted|two point) /,
    knows: /^(?:punts?|punted|times|two|point|points|conversions?|tries|try|attempts?|good|list)$/,
    takes: { teams: true },
    answer: answerNamedPlays,
  },
  {
    asks: / (?:longest|biggest|long) (?:@team )?(?:touchdowns?|tds?|scor\w*|runs?|rush|rushing|carry|pass|passing|catch|reception|completion|throw|play|gain) /,
    knows:
      /^(?:longest|biggest|long|touchdowns?|tds?|score|scoring|runs?|rush|rushing|carry|pass|passing|passes|catch|reception|completion|throw|play|gain|yards|yard|touchdown|scrimmage|day)$/,
    takes: { teams: true },
    answer: answerLongestPlay,
  },
  {
    asks: / (?:touchdowns?|tds?) (?:scorers?|scored) | (?:who|list|all|every|each|how many|which players?) .*\b(?:touchdowns?|tds?) | @team (?:touchdowns?|tds?) /,
    knows:
      /^(?:touchdowns?|tds?|scorers?|score|scored|scores|list|every|each|total|number|number|player|players|caught|ran|made|make)$/,
    takes: { teams: true },
    unless: / (?:most|last|first|lead|led|leads|threw|throw|thrown|passing|rushing|receiving) /,
    answer: answerTouchdowns,
  },
  {
    asks: / (?:when|how|which quarter|what quarter) .*@player .*\b(?:score[ds]?|touchdowns?|tds?) /,
    knows: /^(?:score|scored|scores|touchdowns?|tds?|run|ran|catch|caught|happen|happened|first|second|quarter)$/,
    takes: { players: true },
    unless: / how many | @team /,
    answer: answerScoresOf,
  },
  {
    asks: / (?:biggest|largest|big|most) (?:@team )?(?:lead|deficit|comeback) | ever (?:lead|led|ahead|up) | (?:lead|led|ahead) at (?:any point|all) /,
    knows: /^(?:biggest|largest|big|most|lead|led|ahead|ever|deficit|points?)$/,
    takes: { teams: true },
    answer: answerLargestLead,
  },
  {
    asks: / lead (?:changes?|changed|change) | changed hands /,
    knows: /^(?:lead|changes?|changed|hands|times|number)$/,
    takes: {},
    answer: answerLeadChanges,
  },
  {
    asks: / (?:score|points|scoring) .*(?:by|each|every|per) quarters? | (?:box|line) ?score | quarter by quarter | linescore /,
    knows: /^(?:score|scores|points|scoring|each|every|per|quarters?|box|line|boxscore|linescore)$/,
    takes: {},
    answer: answerLineScore,
  },
  {
    asks: / after (?:three|3|the third|@quarter) /,
    knows: /^(?:score|scored|after|three|3|third|quarters?|led|lead|leading|ahead|winning|up)$/,
    takes: { quarter: true },
    answer: (question, asking) =>
      question.quarter === null || question.quarter === "3" ? answerAfterThree(question, asking) : null,
  },
  {
    asks: / (?:points?|scored?|scoring|happened|outscored|won|win) .*(?:second|2nd) half | (?:second|2nd) half .*(?:points?|scored?|scoring|won|win) /,
    knows: /^(?:second|2nd|half|score|scored|points?|scoring|happened|total|outscored|won|win)$/,
    takes: { teams: true },
    answer: answerSecondHalf,
  },
  {
    asks: / (?:total|combined) (?:points|score) | points .*(?:total|combined|in all) | (?:the )?(?:over|under) hit | hit the (?:over|under) /,
    knows: /^(?:total|combined|points?|score|scored|scoring|over|under|hit|number)$/,
    takes: {},
    answer: answerTotalPoints,
  },
  { asks: / cover(?:ed)? /, knows: /^(?:cover|covered|spread|win|beat)$/, takes: { teams: true }, answer: answerCover },
  {
    asks: / (?:mvp|best player|player of|man of|top performers?|played best|played the best|star|stars|standouts?|stood out) /,
    knows: /^(?:mvp|best|player|players|man|performers?|played|top|stars?|standouts?|stood)$/,
    takes: { teams: true, position: true },
    answer: (question, asking) => answerLeaders({ ...question, text: `${question.text}fantasy ` }, asking),
  },
  {
    asks: / (?:winning|won) (?:field goal|kick|touchdown|td|score|drive|play) /,
    knows: /^(?:winning|won|field|goal|kick|kicked|touchdown|td|score|scored|play|made|make|caught|threw)$/,
    takes: { teams: true },
    answer: answerTurn,
  },
  {
    asks: / how .*\b(?:end|ended|finish|finished|going|goes|it|things|look|looking) | (?:happening|miss|missed|update|catch|up|going) /,
    knows:
      /^(?:finish|finished|going|goes|happening|miss|missed|update|catch|updates|close|things|look|looking|score)$/,
    takes: {},
    answer: answerStanding,
  },
  {
    asks: /^ (?:(?:what about|how about|and) )?(?:the )?@team $|^ how \w+ (?:the )?@team \w+ $/,
    knows: /^(?:play|played|perform|playing|stats|totals?)$/,
    takes: { teams: true },
    answer: answerTeam,
  },
];
