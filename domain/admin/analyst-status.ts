/** What the spoken analyst is about, for the administrator. */
export interface VoiceStatus {
  /** False where the administrator has switched it off. */
  isOpen: boolean;
  /** True where an emulator on this machine answers instead of a provider. */
  isEmulated: boolean;
  mode: "relay" | "direct";
  model: string;
  access: "signed-in" | "everyone" | "admin";
  /** Conversations that run or are about to. */
  running: number;
  runningAllowed: number;
  /** Of this day (UTC), by all processes, with the worst case of what still runs. */
  sessions: number;
  seconds: number;
  /** By our estimate. */
  dollars: number;
  dollarsAllowed: number;
}

/** Who answers on a site in speech, for its pages; null where nobody is configured. */
export type VoiceAnswerer = "provider" | "emulator" | null;

/** What a model has written in chats on this day (UTC), by all processes. */
export interface ChatStatus {
  /** Which model answers those who may ask it; null where rules answer everybody. */
  model: string | null;
  calls: number;
  inputTokens: number;
  outputTokens: number;
  /** What chats may take of a day's tokens. */
  tokensAllowed: number;
  /** In dollars, by `AI_PRICE`; null where no price is set. */
  costToday: number | null;
  answers: number;
  /** Sentences that were stopped because no tool had given what they say. */
  violations: number;
}
