/**
 * How many times as fast as it was played a replay runs by itself. In a file of its own, because every game's page links to its
 * replay and needs nothing else of what replays are.
 */
export const DEFAULT_REPLAY_SPEED = 20;
