import { fitTilt } from "./fit-tilt.ts";
import { HALF_QUARTERS, type FitGame } from "./read-fit-games.ts";

/**
 * How much more a team runs, and passes, in the rest of a game for each 100 points that its chance to win has risen since kickoff:
 * exponents, from the plays after the start of each half-quarter of regulation.
 */
export function fitScript(games: readonly FitGame[]): { run: number; pass: number } {
  return {
    run: tiltOf(games, ({ script }) => script.runs),
    pass: tiltOf(games, ({ script }) => script.passes),
  };
}

function tiltOf(games: readonly FitGame[], of: (game: FitGame) => FitGame["script"]["runs"]): number {
  const rows = games.flatMap((game) => {
    const [kickoff] = game.script.homeChance;
    if (kickoff === undefined || kickoff === null) return [];
    return game.script.homeChance.slice(1).flatMap((chance, index) => {
      if (chance === null) return [];
      const rest = of(game).slice(index + 1);
      return (["away", "home"] as const).map((side) => {
        const sign = side === "home" ? 1 : -1;
        return {
          // The level of each half-quarter is fitted beside it.
          expected: 1,
          amount: rest.reduce((sum, one) => sum + one[side], 0),
          terms: [
            ...Array.from({ length: HALF_QUARTERS - 1 }, (_, at) => (at === index ? 1 : 0)),
            sign * (kickoff - 0.5),
            sign * (chance - kickoff),
          ],
        };
      });
    });
  });
  return fitTilt(rows).at(-1) ?? 0;
}
