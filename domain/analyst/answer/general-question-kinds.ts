import { answerFact, answerStatus, answerTeamTotals } from "./answer-facts.ts";
import { answerLeaders } from "./answer-leaders.ts";
import { answerPlayers } from "./answer-player.ts";
import {
  answerAllScores,
  answerHow,
  answerLastPlay,
  answerMargin,
  answerOneScore,
  answerPeriod,
  answerPeriodPoints,
  answerResult,
  answerTeamPoints,
  answerTurn,
} from "./answer-score.ts";
import { FIGURE_WORDS, type QuestionKind } from "./question-kind.ts";

/** Questions about the score, players, leaders, sides and the game itself, the first that fits. */
export const GENERAL_KINDS: readonly QuestionKind[] = [
  {
    asks: / (?:what happened|happen|happened|recap|summarize|summary) .*@quarter| @quarter .*(?:happened|recap|summary) /,
    knows: /^(?:happen|happened|recap|summarize|summary|went|down)$/,
    takes: { quarter: true },
    answer: answerPeriod,
  },
  {
    asks: / (?:halftime|(?:first|1st) half|half) /,
    knows:
      /^(?:halftime|half|first|1st|time|score|scored|points|after|end|halfway|winning|leading|ahead|led|lead|won|going|into)$/,
    takes: {},
    answer: answerPeriodPoints,
  },
  {
    asks: / @quarter /,
    knows: /^(?:score|scored|points?|scoring|happen|happened|total)$/,
    takes: { quarter: true, teams: true },
    answer: answerPeriodPoints,
  },
  {
    asks: / (?:turning point|turning points|turned|key moment|biggest moment|biggest play|key play|changed the game|go ahead score|decisive|swing) /,
    knows: /^(?:turning|points?|turned|key|moments?|biggest|big|play|changed|ahead|go|score|swing|most|main)$/,
    takes: {},
    answer: answerTurn,
  },
  {
    asks: / (?:(?:last|latest|final|first|opening|opened|most recent|recent) .*(?:score[ds]?|scoring|touchdowns?|tds?|field goals?|points?)|scored? (?:the )?(?:last|first)|who scored last|opened the scoring) /,
    knows:
      /^(?:last|latest|first|opening|opened|most|recent|score|scored|scores|scoring|touchdown|td|field|goal|points?|play|kicked|kick|made|happened|on|safety)$/,
    takes: { teams: true },
    answer: answerOneScore,
  },
  {
    asks: / (?:all (?:the |of the )?(?:scores|scoring|touchdowns|points)|list .*scores?|scoring (?:plays|summary)|points scored|every score|who scored|how (?:were|did) .*(?:points|scored)) /,
    knows: /^(?:list|scores?|scored|scoring|plays?|summary|points|every|each|happened)$/,
    takes: { teams: true },
    answer: answerAllScores,
  },
  {
    asks: / (?:last play|latest play|just happened|final play|most recent play) /,
    knows: /^(?:last|latest|play|happened|happen|final|most|recent|went|down)$/,
    takes: {},
    answer: answerLastPlay,
  },
  { asks: / @player /, knows: FIGURE_WORDS, takes: { players: true }, answer: answerPlayers },
  {
    asks: / @player /,
    knows:
      /^(?:stats?|statline|statistics|line|play|played|perform|performed|performance|numbers|night|day|box|score|scored|more|most|better|compare|compared|comparison|vs|versus|against|between|difference|average|avg|per|long|longest|standard|projected|projections?|expected|predicted|supposed|fare|up|him|full|good|bad|well|percent|percentage|pct|rate|today)$/,
    takes: { players: true },
    answer: answerPlayers,
  },
  {
    asks: / (?:most|lead|leads|leading|led|leaders?|top|best|better|highest|projections?|projected|predicted) /,
    unless: / (?:team|teams|side|total) |^ (?:who|whos) leads? $/,
    knows:
      /^(?:most|better|will|2|two|3|three|4|four|5|five|yet|lead|leads|leading|led|leaders?|top|best|highest|passers?|rushers?|receivers?|fantasy|player|players|scorers?|score|standard|projected|projections?|expected|predicted|1|one|overall)$/,
    takes: { teams: true, position: true },
    answer: answerLeaders,
  },
  {
    asks: / (?:over under|spread|favou?red|favou?rites?|favou?rs?|underdog|attendance|crowd|people|fans|capacity|turf|surface|grass|dome|roof|indoors?|outdoors?|stadium|where|city|venue|wind|windy|temperature|temp|cold|hot|weather|rain|snow|forecast|conditions|channel|network|what week|what time did|what time was|what time does|what time is|what time|tv|kickoff|what day|when) /,
    knows:
      /^(?:over|under|spread|line|favou?red|favou?rites?|favou?rs?|underdog|attendance|crowd|people|fans|attended|went|come|came|capacity|turf|surface|grass|dome|roof|indoors?|outdoors?|outside|stadium|city|venue|place|wind|windy|speed|temperature|temp|cold|hot|degrees|weather|rain|snow|forecast|conditions|channel|network|tv|going|supposed|expected|week|time|kickoff|kick|off|start|started|day|date|play|played|playing|type|kind|sort|betting|field|like|number)$/,
    takes: {},
    answer: answerFact,
  },
  {
    asks: / (?:overtime|ot|over|finished|status|clock|time left|time remaining|much time|ball|possession|what quarter|which quarter|timeouts?|what down|still|situation|started) /,
    knows:
      /^(?:overtime|ot|over|finished|status|clock|time|left|remaining|ball|possession|quarter|timeouts?|down|still|where|going|on|go|goes|gone|went|started|start|situation|playing|extra|yet|distance)$/,
    takes: { teams: true },
    answer: answerStatus,
  },
  {
    asks: / (?:by how much|how (?:much|many|badly|bad|close)|margin|difference) .*(?:win|won|lose|lost|beat|by|close|margin|final) | margin | close /,
    knows: /^(?:win|won|lose|lost|beat|badly|bad|close|margin|points?|difference|final|score|victory|big|blowout)$/,
    takes: { teams: true },
    answer: answerMargin,
  },
  {
    asks: / how .*(?:win|won|beat|lose|lost) | won and how | (?:recap|summary|summarize|happened) /,
    knows: /^(?:win|won|beat|lose|lost|recap|summary|summarize|happened|happen|whole|overall|brief|short)$/,
    takes: { teams: true },
    answer: answerHow,
  },
  {
    asks: / (?:total|yards|yardage|penalty|penalties|penalized|penalised|flags?|first downs?|sacks?|offen[cs]e|interceptions? thrown|interceptions|picks) /,
    knows:
      /^(?:total|totals|net|more|most|fewer|less|fewest|gave|penalized|penalised|yards?|yardage|passing|rushing|pass|rush|penalty|penalties|flags?|first|downs?|sacks?|sacked|offen[cs]e|interceptions?|picks?|thrown|threw|throw|team|teams|two|both|each|compare|record|number|of|gain|gained|make|made|commit|committed|as)$/,
    takes: { teams: true },
    answer: answerTeamTotals,
  },
  {
    asks: / (?:how many points|points|score) .*@team | @team .*(?:points|score) /,
    knows: /^(?:points?|score|scored|total|put|up|final)$/,
    takes: { teams: true },
    answer: answerTeamPoints,
  },
  {
    asks: / (?:win|won|winning|winner|wins|lose|lost|losing|loser|beat|score|final|ahead|lead|leads|leading|result|tied|outcome|scoreboard) /,
    knows:
      /^(?:win|won|winning|winner|wins|lose|lost|losing|loser|beat|score|final|ahead|leads?|leading|result|tied|outcome|super|bowl|scoreboard|victory|current|standing)$/,
    takes: { teams: true },
    answer: answerResult,
  },
];
