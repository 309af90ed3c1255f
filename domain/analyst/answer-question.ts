import type { ToolSnapshot } from "./analyst-tool.ts";
import { answerFact, answerStatus, answerTeamTotals } from "./answer-facts.ts";
import { answerLeaders } from "./answer-leaders.ts";
import { answerPlayers } from "./answer-player.ts";
import {
  answerAllScores,
  answerHow,
  answerLastPlay,
  answerLongestPlay,
  answerMargin,
  answerOneScore,
  answerPeriod,
  answerPeriodPoints,
  answerResult,
  answerTeamPoints,
  answerTurn,
} from "./answer-score.ts";
import { type Asking, askTools } from "./asking.ts";
import { askBack } from "./plays-of-player.ts";
import { type Question, readQuestion } from "./question.ts";
import { BETTING, FILLERS } from "./question-words.ts";
import type { ToolUse } from "./tool-use.ts";

/** What the analyst without a model says, and which tools it rests on. */
export interface RuleAnswer {
  /** `ask`: a name may mean several. `unknown`: not understood, or the data does not tell. */
  kind: "answer" | "ask" | "unknown" | "betting" | "off-topic";
  text: string;
  uses: readonly ToolUse[];
}

const CAN =
  "I can tell you the score, the scoring plays, player lines, leaders, fantasy points, team totals and facts about this game.";

interface Kind {
  /** Phrases that make a question one of this kind. */
  asks: RegExp;
  /** Words that it understands beside the fillers; any other word, and it is not this kind. */
  knows: RegExp;
  takes: { players?: boolean; teams?: boolean; position?: boolean; quarter?: boolean };
  answer: (question: Question, asking: Asking) => string | null;
}

const STATS =
  /^(?:pass(?:ed|es|ing)?|throw|threw|thrown|throwing|throws|rush(?:ed|es|ing)?|ran|run|runs|running|ground|air|receiv(?:e|ed|ing)|yards?|yds|yardage|touchdowns?|tds?|carr(?:y|ies|ied)|catch|catches|caught|receptions?|targets?|targeted|completions?|completed|attempts?|interceptions?|ints?|picks?|picked|intercepted|off|fumbles?|fumbled|fantasy|ppr|points?|total|combined|number|count|lot|times)$/;

