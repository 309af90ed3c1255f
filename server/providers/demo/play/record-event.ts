import type { PlayType } from "../../../../domain/game/play.ts";
import { enter } from "../game-model/account.ts";
import { creditsOf } from "./credits.ts";
import type { GameInPlay, Situation } from "../game-model/game-in-play.ts";
import { narrate } from "../narrate/narrate.ts";
import type { Penalty, PlayEvent } from "../game-model/play-event.ts";
import { pointsOf } from "./points.ts";
import { recordRow } from "../game-model/record-row.ts";

interface Recorded {
  event: PlayEvent;
  penalty?: Penalty | null;
  isFirstDown?: boolean;
}

const TYPES: Readonly<Record<PlayEvent["kind"], PlayType>> = {
  rush: "Rush",
  pass: "Pass",
  sack: "Sack",
  interception: "Interception",
  badSnap: "Fumble",
  kickoff: "Kickoff",
  punt: "Punt",
  fieldGoal: "FieldGoal",
  extraPoint: "ExtraPoint",
  twoPoint: "TwoPointConversion",
};

/** Enters an event in the books and writes its row. `before` is the situation at the snap. */
export function recordEvent(
  game: GameInPlay,
  before: Situation,
  { event, penalty = null, isFirstDown = false }: Recorded,
): void {
  enter(game.account, event);
  const points = pointsOf(event, before.offense);
  recordRow(game, before, {
    type: TYPES[event.kind],
    description: narrate(game, before, event, penalty),
    team: before.offense,
    yardsGained: yardsOf(event),
    isFirstDown,
    isTouchdown: points?.points === 6,
    points,
    isTry: event.kind === "extraPoint" || event.kind === "twoPoint",
    credits: creditsOf(event),
    returnYards: returnOf(event),
    kickDistance: kickOf(event),
    penaltyYards: penalty?.outcome === "enforced" ? penalty.yards : null,
    isBlocked: isBlocked(event),
  });
}

function yardsOf(event: PlayEvent): number {
  return event.kind === "rush" || event.kind === "pass" || event.kind === "sack" || event.kind === "badSnap"
    ? event.yards
    : 0;
}

function returnOf(event: PlayEvent): number | null {
  switch (event.kind) {
    case "kickoff":
    case "punt":
      return event.outcome === "return" || event.touchdown ? event.returnYards : null;
    case "interception":
      return event.touchback ? null : event.returnYards;
    case "fieldGoal":
      return event.returner === null ? null : event.returnYards;
    case "rush":
    case "pass":
    case "sack":
    case "badSnap":
      return event.fumble?.lost === true ? event.fumble.returnYards : null;
    default:
      return null;
  }
}

function kickOf(event: PlayEvent): number | null {
  switch (event.kind) {
    case "kickoff":
      return event.kickYards;
    case "punt":
      return event.outcome === "blocked" ? null : event.kickYards;
    case "fieldGoal":
      return event.distance;
    default:
      return null;
  }
}

function isBlocked(event: PlayEvent): boolean {
  if (event.kind === "punt") return event.outcome === "blocked";
  return (event.kind === "fieldGoal" || event.kind === "extraPoint") && event.result === "blocked";
}
