import { counted, decimal } from "../../../facts/wording/number-words.ts";
import { shortfall } from "../../../facts/shortfall.ts";
import { answerApartFromProjected } from "./answer-apart-from-projected.ts";
import { furthestFigure } from "./furthest-figure.ts";
import { heldProjection, isOpen, NOT_YET, unprojected, withProjected } from "./held-projection.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import { linesOf } from "../sheet/lines-of.ts";
import type { Question } from "../question/question.ts";
import { withOpening } from "../sheet/with-opening.ts";
import { alternatives } from "../../../words/alternatives.ts";

const HIS = String.raw`(?:(?:his|her|their|the|its|that|a)(?: (?:ppr|fantasy|pregame|own))* (?:projections?|proj|projected (?:points|total|number)|expectations?|expected (?:points|total))|(?:(?:ppr|fantasy) )*(?:projections?|proj|expectations)|what (?:he|they) (?:was|were) (?:projected|supposed|expected)(?: to (?:get|score|have|put up))?(?: for| at)?|projected)`;
/** `worse than projected`, `fewer points than expected`. */
const THAN = String.raw`(?: (?:fantasy|ppr|points|pts))* than (?:${HIS}|expected|predicted)\b(?<!\b(?:pass|rush|receiv|catch|carr|target|yards|yds|tds?\b|touchdown).*)`;
const OVER = new RegExp(
  String.raw`\b(?:beat|beats|reach|reached|hit|meet|met|live up to|lived up to|get to|got to|make|made|cover|covered|top|topped|pass|passed|surpass(?:ed)?|go over|went over|blow by|exceed(?:ed)?|outperform(?:ed)?|outscored?|smash(?:ed)?|crush(?:ed)?|clear(?:ed)?|over|above) ${HIS}\b|\b(?:better|more|higher)${THAN}\b|\bover ?perform\w*\b|\boverachiev\w*\b`,
);
const UNDER = new RegExp(
  String.raw`\b(?:miss|misses|missed|fall short of|fail to (?:hit|reach)|under|below|short of|fell short of|underperformed|disappointed) ${HIS}\b|\b(?:worse|less|fewer|lower)${THAN}\b|\bunder ?perform\w*\b|\bunderachiev\w*\b|\b(?:biggest|worst) (?:fantasy )?(?:bust|letdown|disappointment|dud|flop)\b|\bdisappointed (?:the )?most\b|\bmost disappointing\b|^who (?:was |were )?(?:the |a )?(?:fantasy )?(?:bust(?:ed)?|let ?downs?|disappoint\w*|duds?|flop(?:ped|s)?)\b`,
);
/** What a manager calls somebody who gave him less, and who gave him more, than was to be expected. */
const BUST =
  /\b(?:bust(?:ed)?|dud|letdown|let down|flop(?:ped)?|stinker|disappoint(?:ing|ment|ed)?|bad start|wasted start)\b/;
const BOOM =
  /\bboom(?:ed)?\b|\bworth (?:it|starting|playing|a start|the start)\b|\b(?:pay|paid) off\b|\b(?:good|great|solid|smart) (?:fantasy )?start\b/;
/** Which of the two it was is asked, and neither yes nor no. */
const EITHER = new RegExp(
  alternatives`
    \b(?:beat|hit|make|made|cover|top|exceed) or (?:miss|missed|fall short of|short of|under)\b
    \b(?:better|more) or (?:worse|less|fewer)\b | \b(?:over|above|higher|more)(?: than)? or (?:under|below|lower|less)\b
    \b(?:under|below) or (?:over|above)\b
  `,
);
/** Of these nothing is projected. */
const OF_OTHER_RULES: readonly string[] = ["halfPpr", "standard"];
/** Points off what was projected that are about the same. */
const ABOUT = 1;
/** Points below an average that let somebody down. */
const FAR_BELOW = 4;

/**
 * `who beat his projection by the most`: the player furthest above what was projected for him, or below it; `did Kittle beat his projection`, `was Kittle a
 * bust`: whether he did. Null where nobody did, and where it is asked otherwise.
 */
export function answerBeatProjection(question: Question, sheet: GameSheet): Sentence[] | null {
  const { text, players, teams, asks, position, period, concepts, isShared } = question;
  const isOver = OVER.test(text);
  const [player, other] = players;
  if (period !== null) return null;
  const apart = answerApartFromProjected(question, sheet) ?? furthestFigure(question, sheet);
  if (apart !== null || OF_OTHER_RULES.some((one) => concepts.has(one))) return apart;
  if (EITHER.test(text) && new RegExp(HIS).test(text) && player !== undefined && other === undefined)
    return [...askedBeside(question, sheet), ...(overOrUnder(player.playerId, sheet) ?? [])];
  if (isOver === UNDER.test(text)) return player === undefined || isShared ? null : judged(question, sheet);
  if (player !== undefined && other !== undefined)
    return /\b(?:either|both|each|neither)\b/.test(text)
      ? ofBoth([player.playerId, other.playerId], isOver, sheet)
      : null;
  if (player !== undefined)
    return asks === "yesNo" || (asks === "other" && !isShared) ? heldProjection(player.playerId, isOver, sheet) : null;
  // Nothing is projected of a team.
  const isOfTeam = asks === "yesNo" && teams.length > 0 && !/\b(?:any\w*|some\w*|who|one)\b/.test(text);
  if (isOfTeam || /\b(?:which|what) (?:teams?|side|offense|defense)\b/.test(text)) return null;
  const scored = sheet.index.ofKind("fantasy");
  if (scored.length > 0 && scored.every(({ values }) => values.projectedPoints === undefined))
    return (
      (isOver ? null : furthestBelowAverage(question, sheet)) ?? [
        sheet.say("The stats have no projections for this game.", null),
      ]
    );
  const [most] = scored
    .filter(
      ({ marks, team, roles }) =>
        marks.includes(isOver ? "aboveProjection" : "belowProjection") &&
        (teams.length !== 1 || team === teams[0]) &&
        (position === null || sheet.people.get(roles.player ?? "")?.position === position),
    )
    .toSorted((a, b) => (b.values.difference ?? 0) - (a.values.difference ?? 0));
  return most === undefined ? null : withProjected(most, sheet);
}

