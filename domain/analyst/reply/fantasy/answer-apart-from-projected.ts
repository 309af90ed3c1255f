import { isBoxScorePosition } from "../../../game/box-score-position.ts";
import type { Concept } from "../question/lexicon.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import type { Question } from "../question/question.ts";
import { withOpening } from "../sheet/with-opening.ts";
import { figuresNamed, figuresOf, OF_PROJECTION } from "./projected-figures.ts";
import { readManagers } from "./read-managers.ts";
import { type HeldFigure, toldFigure } from "./told-figure.ts";

/** Points by other rules than PPR, of which no fact has the projection. */
const RULES: readonly (readonly [concept: Concept, held: HeldFigure])[] = [
  ["halfPpr", { fields: ["fantasyPoints"], words: "half-PPR points", perCatch: 0.5 }],
  ["standard", { fields: ["fantasyPoints"], words: "points in standard scoring" }],
];
const PPR: HeldFigure = { fields: ["fantasyPointsPPR"], words: "PPR points" };
/** A verdict is against the projection, too. */
const OF_VERDICT =
  /\b(?:bust(?:ed)?|boom(?:ed)?|dud|let ?down|flop(?:ped)?|disappoint\w*|over ?perform\w*|under ?perform\w*|over ?achiev\w*|under ?achiev\w*|expect(?:ed|ations?)|worth (?:it|starting|a start|the start))\b/;
const EITHER =
  /\b(?:over|above|higher|boom|more)(?: than)? (?:or )?(?:under|below|lower|bust|less)\b|\b(?:under|below|bust) (?:or )?(?:over|above|boom)\b/;
const PROJECTED = String.raw`(?:proj(?:ect(?:ion|ions|ed))?|expect(?:ed|ations?)|forecast(?:ed)?|predicted|supposed)\b`;
const HIS = String.raw`(?:(?:what|who|where|the|his|her|their|its|own|he|she|they|was|were|is|had|been|got|ppr|fantasy|pregame|rushing|receiving|passing|yardage|yards?|yds|catch|target|td|touchdown) )*`;
/** Something is set beside what had been projected of it: `rushing yards vs what he was projected`. */
const BESIDE = new RegExp(
  String.raw`\b(?:vs|versus|v|against|compar\w+ (?:to|with)|relative to|next to|beside|(?<!(?:better|worse) )than) ${HIS}${PROJECTED}|\b${PROJECTED} (?:and|vs|versus|v|against|compared (?:to|with)) (?:what )?(?:(?:he|they|his|the) )?(?:actual(?:ly)?|got|had|did|real|result|finished?|ended|put up)`,
);
/** A number that is over or under stands right before it. */
const OVER_UNDER = new RegExp(
  String.raw`\b(?:yards?|yds|yardage|tds?|touchdowns?|targets|catches|receptions|carries|touches|completions|rushing|receiving|passing) (?:\w+ )?(?:over|under|above|below|off)(?: (?:or )?(?:over|under|above|below))? ${HIS}${PROJECTED}`,
);
/** `his passing projection`, `his projected yards`: what is named in it is meant, whatever else a question names. */
const OWN = /\b(?:his|her|their|the) (?:((?:\w+ ){1,6}?)proj(?:ections?|ected)?\b|projected ((?:\w+ ?){1,2}))/;
const HOW_FAR = new RegExp(
  String.raw`\bhow (?:far|much|many (?:\w+ )?(?:yards|points|yds|pts|catches|targets|carries)|big|short|badly)\b.*\b(?:below|under|above|over|short|shy|off|away|beat|miss(?:ed)?|exceed\w*|top(?:ped)?|differ\w*|from|(?:out|over ?|under ?)perform\w*|outgain\w*)\b|\bby how (?:much|many)\b|\bhow did .*\bmiss(?:ed)? ${HIS}${PROJECTED}`,
);
const YES_OVER =
  /\b(?:beat|reach|hit|meet|get to|got to|live up to|top|exceed|clear|cover|smash|crush|make|go over|finish (?:over|above)|over|above|boom|over ?(?:perform|achiev)\w*|worth)\b/;
const YES_UNDER =
  /\b(?:miss|fall short|under|below|short of|bust|dud|let ?down|flop|disappoint\w*|under ?(?:perform|achiev)\w*)\b/;
