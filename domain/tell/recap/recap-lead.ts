import { endsGame } from "../parts/ends-game.ts";
import type { Fact } from "../../facts/fact.ts";
import type { FactIndex } from "../../facts/fact-index.ts";
import type { Phrase } from "../../facts/phrase.ts";
import { counted, countWords, times } from "../../facts/wording/number-words.ts";
import { article } from "../../words/yard-words.ts";
import { phrase, team as teamName, teamsOwn } from "../../facts/wording/phrase-of.ts";
import { quarterWords } from "../../facts/wording/when-words.ts";
import { isTurnedByTry, tryNoun } from "../../facts/relations/turning-try.ts";
import { tryClause } from "../parts/try-clause.ts";
import { deedClause, deedNoun, isFirstKick } from "../parts/score-deed.ts";
import { leftOnClock } from "../parts/left-on-clock.ts";
import { standing } from "../parts/standing.ts";
import { namesPeople, type Sentence, clause, type Clause } from "../clause.ts";
import type { Voice } from "../voice.ts";
import { isFromKickoff, type Plot } from "./recap-plot.ts";
import { inRound } from "./stage-words.ts";
import { dayClause, dayWords } from "./star-words.ts";

/** The result and the act that decided it, in one sentence; the result alone where the act is somebody's who cannot be named. */
export function leadSentence(plot: Plot, index: FactIndex, voice: Voice): Sentence {
  const sentence = actSentence(plot, index, voice);
  return sentence.every(({ words }) => namesPeople(words, index)) ? sentence : won(plot, index, voice);
}

function actSentence(plot: Plot, index: FactIndex, voice: Voice): Sentence {
  switch (plot.kind) {
    case "tie":
      return [clause(plot.result.wording.clause, plot.result), ...inRound(index)];
    case "lateScore":
      return lateScore(plot, index, voice);
    case "clincher":
      return clincher(plot, index, voice);
    case "lastStand":
      return lastStand(plot, index, voice);
    case "comeback":
      return comeback(plot, index, voice);
    case "returned":
      return returned(plot, index, voice);
    case "star":
      return behindStar(plot, index, voice);
    case "takeaways":
      return takeaways(plot, index, voice);
    case "run":
      return withRun(plot, index, voice);
    case "sacks":
      return withSacks(plot, index, voice);
    case "plain":
      return plain(plot, index, voice);
  }
}

/** `the Chiefs beat the Bills 32-29`, with the verb that the game bears. */
function won(plot: Plot, index: FactIndex, voice: Voice): Clause[] {
  const { winner, loser, result } = plot;
  const verb = wonVerb(plot, voice);
  const ids = result.marks.includes("overtime") ? " in overtime" : "";
  return [
    clause(phrase`${teamName(winner)} ${verb} ${teamName(loser)} ${finalOf(result)}${ids}`, result),
    ...inRound(index),
  ];
}

export function finalOf({ score }: Fact): string {
  return score === null ? "" : standing(score.after);
}

function wonVerb({ result, kind }: Plot, voice: Voice): string {
  const margin = result.values.margin ?? 0;
  const total = result.values.totalPoints ?? 0;
  if (result.marks.includes("shutout")) return "shut out";
  if (margin >= 28) return voice.pick("won by 28", ["overwhelmed", "routed", "blew out"]);
  if (margin >= 17) return voice.pick("won by 17", ["rolled past", "ran away from", "routed"]);
  if (kind === "lastStand") return voice.pick("won at last", ["held off", "hung on to beat"]);
  if (result.marks.includes("overtime") || (total >= 60 && margin <= 8)) {
    return voice.pick("won long", ["outlasted", "beat"]);
  }
  if (margin <= 3) return voice.pick("won by 3", ["edged", "beat", "got past"]);
  return voice.pick("won", ["beat", "defeated", "took down"]);
}

