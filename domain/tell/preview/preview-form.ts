import type { Fact } from "../../facts/fact.ts";
import type { FactIndex } from "../../facts/fact-index.ts";
import type { NamePart, Phrase } from "../../facts/phrase.ts";
import { decimal, nthWords } from "../../facts/wording/number-words.ts";
import { phrase, team as teamName } from "../../facts/wording/phrase-of.ts";
import { saying, type Sentence, clause } from "../clause.ts";
import type { Voice } from "../voice.ts";

const LONG_RUN = 3;
const MANY = 26;
const FEW = 18;

/** A team's last game, the run it is on, and what it scores and allows: one or two sentences. */
export function formSentences(team: string, index: FactIndex, voice: Voice): Sentence[] {
  const [last, run] = [index.byId(`lastGame:${team}`), index.byId(`streak:${team}`)];
  const scored = index.byId(`mean:${team}:pointsFor`);
  const allowed = index.byId(`mean:${team}:pointsAgainst`);
  const first = lastSentence(last, run);
  const subject = first.length === 0 ? teamName(team) : "they";
  return [...first, ...meanSentence(subject, scored, allowed, voice)];
}

function lastSentence(last: Fact | null, run: Fact | null): Sentence[] {
  const games = run?.values.games ?? 0;
  const long = run !== null && games >= LONG_RUN ? run : null;
  const isWon = run?.marks.includes("winning") === true;
  if (last === null) return long === null ? [] : [saying(long.wording.clause, long)];
  if (long === null) return [saying(last.wording.clause, last)];
  return [
    [
      clause(last.wording.clause, last),
      clause(phrase`, their ${nthWords(games)} straight ${isWon ? "win" : "loss"}`, long),
    ],
  ];
}

function meanSentence(us: NamePart | "they", scored: Fact | null, allowed: Fact | null, voice: Voice): Sentence[] {
  if (scored === null || allowed === null) return [];
  const [own, other] = [scored.values.pointsFor ?? 0, allowed.values.pointsAgainst ?? 0];
  const them = us === "they" ? "them" : us;
  const [most, least] = [decimal(own), decimal(other)];
  const words: readonly [Phrase, ...Phrase[]] =
    own >= MANY && other <= FEW
      ? [phrase`${us} have done it on both sides, averaging ${most} points and allowing ${least}`]
      : own >= MANY
        ? other >= own
          ? [phrase`scoring has not been the problem for ${them}: ${most} points a game, but ${least} allowed`]
          : [
              phrase`${us} have put up ${most} points a game and allowed ${least}`,
              phrase`${us} average ${most} points and give up ${least}`,
            ]
        : other <= FEW
          ? [
              phrase`${us} allow just ${least} points a game and score ${most}`,
              phrase`${us} have held opponents to ${least} points a game while scoring ${most}`,
            ]
          : own <= FEW
            ? [
                phrase`points have been hard to come by for ${them}: ${most} a game, with ${least} allowed`,
                phrase`${us} have scored just ${most} points a game and allowed ${least}`,
              ]
            : [
                phrase`${us} have averaged ${most} points and allowed ${least}`,
                phrase`${us} score ${most} points a game and give up ${least}`,
              ];
  return [saying(voice.pick(`means ${words.length} ${own >= MANY} ${other <= FEW}`, words), scored, allowed)];
}

/** The season's earlier game of the two. */
export function meetingSentences(index: FactIndex): Sentence[] {
  const met = index.byId("lastGame:headToHead");
  return met === null ? [] : [saying(phrase`they have met before this season: ${met.wording.clause}`, met)];
}
