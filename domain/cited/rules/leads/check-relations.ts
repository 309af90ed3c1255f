import { unmasked } from "../../name-mask.ts";
import { matches } from "../../../words/matches.ts";
import { numberOf, ordinalOf } from "../../../words/story-numbers.ts";
import type { Fact } from "../../../facts/fact.ts";
import type { Finding } from "../../cited-fault.ts";
import { endOf, idsOf, isBorne, type Reading, saysItself } from "../../reading.ts";
import { LOST, WON } from "../season/check-season.ts";
import { SOUGHT } from "../numbers/check-numbers.ts";
import { cameOff } from "../order/came-off.ts";
import { isOpinion } from "../words/is-opinion.ts";
import { comesOf } from "../clause/comes-of.ts";
import { placesOf } from "../clause/places-of.ts";
import { areNextDrives } from "./are-next-drives.ts";
import { hasErased } from "./has-erased.ts";
import { isAnswer } from "./is-answer.ts";
import { isMostEver } from "./is-lead-at-its-largest.ts";
import { isWinningScore } from "./is-winning-score.ts";
import { ledToOthers } from "../order/led-to-others.ts";
import { isOfSilence } from "../clause/silences.ts";

interface RelationRule {
  says: RegExp;
  /** What must be cited, in words for the writer. */
  needs: string;
  holds: (fact: Fact, reading: Reading, said: string) => boolean;
  examples: readonly string[];
}

/** A lead that was kept: other ones of the same team were not. */
const STAYS = / (?:to stay|for good)$/;
/** Points that one possession can make up. */
const ONE_SCORE = 8;

const is =
  (...kinds: readonly Fact["kind"][]) =>
  ({ kind }: Fact): boolean =>
    kinds.includes(kind);

