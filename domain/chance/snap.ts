/** The situation before a snap of regulation, seen from the home team. */
export interface Snap {
  /** Game time left, 0 to 3600. */
  secondsLeft: number;
  /** Points of the home team minus points of the away team. */
  lead: number;
  /** Who has the ball: 1 the home team, -1 the away team, 0 before it is known. */
  ball: 1 | 0 | -1;
  /** 1 to 4. */
  down: number;
  /** Yards to a first down. */
  distance: number;
  /** Yards to the goal line that the offense attacks, 1 to 99. */
  yardsToEndZone: number;
  /** Timeouts left in the half, 0 to 3. */
  homeTimeouts: number;
  awayTimeouts: number;
  /** Points by which the home team is favored; negative where the away team is. */
  homeFavoredBy: number;
  /** Who receives the kickoff of the second half: 1 home, -1 away; 0 in the second half and before it is known. */
  secondHalfBall: 1 | 0 | -1;
}
