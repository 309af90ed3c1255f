import type { OrderFinding } from "./check-order.ts";
import { decide, fails } from "../finding.ts";
import type { SentenceContext } from "../sentence-context.ts";

const HIS_SIDE =
  /^ (?:carried|led|paced|powered|lifted|guided|put|sent|kept|brought|steered) (?:the )?$|^(?: of| for)(?: the)? $|^, [A-Z/]{1,4}, (?:the )?$/;
const ITS_MAN =
  /^(?:'s?)? (?:(?:rookie|veteran|star|backup) )?(?:quarterback|running back|back|receiver|wide receiver|tight end|kicker|passer|linebacker|safety|cornerback|defender|QB|RB|WR|TE)s? $|^'s? $/;

const AGAINST = /\b(?:against|beat|beats|beating|topped|topping|defeated|defeating|edged|over|past) (?:the )?$/;

const ITSELF = /^ (?:past|over|against|beat|beats|to beat|top|edge) (?:the )?$/;
/** What somebody did, at the end of which his side is named: "threw for 238 yards for the Falcons". */
/** What a side did when one of its own scored: "Detroit got within three when Gibbs scored". */
const SCORED_BY =
  /^ (?:did not score|got|pulled|closed|moved|drew|went|took|answered|struck|responded|tied|scored|got on the board)\b[^.;,]*\b(?:until|when|as) (?:the )?$/;
const HE_SCORED =
  /^ (?:\w+ly )?(?:scored|ran|burst|caught|kicked|hit|plunged|took|broke|raced|dove|sneaked|hauled|drilled|booted)\b/;
const FOR =
  /^ (?:threw|ran|rushed|caught|kicked|had|made|added|led|scored|finished|completed|went|passed|hauled|collected|recorded)\b[^;:]*\bfor (?:the )?$/;

/** A side told to have played against itself. */
export function findSelfPlay({ text, mentions }: SentenceContext): OrderFinding[] {
  const teams = mentions.filter(({ team }) => team !== null);
  return teams.slice(1).flatMap((mention, index) => {
    const isNext = teams[index]?.team === mention.team && ITSELF.test(text.slice(teams[index]?.end, mention.start));
    const isAlone = isNext || teams.slice(0, index + 1).every(({ team }) => team === mention.team);
    if (!isAlone || !AGAINST.test(text.slice(0, mention.start))) return [];
    return [{ ...fails("team", "No side plays against itself."), start: mention.start, end: mention.end }];
  });
}

/** Who plays for which team, where a sentence says so: "Goff led the Lions", "Lions quarterback Goff", "For the Lions, Goff". */
export function findSides({ text, mentions, facts }: SentenceContext): OrderFinding[] {
  return mentions.slice(1).flatMap((right, index) => {
    const left = mentions[index];
    if (left === undefined || (left.team === null) === (right.team === null)) return [];
    const between = text.slice(left.end, right.start);
    const [person, team] = left.team === null ? [left, right.team] : [right, left.team];
    const isOpening = /^\s*(?:For|On) (?:the )?$/.test(text.slice(0, left.start)) && /^(?:'s?)?, $/.test(between);
    const isFor =
      left.team === null &&
      FOR.test(between) &&
      /^\s*(?:[.,;]|$|and\b|but\b|while\b|,? who\b)/.test(text.slice(right.end));
    const isThrough = SCORED_BY.test(between) && HE_SCORED.test(text.slice(right.end));
    const isTold =
      left.team === null ? isFor || HIS_SIDE.test(between) : ITS_MAN.test(between) || isOpening || isThrough;
    if (!isTold || team === null) return [];
    const sides = person.playerIds.map((id) => facts.players.get(id)?.team ?? "");
    const finding = decide("team", sides.includes(team), `${person.text} plays for ${sides.join(" or ")}.`);
    return [{ ...finding, start: right.start, end: right.end }];
  });
}