function lateScore(plot: Plot, index: FactIndex, voice: Voice): Sentence {
  const { goAhead, winner, loser, result, comeback } = plot;
  if (goAhead === null) return won(plot, index, voice);
  // The result says that it was in overtime.
  const when =
    goAhead.marks.includes("lastPlay") && endsGame(goAhead, index) && goAhead.at?.quarter === "4"
      ? " on the final play"
      : leftOnClock(goAhead).replace(" left in overtime", " left");
  const back = wayBack(plot, voice);
  const extra = result.marks.includes("overtime") ? " overtime" : "";
  const points = Math.max(result.score?.after.away ?? 0, result.score?.after.home ?? 0);
  if (isTurnedByTry(goAhead)) {
    return [
      clause(phrase`${deedClause(goAhead, voice)}${when}${tryClause(goAhead)}`, goAhead),
      clause(
        phrase` to give ${teamName(winner)} ${article(points)} ${finalOf(result)} win over ${teamName(loser)}`,
        result,
      ),
      ...inRound(index),
      ...back,
    ];
  }
  return voice.pick("late lead", [
    [clause(phrase`${deedClause(goAhead, voice)}${when}, and `, goAhead), ...won(plot, index, voice), ...back],
    [
      clause(phrase`${deedNoun(goAhead, voice)}${when} gave ${teamName(winner)}`, goAhead),
      ...(comeback === null ? [] : [clause(phrase`, who had been down by ${comeback.values.margin ?? 0}, `, comeback)]),
      clause(
        phrase`${comeback === null ? " " : ""}${article(points)} ${finalOf(result)}${extra} win over ${teamName(loser)}`,
        result,
      ),
      ...inRound(index),
    ],
    [
      ...(comeback === null ? [] : [clause(phrase`down by ${comeback.values.margin ?? 0} at one point, `, comeback)]),
      ...won(plot, index, voice),
      clause(phrase` on ${deedNoun(goAhead, voice)}${when}`, goAhead),
    ],
    comeback === null
      ? [
          clause(phrase`${teamName(winner)} needed ${deedNoun(goAhead, voice)}${when} `, goAhead),
          clause(phrase`to beat ${teamName(loser)} ${finalOf(result)}${extra === "" ? "" : " in overtime"}`, result),
          ...inRound(index),
        ]
      : [
          clause(phrase`${teamName(winner)} trailed by ${comeback.values.margin ?? 0} but `, comeback),
          clause(phrase`beat ${teamName(loser)} ${finalOf(result)}${extra === "" ? "" : " in overtime"}`, result),
          ...inRound(index),
          clause(phrase` on ${deedNoun(goAhead, voice)}${when}`, goAhead),
        ],
  ]);
}

function clincher(plot: Plot, index: FactIndex, voice: Voice): Sentence {
  const { clincher: act, winner, loser, result } = plot;
  if (act === null) return won(plot, index, voice);
  const when = leftOnClock(act);
  return voice.pick("clincher lead", [
    [clause(phrase`${deedClause(act, voice)}${when}, and `, act), ...won(plot, index, voice)],
    [...won(plot, index, voice), clause(phrase`, pulling away on ${deedNoun(act, voice)}${when}`, act)],
    [
      clause(
        phrase`${deedNoun(act, voice)}${when} capped ${teamsOwn(winner)} ${finalOf(result)} win over ${teamName(loser)}`,
        act,
        result,
      ),
      ...inRound(index),
    ],
  ]);
}

/** ` after trailing by 14` of a long way back. */
function wayBack({ comeback }: Plot, voice: Voice): Clause[] {
  if (comeback === null) return [];
  const down = comeback.values.margin ?? 0;
  return [
    clause(
      voice.pick("way back", [
        phrase` after trailing by ${down}`,
        phrase`, coming back from ${down} down`,
        phrase` after being down by ${down}`,
      ]),
      comeback,
    ),
  ];
}

