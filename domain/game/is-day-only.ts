/** Whether a kickoff is an ISO date without a time: the length tells it, and every page has this. */
export function isDayOnly(dateTime: string | null): boolean {
  return dateTime?.length === 10;
}
