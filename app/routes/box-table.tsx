import { Link, useLocation } from "react-router";

import { matchupCodes, matchupNicks } from "../../domain/game/matchup.ts";
import { matchupWord } from "../../domain/game/matchup-word.ts";
import { teamName } from "../../domain/game/team.ts";
import { weekName } from "../../domain/game/week-name.ts";
import {
  type BoxTablePage,
  type CountedTablePage,
  loadBoxTablePage,
} from "../../server/pages/box-table-page.server.ts";
import { shareMeta } from "../../server/pages/share-meta.server.ts";
import { AllowedBands } from "../components/allowed-bands.tsx";
import { CountedTable } from "../components/counted-table.tsx";
import { MissingOrBroken } from "../components/error-page.tsx";
import { PageShell } from "../components/page-shell.tsx";
import { StarForm } from "../components/star-form.tsx";
import { Sleeve } from "../components/sleeve.tsx";
import { Status } from "../components/status.tsx";
import { UsageOfGame } from "../components/usage-of-game.tsx";
import type { Route } from "./+types/box-table";

const LABELS = { kicking: "Kicking", defense: "Defense", idp: "IDP", usage: "Usage" } as const;
const TABLE_TABS = ["kicking", "defense", "idp", "usage"] as const;
const OWN_TABS = [
  ["passing", "Passing"],
  ["rushing", "Rushing"],
  ["receiving", "Receiving"],
] as const;

const ABOUT = {
  kicking: "Standard: 3 points for a field goal, 4 from 40 yards, 5 from 50, and 1 for an extra point.",
  defense: "Standard scoring.",
  idp: "IDP has no common standard. Here a tackle is worth 1 point, an assist 0.5, a tackle for loss or a pass defended 1 more, a sack 2, a fumble forced or recovered 2, an interception 3, a touchdown 6.",
} as const;

const EMPTY = {
  kicking: "Nobody has tried a field goal or an extra point yet.",
  defense: "Neither defense has been on the field yet.",
  idp: "No defender has a tackle or a takeaway yet.",
} as const;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const page = await loadBoxTablePage(context, params, searchParams);
  const title = `${LABELS[page.name]}, ${matchupCodes(page.game)}`;
  return { ...page, meta: shareMeta(context, { gameKey: params.gameKey, at: searchParams.get("at"), title }) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [{ title: "Box score - Pickle Six" }, { name: "robots", content: "noindex" }];
}

export default function BoxTable({ loaderData: page }: Route.ComponentProps) {
  const { game, name, paths, sources } = page;
  return (
    <PageShell skipTo="table" sources={sources}>
      <div className="wrap box-page">
        <p className="small">
          <Link to={paths.game}>
            {matchupNicks(game)}, {weekName(game.seasonType, game.week)}, {game.season}
          </Link>
        </p>
        <GameLine page={page} />
        <section aria-labelledby="box-h" className={name}>
          <div className="slug">
            <h2 id="box-h">
              {page.name !== "usage" && page.isExpected ? "Projections" : "Box score"}: {LABELS[name]}
            </h2>
          </div>
          <div className="boxbar">
            <nav className="tabs" aria-label="Statistics">
              <ul>
                {OWN_TABS.map(([tab, label]) => (
                  <li key={tab}>
                    <Link to={paths.own[tab]}>{label}</Link>
                  </li>
                ))}
              </ul>
            </nav>
            <nav className="tabs more" aria-label="More tables">
              <ul>
                {TABLE_TABS.map((one) => (
                  <li key={one}>
                    <Link to={paths.tables[one]} preventScrollReset aria-current={one === name ? "page" : undefined}>
                      {LABELS[one]}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          </div>
          {page.name === "usage" ? <UsageOfGame {...page} path={paths.tables.usage} /> : <Counted page={page} />}
        </section>
      </div>
    </PageShell>
  );
}

/** Kickers, defenses or defenders. */
function Counted({ page }: { page: CountedTablePage }) {
  const { scoringName, name, table, ledgers, isWhole, isExpected, starred, defenses, paths } = page;
  const { pathname, search } = useLocation();
  return (
    <>
      {table.groups.length === 0 ? (
        <p className="empty">{emptyWords(page)}</p>
      ) : (
        <StarForm to={pathname + search}>
          {(isOn) => (
            <CountedTable
              title={`${isExpected ? "Projections: " : ""}${[...new Set([LABELS[name], scoringName])].join(", ")}`}
              table={table}
              scoringName={scoringName}
              ledgers={ledgers}
              isExpected={isExpected}
              isStarred={(id) => isOn(id, starred.includes(id))}
              isWhole={isWhole}
              otherLength={paths.otherLength}
            />
          )}
        </StarForm>
      )}
      {defenses.length === 0 ? null : (
        <div className="allowed">
          {defenses.map((defense) => (
            <AllowedBands key={defense.team} defense={defense} />
          ))}
        </div>
      )}
      <Note page={page} />
    </>
  );
}

function emptyWords({ name, hasPlays, isExpected }: CountedTablePage): string {
  if (isExpected && name === "idp")
    return "Individual defenders are not projected. Their figures stand here from the first tackle on.";
  return hasPlays ? EMPTY[name] : "No plays of this game to count yet.";
}

/** Who plays, and how it stands. */
function GameLine({ page: { game, clock } }: { page: BoxTablePage }) {
  const side = (team: string, points: number | null) => (
    <span className="club">
      <Sleeve team={team} mini /> {teamName(team, game.season).nick}
      {points === null ? null : <b> {points}</b>}
    </span>
  );
  return (
    <div className="game-line">
      <h1>
        {side(game.awayTeam, game.awayScore)}
        {game.awayScore === null ? ` ${matchupWord(game)} ` : ", "}
        {side(game.homeTeam, game.homeScore)}
      </h1>
      <p>
        <Status status={game.status} /> {clock}
      </p>
    </div>
  );
}

/** What the points are counted by, and where other rules are set. */
function Note({ page }: { page: CountedTablePage }) {
  const { name, isAsked, silentRules, scoringName, defenses, paths, isExpected, table } = page;
  return (
    <p className="small note">
      {silentRules === null ? null : `Your own rules, ${silentRules}, have no points for defenders. `}
      {isAsked ? `Points by these rules: ${scoringName}.` : ABOUT[name]}{" "}
      {defenses.length === 0
        ? null
        : "A defense begins with its best range and can only lose it. What its offense gave away is not counted as allowed: returned interceptions and fumbles, safeties. "}
      {(isExpected && table.groups.length > 0) || table.hasProjections
        ? "Projections are this site’s own, from earlier weeks and the betting line. "
        : null}
      <Link to={paths.points}>All fantasy points, under your league’s rules too</Link>
    </p>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <MissingOrBroken error={error} />;
}