function lastStand(plot: Plot, index: FactIndex, voice: Voice): Sentence {
  const { lastStand: stand, winner, loser, result } = plot;
  if (stand === null) return won(plot, index, voice);
  if (stand.kind === "drive") {
    const { plays = 0, driveYards = 0 } = stand.values;
    return voice.pick("clock lead", [
      [
        ...won(plot, index, voice),
        clause(
          phrase` as time ran out on ${article(plays)} ${countWords(plays)}-play, ${driveYards}-yard drive`,
          stand,
        ),
      ],
      [
        clause(
          phrase`time ran out on ${teamName(loser)} after ${article(plays)} ${countWords(plays)}-play, ${driveYards}-yard drive, and `,
          stand,
        ),
        ...won(plot, index, voice),
      ],
    ]);
  }
  const when = leftOnClock(stand);
  if (stand.kind === "twoPoint") return failedTry(plot, stand, index, voice);
  const isOwn = stand.kind === "stop" && stand.team === winner;
  const inOrder: Sentence = isOwn
    ? // The winner's own act needs its name but once.
      [
        clause(phrase`${stand.wording.clause}${when} `, stand),
        clause(phrase`and hung on to win ${finalOf(result)}`, result),
        ...inRound(index),
      ]
    : [clause(phrase`${stand.wording.clause}${when}, and `, stand), ...won(plot, index, voice)];
  const thing = standNoun(stand);
  if (thing === null) return inOrder;
  return voice.pick("stand lead", [
    inOrder,
    [
      clause(
        phrase`${thing}${when} sealed ${teamsOwn(winner)} ${finalOf(result)} win over ${teamName(loser)}`,
        stand,
        result,
      ),
      ...inRound(index),
    ],
    [...won(plot, index, voice), clause(phrase`, sealing it with ${thing}${when}`, stand)],
  ]);
}

/** A try for two that would have tied the game, or won it. */
function failedTry(plot: Plot, stand: Fact, index: FactIndex, voice: Voice): Sentence {
  const { loser, result } = plot;
  const when = leftOnClock(stand);
  const aim = result.values.margin === 2 ? "tie" : "lead";
  return voice.pick("failed try lead", [
    [...won(plot, index, voice), clause(phrase` when a two-point try for the ${aim} failed${when}`, stand)],
    [
      clause(phrase`${teamsOwn(loser)} two-point try for the ${aim} failed${when}, and `, stand),
      ...won(plot, index, voice),
    ],
  ]);
}

/** A play of the defense as a thing; null of a miss, which nobody made. */
function standNoun({ kind, wording, values: { distance } }: Fact): Phrase | null {
  if (kind === "miss") return null;
  return kind === "stop"
    ? phrase`a stop on fourth${distance === undefined ? " down" : `-and-${distance}`}`
    : wording.noun;
}

function comeback(plot: Plot, index: FactIndex, voice: Voice): Sentence {
  const { comeback: back, winner, loser, result, goAhead } = plot;
  if (back === null) return won(plot, index, voice);
  const down = counted(back.values.margin ?? 0, "point");
  const ahead =
    goAhead === null ? [] : [clause(phrase`, going ahead for good on ${aheadNoun(goAhead, voice)}`, goAhead)];
  return voice.pick("comeback lead", [
    [
      clause(
        phrase`${teamName(winner)} came back from ${down} down to beat ${teamName(loser)} ${finalOf(result)}`,
        back,
        result,
      ),
      ...inRound(index),
      ...ahead,
    ],
    [
      clause(
        phrase`down by ${back.values.margin ?? 0}, ${teamName(winner)} rallied to beat ${teamName(loser)} ${finalOf(result)}`,
        back,
        result,
      ),
      ...inRound(index),
      ...ahead,
    ],
  ]);
}

/** The score, with its try where only that took the lead. */
function aheadNoun(goAhead: Fact, voice: Voice): Phrase {
  const deed = deedNoun(goAhead, voice);
  return isTurnedByTry(goAhead) ? phrase`${deed} and ${tryNoun(goAhead)}` : deed;
}

