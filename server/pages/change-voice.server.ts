import { data, type RouterContextProvider } from "react-router";

import type { AdminOutcome } from "../../domain/admin/load-outcome.ts";
import { servicesContext } from "../context.server.ts";
import type { Voice } from "../voice/voice.ts";
import { requireAdministrator } from "./administrator.server.ts";

const INTENTS = ["closeVoice", "openVoice"] as const;

export type VoiceIntent = (typeof INTENTS)[number];

export function isVoiceIntent(intent: string): intent is VoiceIntent {
  return INTENTS.some((one) => one === intent);
}

/** What is said where no provider is configured. */
export const NO_VOICE =
  "No one can talk with the analyst: OPENAI_API_KEY is not set. Everything else works without it.";

/** `closeVoice` ends every conversation and lets nobody begin another, until `openVoice`. */
export async function changeVoice(context: Readonly<RouterContextProvider>, intent: VoiceIntent) {
  requireAdministrator(context);
  const { voice } = context.get(servicesContext);
  if (voice === null) return data<AdminOutcome>({ about: "voice", success: false, error: NO_VOICE });
  await voice.setOpen(intent === "openVoice");
  const message = intent === "openVoice" ? "Open again: conversations can begin" : await closedWords(voice);
  return data<AdminOutcome>({ about: "voice", success: true, message });
}

async function closedWords(voice: Voice): Promise<string> {
  const { mode, running } = await voice.status();
  if (mode === "direct")
    return "Closed: no one can start a conversation. Calls that browsers started directly cannot be ended from here";
  if (running === 0) return "Closed: every conversation was ended, and no one can start another";
  const calls = running === 1 ? "1 call" : `${running} calls`;
  return `Closed: no one can start a conversation. ${calls} could not be ended yet; the site keeps trying`;
}
