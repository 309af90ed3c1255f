import { useRouteLoaderData } from "react-router";

import type { loader } from "../root.tsx";
import { Sleeve } from "./sleeve.tsx";

interface TeamMarkProps {
  team: string;
  size?: "big" | "row";
  /** For marks below the fold. */
  lazy?: boolean;
}

/**
 * A team's logo from the logo host, and its drawn sleeve until the logo is there and where it never comes. A column of
 * two items does it without script: the sleeve fills the column, so an image that has a height pushes it into the clipped
 * second column, and one that has none (not loaded, failed, blocked) leaves it alone. Decorative: the team's name stands beside it.
 */
export function TeamMark({ team, size = "row", lazy = false }: TeamMarkProps) {
  const teamLogoUrl = useRouteLoaderData<typeof loader>("root")?.teamLogoUrl;
  return (
    <span className={`team-mark ${size}`} aria-hidden="true">
      {teamLogoUrl === undefined ? null : (
        <img src={teamLogoUrl.replace("{team}", team)} alt="" decoding="async" loading={lazy ? "lazy" : undefined} />
      )}
      <Sleeve team={team} />
    </span>
  );
}
