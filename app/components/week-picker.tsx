import { Link } from "react-router";

import { PLAYED_TYPES } from "../../domain/game/played-types.ts";
import { SEASON_TYPE, seasonTypeCode, seasonTypeLabel, type SeasonType } from "../../domain/game/season-type.ts";
import { weekName } from "../../domain/game/week-name.ts";
import type { WeekId } from "../../domain/game/week-id.ts";
import { shortWeekName } from "../../domain/words/short-week-name.ts";
import { statsSearch } from "../stats-search.ts";

interface SeasonFormProps {
  week: WeekId;
  seasons: number[];
  /** Those of the season shown. */
  types: SeasonType[];
  /** Those of any season: the form can lead to another season's too. */
  storedTypes: SeasonType[];
}

/** Season and part of the season, as a form that works without script. */
export function SeasonForm({ week, seasons, types, storedTypes }: SeasonFormProps) {
  return (
    <form className="pick" action="/stats" autoComplete="off" key={`${week.season}${week.seasonType}`}>
      <label>
        Season
        <select name="season" defaultValue={week.season}>
          {seasons.map((season) => (
            <option key={season}>{season}</option>
          ))}
        </select>
      </label>
      <label>
        Season type
        <select name="type" defaultValue={seasonTypeCode(week.seasonType)}>
          {PLAYED_TYPES.map((type) => (
            <option key={type} value={seasonTypeCode(type)} disabled={!storedTypes.includes(type)}>
              {seasonTypeLabel(type)}
              {types.includes(type) ? "" : isToCome(type, week, seasons, types) ? " (none yet)" : " (none here)"}
            </option>
          ))}
        </select>
      </label>
      <button className="btn quiet" type="submit">
        Go
      </button>
    </form>
  );
}

/** Whether a season type of the newest season comes after those that are stored; an earlier one that is missing is not on its way. */
function isToCome(type: SeasonType, { season }: WeekId, seasons: number[], types: SeasonType[]): boolean {
  const last = Math.max(...types.map((one) => PLAYED_TYPES.indexOf(one)));
  return season === Math.max(...seasons) && PLAYED_TYPES.indexOf(type) > last;
}

interface WeekStripProps {
  current: WeekId;
  weeks: WeekId[];
  types: SeasonType[];
  position: string | null;
}

/** The weeks of this part of the season, with the other parts at the ends. */
export function WeekStrip({ current, weeks, types, position }: WeekStripProps) {
  const { season } = current;
  const here = types.indexOf(current.seasonType);
  const part = (type: SeasonType) => (
    <li key={`type${type}`} className="wide">
      <Link to={`/stats${statsSearch({ season, seasonType: type, position })}`}>{seasonTypeLabel(type)}</Link>
    </li>
  );
  return (
    <nav className="weeks" aria-label="Weeks">
      <ol className={current.seasonType === SEASON_TYPE.postseason ? "rounds" : undefined}>
        {types.slice(0, here).map(part)}
        {weeks
          .filter(({ seasonType }) => seasonType === current.seasonType)
          .map(({ seasonType, week }) => (
            <li key={week} className={seasonType === SEASON_TYPE.postseason ? "wide" : undefined}>
              <Link
                to={`/stats${statsSearch({ season, seasonType, week, position })}`}
                aria-current={week === current.week ? "page" : undefined}
                title={seasonType === SEASON_TYPE.postseason ? weekName(seasonType, week) : undefined}
              >
                {seasonType === SEASON_TYPE.postseason ? null : <span className="vh">Week </span>}
                {shortWeekName(seasonType, week)}
              </Link>
            </li>
          ))}
        {types.slice(here + 1).map(part)}
      </ol>
    </nav>
  );
}
