import type { TeamLogos } from "../providers/logos/team-logos.ts";
import { type Answer } from "./render-page.ts";
import { wordsAnswer } from "./finish-answer.ts";

/**
 * An SVG may color itself with styles of its own; opened by itself it may do nothing else, in an origin of its own. Within
 * a page it is an image, in which nothing runs anyway.
 */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";

/** `GET /team-logos/KC`: the logo that is kept here; 404 in words without one, and where logos come from their host. */
export async function teamLogoAnswer(logos: TeamLogos | null, team: string): Promise<Answer> {
  const logo = (await logos?.find(team)) ?? null;
  if (logo === null) return wordsAnswer(404, "Logo not found.");
  return {
    status: 200,
    headers: [
      ["content-type", logo.type],
      ["cache-control", "public, max-age=86400"],
      ["content-security-policy", POLICY],
    ],
    body: logo.body,
  };
}
