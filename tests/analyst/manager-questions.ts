import type { GameSnapshot } from "../../domain/game/game-snapshot.ts";
import { type PlayerLine, UNKNOWN_FIGURES } from "../../domain/game/player-line.ts";

/** What is taken to have been projected in the Texans' playoff game in Kansas City, of which the sample data has no projections. */
const PROJECTED: Readonly<Record<string, Partial<PlayerLine>>> = {
  "Joe Mixon": { rushingYards: 90.5, rushingAttempts: 20.2, receivingYards: 14.5, fantasyPointsPPR: 15 },
  "Travis Kelce": {
    receivingYards: 60,
    receptions: 6,
    receivingTargets: 8.1,
    receivingTouchdowns: 0.4,
    fantasyPoints: 7.3,
    fantasyPointsPPR: 12,
  },
  "Isiah Pacheco": { rushingYards: 42, fantasyPoints: 8, fantasyPointsPPR: 8.6 },
  "C.J. Stroud": { passingYards: 231.5, passingTouchdowns: 1.4, rushingYards: 12, fantasyPointsPPR: 14.4 },
  "Patrick Mahomes": { passingYards: 240, fantasyPointsPPR: 18 },
};

/** A game with these as its projections. */
export function withProjections(game: GameSnapshot): GameSnapshot {
  const playerProjections = game.playerGameStats.flatMap((line) => {
    const projected = PROJECTED[line.playerName];
    const { playerId, playerName, team, position } = line;
    return projected === undefined ? [] : [{ ...UNKNOWN_FIGURES, playerId, playerName, team, position, ...projected }];
  });
  return { ...game, playerProjections };
}

type Questions = readonly (readonly [question: string, says: RegExp])[];

/** Questions of our own about that game: figures against their projections, and a fantasy manager's words. */
export const MANAGER_QUESTIONS: Questions = [
  [
    "mixon rushing yds vs what he was projected",
    /^Joe Mixon was projected for 90\.5 rushing yards and had 88, 2\.5 fewer\.$/,
  ],
  [
    "mixon yards compared to his projection",
    /^Joe Mixon was projected for 90\.5 rushing yards and had 88, 2\.5 fewer\.$/,
  ],
  ["mixon scrimmage yards vs proj", /^Joe Mixon was projected for 105 yards from scrimmage and had 100, 5 fewer\.$/],
  ["stroud rushing yards over/under his projection, by how much", /^Over\. .* 12 rushing yards and had 42, 30 more\.$/],
  [
    "was stroud over or under his passing yards projection",
    /^Over\. .* 231\.5 passing yards and had 245, 13\.5 more\.$/,
  ],
  [
    "did stroud beat his passing and rushing projections",
    /^Yes\. .* 12 rushing yards and had 42.* 231\.5 passing yards/,
  ],
  [
    "kelce targets, catches and yds vs projected",
    /^Travis Kelce was projected for 8\.1 targets and had 8, 0\.1 fewer\. .* 6 catches and had 7.* 60 receiving yards and had 117, 57 more\.$/,
  ],
  ["did kelce drop anything? catches vs projected", /^This game's data does not count drops\. .* 6 catches and had 7/],
  ["how many yards over his projection was kelce", /^Travis Kelce was projected for 60 receiving yards and had 117/],
  ["did kelce at least double his projection", /^Yes\. Travis Kelce was projected for 12 PPR points and had 24\.7/],
  ["kelce ppr total? did he triple his projection", /24\.7 PPR points.* No\. Kelce was projected for 12 PPR points/],
  ["did pacheco get even half of his projection", /^No\. Isiah Pacheco was projected for 8\.6 PPR points and had 1\.8/],
  ["what percent of his projected points did pacheco score", /8\.6 PPR points and had 1\.8, 21 percent of that\.$/],
  [
    "who beat his receiving yards projection by the most",
    /^Travis Kelce was projected for 60 receiving yards and had 117/,
  ],
  ["mahomes completions vs projected", /^There is no projection of completions for Patrick Mahomes, who had 16\.$/],
  // A bound of the fan's own is asked for beside it.
  ["did stroud throw for more than 300 yards, more than expected", /^No\. C\.J\. Stroud completed 19 of 28/],

  ["pacheco owners, we ok? how bad did he miss", /^Isiah Pacheco scored 1\.8 PPR points, 6\.8 fewer than projected\./],
  ["mixon owners: how bad did he miss", /^That was no miss\. Joe Mixon scored 18 PPR points, 3 more than projected\./],
  ["lost my week by 3 and had pacheco, did he even hit his number", /^No\. Isiah Pacheco scored 1\.8 PPR points/],
  ["did kelce hit his number", /^Yes\. Travis Kelce scored 24\.7 PPR points, 12\.7 more than projected\./],
  [
    "started mixon in my flex, what did he do for my team",
    /^Joe Mixon scored 18 PPR points.*ran 18 times for 88 yards/,
  ],
  ["did pacheco let me down in half ppr", /^Yes\. Isiah Pacheco was projected for 8 half-PPR points/],
  ["benched mixon. how many points did i leave on the bench", /^Joe Mixon scored 18 PPR points/],
  ["mahomes and kelce managers, are we eating", /^Patrick Mahomes scored .* Travis Kelce scored 24\.7/],
  // A kicker's misses are kicks, no matter who has him.
  ["fairbairn owners, how bad did he miss", /three missed or blocked kicks/],
  ["how bad did fairbairn miss", /^There were three missed or blocked kicks/],
  ["did mixon get hurt", /^(?!.*PPR)/],
  ["did the texans let their fans down", /^(?!.*PPR)/],
];
