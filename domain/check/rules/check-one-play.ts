import { playProof } from "../claim-proofs.ts";
import { decide, type Finding } from "../finding.ts";
import { returnYards } from "../../plays/play-text.ts";
import { isInAside, ownerOf, type SentenceContext } from "../sentence-context.ts";
import type { NumberToken } from "../../words/story-numbers.ts";

/** A play in the making: what leads up to yards that are not a day's. */
const DOES =
  /\b(?:ran|run|running|scrambl\w+|took off|tak(?:e|es|ing) off|took|rac\w+|rumbl\w+|dash\w*|hit|find|found|finding|connected with|picked up|gained|covered|covering|went|brought|returned|caught|good|cover|threw to|dumped)\b[^.;]*$/i;
const COVERED = /\b(?:covered|covering|went for|good for|that went|worth) (?:just |only |all of )?$/;
const MOMENT =
  /\b(?:first|second|third|fourth)[- ](?:and|down)\b|\b(?:snap|play|when|before|loose|inside|later|then|scramble|screen|with \d+:\d\d|quarter|half|bomb)\b|\b(?:hit|found|finding) [A-Z]/;
const END = /^(?: yards?\b|\s*(?:[.,;]|$))/;

/** "ran for 19 yards and was inside the 5": one play's, where the words beside it tell of a moment. Null where they do not, or no play is so. */
export function checkOnePlay(token: NumberToken, context: SentenceContext): Finding | null {
  const { text, facts, mentions, lastPlayer } = context;
  const before = text.slice(0, token.start);
  if (
    /\blost (?:just |only )?$/.test(before) &&
    /^(?: yards?)? on (?:his|a|one|the|that)\b/.test(text.slice(token.end))
  )
    return checkLoss(token, context);
  // "TD to DeAndre Hopkins (9 yards)"
  const isBare =
    COVERED.test(before) ||
    (/\b(?:TD|touchdown|pass|run|catch|strike)\b[^.;(]*\($/.test(before) && /^ yards?\)/.test(text.slice(token.end)));
  if (token.form !== "plain" || token.decimals > 0 || !END.test(text.slice(token.end))) return null;
  if (!isBare && (!text.startsWith(" yard", token.end) || !DOES.test(before) || !MOMENT.test(text))) return null;
  const isAside = isInAside(before);
  const people = mentions.filter((one) => one.playerIds.length > 0 && one.end <= token.start && !isAside(one));
  const last = people.at(-1) ?? lastPlayer;
  if (last === null) return null;
  const thrower = people.at(-2);
  const isPair = thrower !== undefined && /\b(?:hit|found|finding|with|to) $/.test(text.slice(0, last.start));
  const isScore = /\b(?:TD|touchdown)\b[^.;(]*\($/.test(before);
  const needed = isPair ? [last, thrower] : [last];
  const fit = facts.plays.find(
    (play) =>
      (play.yardsGained === token.value || returnYards(play) === token.value) &&
      (!isScore || play.isTouchdown) &&
      needed.every(({ playerIds }) => play.credits.some(({ playerId }) => playerIds.includes(playerId))),
  );
  return fit === undefined ? null : decide("number", true, "", playProof(fit));
}

/** "lost eight on his only carry" */
function checkLoss(token: NumberToken, context: SentenceContext): Finding | null {
  const ids = ownerOf(token.start, token.end, context, "player")?.players.map(({ playerId }) => playerId) ?? [];
  const fit = context.facts.plays.find(
    (play) => play.yardsGained === -token.value && play.credits.some(({ playerId }) => ids.includes(playerId)),
  );
  return fit === undefined ? null : decide("number", true, "", playProof(fit));
}

/** "hit Hutchinson for 34 yards": one pass to him, or all his yards. Null for other numbers. */
export function checkConnected(token: NumberToken, { text, facts, mentions }: SentenceContext): Finding | null {
  const caught = mentions.find(
    ({ end, playerIds }) => playerIds.length > 0 && text.slice(end, token.start) === " for ",
  );
  if (caught === undefined || token.form !== "plain" || !text.startsWith(" yards", token.end)) return null;
  if (!/\b(?:hit|hits|hitting|found|finds|finding|connected with) $/.test(text.slice(0, caught.start))) return null;
  const receiver = caught.playerIds.map((id) => facts.players.get(id)).find((one) => one !== undefined);
  if (receiver?.stats?.receivingYards === token.value)
    return decide("number", true, "", [
      { kind: "line", playerId: receiver.playerId, source: "stats", field: "receivingYards" },
    ]);
  const fit = facts.plays.find(
    (play) =>
      play.yardsGained === token.value &&
      play.credits.some(({ stat, playerId }) => stat === "receptions" && caught.playerIds.includes(playerId)),
  );
  return decide("number", fit !== undefined, `${caught.text} had no catch of ${token.text} yards.`, playProof(fit));
}
