import { CREDIT_STATS, type Credit, type CreditStat } from "../../../../domain/game/credit.ts";
import type { DemoPlayer } from "../world/demo-player.ts";
import type {
  Fumble,
  InterceptionEvent,
  KickoffEvent,
  PassEvent,
  PlayEvent,
  PuntEvent,
  RushEvent,
  SackEvent,
} from "../game-model/play-event.ts";

type Figures = Partial<Record<CreditStat, number>>;

/** Who did what on a play, as its row carries it. Yards of 0 are kept: a run for nothing is a run. */
export function creditsOf(event: PlayEvent): Credit[] {
  switch (event.kind) {
    case "rush":
      return rushCredits(event);
    case "pass":
      return passCredits(event);
    case "sack":
      return sackCredits(event);
    case "interception":
      return interceptionCredits(event);
    case "badSnap":
      return fumbleCredits(event.fumble, "fumblesLost");
    case "kickoff":
      return kickoffCredits(event);
    case "punt":
      return puntCredits(event);
    case "fieldGoal":
      return [
        ...give(event.kicker, { fieldGoalAttempts: 1, ...flag(event.result === "good", "fieldGoalsMade") }),
        ...give(event.blocker, { blockedKicks: 1 }),
        ...(event.touchdown ? give(event.returner, { blockedKickReturnTouchdowns: 1 }) : []),
      ];
    case "extraPoint":
      return [
        ...give(event.kicker, { extraPointAttempts: 1, ...flag(event.result === "good", "extraPointsMade") }),
        ...give(event.blocker, { blockedKicks: 1 }),
      ];
    case "twoPoint":
      if (event.returner !== null) return give(event.returner, { defensiveTwoPoints: 1 });
      if (!event.good) return [];
      if (!event.isPass) return give(event.target, { rushingTwoPoints: 1 });
      return [...give(event.passer, { passingTwoPoints: 1 }), ...give(event.target, { receivingTwoPoints: 1 })];
  }
}

function rushCredits(event: RushEvent): Credit[] {
  return [
    ...give(event.rusher, {
      rushingAttempts: 1,
      rushingYards: event.yards,
      ...flag(event.touchdown, "rushingTouchdowns"),
    }),
    ...tackles(event.tacklers),
    ...(event.yards < 0 ? give(event.tacklers[0], { tacklesForLoss: 1 }) : []),
    ...(event.safety ? give(event.tacklers[0], { safeties: 1 }) : []),
    ...fumbleCredits(event.fumble, "fumblesLost"),
  ];
}

function passCredits(event: PassEvent): Credit[] {
  if (!event.complete) {
    return [
      ...give(event.passer, { passingAttempts: 1 }),
      ...give(event.target, { receivingTargets: 1 }),
      ...give(event.defender, { passesDefended: 1 }),
    ];
  }
  const { lateral } = event;
  const scored = flag(event.touchdown, "receivingTouchdowns");
  return [
    ...give(event.passer, {
      passingAttempts: 1,
      passingCompletions: 1,
      passingYards: event.yards,
      ...flag(event.touchdown, "passingTouchdowns"),
    }),
    ...give(event.target, {
      receivingTargets: 1,
      receptions: 1,
      receivingYards: event.yards - (lateral?.yards ?? 0),
      ...(lateral === null ? scored : {}),
    }),
    ...(lateral === null ? [] : give(lateral.to, { receivingYards: lateral.yards, ...scored })),
    ...tackles(event.tacklers),
    ...fumbleCredits(event.fumble, "fumblesLost"),
  ];
}

function sackCredits(event: SackEvent): Credit[] {
  const share = 1 / event.sackers.length;
  return [
    ...give(event.passer, { sacksTaken: 1, sackYardsLost: Math.abs(event.yards) }),
    ...event.sackers.flatMap((sacker) =>
      give(sacker, {
        sacks: share,
        quarterbackHits: 1,
        tacklesForLoss: 1,
        ...flag(share === 1, "tackles"),
        ...flag(share < 1, "assists"),
      }),
    ),
    ...(event.safety ? give(event.sackers[0], { safeties: 1 }) : []),
    ...fumbleCredits(event.fumble, "fumblesLost"),
  ];
}

function interceptionCredits(event: InterceptionEvent): Credit[] {
  return [
    ...give(event.passer, { passingAttempts: 1, passingInterceptions: 1 }),
    ...give(event.target, { receivingTargets: 1 }),
    ...give(event.interceptor, {
      interceptions: 1,
      interceptionReturnYards: event.returnYards,
      passesDefended: 1,
      ...flag(event.touchdown, "interceptionReturnTouchdowns"),
    }),
    ...tackles(event.tacklers),
  ];
}

function kickoffCredits(event: KickoffEvent): Credit[] {
  const scored = flag(event.touchdown, "kickReturnTouchdowns");
  const returned =
    event.outcome === "return"
      ? give(event.returner, { kickReturns: 1, kickReturnYards: event.returnYards, ...scored })
      : [];
  return [
    ...give(event.kicker, { kickoffs: 1 }),
    ...returned,
    ...tackles(event.tacklers),
    ...fumbleCredits(event.fumble, "returnFumblesLost"),
  ];
}

function puntCredits(event: PuntEvent): Credit[] {
  if (event.outcome === "blocked") {
    return [
      ...give(event.punter, { punts: 1 }),
      ...give(event.blocker, { blockedKicks: 1 }),
      ...(event.touchdown ? give(event.returner, { blockedKickReturnTouchdowns: 1 }) : []),
    ];
  }
  const scored = flag(event.touchdown, "puntReturnTouchdowns");
  const returned =
    event.outcome === "return"
      ? give(event.returner, { puntReturns: 1, puntReturnYards: event.returnYards, ...scored })
      : [];
  return [
    ...give(event.punter, { punts: 1, puntYards: event.kickYards }),
    ...returned,
    ...tackles(event.tacklers),
    ...fumbleCredits(event.fumble, "returnFumblesLost"),
  ];
}

function fumbleCredits(fumble: Fumble | null, lost: "fumblesLost" | "returnFumblesLost"): Credit[] {
  if (fumble === null) return [];
  return [
    ...give(fumble.fumbler, { fumbles: 1, ...flag(fumble.lost, lost) }),
    ...give(fumble.forcedBy, { forcedFumbles: 1 }),
    ...give(fumble.recoverer, {
      fumbleRecoveries: 1,
      ...(fumble.lost ? { fumbleReturnYards: fumble.returnYards } : {}),
      ...flag(fumble.touchdown, "fumbleReturnTouchdowns"),
    }),
  ];
}

/** The first gets the tackle, a second one the assist. */
function tackles([first, second]: readonly DemoPlayer[]): Credit[] {
  return [...give(first, { tackles: 1 }), ...give(second, { assists: 1 })];
}

function flag(holds: boolean, stat: CreditStat): Figures {
  return holds ? { [stat]: 1 } : {};
}

function give(player: DemoPlayer | null | undefined, figures: Figures): Credit[] {
  if (player === null || player === undefined) return [];
  const { playerId, name: playerName, team } = player;
  const credits: Credit[] = [];
  for (const [stat, amount] of Object.entries(figures)) {
    if (isCreditStat(stat)) credits.push({ playerId, playerName, team, stat, amount });
  }
  return credits;
}

const STATS: ReadonlySet<string> = new Set(CREDIT_STATS);

function isCreditStat(text: string): text is CreditStat {
  return STATS.has(text);
}
