import type { OrderFinding } from "./check-order.ts";
import { decide, fails, holds } from "../finding.ts";
import type { GameFacts } from "../game-facts.ts";
import { isObject, type SentenceContext } from "../sentence-context.ts";
import type { Mention } from "../story/story-mentions.ts";

const BEATS =
  /^ (?:(?:hold|held|fend|fended|knock|knocked) off|(?:roll|rolled|cruise|cruised|slip|slipped|rally|rallied|storm|stormed|sneak|get|power|squeak)s? (?:past|by)|escape|survive|(?:beat|top|edge|down|stun|rout|overwhelm|bury|buries|crush|thump|upend|outlast|outduel|dispatch|handle|blank|best|hammer|pound|upset|topple|defeat|overcome|outscore)(?:s|ed|es)?) (?:the )?$/;
const TO_ITS_GOOD =
  /^ (?:(?:a|an|its|their|the) (?:[\w-]+ ){0,3}(?:lead|advantage|edge|cushion|win|victory)|(?:ahead|in front|on the board|on top|up)\b|back (?:on top|in front|ahead|within)|within)\b/;
const GIVES =
  /\b(?:g[ia]ves?|giving|put|puts|putting|got|gets|lifted|lifts|pulled|brought|moved|drew|draws) (?:the )?$/i;
const ITS_SCORE =
  /^'s? (?:only|first|last|final|lone|second|third|next|opening|other) (?:touchdown|score|points|field goal)s?\b/;
const HARMS =
  /\b(?:wreck|wrecked|torch|torched|burn|burned|punish|punished|gash|gashed|carve up|carved up|shred|shredded|sink|sank|doom|doomed|haunt|haunted|stun|stunned) (?:the )?$/i;
const LIFTS =
  /\b(?:lifts?|lifted|carry|carries|carried|drives?|drove|rall(?:y|ies|ied)|leads?|led|powers?|powered|propels?|propelled|sparks?|sparked) (?:the )?$/i;
const BOUNDARY = /[;:]|\b(?:but|while|before|although|though|after|until)\b/;

/** What a side is told to have gained or suffered by somebody, or from the other: each needs the right side. */
export function findFavors(context: SentenceContext): OrderFinding[] {
  const { mentions, text, facts } = context;
  return mentions.flatMap((mention, index): OrderFinding[] => {
    if (mention.team === null) return [];
    const at = { start: mention.start, end: mention.end };
    const left = mentions[index - 1];
    const gap = left === undefined ? "" : text.slice(left.end, mention.start);
    if (left !== undefined && left.team !== null && left.team !== mention.team && gap === " " && isMixed(left, mention))
      return [{ ...fails("team", `No team is called ${left.text} ${mention.text}.`), ...at }];
    if (left !== undefined && left.team !== null && BEATS.test(gap) && facts.isOver)
      return [
        {
          ...decide(
            "team",
            left.team === facts.winner && mention.team !== left.team,
            facts.winner === null ? "Nobody won." : `${facts.winner} won.`,
            [
              { kind: "game", field: "awayScore" },
              { kind: "game", field: "homeScore" },
            ],
          ),
          ...at,
        },
      ];
    const before = text.slice(0, mention.start);
    const rest = text.slice(mention.end);
    const isGiven =
      (GIVES.test(before) && TO_ITS_GOOD.test(rest)) ||
      (LIFTS.test(before) && /^ (?:past|over|to|in)\b/.test(rest)) ||
      ITS_SCORE.test(rest);
    const isHarmed = HARMS.test(before);
    if (!isGiven && !isHarmed) return [];
    const actor = actorOf(mention, context);
    if (actor === null) return [];
    const sides = sidesOf(actor, facts);
    const isRight = isGiven ? sides.includes(mention.team) : sides.some((side) => side !== mention.team);
    return [{ ...(isRight ? holds("team") : fails("team", `${actor.text} plays for ${sides.join(" or ")}.`)), ...at }];
  });
}

/** "Buffalo Cardinals": a place and a nickname that are not one team's. Both are written alone elsewhere. */
function isMixed(left: Mention, right: Mention): boolean {
  return /^[A-Z]/.test(left.text) && /^[A-Z0-9]/.test(right.text);
}

function sidesOf(actor: Mention, facts: GameFacts): string[] {
  return [...new Set(actor.playerIds.map((id) => facts.players.get(id)?.team ?? ""))];
}

/** Who does it: the last person named before in the same clause, who is not himself done something to. */
function actorOf(team: Mention, { mentions, text }: SentenceContext): Mention | null {
  // "a Montgomery fumble" is not what Montgomery does.
  const acts = (one: Mention): boolean =>
    (!isObject(text, one) ||
      (/\bby $/.test(text.slice(0, one.start)) && GIVES.test(text.slice(one.end, team.start)))) &&
    !(/\ba $/.test(text.slice(0, one.start)) && /^ \w/.test(text.slice(one.end)));
  const actor = mentions.findLast((one) => one.end <= team.start && one.playerIds.length > 0 && acts(one));
  if (actor === undefined) return null;
  const between = text.slice(actor.end, team.start);
  const isOther = mentions.some(
    (one) => one.start >= actor.end && one.end <= team.start && (one.team !== null || acts(one)),
  );
  return BOUNDARY.test(between) || isOther ? null : actor;
}
