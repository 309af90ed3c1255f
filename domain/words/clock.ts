/** What the clocks of a place show. */
export interface ClockFace {
  /** The calendar and the clock on the wall, as milliseconds that are to be read as if they were UTC. */
  wall: number;
  /** The zone's short name in American English: `EDT`, `UTC`, `GMT+9`. */
  zone: string;
}

/** The clocks of a place at a moment in milliseconds since 1970. */
export type Clock = (moment: number) => ClockFace;
