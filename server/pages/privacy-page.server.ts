import type { RouterContextProvider } from "react-router";
import { servicesContext } from "../context.server.ts";

/** What of the answer depends on how the site is set up. */
export interface PrivacyPageData {
  /** The public address; null where none is configured. */
  baseUrl: string | null;
  /** The host that browsers ask for team logos; null where this site serves them. */
  logoHost: string | null;
  /** People can talk with the analyst, over a provider of voices. */
  talks: boolean;
  /** The model that may answer written questions; null where rules answer everybody. */
  model: string | null;
}

/** What this site keeps about a person depends on nothing but its configuration, so the page is everybody's. */
export function loadPrivacyPage(context: Readonly<RouterContextProvider>): PrivacyPageData {
  const { teamLogos, teamLogoUrl, voice, chat, baseUrl } = context.get(servicesContext);
  return {
    baseUrl,
    logoHost: teamLogos === null ? new URL(teamLogoUrl.replaceAll("{team}", "team")).host : null,
    talks: voice !== null,
    model: chat.model,
  };
}
