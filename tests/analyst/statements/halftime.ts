import type { ModelStatements } from "../model-statements.ts";

/** Of a simulated game at half-time. */
export const HALFTIME: ModelStatements = {
  wrong: [
    "Baltimore leads 17-13 at the half.",
    "The Chiefs lead 17 to 10 at halftime.",
    "Lani Antonelli has 6 catches for 92 yards.",
    "Antonelli has two touchdowns already.",
    "Anders Ekwueme is 14 of 12 for 184 yards.",
    "Ekwueme has thrown for 90 yards.",
    "Everett Pellegrini has 10 carries for 21 yards.",
    "Hugo Banerjee hit from 43 and 57 yards.",
    "The Ravens have three time-outs left.",
    "Xavier Kessler's longest catch went for 72 yards.",
    "Grady Inglewood is 13 of 13.",
    "Patrick Mahomes has 184 yards.",
    "The Ravens scored 13 points in the first quarter.",
    "Kansas City has 124 yards.",
    "Pellegrini is projected for 45.5 points.",
  ],
  right: [
    "It's halftime, and Kansas City leads 17 to 13.",
    "The Chiefs are up by four at the half.",
    "Lani Antonelli has six catches for 72 yards and a touchdown.",
    "Anders Ekwueme is 12 of 14 for 184 yards and a score.",
    "Everett Pellegrini has 30 yards on 10 carries and a touchdown.",
    "Hugo Banerjee has hit from 43 and 55 yards.",
    "The Ravens have two timeouts left and the Chiefs have three.",
    "Dez Radcliffe's 6-yard touchdown cut it to 17-13 with 34 seconds left in the half.",
    "Xavier Kessler has four catches for 72 yards for Baltimore.",
    "Kansas City has 242 yards to Baltimore's 124.",
    "The Ravens scored all 13 of their points in the second quarter.",
    "Grady Inglewood has completed 6 of 13 passes.",
    "Antonelli and Kessler both have 72 yards.",
  ],
};
