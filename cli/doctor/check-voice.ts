import { dollars } from "../../domain/token-price.ts";
import type { Environment } from "../../server/env/environment.ts";
import { type Finding, fine, warning } from "./finding.ts";

const CHECK = "voice";

const WHO: Record<Environment["VOICE_ACCESS"], string> = {
  "signed-in": "people who are signed in",
  everyone: "everyone",
  admin: "the administrator",
};

/** Who can talk with the analyst, and for how much. The provider is not asked: its key is looked at as that of the model. */
export function checkVoice(environment: Environment): Finding {
  const { OPENAI_API_KEY, ADMIN_EMAIL, VOICE_ACCESS, VOICE_MODE, VOICE_MODEL, VOICE_DOLLARS_PER_DAY } = environment;
  if (OPENAI_API_KEY === undefined) return fine(CHECK, "OPENAI_API_KEY is not set: nobody can talk with the analyst");
  if (VOICE_ACCESS === "admin" && ADMIN_EMAIL === undefined) {
    return warning(CHECK, "VOICE_ACCESS is admin, and nobody is: set ADMIN_EMAIL, or let other people talk");
  }
  const who = `${WHO[VOICE_ACCESS]} can talk with ${VOICE_MODEL}, for ${dollars(VOICE_DOLLARS_PER_DAY)} a day by our estimate`;
  if (VOICE_MODE === "relay") return fine(CHECK, who);
  return warning(
    CHECK,
    `${who}; VOICE_MODE is direct, so no call can be hung up: set a limit at the provider as well, or VOICE_MODE=relay`,
  );
}