/** Who fell furthest short of his own average, where nothing had been projected; null where that is not what is asked. */
function furthestBelowAverage({ text, teams, position }: Question, sheet: GameSheet): Sentence[] | null {
  if (new RegExp(HIS).test(text)) return null;
  const [most] = sheet.index
    .ofKind("fantasy")
    .filter(
      ({ team, roles }) =>
        (teams.length !== 1 || team === teams[0]) &&
        (position === null || sheet.people.get(roles.player ?? "")?.position === position),
    )
    .map((fact) => ({ fact, short: shortfall(fact, sheet.index) ?? 0 }))
    .filter(({ short }) => short >= FAR_BELOW)
    .toSorted((a, b) => b.short - a.short);
  if (most === undefined) return null;
  const { roles, values } = most.fact;
  const points = `${decimal(values.pprPoints ?? 0)} PPR points`;
  const words = `${sheet.name(roles.player ?? "")} had ${points} after an average of ${decimal(values.meanPoints ?? 0)}.`;
  return [sheet.say(words, most.fact)];
}

/** `bust or nah`, `was he worth starting`: what somebody had against what was projected for him. Null where nobody calls him so. */
function judged({ text, players, concepts, asks }: Question, sheet: GameSheet): Sentence[] | null {
  const isBust = BUST.test(text);
  const isBoom = BOOM.test(text);
  // How somebody did it, and when, is no verdict.
  if (
    (!isBust && !isBoom) ||
    (asks !== "yesNo" && asks !== "other") ||
    (concepts.has("first") && !/\bworth\b/.test(text))
  )
    return null;
  const isVerdict =
    asks === "yesNo" || text.endsWith(BUST.exec(text)?.[0] ?? " ") || /\bor (?:nah|no|not|what|bust)\b/.test(text);
  return players.flatMap(({ playerId }) => {
    const fact = sheet.index.byId(`f:${playerId}`);
    if (fact === null) return [];
    // After the points: who is named first is named in full.
    const lines = (): Sentence[] => sheet.sentences(...linesOf({ playerId }, sheet).slice(0, 2));
    if (fact.values.projectedPoints === undefined) return [...unprojected(playerId, fact, sheet), ...lines()];
    const isAbove = fact.marks.includes("aboveProjection");
    const verdict = isBust === isBoom ? (isAbove ? "Boom." : "Bust.") : isBust !== isAbove;
    const isAbout = (fact.values.difference ?? 0) < ABOUT;
    const hasNone = !isVerdict || players.length > 1 || isOpen(fact, sheet);
    const opening = hasNone ? null : isAbout ? "About as projected." : verdict;
    return withOpening(opening, [...withProjected(fact, sheet), ...lines()]);
  });
}

/** His lines and targets, where they are asked for beside it. */
function askedBeside({ concepts, players }: Question, sheet: GameSheet): Sentence[] {
  if (!["target", "catch", "yards", "carry"].some((one) => concepts.has(one))) return [];
  return players.flatMap(({ playerId }): Sentence[] => {
    const line = sheet.snapshot.playerGameStats.find((one) => one.playerId === playerId);
    const targets = concepts.has("target") ? (line?.receivingTargets ?? null) : null;
    const said: Sentence[] =
      targets === null
        ? []
        : [
            {
              text: `${sheet.name(playerId)} had ${counted(targets, "target")}.`,
              ids: [],
              receipts: [{ kind: "line", playerId, source: "stats", field: "receivingTargets" }],
            },
          ];
    return [...said, ...sheet.sentences(...linesOf({ playerId }, sheet))];
  });
}

/** `over or under his projection`: which of them. */
function overOrUnder(playerId: string, sheet: GameSheet): Sentence[] | null {
  const fact = sheet.index.byId(`f:${playerId}`);
  if (fact === null) return null;
  if (fact.values.projectedPoints === undefined) return unprojected(playerId, fact, sheet);
  const isOver = fact.marks.includes("aboveProjection");
  const under = fact.marks.includes("belowProjection") ? "Under." : "As projected.";
  const opening = isOver ? "Over." : isOpen(fact, sheet) ? NOT_YET : under;
  return withOpening(opening, withProjected(fact, sheet));
}

/** `did either reach his projection`: which of the two did. */
function ofBoth(ids: readonly string[], isOver: boolean, sheet: GameSheet): Sentence[] | null {
  const facts = ids.map((id) => sheet.index.byId(`f:${id}`));
  if (facts.some((fact) => fact?.values.projectedPoints === undefined)) return null;
  const [first, second] = facts.map(
    (fact) => fact?.marks.includes(isOver ? "aboveProjection" : "belowProjection") === true,
  );
  const neither = sheet.index.phase === "live" ? "Neither has so far." : "Neither did.";
  const opening = first === second ? (first === true ? "Both did." : neither) : "One of them did.";
  return withOpening(opening, sheet.sentences(...facts));
}