function behindStar(plot: Plot, index: FactIndex, voice: Voice): Sentence {
  const { star } = plot;
  if (star === null) return won(plot, index, voice);
  const front: Sentence = [clause(phrase`${dayClause(star)}, and `, star), ...won(plot, index, voice)];
  const noun = star.wording.noun;
  const hasYards = ["passing", "rushing", "receiving"].some((mark) => star.marks.some((own) => own === mark));
  return voice.pick("star lead", [
    front,
    [...won(plot, index, voice), clause(phrase` as ${dayClause(star)}`, star)],
    hasYards && noun !== null && !/touchdown pass/.test(dayWords(star).past)
      ? [...won(plot, index, voice), clause(phrase` behind ${noun}`, star)]
      : [...won(plot, index, voice), clause(phrase` on a day when ${dayClause(star)}`, star)],
  ]);
}

/** `Bryant picked off Murray and went 69 yards for a touchdown in the third quarter, and the Seahawks beat the Cardinals 16-6` */
function returned(plot: Plot, index: FactIndex, voice: Voice): Sentence {
  const { returned: act } = plot;
  if (act === null || act.at === null) return won(plot, index, voice);
  const when = isFirstKick(act) ? [] : phrase` in ${quarterWords(act.at.quarter)}`;
  return voice.pick("return lead", [
    [clause(phrase`${deedClause(act, voice)}${when}, and `, act), ...won(plot, index, voice)],
    [...won(plot, index, voice), clause(phrase` behind ${deedNoun(act, voice)}${when}`, act)],
  ]);
}

function withSacks(plot: Plot, index: FactIndex, voice: Voice): Sentence {
  const { sacks, winner, loser, result } = plot;
  const count = countWords(sacks?.values.sacks ?? 0);
  return voice.pick("sack lead", [
    [
      clause(phrase`${teamName(winner)} had ${count} sacks`, sacks),
      clause(phrase` and beat ${teamName(loser)} ${finalOf(result)}`, result),
      ...inRound(index),
    ],
    [
      ...won(plot, index, voice),
      clause(phrase`, getting to the quarterback ${times(sacks?.values.sacks ?? 0)}`, sacks),
    ],
  ]);
}

function takeaways(plot: Plot, index: FactIndex, voice: Voice): Sentence {
  const { takeaways: row, winner, loser, result } = plot;
  const count = row?.values.turnovers ?? 0;
  const both = index.byId("cmp:turnovers");
  return voice.pick("takeaway lead", [
    [
      clause(phrase`${teamName(winner)} took the ball away ${times(count)}`, row, both),
      clause(phrase` and beat ${teamName(loser)} ${finalOf(result)}`, result),
      ...inRound(index),
    ],
    [...won(plot, index, voice), clause(phrase`, taking the ball away ${times(count)}`, row, both)],
    [clause(phrase`${teamName(loser)} turned the ball over ${times(count)}, and `, row), ...won(plot, index, voice)],
  ]);
}

function withRun(plot: Plot, index: FactIndex, voice: Voice): Sentence {
  const { run, winner, loser, result } = plot;
  const points = run?.values.points ?? 0;
  if (run !== null && isFromKickoff(run)) {
    return [
      clause(phrase`${teamName(winner)} scored the first ${String(points)} points`, run),
      clause(phrase` and beat ${teamName(loser)} ${finalOf(result)}`, result),
      ...inRound(index),
    ];
  }
  return voice.pick("run lead", [
    [
      clause(phrase`${teamName(winner)} scored ${String(points)} straight points`, run),
      clause(phrase` on the way to a ${finalOf(result)} win over ${teamName(loser)}`, result),
      ...inRound(index),
    ],
    [...won(plot, index, voice), clause(phrase` with a run of ${String(points)} straight points`, run)],
  ]);
}

/** Nobody and nothing stood out: who led from when on. */
function plain(plot: Plot, index: FactIndex, voice: Voice): Sentence {
  const { goAhead, winner } = plot;
  const never = goAhead === null ? null : index.byId(`neverTrailed:${winner}`);
  if (never !== null) return [...won(plot, index, voice), clause(phrase` and never trailed`, never)];
  if (goAhead === null) return won(plot, index, voice);
  return [
    ...won(plot, index, voice),
    clause(phrase`, taking the lead for good on ${aheadNoun(goAhead, voice)}`, goAhead),
  ];
}
