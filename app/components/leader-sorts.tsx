import { Link } from "react-router";

import type { AskedLeaders } from "../../domain/players/leader-order.ts";
import type { SeasonLeaders } from "../../domain/players/season-leaders.ts";
import { orderName } from "./leader-names.ts";
import { searchOf } from "./leader-table.tsx";

interface LeaderSortsProps {
  leaders: SeasonLeaders[];
  asked: AskedLeaders;
  /** What the lists are ordered by. */
  shown: AskedLeaders["order"];
}

/** Everything that the lists can be ordered by: a narrow window has no room for most of the heads that do the same. */
export function LeaderSorts({ leaders, asked, shown }: LeaderSortsProps) {
  const { group } = asked;
  const points = leaders.flatMap((one) => one.points.map(({ order }) => order));
  const columns = leaders.flatMap((one) => one.columns.flatMap(({ order }) => order ?? []));
  return (
    <details className="sorts">
      <summary>
        Sort by <span>{orderName(shown, group)}</span>
      </summary>
      <ul>
        {[...new Set([...points, ...columns])].map((order) => (
          <li key={order}>
            <Link
              to={{ search: searchOf({ ...asked, order }) }}
              replace
              preventScrollReset
              aria-current={order === shown ? "true" : undefined}
            >
              {orderName(order, group)}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
