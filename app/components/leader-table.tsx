import { Link } from "react-router";

import { type AskedLeaders, isLowestFirst, leaderSearch } from "../../domain/players/leader-order.ts";
import { formatPoints } from "../../domain/words/format.ts";
import { withMinus } from "../../domain/words/with-minus.ts";
import type { LeaderColumn, SeasonLeaders } from "../../domain/players/season-leaders.ts";
import { ScrollFrame } from "./scroll-frame.tsx";
import { Sleeve } from "./sleeve.tsx";
import { StarButton } from "./star-button.tsx";

/** Rank, star, name. */
const BEFORE_FIGURES = 3;

const FITS: Readonly<Record<LeaderColumn["fits"], string>> = { phone: "", half: " in-half", page: " minor" };

interface LeaderTableProps {
  name: string;
  leaders: SeasonLeaders;
  asked: AskedLeaders;
  /** Whether the reader has starred somebody. */
  isStarred: (owner: string) => boolean;
}

/** The best of one list, with a star for each; a head of points sorts by them. */
export function LeaderTable({ name, leaders, asked, isStarred }: LeaderTableProps) {
  const { group, columns, points, order, players } = leaders;
  const scoring = asked.scoring === null ? "" : `?${new URLSearchParams({ scoring: asked.scoring })}`;
  const sorted = isLowestFirst(order) ? "ascending" : "descending";
  const classes = columns.map((column, place) => tallyClass(column, columns[place - 1], order));
  return (
    <ScrollFrame label={name}>
      <table className={points.some((one) => one.order === "my") ? "ranked with-my" : "ranked"}>
        <caption className="vh">{name}</caption>
        <thead>
          <Groups columns={columns} points={points.length} />
          <tr>
            <th scope="col" className="rk">
              <abbr title="Rank">#</abbr>
            </th>
            <th scope="col" className="st">
              <span className="vh">Star</span>
            </th>
            <th scope="col" className="nm">
              {group === "DST" ? "Team" : "Player"}
            </th>
            <th scope="col" className="games">
              <abbr title="Games with a stat">G</abbr>
            </th>
            {columns.map(({ group: kind, head, title, order: one }, place) => (
              <th key={title} scope="col" className={classes[place]} aria-sort={one === order ? sorted : undefined}>
                {one === null ? (
                  <Head {...{ kind, head, title }} />
                ) : (
                  <Link
                    to={{ search: searchOf({ ...asked, order: one }) }}
                    replace
                    preventScrollReset
                    aria-label={`${kindOf(kind)}${head}`}
                  >
                    <Head {...{ kind, head, title }} />
                  </Link>
                )}
              </th>
            ))}
            {points.map(({ order: one, head, title }) => (
              <th key={one} scope="col" className={classOf(one, order)} aria-sort={one === order ? sorted : undefined}>
                <Link to={{ search: searchOf({ ...asked, order: one }) }} title={title} replace preventScrollReset>
                  {head}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {players.map(({ owner, name: who, team, position, games, cells, figures }, index) => (
            <tr key={owner}>
              <td className="rk">{index + 1}</td>
              <td className="st">
                <StarButton
                  owner={owner}
                  name={group === "DST" ? `${who} defense` : who}
                  isStarred={isStarred(owner)}
                />
              </td>
              <th scope="row">
                <span className="who">
                  <Sleeve team={team} mini />
                  <span>
                    <Link to={`/players/${owner}${scoring}`}>{who}</Link>{" "}
                    <span className="pos">{[position, team].filter((part) => part !== null).join(", ")}</span>
                  </span>
                </span>
              </th>
              <td className="games">{games}</td>
              {cells.map(({ text, isNil }, place) => (
                <td key={columns[place]?.title} className={`${classes[place]}${isNil ? " nil" : ""}`}>
                  {text}
                </td>
              ))}
              {points.map(({ order: one }) => (
                <td key={one} className={classOf(one, order)}>
                  {withMinus(formatPoints(figures[one] ?? null))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  );
}

const SHORT_KINDS = new Map([
  ["Passing", "Pass"],
  ["Rushing", "Rush"],
  ["Receiving", "Rec"],
]);

/** `Rush `, before the head of a figure; nothing where all are of one kind. */
function kindOf(kind: string | null): string {
  return kind === null ? "" : `${SHORT_KINDS.get(kind) ?? kind} `;
}

/** The head of a figure, with its kind for where the heads of several columns have no room. */
function Head({ kind, head, title }: { kind: string | null; head: string; title: string }) {
  return (
    <abbr title={title}>
      {kind === null ? null : <span className="kind">{kindOf(kind)}</span>}
      {head}
    </abbr>
  );
}

/** What stands over the figures where they are of several kinds. */
function Groups({ columns, points }: Pick<SeasonLeaders, "columns"> & { points: number }) {
  const groups = [...Map.groupBy(columns, ({ group }) => group)];
  if (groups.length < 2) return null;
  return (
    <tr className="groups">
      <td colSpan={BEFORE_FIGURES} aria-hidden="true" />
      <td className="games" aria-hidden="true" />
      {groups.map(([group, { length }]) => (
        <th key={group} scope="colgroup" colSpan={length} className="first">
          {group}
        </th>
      ))}
      <th scope="colgroup" colSpan={points} className="total">
        Fantasy
      </th>
    </tr>
  );
}

/** The search part of an address of leaders, '' for none. */
export function searchOf(asked: AskedLeaders): string {
  const search = new URLSearchParams(leaderSearch(asked)).toString();
  return search === "" ? "" : `?${search}`;
}

function tallyClass(
  { group, fits, order: one }: LeaderColumn,
  before: LeaderColumn | undefined,
  order: string,
): string {
  const first = group !== null && group !== before?.group ? " first" : "";
  return `tally${FITS[fits]}${first}${one === order ? " by" : ""}`;
}

function classOf(one: string, order: string): string {
  return `total p-${one}${one === order ? " by" : ""}`;
}
