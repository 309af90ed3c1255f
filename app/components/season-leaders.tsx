import { DEFENDER_GROUPS, isDefenderGroup, type LeaderGroup, MAIN_GROUPS } from "../../domain/game/leader-group.ts";
import { type AskedLeaders, gamesForAverage, isAverage, isPointOrder } from "../../domain/players/leader-order.ts";
import type { SeasonLeaders as Leaders } from "../../domain/players/season-leaders.ts";
import { LEADER_NAMES, orderWords } from "./leader-names.ts";
import { LeaderSorts } from "./leader-sorts.tsx";
import { LeaderTable, searchOf } from "./leader-table.tsx";
import { PageTabs } from "./page-tabs.tsx";
import { StarForm } from "./star-form.tsx";

interface SeasonLeadersProps {
  leaders: Leaders[];
  season: number;
  throughWeek: number;
  asked: AskedLeaders;
  /** The name of the rules of MY; null without them. */
  rulesName: string | null;
  /** Those starred by the reader. */
  starred: readonly string[];
}

/** The regular season's best of each list, in the order of one of the columns. */
export function SeasonLeaders({ leaders, season, throughWeek, asked, rulesName, starred }: SeasonLeadersProps) {
  const { group, order } = asked;
  const shownOrder = group === null ? order : (leaders[0]?.order ?? order);
  const least = gamesForAverage(throughWeek);
  return (
    <section className="season-leaders" aria-labelledby="leaders-h" id="leaders">
      <div className="slug">
        <h2 id="leaders-h">{season} leaders</h2>
        <p className="small">
          Regular season through Week {throughWeek}, {orderWords(shownOrder, group)}
          {group === null && !isPointOrder(shownOrder) ? " where a list has them" : null}
          {isAverage(shownOrder) && least > 1 ? `, at least ${least} games` : null}.
          {group === null && rulesName !== null ? null : <span className="of-games"> G counts games with a stat.</span>}
        </p>
      </div>
      {leaders.length === 0 ? <p className="empty">Nobody has points in this list yet.</p> : null}
      <p className="small">
        {rulesName === null ? (
          <a href="#rules">Points by your league’s rules</a>
        ) : (
          <>
            <b>MY</b> is {rulesName}. <a href="#rules">Other rules</a>
          </>
        )}
      </p>
      {leaders.length === 0 ? null : <LeaderSorts leaders={leaders} asked={asked} shown={shownOrder} />}
      <StarForm to={`/players${searchOf(asked)}`}>
        {(isOn) => (
          <div className="lists">
            {leaders.map((one) => (
              <section key={one.group} aria-labelledby={`leaders-${one.group}`}>
                <h3 id={`leaders-${one.group}`}>{LEADER_NAMES[one.group]}</h3>
                <SilentNote leaders={one} rulesName={rulesName} />
                <LeaderTable
                  name={`${LEADER_NAMES[one.group]} of ${season} ${orderWords(one.order, one.group)}`}
                  leaders={one}
                  asked={asked}
                  isStarred={(owner) => isOn(owner, starred.includes(owner))}
                />
              </section>
            ))}
          </div>
        )}
      </StarForm>
    </section>
  );
}

/** Which list: of the leaders and of those who rise, both of which stand below. */
export function LeaderTabs({ asked }: Pick<SeasonLeadersProps, "asked">) {
  const { group } = asked;
  return (
    <>
      <PageTabs
        label="Position"
        className="positions"
        tabs={[null, ...MAIN_GROUPS].map((one) =>
          tabOf(one, asked, one === group || (one === "IDP" && isDefenderGroup(group))),
        )}
      />
      {isDefenderGroup(group) ? (
        <PageTabs
          label="Defenders"
          className="positions parts"
          tabs={(["IDP", ...DEFENDER_GROUPS] as const).map((one) => ({
            ...tabOf(one, asked, one === group),
            label: one === "IDP" ? "All IDP" : one,
          }))}
        />
      ) : null}
    </>
  );
}

/** Why a list has no column MY though there are rules. */
function SilentNote({
  leaders: { group, order, isSilent },
  rulesName,
}: {
  leaders: Leaders;
  rulesName: string | null;
}) {
  if (!isSilent) return null;
  return (
    <p className="small">
      {rulesName} gives {LEADER_NAMES[group].toLowerCase()} nothing; {orderWords(order, group)}.
    </p>
  );
}

function tabOf(one: LeaderGroup | null, asked: AskedLeaders, current: boolean) {
  return { key: one ?? "all", label: one ?? "All", search: searchOf({ ...asked, group: one }), current };
}
