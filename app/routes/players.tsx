import { Link } from "react-router";

import { LONGEST_QUERY } from "../../domain/players/search-text.ts";
import { leadersPlace, loadPlayersPage, type PlayersPageData } from "../../server/pages/players-page.server.ts";
import { answerRulesForm } from "../../server/pages/rules-form.server.ts";
import { MissingOrBroken } from "../components/error-page.tsx";
import { FoundPlayers, searchParams } from "../components/found-players.tsx";
import { searchOf } from "../components/leader-table.tsx";
import MyNote from "../components/my-note.tsx";
import { PageShell } from "../components/page-shell.tsx";
import { Risers } from "../components/risers.tsx";
import { ScoreSwitch } from "../components/score-switch.tsx";
import { ScoringChoice } from "../components/scoring-choice.tsx";
import { ScrambledNotice } from "../components/scrambled-notice.tsx";
import { pageOf, SearchPages, SearchWords } from "../components/search-words.tsx";
import { LeaderTabs, SeasonLeaders } from "../components/season-leaders.tsx";
import { pageMeta } from "../page-meta.ts";
import { useSearchAsTyped } from "../use-search-as-typed.ts";
import type { Route } from "./+types/players";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { baseUrl, ...page } = await loadPlayersPage(context, new URL(request.url).searchParams);
  return { ...page, meta: metaOf(page, baseUrl) };
}

export function action({ context, request }: Route.ActionArgs) {
  return answerRulesForm(context, leadersPlace(new URL(request.url).searchParams), request);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [{ title: "Players - Pickle Six" }];
}

export default function PlayersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { query, season, search, leaders, hidesScores, throughWeek, asked, my, sources, isScrambled, starred } =
    loaderData;
  return (
    <PageShell skipTo="search" sources={sources} current="players">
      {isScrambled ? <ScrambledNotice /> : null}
      <div className="wrap search-page">
        <h1>Players</h1>
        <SearchForm query={query} scoring={asked.scoring} />
        <output className="found">
          <SearchWords query={query} season={season} search={search} hidesScores={hidesScores} />
        </output>
        <p>
          <Link to="/my/leagues">My leagues and stars</Link>
          {loaderData.risers === null ? null : (
            <>
              {" "}
              <a href="#rising">Rising in Week {loaderData.risers.week}</a>
            </>
          )}
        </p>
        {search === null || search.players.length === 0 ? null : (
          <>
            <FoundPlayers
              players={search.players}
              season={season}
              starred={starred}
              query={query}
              page={pageOf(search)}
              scoring={asked.scoring}
            />
            <SearchPages query={query} pages={search.pages} scoring={asked.scoring} />
            {my === null || hidesScores ? null : (
              <MyNote my={{ ...my, search: searchParams(query, pageOf(search), null).toString() }} />
            )}
          </>
        )}
        {hidesScores ? (
          <div className="no-scores">
            <p className="empty">Scores are hidden in this browser, and fantasy points with them.</p>
            <ScoreSwitch isHidden />
          </div>
        ) : null}
        {query !== "" || hidesScores || season === null ? null : (
          <>
            {loaderData.isUnknownList ? (
              <p className="not-shown">There is no such list of leaders. Shown instead: all of them.</p>
            ) : null}
            <LeaderTabs asked={asked} />
            <SeasonLeaders
              leaders={leaders}
              season={season}
              throughWeek={throughWeek}
              asked={asked}
              rulesName={my?.name ?? null}
              starred={starred}
            />
            {loaderData.risers === null ? null : (
              <Risers
                risers={loaderData.risers}
                starred={starred}
                to={`/players${searchOf(asked)}`}
                scoring={asked.scoring}
              />
            )}
            {my === null ? null : <MyNote my={my} />}
            <section className="own-rules" aria-labelledby="rules-h" id="rules">
              <div className="slug">
                <h2 id="rules-h">Points by your league’s rules</h2>
              </div>
              <ScoringChoice
                head={loaderData.rules}
                pathOf={(scoring) => `/players${searchOf({ ...asked, order: "my", scoring, hasRules: true })}`}
                isOpen={my === null}
                answer={actionData}
              />
            </section>
          </>
        )}
      </div>
    </PageShell>
  );
}

/** The field that searches as somebody types, and by its button without script; rules of the address stay in it. */
function SearchForm({ query, scoring }: { query: string; scoring: string | null }) {
  const rules = scoring === null ? {} : { scoring };
  const { field, onInput, onSubmit } = useSearchAsTyped("/players", query, rules);
  return (
    <search>
      <form className="search" action="/players" onInput={onInput} onSubmit={onSubmit}>
        {scoring === null ? null : <input type="hidden" name="scoring" value={scoring} />}
        <label htmlFor="q">Name, team or position</label>
        <div className="field">
          <input
            ref={field}
            id="q"
            name="q"
            type="search"
            defaultValue={query}
            autoComplete="off"
            autoCorrect="off"
            maxLength={LONGEST_QUERY}
          />
          <button className="btn" type="submit">
            Search
          </button>
        </div>
      </form>
    </search>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <MissingOrBroken error={error} />;
}

function metaOf(
  { query, season, asked: { group: position, scoring } }: Pick<PlayersPageData, "query" | "season" | "asked">,
  baseUrl: string | null,
) {
  const leaders = season === null ? "" : `${season} fantasy leaders${position === null ? "" : ` at ${position}`}. `;
  return [
    ...pageMeta({
      title:
        query === ""
          ? `Players${position === null ? "" : `, ${position}`} - Pickle Six`
          : `“${query}” in Players - Pickle Six`,
      description: `${leaders}Find an NFL player by name, nickname, team or position: game log, fantasy points and projections.`,
      keywords: ["fantasy football", "NFL players", "fantasy leaders", "game log", "PPR"],
      path: position === null ? "/players" : `/players?pos=${position}`,
      baseUrl,
    }),
    ...(query === "" && scoring === null ? [] : [{ name: "robots", content: "noindex" }]),
  ];
}
