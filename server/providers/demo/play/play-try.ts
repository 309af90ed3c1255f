import { endGame } from "../game-model/clock.ts";
import {
  available,
  awaitKickoff,
  defenseOf,
  margin,
  score,
  situationOf,
  starter,
  type GameInPlay,
} from "../game-model/game-in-play.ts";
import type { ExtraPointEvent, TwoPointEvent } from "../game-model/play-event.ts";
import { recordEvent } from "./record-event.ts";

/** Where tries are snapped, as yards to the goal line. */
const KICK_SPOT = 15;
const TWO_POINT_SPOT = 2;

/** Plays the try after a touchdown. Without a try when it could change nothing at the end of regulation. */
export function playTry(game: GameInPlay): void {
  const lead = margin(game);
  if (game.period >= 4 && game.secondsLeft === 0 && (lead > 0 || lead < -2)) return endGame(game);
  const team = game.offense;
  const defense = defenseOf(game);
  const goesForTwo = wantsTwo(game, lead);
  game.spot = goesForTwo ? TWO_POINT_SPOT : KICK_SPOT;
  const before = situationOf(game);
  const event = goesForTwo ? drawTwoPoint(game) : drawExtraPoint(game);
  if (event.kind === "extraPoint") {
    if (event.result === "good") score(game, team, 1);
  } else if (event.good) {
    score(game, team, 2);
  } else if (event.returner !== null) {
    score(game, defense, 2);
  }
  awaitKickoff(game, team);
  game.wall += 30;
  recordEvent(game, before, { event });
}

/** The leads (before the try) at which two points are worth more than one, late in the game. */
const TWO_POINT_LEADS: ReadonlySet<number> = new Set([-10, -5, -2, 1, 5]);

function wantsTwo(game: GameInPlay, lead: number): boolean {
  const { random } = game;
  if (game.period >= 4 && TWO_POINT_LEADS.has(lead))
    return lead < 0 || game.secondsLeft < 600 ? random.chance(0.95) : false;
  if (game.period === 4 && lead === -8) return random.chance(0.45);
  if (game.period >= 4 && lead === -1 && game.secondsLeft < 60) return random.chance(0.15);
  return random.chance(0.06);
}

function drawExtraPoint(game: GameInPlay): ExtraPointEvent {
  const { random, conditions } = game;
  const kicker = starter(game, game.offense, "K");
  const isGood = random.chance(0.962 + 0.005 * kicker.talent - 0.008 * conditions.kickLoss);
  if (isGood) return { kind: "extraPoint", kicker, result: "good", blocker: null };
  if (random.chance(0.18)) {
    return {
      kind: "extraPoint",
      kicker,
      result: "blocked",
      blocker: random.pick(available(game, defenseOf(game), "DL")),
    };
  }
  return {
    kind: "extraPoint",
    kicker,
    result: random.pick(["wide left", "wide right", "off the upright"]),
    blocker: null,
  };
}

function drawTwoPoint(game: GameInPlay): TwoPointEvent {
  const { random, offense } = game;
  const passer = starter(game, offense, "QB");
  const isPass = random.chance(0.68);
  const target = isPass
    ? random.pick([...available(game, offense, "WR").slice(0, 3), starter(game, offense, "TE")])
    : random.pick([starter(game, offense, "RB"), passer]);
  const good = random.chance(isPass ? 0.43 : 0.52);
  const isTakenBack = !good && isPass && random.chance(0.03);
  const returner = isTakenBack ? random.pick(available(game, defenseOf(game), "CB")) : null;
  return { kind: "twoPoint", passer, target, isPass, good, returner };
}
