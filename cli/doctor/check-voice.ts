import { dollars } from "../../domain/admin/token-price.ts";
import type { Environment } from "../../server/env/environment.ts";
import { type Finding, fine, warning } from "./finding.ts";

const CHECK = "voice";

const WHO: Record<Environment["VOICE_ACCESS"], string> = {
  "signed-in": "signed-in users",
  everyone: "everyone",
  admin: "the administrator",
};

/**
 * Who can talk with the analyst, and for how much: a key that was set for previews opens the voice too. The provider is not
 * asked: its key is looked at as that of the model.
 */
export function checkVoice(environment: Environment): Finding {
  const { OPENAI_API_KEY, ADMIN_EMAIL, VOICE_ACCESS, VOICE_MODE, VOICE_MODEL, VOICE_EMULATOR } = environment;
  if (VOICE_EMULATOR === "1") {
    return warning(CHECK, "VOICE_EMULATOR is for npm run dev, without OPENAI_API_KEY: npm start refuses it; unset it");
  }
  if (OPENAI_API_KEY === undefined) return fine(CHECK, "OPENAI_API_KEY is not set: no one can talk with the analyst");
  if (VOICE_ACCESS === "admin" && ADMIN_EMAIL === undefined) {
    return warning(
      CHECK,
      "VOICE_ACCESS is admin and there is no administrator, so no one can talk; set ADMIN_EMAIL to talk yourself",
    );
  }
  const sum = dollars(environment.VOICE_DOLLARS_PER_DAY);
  const can = `OPENAI_API_KEY lets ${WHO[VOICE_ACCESS]} talk with ${VOICE_MODEL}, for up to ${sum} a day by our estimate (VOICE_DOLLARS_PER_DAY)`;
  const off =
    VOICE_ACCESS === "admin"
      ? "; turn it off in /admin"
      : "; if the key is only for previews, set VOICE_ACCESS=admin or turn voice off in /admin";
  if (VOICE_MODE === "relay") return fine(CHECK, `${can}${off}`);
  return warning(
    CHECK,
    `${can}${off}; VOICE_MODE is direct, so calls cannot be hung up: set a limit at the provider as well, or VOICE_MODE=relay`,
  );
}
