/** Seconds after its last use when a session ends. */
export const UNUSED_LIFE = 30 * 24 * 60 * 60;
/** Seconds after signing in when it ends, whatever the use: for everybody, and for the administrator. */
const LONGEST_LIFE = 90 * 24 * 60 * 60;
const ADMINISTRATOR_LIFE = 7 * 24 * 60 * 60;
/** Seconds after signing in within which nobody is asked for another code. */
const FRESH_LIFE = 60 * 60;

/** Whether a session is too old to be used at all. */
export function isOver({ createdAt }: { createdAt: Date }, isAdministrator: boolean): boolean {
  return ageOf(createdAt) >= (isAdministrator ? ADMINISTRATOR_LIFE : LONGEST_LIFE);
}

/** Whether its code was typed so recently that its user can be taken for the person who typed it. */
export function isFresh({ createdAt }: { createdAt: Date }): boolean {
  return ageOf(createdAt) < FRESH_LIFE;
}

/** The moment before which sessions of anybody are over, ISO 8601. */
export function oldestSignIn(): string {
  return new Date(Date.now() - LONGEST_LIFE * 1000).toISOString();
}

/** Seconds. */
function ageOf(moment: Date): number {
  return (Date.now() - moment.getTime()) / 1000;
}