/** The kinds of question, the first that fits. */
const KINDS: readonly Kind[] = [
  {
    asks: / (?:what happened|happen|happened|recap|summarize|summary) .*@quarter| @quarter .*(?:happened|recap|summary) /,
    knows: /^(?:happen|happened|recap|summarize|summary|went|down)$/,
    takes: { quarter: true },
    answer: answerPeriod,
  },
  {
    asks: / (?:halftime|(?:first|1st) half|half) /,
    knows: /^(?:halftime|half|first|1st|time|score|scored|points|after|end|halfway)$/,
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
  {
    asks: / (?:longest|biggest|long) (?:play|gain) /,
    knows: /^(?:longest|biggest|long|play|gain|yards|yard)$/,
    takes: { teams: true },
    answer: answerLongestPlay,
  },
  { asks: / @player /, knows: STATS, takes: { players: true }, answer: answerPlayers },
  {
    asks: / @player /,
    knows:
      /^(?:stats?|statline|statistics|line|play|played|perform|performed|performance|numbers|night|day|box|score|scored|more|most|better|compare|compared|comparison|vs|versus|against|between|difference|average|avg|per|long|longest|standard|projected|projections?|expected|predicted|supposed|fare|up|him|full|good|bad|well)$/,
    takes: { players: true },
    answer: answerPlayers,
  },
  {
    asks: / (?:most|lead|leads|leading|led|leaders?|top|best|highest|mvp) /,
    knows:
      /^(?:most|lead|leads|leading|led|leaders?|top|best|highest|passers?|rushers?|receivers?|fantasy|player|players|scorers?|score|standard|projected|projections?|expected|predicted|1|one|overall)$/,
    takes: { teams: true, position: true },
    answer: answerLeaders,
  },
  {
    asks: / (?:over under|spread|favou?red|favou?rites?|favou?rs?|underdog|attendance|crowd|people|fans|capacity|turf|surface|grass|dome|roof|indoors?|outdoors?|stadium|where|city|venue|wind|windy|temperature|temp|cold|hot|weather|rain|snow|forecast|conditions|channel|network|what week|what time did|what time was|what time does|kickoff|what day|when) /,
    knows:
      /^(?:over|under|spread|line|favou?red|favou?rites?|favou?rs?|underdog|attendance|crowd|people|fans|attended|capacity|turf|surface|grass|dome|roof|indoors?|outdoors?|outside|stadium|city|venue|place|wind|windy|speed|temperature|temp|cold|hot|degrees|weather|rain|snow|forecast|conditions|channel|network|week|time|kickoff|kick|off|start|started|day|date|play|played|playing|type|kind|sort|betting|field|like|number)$/,
    takes: {},
    answer: answerFact,
  },
  {
    asks: / (?:overtime|ot|over|finished|status|clock|time left|time remaining|much time|ball|possession|what quarter|which quarter|timeouts?|what down|still|situation|started) /,
    knows:
      /^(?:overtime|ot|over|finished|status|clock|time|left|remaining|ball|possession|quarter|timeouts?|down|still|going|on|go|goes|gone|went|started|start|situation|playing|extra|yet|distance)$/,
    takes: { teams: true },
    answer: answerStatus,
  },
  {
    asks: / (?:by how much|how (?:much|many|badly|bad|close)|margin|difference) .*(?:win|won|lose|lost|beat|by|close|margin|final) | margin /,
    knows: /^(?:win|won|lose|lost|beat|badly|bad|close|margin|points?|difference|final|score|victory|badly|big)$/,
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
    asks: / (?:total|yards|yardage|penalty|penalties|flags?|first downs?|sacks?|offense|offence|interceptions? thrown|interceptions|picks) /,
    knows:
      /^(?:total|totals|net|yards?|yardage|passing|rushing|pass|rush|penalty|penalties|flags?|first|downs?|sacks?|sacked|offense|offence|interceptions?|picks?|thrown|threw|throw|team|teams|two|both|each|compare|record|number|of|gain|gained|make|made|commit|committed|as)$/,
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
    asks: / (?:win|won|winning|winner|wins|lose|lost|losing|loser|beat|score|final|ahead|leading|result|tied|outcome|scoreboard) /,
    knows:
      /^(?:win|won|winning|winner|wins|lose|lost|losing|loser|beat|score|final|ahead|leading|result|tied|outcome|super|bowl|scoreboard|victory|current|standing)$/,
    takes: { teams: true },
    answer: answerResult,
  },
];

/** Words that some questions have in spite of everything: dropped before anything else. */
const EXTRA_FILLERS = /^(?:in|standing|latest)$/;

function fits({ asks, knows, takes }: Kind, question: Question): boolean {
  if (!asks.test(question.text)) return false;
  return question.words.every((word) => {
    if (word === "@player") return takes.players === true;
    if (word === "@team") return takes.teams === true || takes.players === true;
    if (word === "@position") return takes.position === true || takes.players === true;
    if (word === "@quarter") return takes.quarter === true;
    return (
      FILLERS.has(word) ||
      EXTRA_FILLERS.test(word) ||
      knows.test(word) ||
      (takes.players === true && STATS.test(word)) ||
      (takes.position === true && STATS.test(word))
    );
  });
}

/**
 * Answers a question about the game by rules, in one to three sentences from the tools' results alone. What is not understood word
 * for word is not answered: no answer is better than the answer to another question.
 */
export function answerQuestion(text: string, snapshot: ToolSnapshot, now: number): RuleAnswer {
  const asking = askTools(snapshot, now);
  const reply = (kind: RuleAnswer["kind"], words: string): RuleAnswer => ({ kind, text: words, uses: asking.uses });
  const question = readQuestion(text, snapshot);
  const isAdvice = /\bshould (?:i|we)\b.*\b(?:take|bet|back|play the)\b/i.test(text);
  if (BETTING.test(text.toLowerCase()) && !/\bbetting line\b/i.test(text))
    return reply("betting", `I don't give betting advice. ${CAN}`);
  if (isAdvice) return reply("betting", `I don't give betting advice. ${CAN}`);
  const kind = KINDS.find((one) => fits(one, question));
  if (kind === undefined) {
    const isFootball =
      question.players.length + question.teams.length > 0 || question.words.some((word) => STATS.test(word));
    if (!isFootball && question.strange.length > 0) return reply("off-topic", `Let's stay with this game. ${CAN}`);
    return reply("unknown", `I don't know that. ${CAN}`);
  }
  if (question.unclear !== null) return reply("ask", askBack(question.unclear));
  const answer = kind.answer(question, asking);
  return answer === null ? reply("unknown", `I don't know: the data does not tell. ${CAN}`) : reply("answer", answer);
}