const AIM = String.raw`(?:(?:of|what|his|her|their|the|its|that|fantasy|ppr|he|she|they|was|were|rushing|receiving|passing|yardage|yards?|yds) )*`;
/** `did he double his projection` */
const TIMES: readonly (readonly [says: RegExp, times: number])[] = [
  [new RegExp(String.raw`\b(?:doubled?|twice|2x|(?:two|2) times) ${AIM}${PROJECTED}`), 2],
  [new RegExp(String.raw`\b(?:tripled?|thrice|3x|(?:three|3) times) ${AIM}${PROJECTED}`), 3],
  [new RegExp(String.raw`\b(?:quadrupled?|4x|(?:four|4) times) ${AIM}${PROJECTED}`), 4],
  [new RegExp(String.raw`\bhalf ${AIM}${PROJECTED}`), 0.5],
];
const MORE_THAN = /\bmore than (?:double|triple|quadruple|twice|half|two|three|four|2|3|4)/;
const PERCENT = new RegExp(String.raw`\b(?:percent|percentage|pct|share|fraction|how much) of ${AIM}${PROJECTED}`);
/** Bare yards are those of his position. */
const OF_BARE = /\bhow many (?:yards|yds|tds|touchdowns)\b/;
const DROPS = /\bdrop(?:s|ped)?\b/;

/**
 * How far somebody's figures were from what had been projected of them (`how far below his rushing projection did Mattison finish`, `catches and yards vs
 * projected`), whether he reached it, or twice as much. Null where no figure beside fantasy points is named and no distance is asked, and where there is no
 * projection.
 */
export function answerApartFromProjected(question: Question, sheet: GameSheet): Sentence[] | null {
  const { text, players, asks, isShared, concepts, threshold } = question;
  const rules = RULES.find(([concept]) => concepts.has(concept))?.[1];
  if (players.length === 0 || isShared || sheet.index.phase !== "over") return null;
  const [, before = "", after = ""] = OWN.exec(text) ?? [];
  const own = figuresOf(`${before} ${after}`, players[0]?.position ?? "");
  const isEither = EITHER.test(text);
  const isSet = BESIDE.test(text) || OVER_UNDER.test(text);
  // A bound that is named is asked for beside it.
  const isBeside = threshold === null && (isSet || (isEither && own.length > 0));
  const times = TIMES.find(([says]) => says.test(text))?.[1] ?? null;
  const isPercent = PERCENT.test(text);
  const ask = readManagers(text);
  const isOfRules = rules !== undefined && (OF_VERDICT.test(text) || ask !== null);
  if (!(OF_PROJECTION.test(text) || isBeside || times !== null || isPercent || isOfRules)) return null;
  if (players.length > 1 && rules === undefined && !isBeside) return null;
  const isOver = ask === "over" || YES_OVER.test(text);
  const isUnder = ask === "under" || YES_UNDER.test(text);
  const isFar = HOW_FAR.test(text) || isPercent;
  const figuresFor = (position: string): HeldFigure[] => {
    if (rules !== undefined) return [rules];
    if (own.length > 0 && !isSet) return own;
    const named = isBeside || OF_BARE.test(text) ? figuresOf(text, position) : figuresNamed(text);
    if (!isBeside) return named.slice(0, 1);
    return named.length > 0 && (concepts.has("ppr") || concepts.has("fantasy")) ? [...named, PPR] : named;
  };
  const told = players.flatMap(({ playerId, position }) => {
    const figures = figuresFor(position);
    const isHeld = asks === "yesNo" && isOver !== isUnder && !isEither;
    const isAsked = isFar || times !== null || rules !== undefined || (figures.length > 0 && (isHeld || isBeside));
    // Kickers and defenders have no PPR points.
    const usual = isBoxScorePosition(position) ? [PPR] : [];
    return (isAsked ? (figures.length > 0 ? figures : usual) : []).map((held) =>
      toldFigure(playerId, held, isPercent, sheet),
    );
  });
  if (told.length === 0) return null;
  const sides = told.map(({ had, projected }) => {
    const aim = (times ?? 1) * projected;
    return MORE_THAN.test(text) ? had > aim : had >= aim;
  });
  const isAll = sides.every((side) => side);
  const isSame = isAll || !sides.includes(true);
  const isKnown = told.every(({ projected }) => !Number.isNaN(projected)) && players.length === 1 && isSame;
  const [over, under] = /\bboom\b/.test(text) ? ["Boom.", "Bust."] : ["Over.", "Under."];
  const isHeld = asks === "yesNo" && isOver !== isUnder && !isFar;
  const verdict =
    times !== null
      ? isAll
      : isEither && (rules !== undefined || isBeside)
        ? isAll
          ? over
          : under
        : isHeld
          ? isOver === isAll
          : null;
  const drops = DROPS.test(text) ? [sheet.say("This game's data does not count drops.", null)] : [];
  return [
    ...drops,
    ...withOpening(
      isKnown ? verdict : null,
      told.map(({ sentence }) => sentence),
    ),
  ];
}