/** How one thing bears on another is never a writer's to say: each of these words needs the relation itself. */
export const RELATION_RULES: readonly RelationRule[] = [
  {
    says: /\b(?:led|leading)(?: \w+)? to\b|\bset(?:ting)?(?: (?:it|that|this|them|him)(?: (?:one|score|touchdown|drive|field goal|kick))?)? up\b(?! to be an? \w+ (?:one|day|night|afternoon|evening)\b)|\bset(?:ting)? the (?:stage|table)\b|\bturn(?:ed|ing)? (?:it|that|the \w+|@'s \w+|#'s \w+) into\b|\b(?:was|were|got) (?:quickly |soon |promptly |then )?(?:turned|converted) into\b|\bcash(?:ed|ing) in\b(?! (?:on (?:all|both|each|every|fourth|third|\w+ (?:of|straight|consecutive))|from \d|once|twice|every|\w+ (?:of|times))\b)|\btee(?:d|ing) (?:\w+ )?up\b|\btranslated into\b|\bparlay(?:ed|ing)\b|\bpayoff\b|\bresult(?:ed|ing) in\b|\bthanks (?:in (?:large )?part |largely |mostly )?to\b|\bbecause\b|\bas a result\b|\b(?:owing|due) to\b|\bon account of\b|\bby virtue of\b|\bon the strength of\b|\bat the expense of\b|\bbecame (?:a touchdown|points|a safety)\b|\b(?:that|which) (?:#|they|he|it) (?:quickly |soon |promptly )?(?:turned|converted) into\b|\boff (?:a|an|the|@'s|#'s) (?:[@#\w]+ )?(?:turnover|fumble|interception|pick|block)\b|\bcame (?:from|off(?: of)?|courtesy of) (?:a|an|the|@'s|#'s) (?:[@#\w]+ )?(?:turnover|fumble|interception|pick|block|stop|miss)\b|\bcapitaliz\w+\b|\bpaid off\b|\bfollowing\b|\bforc(?:ed|ing) [^,;]{0,40}\bto settle\b|\bmade (?:[^,;]{0,60} )?possible\b|\b(?:is|was|were) (?:what|why|the reason)\b|\bcost (?:#|them|his team|their team) (?:the|a) (?:game|win|victory|lead)\b|\bconverted (?:the|that|a) (?:turnover|fumble|interception|pick)/g,
    needs: "what the first led to (an id that begins with ledTo)",
    holds: (fact, reading, said) =>
      (is("ledTo")(fact) && isItsCause(fact, reading) && isOfNamed(fact, said, reading)) ||
      (fact.kind === "score" && isOfOneDrive(fact, reading)) ||
      (fact.kind === "play" &&
        reading.beside.before &&
        reading.before.some((one) => one.kind === "score" && isOfOneDrive(one, reading))) ||
      ((fact.kind === "fantasy" || fact.kind === "line") &&
        /\bthanks\b/.test(reading.text) &&
        isOfItsLine(fact, reading)) ||
      (said === "because" &&
        (isEndOfIt(fact, reading) ||
          (reading.beside.before && reading.before.some((one) => isEndOfIt(one, reading))))) ||
      (said.startsWith("thanks") && (isLeadOfIt(fact, reading) || isTheOneMade(fact, reading))) ||
      (said.startsWith("set") && isReturnBefore(fact, reading)) ||
      (fact.kind === "fantasy" && /^[^@]*@ paid off\b/.test(reading.text)) ||
      isOwnOutcome(fact, said, reading),
    examples: [
      "led to a touchdown",
      "set up the kick",
      "turned it into points",
      "because",
      "as a result of",
      "owing to",
    ],
  },
  {
    says: /\b(?:stall|kill|end|stopp?|derail|doom|wreck|ruin|spoil|scuttle|sink|snuff)(?:e?d|s|ing)?(?: out)? (?:the|that|a|an|their|its|#'s|another) (?:(?!scoring\b)[\w-]+ ){0,3}(?:drive|possession|march|series|threat)\b/g,
    needs: "the play that the drive ended with",
    holds: (fact, reading, said) =>
      isOfItsDrive(fact, said, reading) &&
      (is("turnover", "stop", "block", "miss")(fact) ||
        !reading.cited.some(is("play", "conversion")) ||
        (is("play")(fact) && (fact.values.down ?? 0) >= 3)),
    examples: ["stalled the drive"],
  },
  {
    says: /\bafter (?:a|an|@'s|#'s|the) (?:\w+ )?(?:turnover|fumble|interception|pick(?!-six)|block|missed \S+ ?\S*|stop|strip-sack)\b/g,
    needs: "what the first led to (an id that begins with ledTo)",
    holds: (fact, reading) =>
      fact.kind === "ledTo" || (is("turnover", "block", "miss", "stop")(fact) && leadsToWhatFollows(fact, reading)),
    examples: ["after a turnover", "after @'s interception"],
  },
  {
    says: /\bwent (?:all the way )?for (?:a|the|his|another) (?:[\w-]+ )?(?:touchdown|score)\b/g,
    needs: "the touchdown itself",
    holds: (fact, { cited, before, beside }) =>
      is("score")(fact) && ![...cited, ...(beside.before ? before : [])].some(is("play", "conversion")),
    examples: ["went for a touchdown"],
  },
  {
    says: /\bscor(?:ed|ing) on \S+ (?:of|for)\b(?!.*touchdown)/g,
    needs: "to say touchdowns, which that row counts alone,",
    holds: ({ marks }) => !marks.includes("redZone"),
    examples: ["scored on two of three trips"],
  },
  {
    says: /\b(?:kept|keeps?|keeping) (?:it|this|the (?:game|score)|things|#|them) (?:close|tight|in (?:it|the game|front|contention)|within)/g,
    needs: "the answer or the comeback",
    holds: (fact) =>
      is("answered", "comeback", "tying")(fact) ||
      (is("result", "lastGame", "form")(fact) && (fact.values.margin ?? ONE_SCORE + 1) <= ONE_SCORE),
    examples: ["kept it close"],
  },
  {
    says: /\b(?:tied|tying|ties|evened|equali[sz]\w+|knotted|squared)\b|\b(?:drew|pulled|got|moved|brought #(?: back)?) (?:even|level)\b/g,
    needs: "the score that tied it, or a tie",
    holds: (fact) =>
      is("tying", "count")(fact) ||
      fact.marks.includes("tied") ||
      fact.marks.includes("tie") ||
      (fact.score !== null && fact.score.before.away === fact.score.before.home && fact.score.before.away > 0),
    examples: ["tied the game at 17", "tying it"],
  },
  {
    says: /\bgo-ahead\b|\b(?:took|takes|taking|regained|retook|reclaimed) (?:the|a) (?:\d+-\d+ )?lead\b(?: for good| to stay)?|\b(?:put|putting|pushed|gave|giving) # (?:(?:ahead|in front)(?: to stay| for good)?(?! \d+-\d)|up(?! \d)|a \d+-\d+ (?:lead|edge|advantage)|the lead(?: to stay| for good)?|back(?! \d+ yards))|\bahead to stay\b|\bahead for good\b/g,
    needs: "the go-ahead score",
    holds: (fact, _reading, said) =>
      (is("goAhead", "largestLead")(fact) && (!STAYS.test(said) || fact.marks.includes("forGood"))) ||
      (fact.kind === "deciding" && fact.marks.includes("forGood")) ||
      // "Gave # a 14-0 lead": whose it is and what the score was, other rules hold.
      (fact.kind === "score" && /^(?:g[ai]v|put)\w* # a \d/.test(said)) ||
      (fact.kind === "break" && fact.marks.includes("lead")),
    examples: ["the go-ahead touchdown", "putting # ahead"],
  },
  {
    says: /\banswer(?:ed|ing)\b|\bin (?:response|reply|answer) to\b|\bresponded\b|\bcountered\b|\breplied\b/g,
    needs: "the answer (an id that begins with answered)",
    // Of two players' figures the one that is told second comes after nothing.
    holds: (fact, { cited }) => fact.kind === "answered" || cited.every(is("line", "rank", "fantasy", "usage")),
    examples: ["answered with a field goal"],
  },
  {
    says: /\b(?:sealed|sealing|clinched|clinching|iced|icing)\b|\bput (?:it|the game) away\b/g,
    needs: "the act that sealed it (an id that begins with deciding)",
    holds: (fact) => fact.kind === "deciding",
    examples: ["sealed the win"],
  },
  {
    says: /\b(?:game-winn\w+|game winner|(?<!-)winner\b|winning (?:score|touchdown|kick|field goal|points|drive|catch|run(?! of)|pass|throw|play)|decisive|won it(?! \d|,? (?:in (?:overtime|OT|the)|by \d)))/g,
    needs: "the score that decided the game (an id that begins with deciding)",
    holds: isWinningScore,
    examples: ["the winning score", "a game-winning kick"],
  },
  {
    says: /\b(?:unanswered|consecutive)\b|\bin a row\b|\bstraight\b(?!-| (?:up|ahead|from|into|to|out|down|through|past|back|home|away|line|shot|the other way)\b)/g,
    needs: "the run or the row",
    // A streak is a team's: of somebody's games in a row it says nothing.
    holds: (fact, { text, cited, index }) =>
      is("run", "inARow")(fact) ||
      areNextDrives(cited, text, index) ||
      (is("streak")(fact) && (WON.test(text) || LOST.test(text)) && isSoLong(fact, text)),
    examples: ["17 unanswered points", "scored on four straight drives"],
  },
  {
    says: /\b(?:(?:c[ao]me|coming) (?:right |straight |quickly )?back(?! (?:in\b|into the game|to (?!w[io]n|beat|take|tie|lead)))|(?:storm\w*|battl\w*|claw\w*|f[io]\w*ght) back)\b|\bcomebacks?\b|\brall(?:y|ied|ying)\b|\beras(?:ed|ing)\b|\bovercame\b|\bovercoming\b/g,
    needs: "the comeback",
    // Who won overcame what was on their side of the table.
    holds: (fact, reading, said) =>
      is("comeback", "tying", "goAhead")(fact) ||
      (fact.kind === "absence" && fact.marks.includes("cameIn") && /\bc[ao]me back\b/.test(reading.text)) ||
      (/\bback with\b/.test(reading.text) && isAfterOtherScore(fact, reading.index)) ||
      (said.startsWith("eras") && fact.kind === "run" && hasErased(fact, reading)) ||
      (/# overc[ao]m/.test(reading.text) && is("compare", "team")(fact)),
    examples: ["came back from 14 points down", "rallied"],
  },
  {
    says: /\bwithout (?:ever )?(?:trailing|leading)\b|\bnever (?:trailed|led)\b(?! (?:again|after that|the rest|from there|by more than))|\bwire to wire\b|\bled (?:throughout|the (?:whole|entire) way|from (?:start to finish|the (?:opening|first|start|outset)\b))/g,
    needs: "that they never trailed or led",
    holds: is("neverTrailed", "neverLed"),
    examples: ["never trailed"],
  },
  {
    says: /\bupsets?\b(?! with| about)|\bunderdogs?\b|\bfavorites?\b(?! target| receiver)|\bfavored\b|\bcover(?:ed)? the\b(?! (?:\d|final|last|remaining|distance))/g,
    needs: "the spread",
    holds: is("betting"),
    examples: ["an upset", "were favored"],
  },
  {
    says: /\bcareer\b|\bhistor\w+\b|\bfranchise\b|\bever\b(?! (?:trailing|trailed|leading|led)\b)|\ball-time\b|\b(?:since|in|of|from|back to) (?:19|20)\d\d\b(?! season)|\b(?:last|previous|past|prior) (?:year|season)s?\b|\b(?<!this |all |of the )years?\b|\bdecades?\b|\bseasons\b|\brookies?\b|\bdebut\w*\b|\bpersonal[- ](?:best|high)\b|\brecord[- ](?:setting|breaking|tying|long)\b|\b(?:set|broke|tied|matched) (?:a|an|the|his) (?:[\w-]+ )?record\b/g,
    needs: "what no game of this season tells",
    // "As big as that lead ever got": in this game.
    holds: (fact, reading, said) => said === "ever" && isMostEver(fact, reading),
    examples: ["a career high", "the first since 2019", "a franchise record"],
  },
  {
    says: /\b(?:this|all|of the) (?:season|year)\b|\brecords?\b/g,
    needs: "what the season's games say",
    holds: is("seasonHigh", "record", "streak", "lastGame", "mean", "form", "stage"),
    examples: ["a record", "for the first time all season"],
  },
  {
    says: /\b(?:improved|fell|dropped|moved) to \d/g,
    needs: "the record",
    // A mean of late moves as well: on which side it is, its own marks say.
    holds: (fact) => is("record")(fact) || (is("mean")(fact) && fact.values.mean !== undefined),
    examples: ["improved to 7-1"],
  },
  {
    says: /\b(?:has|have|had) (?:pushed|dragged|knocked|lifted|driven|cut|raised|trimmed|sent|pulled) @'s (?:projection|forecast|average)\b/g,
    needs: "what moved it, which no fact says",
    holds: () => false,
    examples: ["has pushed @'s projection below his average"],
  },
  {
    says: /\bprojec\w+\b|\bexpected\b/g,
    needs: "the projection",
    holds: (fact) => is("projection")(fact) || fact.values.projectedPoints !== undefined,
    examples: ["more than projected"],
  },
  {
    says: /\baverag\w+\b/g,
    needs: "the mean",
    holds: (fact) =>
      is("mean", "form")(fact) ||
      fact.values.meanPoints !== undefined ||
      fact.values.yardsPerCarry !== undefined ||
      fact.values.yardsPerCatch !== undefined,
    examples: ["above his average"],
  },
];

/** "The gamble paid off" of a fourth down, "resulted in a touchdown" of a drive, "the payoff" of a score: what one deed came to, where no other is told. */
function isOwnOutcome(fact: Fact, said: string, { cited }: Reading): boolean {
  if (said === "payoff") return cited.every(is("score", "drive"));
  if (said === "paid off")
    return is("conversion", "twoPoint")(fact) && !fact.marks.includes("failed") && !cited.some(is("score"));
  return said.startsWith("result") && cited.every(is("drive"));
}

/** Where a clause cites the ball won, or the score, as well as what one led to, it is the same ball and the same score. */
function isItsCause({ of }: Fact, { cited, before, text }: Reading): boolean {
  const won = cited.filter(is("turnover", "block", "miss", "stop"));
  const own = cited.filter(is("score"));
  // "It was set up by ...": the score of the sentence before.
  const scores = own.length === 0 && /^(?:it|that|this) was\b/i.test(text) ? before.filter(is("score")).slice(-1) : own;
  return [won, scores].every((facts) => facts.length === 0 || facts.some(({ id }) => of.includes(id)));
}

const STRAIGHT = /\b([\w-]+) (?:straight|consecutive)\b/;

/** "Ended the Bills' drive": of the team that did not get the ball, or the stop. */
function isOfItsDrive({ kind, marks, team }: Fact, said: string, { text, hits }: Reading): boolean {
  const whose = said.includes("#") ? hits[placesOf(text).indexOf(text.indexOf(said) + said.indexOf("#"))]?.team : null;
  const isOfDefense = kind === "turnover" || kind === "stop" || kind === "block" || marks.includes("sack");
  return whose === null || whose === undefined || (whose === team) !== isOfDefense;
}

/** "Six straight": as many as the streak has, or the next one that is looked for. */
function isSoLong({ values: { games = 0 } }: Fact, text: string): boolean {
  const said = STRAIGHT.exec(text)?.[1];
  const count = said === undefined ? NaN : (numberOf(said) ?? ordinalOf(said) ?? Number(said));
  return Number.isNaN(count) || count === games || (count === games + 1 && SOUGHT.test(text));
}

/** "His return led to the kick": who is named before it had a part in what led to it. */
function isOfNamed({ of }: Fact, said: string, { text, hits, index }: Reading): boolean {
  if (!/^(?:led|leading|result|set|tee|translat|parlay)/.test(said)) return true;
  const before = text.slice(0, text.indexOf(said)).match(/[@#]/g)?.length ?? 0;
  const people = hits.slice(0, before).flatMap(({ players }) => players);
  const parts = of.slice(0, -1).flatMap((id) => Object.values(index.byId(id)?.roles ?? {}));
  return people.length === 0 || parts.length === 0 || people.some((id) => parts.includes(id));
}

/** "A 23-yard pass, which set up the kick": both on one drive. */
function isOfOneDrive({ at }: Fact, { text, before, beside, cited, index }: Reading): boolean {
  const play =
    cited.find(is("conversion", "play")) ??
    (beside.before || /^it set up\b/.test(text) ? before.findLast(is("conversion", "play")) : undefined);
  const [one, two] = [play?.at?.elapsed, at?.elapsed];
  if (
    !/\bset(?:ting)?(?: (?:it|that|this|them|him)(?: (?:one|score|touchdown|drive|field goal|kick))?)? up\b/.test(
      text,
    ) ||
    typeof one !== "number" ||
    typeof two !== "number" ||
    one > two
  )
    return false;
  return index.ofKind("drive").some(({ team, at: from, until }) => {
    const [start, end] = [from?.elapsed, until?.elapsed];
    return team === play?.team && typeof start === "number" && typeof end === "number" && start <= one && two <= end;
  });
}

/** "He set that one up with a punt return": the score that was told, or the drive of the sentence, came of it. */
function isReturnBefore(fact: Fact, { before, beside, factsBefore, inSentence, index }: Reading): boolean {
  const scores = (beside.before ? before : factsBefore).filter(is("score"));
  const effects = scores.length > 0 ? scores : inSentence.filter(is("drive", "score"));
  return fact.marks.includes("return") && effects.some((effect) => comesOf(effect, fact, index));
}

/** "They got nothing, because the Falcons stopped them": what the drive ended with. */
function isEndOfIt(fact: Fact, { cited, index }: Reading): boolean {
  return fact.kind === "drive" && endOf(fact, index).some((end) => end.kind !== "score" && cited.includes(end));
}

/** "Led 7-3 at the half, thanks to his catch": the score that put them ahead, or the only one of theirs until then. */
function isLeadOfIt(fact: Fact, { cited, inSentence, index }: Reading): boolean {
  const isForGood = (id: string): boolean =>
    index.marksOf(id).some(({ kind, marks }) => kind === "goAhead" && marks.includes("forGood"));
  // "Won 30-20, thanks to 20 straight points": the run in which the winner went ahead to stay.
  if (fact.kind === "run")
    return inSentence.some(({ kind, team }) => kind === "result" && team === fact.team) && fact.of.some(isForGood);
  const lead = cited.find(is("break", "largestLead", "result"));
  return fact.kind === "score" && lead?.team === fact.team && index.marksOf(fact.id).some(is("goAhead", "deciding"));
}

const MADE_IT =
  /\b(?:got|made|converted|picked up) (?:on )?(?:their|its|the|a)(?: (?:one|only|lone|single))? (?:fourth[- ]down|try|chance|attempt)\b[^.;]*,? thanks\b|\bwent for it once and (?:got|made) it,? thanks\b/;

/** "Got their one fourth down thanks to his run": the conversion of a team that made one. */
function isTheOneMade({ kind, team }: Fact, { cited, text }: Reading): boolean {
  const row = cited.find(({ marks, team: whose }) => marks.includes("fourthDowns") && whose === team);
  return kind === "conversion" && row?.values.made === 1 && MADE_IT.test(text);
}

/** What somebody scored in fantasy comes of what he did. */
function isOfItsLine({ roles }: Fact, { inSentence }: Reading): boolean {
  const own = inSentence.filter(({ roles: cast }) => Object.values(cast).includes(roles.player ?? ""));
  return own.some(is("fantasy")) && own.some(is("line", "score"));
}

const EVENT =
  /turnover|fumble|interception|pick|block|miss|stop|sack|\b(?:first|last|final|opening|only|longest|biggest)\b/;

/** Each word for a relation is supported by that relation. */
export function checkRelations(reading: Reading): Finding[] {
  const { text, pool, part } = reading;
  if (part.ids.length === 0) return [];
  const isOwnCause = (fact: Fact, said: string): boolean =>
    fact.kind !== "ledTo" || (isItsCause(fact, reading) && isOfNamed(fact, said, reading));
  const others = [...ledToOthers(reading), ...cameOff(reading)];
  if (others.length > 0) return others;
  return RELATION_RULES.flatMap(({ says, needs, holds }) =>
    matches(text, says).flatMap((found): Finding[] => {
      if (isBorne(found, reading) || (/^n?ever\b/.test(found[0]) && isOfSilence(found, reading))) return [];
      if (
        pool.some((fact) => holds(fact, reading, found[0])) ||
        saysItself({ ...reading, pool: pool.filter((fact) => isOwnCause(fact, found[0])) }, found) ||
        isAnswer(found[0], reading) ||
        (found[0] === "because" && isOpinion(found.index, reading))
      ) {
        // Which event or which drive it was is another rule's to hold.
        if (!EVENT.test(found[0])) reading.borne.push([found.index, found.index + found[0].length]);
        return [];
      }
      const word = unmasked(found[0]);
      return [
        {
          word,
          reason: `"${word}" needs ${needs}, and ${idsOf(reading)} is none. Cite it, or say only what happened.`,
        },
      ];
    }),
  );
}

/** "Tucker came back with a 32-yarder", "stormed back with 20 straight points": the score before it, or before the run, was the other team's. */
function isAfterOtherScore(fact: Fact, index: Reading["index"]): boolean {
  const scores = index.ofKind("score");
  const first = fact.kind === "run" ? index.byId(fact.of[0] ?? "") : (endOf(fact, index)[0] ?? fact);
  const before = scores[scores.findIndex((score) => score === first) - 1];
  return before !== undefined && before.team !== fact.team;
}

/** "After an interception, he scored": of a score told in one breath with it, it says that the ball won brought it. */
function leadsToWhatFollows({ id }: Fact, { cited, after, index }: Reading): boolean {
  const scores = [...cited, ...after].filter(({ kind }) => kind === "score").map((score) => score.id);
  const brought = index.relationsOf(id).filter(({ kind }) => kind === "ledTo");
  return scores.length === 0 || brought.some(({ of }) => scores.includes(of.at(-1) ?? ""));
}
