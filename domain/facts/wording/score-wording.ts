import type { FactDraft } from "../make-fact.ts";
import type { Mark } from "../mark.ts";
import type { Phrase } from "../phrase.ts";
import type { ScoreEvent } from "../../fold/score-events.ts";
import { mentionsMuff } from "../../plays/play-text.ts";
import { aYard, yardBefore, yards as yardWords } from "../../words/yard-words.ts";
import { phrase, player, playersOwn, team as teamName, teamsOwn } from "./phrase-of.ts";

interface ScoreSaid {
  event: ScoreEvent;
  marks: readonly Mark[];
  roles: NonNullable<FactDraft["roles"]>;
  /** The team that tries after its touchdown. */
  tryTeam: string;
}

type Said = Pick<FactDraft, "clause" | "noun">;

/** A score in words; its tail says what came of an unusual try. */
export function scoreWording(said: ScoreSaid): Said & Pick<FactDraft, "tail"> {
  return { ...deed(said), tail: tryTail(said) };
}

const RETURNED: readonly (readonly [Mark, string, string])[] = [
  ["pickSix", "an interception", "pick-six"],
  ["fumbleReturn", "a fumble", "fumble return for a touchdown"],
  ["kickoffReturn", "a kickoff", "kickoff return for a touchdown"],
  ["puntReturn", "a punt", "punt return for a touchdown"],
];

function deed({ event, marks, roles }: ScoreSaid): Said {
  const { team, what, yards, play, points } = event;
  const { scorer, passer, sackedBy } = roles;
  if (what === "safety") return safety(event, sackedBy, passer);
  if (scorer === undefined || scorer === null) {
    const thing = marks.includes("touchdown") ? "a touchdown" : `${points} points`;
    return { clause: phrase`${teamName(team)} scored ${thing}`, noun: phrase`${teamsOwn(team)} touchdown` };
  }
  const [who, whose] = [player(scorer), playersOwn(scorer)];
  if (what === "field goal") {
    return {
      clause: phrase`${who} kicked ${aYard(yards)} field goal`,
      noun: phrase`${whose} ${yardBefore(yards)}field goal`,
    };
  }
  if (what === "touchdown run") {
    const end = marks.includes("lateral") ? " after a lateral" : "";
    return {
      clause: phrase`${who} scored on ${aYard(yards)} run${end}`,
      noun: phrase`${whose} ${yardBefore(yards)}touchdown run`,
    };
  }
  if (what === "touchdown catch") {
    const from = passer === undefined || passer === null ? [] : phrase` from ${player(passer)}`;
    return marks.includes("lateral")
      ? lateral(scorer, roles)
      : {
          clause: phrase`${who} caught ${aYard(yards)} touchdown pass${from}`,
          noun: phrase`${whose} ${yardBefore(yards)}touchdown catch`,
        };
  }
  const way = RETURNED.find(([mark]) => marks.includes(mark));
  const far = yards === null || yards <= 0 ? "" : ` ${yardWords(yards)}`;
  const length = far === "" ? "" : yardBefore(yards);
  if (way !== undefined) {
    return {
      clause: phrase`${who} returned ${way[1]}${far} for a touchdown`,
      noun: phrase`${whose} ${length}${way[2]}`,
    };
  }
  if (marks.includes("blockedKickReturn")) {
    const kick = play.type === "Punt" ? "punt" : play.type === "FieldGoal" ? "field goal" : "kick";
    return {
      clause: phrase`${who} returned a blocked ${kick}${far} for a touchdown`,
      noun: phrase`${whose} touchdown on a blocked ${kick}`,
    };
  }
  if (marks.includes("fumbleRecovery")) {
    return {
      clause: phrase`${who} recovered ${looseBall(play)} in the end zone for a touchdown`,
      noun: phrase`${whose} recovery for a touchdown`,
    };
  }
  return { clause: phrase`${who} scored a touchdown`, noun: phrase`${whose} touchdown` };
}

function looseBall({ type, description }: ScoreEvent["play"]): string {
  const muffed = mentionsMuff(description) ? "muffed " : "";
  if (type === "Kickoff") return `a ${muffed}kickoff`;
  return muffed === "" ? "a fumble" : "a muffed punt";
}

/** The passer himself can be the one who scores in the end. */
function lateral(scorer: string, { passer, receiver }: ScoreSaid["roles"]): Said {
  const [who, whose] = [player(scorer), playersOwn(scorer)];
  const catcher = receiver === scorer ? undefined : receiver;
  const by = catcher === undefined || catcher === null ? [] : phrase` from ${player(catcher)}`;
  const noun = phrase`${whose} touchdown on a lateral${by}`;
  if (passer === undefined || passer === null) return { clause: phrase`${who} scored after a lateral${by}`, noun };
  if (passer === scorer) {
    return catcher === undefined || catcher === null
      ? { clause: phrase`${who} scored on a lateral after his own pass`, noun }
      : { clause: phrase`${who} threw to ${player(catcher)}, took a lateral back and scored`, noun };
  }
  return catcher === undefined || catcher === null
    ? { clause: phrase`${who} scored after a lateral on a pass from ${player(passer)}`, noun }
    : { clause: phrase`${player(passer)} threw to ${player(catcher)}, and ${who} took a lateral and scored`, noun };
}

function safety({ team }: ScoreEvent, sackedBy: string | null | undefined, passer: string | null | undefined): Said {
  const noun = phrase`${teamsOwn(team)} safety`;
  if (sackedBy === undefined || sackedBy === null || passer === undefined || passer === null) {
    return { clause: phrase`${teamName(team)} scored a safety`, noun };
  }
  return { clause: phrase`${player(sackedBy)} sacked ${player(passer)} in the end zone for a safety`, noun };
}

/** Nothing of an extra point that was good. */
function tryTail({ marks, roles, tryTeam }: ScoreSaid): Phrase | null {
  const { tryScorer, tryPasser } = roles;
  if (marks.includes("extraPointMissed")) return phrase`but the extra point was no good`;
  if (marks.includes("extraPointBlocked")) return phrase`but the extra point was blocked`;
  if (marks.includes("twoPointFailed")) return phrase`but the two-point try failed`;
  if (marks.includes("tryReturned")) return phrase`but the try was returned for two points the other way`;
  if (!marks.includes("twoPointGood")) return null;
  if (tryScorer === undefined || tryScorer === null) return phrase`and ${teamName(tryTeam)} made the two-point try`;
  return tryPasser === undefined || tryPasser === null
    ? phrase`and ${player(tryScorer)} ran in the two-point try`
    : phrase`and ${player(tryScorer)} caught the two-point pass from ${player(tryPasser)}`;
}
