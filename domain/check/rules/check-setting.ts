import { driveProof } from "../claim-proofs.ts";
import { decide, type Finding, unresolved } from "../finding.ts";
import type { PlayerFacts } from "../game-facts.ts";
import { leadChanges } from "../score-states.ts";
import type { SentenceContext } from "../sentence-context.ts";
import { isObject, ownerOf } from "../sentence-context.ts";
import { numberOf, type NumberToken, saysIt } from "../../words/story-numbers.ts";

/** Numbers of the day, the field and the drives; null where the words around speak of none of these. */
export function checkSetting(token: NumberToken, context: SentenceContext): Finding | null {
  const { text, facts } = context;
  const { game } = facts;
  const before = text.slice(0, token.start);
  const after = text.slice(token.end);
  const ofGame = (field: string, accepted: readonly (number | null)[], what: string): Finding => {
    const known = accepted.filter((one) => one !== null);
    if (known.length === 0) return unresolved("number", `${what} is not known.`);
    return decide(
      "number",
      known.some((value) => saysIt(token, before, value)),
      `${what} was ${known.join(" to ")}.`,
      [{ kind: "game", field }],
    );
  };
  if (/\b(?:in|needed|took|required) (?:just |only )?$/.test(before) && /^ plays\b(?! and)/.test(after))
    return checkDrive(token, context, "plays");
  if (/\bwent $/.test(before) && /^ yards (?:from there|to the end zone|for)\b/.test(after))
    return checkDrive(token, context, "yards");
  if (/^ plays and (?:\d+|[a-z-]+) yards later\b/.test(after)) return checkDrive(token, context, "plays");
  if (/^ yards later\b/.test(after) && /\bplays and $/.test(before)) return checkDrive(token, context, "yards");
  if (/\byards in (?:\d+|[a-z-]+) plays\b/.test(text)) {
    if (after.startsWith(" yards in ")) return checkDrive(token, context, "yards");
    if (/\byards in $/.test(before)) return checkDrive(token, context, "plays");
  }
  if (/\bweek $/i.test(before)) return ofGame("week", [game.week], "The week");
  if (token.decimals === 0 && /^(?:19|20)\d\d$/.test(token.text))
    return ofGame("season", [game.season, game.season + (game.seasonType === 3 ? 1 : 0)], "The season");
  if (/^\s*(?:degrees|°|F\b)/i.test(after) || /\btemperatures?\b[^.;]*$/i.test(before))
    return ofGame("forecastTempLow", [game.forecastTempLow, game.forecastTempHigh], "The temperature");
  if (/^[\s-]*(?:mph|miles? (?:per|an) hour)/i.test(after))
    return ofGame("forecastWindSpeed", [game.forecastWindSpeed], "The wind");
  if (
    /^\s*(?:fans|people|spectators|in attendance)/i.test(after) ||
    /\b(?:attendance|crowd)\b[^.;]{0,20}$/i.test(before)
  )
    return ofGame("attendance", [game.attendance], "The attendance");
  if (
    /^[- ]plays?,?\s|^ (?:plays|snaps)\b/.test(after) &&
    /\b(?:drives?|march\w*|covered|possession|went)\b/i.test(text)
  )
    return checkDrive(token, context, "plays");
  if (
    /^ yards?\b/.test(after) &&
    /\b(?:marched|marching|drove|driving|moved|went the) (?:the final |the full )?$/i.test(before)
  )
    return checkDrive(token, context, "yards");
  if (
    /^[- ]yards?,? (?:\w+ )?(?:drive|march|possession|scoring drive|touchdown drive)/i.test(after) ||
    (/^[- ]yards?\b/.test(after) &&
      /\b(?:drives?|drove|march\w*)\b/i.test(text) &&
      /\bplays? (?:and|for|covering|that covered)\b|\bplays?,|-yards?,/.test(
        text.slice(Math.max(0, token.start - 40), token.end + 30),
      ) &&
      !/\([^)]*$/.test(before))
  )
    return checkDrive(token, context, "yards");
  if (
    /^[- ]yard line/i.test(after) ||
    /\b(?:at|from|to|on) (?:the|its own|their own|his own)(?: [A-Z][\w']*)? $/i.test(before)
  ) {
    const who = ownerOf(token.start, token.end, context, "player")?.players.map(({ playerId }) => playerId) ?? [];
    const isHis = /\b(?:in|over|it) from the $/i.test(before) && who.length > 0;
    const fit = facts.plays.find(
      ({ yardLine, credits }) =>
        yardLine === token.value && (!isHis || credits.some(({ playerId }) => who.includes(playerId))),
    );
    return decide(
      "number",
      fit !== undefined,
      "No play was there.",
      fit === undefined ? [] : [{ kind: "play", playId: fit.playId }],
    );
  }
  if (/^\s*(?:lead changes|ties)\b/i.test(after) || /\b(?:lead changed hands|changed hands)[^.;]*$/i.test(before)) {
    const changes = leadChanges(facts.states);
    return decide("number", token.value === changes, `The lead changed hands ${changes} times.`, [
      { kind: "game", field: "leadChanges" },
    ]);
  }
  return null;
}

const COUNT = String.raw`\b(\d+|[a-z]+)`;
const DRIVE_PLAYS = new RegExp(`${COUNT}[- ]plays?\\b`);
const DRIVE_YARDS = new RegExp(`${COUNT}[- ]yards?\\b(?=[^.;,]{0,40}\\b(?:drive|march|plays|possession))`);

function told(found: RegExpExecArray | null): number | null {
  const word = found?.[1];
  if (word === undefined) return null;
  return /^\d+$/.test(word) ? Number(word) : numberOf(word);
}

/** `a 12-play, 75-yard drive`: one drive has both numbers, where both are told, and belongs to a side named. */
function checkDrive(token: NumberToken, context: SentenceContext, field: "plays" | "yards"): Finding {
  const { text, facts, mentions } = context;
  const plays = told(DRIVE_PLAYS.exec(text));
  const yards = told(DRIVE_YARDS.exec(text));
  const active = mentions.findLast((mention) => mention.end <= token.start && !isObject(text, mention));
  const near =
    active !== undefined
      ? [active]
      : mentions.length === 0 && context.lastTeam !== null
        ? [context.lastTeam]
        : mentions;
  const sides = near.flatMap(({ team, playerIds }) => team ?? playerIds.map((id) => facts.players.get(id)?.team ?? ""));
  const fit = facts.drives.filter(
    (drive) =>
      drive[field] === token.value &&
      (sides.length === 0 || sides.includes(drive.team ?? "")) &&
      (plays === null || field === "plays" || drive.plays === plays) &&
      (yards === null || field === "yards" || drive.yards === yards),
  );
  return decide("number", fit.length > 0, "No drive was like that.", driveProof(fit[0]));
}

const SHARES: readonly [RegExp, string | null, string, string][] = [
  [/\bthird[- ]downs?\b|\bthird\b|\b3rd\b/i, null, "thirdDownsMade", "thirdDowns"],
  [/\bfourth[- ]downs?\b|\bfourth\b|\b4th\b/i, null, "fourthDownsMade", "fourthDowns"],
  [/\bred[- ]zone\b|\btrips?\b/i, null, "redZoneTouchdowns", "redZoneTrips"],
  [/\bextra[- ]points?\b|\bPATs?\b/i, "player", "extraPointsMade", "extraPointAttempts"],
  [/\bfield[- ]goals?\b|\bkicks?\b/i, "player", "fieldGoalsMade", "fieldGoalAttempts"],
  [
    /\btargets?\b|\bcatch\w*|\bcaught\b|\b(?:balls|passes|throws) (?:thrown|sent|aimed|directed|that came)\b/i,
    "player",
    "receptions",
    "receivingTargets",
  ],
  [/\bpass\w*|\bcompleted\b|\bthrew\b|\bfor\b|\bwas\b|\bwent\b/i, "player", "passingCompletions", "passingAttempts"],
];

function checkKicked(token: NumberToken, { playerId, totals }: PlayerFacts): Finding {
  const [made, tried] = [totals.fieldGoalsMade ?? 0, totals.fieldGoalAttempts ?? 0];
  return decide("number", made === token.value && tried === token.other, `He made ${made} of ${tried} field goals.`, [
    { kind: "line", playerId, source: "stats", field: "fieldGoalsMade" },
  ]);
}

/** `22 of 31`: completions, third downs, field goals, catches. */
export function checkShare(token: NumberToken, context: SentenceContext): Finding {
  const { text, facts } = context;
  const around = [
    text.slice(token.end, token.end + 34).split(/[,;.]/)[0] ?? "",
    text.slice(Math.max(0, token.start - 60), token.start),
    text,
    ...(/\b(?:tries|moved the chains|convert\w*|conversions|chances)\b/i.test(text) ? [context.previous] : []),
  ];
  const spec =
    around
      .map((where) => SHARES.find(([words], index) => words.test(where) && (where === around[0] || index < 6)))
      .find((one) => one !== undefined) ?? SHARES.at(-1);
  if (spec === undefined) return unresolved("number", "It is not clear of what this is a share.");
  const [, who, made, tried] = spec;
  const owner = ownerOf(token.start, token.end, context, who === null ? "team" : "any");
  const team = owner?.team === null || owner === null ? undefined : facts.teams.get(owner.team);
  const pairs: [number, number][] =
    team === undefined
      ? (owner?.players ?? []).map(({ stats, totals }) => {
          const of = (field: string): number =>
            Number(
              Object.entries(stats ?? {}).find(([name]) => name === field)?.[1] ??
                Object.entries(totals).find(([name]) => name === field)?.[1] ??
                0,
            );
          return [of(made), of(tried)];
        })
      : (team[made] ?? []).map((one, index): [number, number] => [
          one,
          team[tried]?.[index] ?? team[tried]?.[0] ?? Number.NaN,
        ]);
  const isFailed = /\b(?:stopped|stuffed|denied|failed|turned away|came up (?:empty|short))\b[^.;,]*$/i.test(
    text.slice(0, token.start),
  );
  const isMissed =
    /^(?:passingCompletions|extraPointsMade|fieldGoalsMade)$/.test(made) &&
    /\bmiss(?:ed|ing)? (?:on )?(?:just |only )?$/i.test(text.slice(0, token.start));
  if (isFailed || isMissed) for (const pair of pairs) pair[0] = pair[1] - pair[0];
  const place = pairs.findIndex(([one, all]) => one === token.value && all === token.other);
  const fit = place !== -1;
  const kicks = owner?.players.find(({ totals }) => (totals.fieldGoalAttempts ?? 0) > 0);
  if (kicks !== undefined && made === "passingCompletions" && !fit) return checkKicked(token, kicks);
  // Of several with one surname, he whose figures they are.
  const playerId = owner?.players[team === undefined ? Math.max(0, place) : 0]?.playerId;
  const reason = `It was ${pairs.map(([one, all]) => `${one} of ${all}`).join(" or ")} (${made}).`;
  return decide(
    "number",
    fit,
    reason,
    [made, tried].map((field) =>
      playerId === undefined
        ? { kind: "game", field: `${owner?.team ?? ""}.${field}` }
        : { kind: "line", playerId, source: "stats", field },
    ),
  );
}
