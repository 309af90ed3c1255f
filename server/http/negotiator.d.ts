/** The part that is used here: the published types are of a version that had no order of one's own. */
declare module "negotiator" {
  export default class Negotiator {
    constructor(request: { headers: Record<string, string> });
    /** Those of `available` that the request accepts, by its weights; of equal ones, those first that stand first in `preferred`. */
    encodings<Encoding extends string>(
      available: readonly Encoding[],
      options: { preferred: readonly Encoding[] },
    ): Encoding[];
  }
}
