import type { Credit, CreditStat } from "../../../domain/game/credit.ts";
import { teamAt } from "./map-team.ts";
import { type Names, type PlayRow, teamsOf } from "./play-row.ts";
import type { PlayColumn } from "./wire.ts";

/** A part in a play: nflverse has a pair of columns, `<part>_player_id` and `<part>_player_name`, for each. */
export type Part = PlayColumn extends infer C ? (C extends `${infer P}_player_id` ? P : never) : never;

/** A part with a third column, for the team: a player of either team may have it. */
type TeamPart = PlayColumn extends infer C ? (C extends `${infer P}_team` ? Extract<P, Part> : never) : never;

interface PartColumns {
  id: `${Part}_player_id`;
  name: `${Part}_player_name`;
}

const COLUMNS = new Map<Part, PartColumns>();

/** The columns of a part. Each row asks for dozens of them: a name that is put together anew costs more than its cell. */
function columnsOf(part: Part): PartColumns {
  const known = COLUMNS.get(part);
  if (known !== undefined) return known;
  const columns: PartColumns = { id: `${part}_player_id`, name: `${part}_player_name` };
  COLUMNS.set(part, columns);
  return columns;
}

/** The credits of one row while they are collected. Teams are our codes. */
export class CreditList {
  readonly credits: Credit[] = [];
  readonly row: PlayRow;
  /** The offense at the snap; the kicking team on a kickoff. */
  readonly offense: string | null;
  readonly defense: string | null;
  readonly #names: Names;

  constructor(row: PlayRow, names: Names) {
    const { team, opponent } = teamsOf(row);
    this.row = row;
    this.offense = team;
    this.defense = opponent;
    this.#names = names;
  }

  /** Credits the player in the columns of a role; nobody when they are empty, nothing when the amount is 0. */
  add(part: Part, team: string | null, stat: CreditStat, amount: number): void {
    if (amount !== 0) this.addYards(part, team, stat, amount);
  }

  /** The same with an amount of 0 kept: a catch for no gain is a longest catch of 0, not of nothing. */
  addYards(part: Part, team: string | null, stat: CreditStat, amount: number): void {
    // Most parts of most plays are nobody's: no more of them is read.
    const columns = columnsOf(part);
    const playerId = this.row.text(columns.id);
    if (playerId !== null) this.#push(playerId, this.row.text(columns.name), team, stat, amount);
  }

  /** Credits the player in the columns of a role that has a column for his team as well. */
  addOwn(part: TeamPart, stat: CreditStat): void {
    if (this.row.text(columnsOf(part).id) !== null) this.add(part, teamAt(this.row, `${part}_team`), stat, 1);
  }

  /** Credits the scorer of the row's touchdown. */
  addScorer(team: string | null, stat: CreditStat): void {
    this.#push(this.row.text("td_player_id"), this.row.text("td_player_name"), team, stat, 1);
  }

  is(part: Part, playerId: string | null): boolean {
    return playerId !== null && this.row.text(columnsOf(part).id) === playerId;
  }

  #push(playerId: string | null, initials: string | null, team: string | null, stat: CreditStat, amount: number): void {
    if (playerId === null || team === null) return;
    this.credits.push({ playerId, playerName: this.#names.get(playerId) ?? initials ?? playerId, team, stat, amount });
  }
}
