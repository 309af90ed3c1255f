import { matches } from "../../words/matches.ts";
import type { Fact } from "../../facts/fact.ts";
import type { Finding } from "../cited-fault.ts";
import { maskNames } from "../name-mask.ts";
import { idsOf, type Reading } from "../reading.ts";
import { placesOf } from "./places-of.ts";

/** Of these a team is the better for having fewer; so are they what it gives up itself. */
const ITS_OWN_LOSS: ReadonlySet<string> = new Set(["turnovers", "penalties", "penaltyYards"]);
const MORE =
  /\b(?<way>more|fewer|less|longer|shorter|(?:bigger|larger|greater|smaller)(?= (?:share|part|piece|total|number|haul)\b))\b(?! (?:than )?(?:an? |\d|one\b|two\b|three\b|four\b|five\b|once\b|twice\b))/g;
const HEAD = /(?:^|[,;:] |\b(?:and|but|as|when|while|though|although|because|since|with) )#(?!'s)/g;
/** Whose figure is the other team's: what is held down, allowed or suffered. */
const TURNED =
  /\b(?:allow\w*|surrender\w*|yield\w*|conced\w*|permit\w*|(?:held|holding)(?! the ball| possession| onto| it)|limit\w*|against|without|forc\w+|took|takeaways?|w(?:as|ere) sacked|than|not|never|no|neither|nor|needed)\b/;
const GAVE_UP = /\bg[ia]v\w* up\b/;
const BATTLE =
  /#(?: (?:also|again|even|did|had|\w+ly|clearly))* (?<way>won|win|lost|lose) the (?:[\w-]+ ){1,2}(?:battle|war|fight|duel|department|column|game|margin|count|side)\b/g;
/** "Twice as many yards as #": who is named last has less. */
const AS_MANY_AS =
  /\b(?<times>twice|double|triple|half|(?:three|four|five|six) times) as (?:many|much|long|far|often)\b[^#@,;]*\bas #/g;

/** Of a comparison of two teams the one that a clause calls the one with more has more: "the Lions gave up more penalty yards", "won the sack battle". */
export function checkMoreOf(reading: Reading): Finding[] {
  const compared = reading.cited.filter(
    ({ kind, marks }) => kind === "compare" && (marks.includes("most") || marks.includes("same")),
  );
  const [row, another] = compared;
  if (row === undefined || another !== undefined) return allowedByOther(reading);
  return [...moreOfOther(row, reading), ...battles(row, reading), ...asManyAs(row, reading)];
}

const ALLOWED =
  /#(?: \w+ly)? (?:have |has )?(?:allow(?:ed|s)?|g[ai]ven? up|g[ai]ve|surrender(?:ed)?|yield(?:ed)?|conced(?:ed?)?) (?:[\d.]+ )?(?:points? (?:(?:a|per) game )?)?(?<way>more|fewer|less)\b|#(?:'s?)? (?:have |has |own |owns |bring |brings |with )?(?:the |a )(?<way>stingier|tighter|stouter|sturdier|leakier|softer) (?:defense|unit|side|one)\b/g;

/** Who has allowed fewer points has the stingier defense. */
function allowedByOther(reading: Reading): Finding[] {
  const { text, hits, cited } = reading;
  const [row, another] = cited.filter(({ kind, marks }) => kind === "compare" && marks.includes("least"));
  if (row === undefined || another !== undefined) return [];
  return matches(text, ALLOWED).flatMap(({ 0: said, index: at, groups }): Finding[] => {
    const team = hits[placesOf(text).indexOf(at)]?.team ?? null;
    const isFewer = !/more|leakier|softer/.test(groups?.["way"] ?? "");
    return team === null || isFewer === (team === row.team)
      ? []
      : [
          {
            word: said.replaceAll(/[@#]/g, "…"),
            reason: `In ${idsOf(reading)} it is the other team. Name the right one.`,
          },
        ];
  });
}

const isLoss = ({ marks }: Fact): boolean => marks.some((mark) => ITS_OWN_LOSS.has(mark));

function wrong(word: string, row: Fact, reading: Reading): Finding {
  const { away, home } = reading.index;
  const who = row.team === null ? "neither team has" : `the ${row.team === away.code ? away.nick : home.nick} have`;
  return {
    word: word.replaceAll(/[@#]/g, "…"),
    reason: `In ${idsOf(reading)} ${who} more. Name the right team.`,
  };
}

function moreOfOther(row: Fact, reading: Reading): Finding[] {
  const { text, hits, index, sentenceSoFar } = reading;
  const places = placesOf(text);
  return matches(text, MORE).flatMap(({ index: at, groups }): Finding[] => {
    const head = matches(text.slice(0, at), HEAD).at(-1);
    // "... and had the ball for 12 more minutes": the team that the sentence is about.
    const isJoined = hits.length === 0 && /^\s*(?:and|but)\b/.test(text);
    const before = isJoined ? maskNames(sentenceSoFar, index).hits.find((hit) => hit.team !== null) : undefined;
    const subject = head === undefined ? before : hits[places.indexOf(head.index + head[0].length - 1)];
    const piece = text.slice(head === undefined ? 0 : head.index + head[0].length, at);
    if (subject?.team === undefined || subject.team === null) return [];
    if (
      /[@;:]|, (?!\d|(?:just |only )?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b)/.test(
        piece,
      ) ||
      TURNED.test(piece) ||
      (GAVE_UP.test(piece) && !isLoss(row))
    )
      return [];
    const isMore = /more|longer|bigger|larger|greater/.test(groups?.["way"] ?? "");
    return row.team !== null && isMore === (subject.team === row.team)
      ? []
      : [wrong(`${subject.written} ... ${groups?.["way"] ?? ""}`, row, reading)];
  });
}

/** Who won a battle has more of it, or fewer of what nobody wants. */
function battles(row: Fact, reading: Reading): Finding[] {
  const { text, hits } = reading;
  return matches(text, BATTLE).flatMap(({ 0: said, index: at, groups }): Finding[] => {
    const team = hits[placesOf(text).indexOf(at)]?.team ?? null;
    const isBetter = (team === row.team) !== isLoss(row);
    return team === null || (row.team !== null && isBetter === groups?.["way"]?.startsWith("w"))
      ? []
      : [wrong(said, row, reading)];
  });
}

function asManyAs(row: Fact, reading: Reading): Finding[] {
  const { text, hits } = reading;
  return matches(text, AS_MANY_AS).flatMap(({ 0: said, index: at, groups }): Finding[] => {
    const team = hits[placesOf(text).indexOf(at + said.length - 1)]?.team ?? null;
    const hasMore = team === row.team;
    return team === null || (row.team !== null && hasMore === (groups?.["times"] === "half"))
      ? []
      : [wrong(said, row, reading)];
  });
}
