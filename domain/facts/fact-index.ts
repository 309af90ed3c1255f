import type { GamePhase } from "../game/game-state.ts";
import type { Fact } from "./fact.ts";
import type { FactKind } from "./fact-kind.ts";
import type { LineMark, TeamRowMark } from "./mark.ts";

/** A team as texts call it. */
export interface FactTeam {
  code: string;
  /** `Minnesota` */
  place: string;
  /** `Vikings` */
  nick: string;
}

/** Somebody who may be named. */
export interface FactPerson {
  playerId: string;
  /** As his line has it, or else as the plays do: `Amon-Ra St. Brown`. */
  name: string;
  /** What he is called once he is known, unlike everybody else's of this game: `St. Brown`, `Q. Williams`. */
  shortName: string;
  team: string;
  /** `WR`; empty where no line says. */
  position: string;
}

/** What an index is made of. */
export interface FactSource {
  phase: GamePhase;
  away: FactTeam;
  home: FactTeam;
  people: ReadonlyMap<string, FactPerson>;
  /** In the order in which a reader would look for them: the game, its course, its statistics, what relates them. */
  facts: readonly Fact[];
  /** Play ids in game order. */
  playIds: readonly string[];
}

/** All facts of one version of a game, or of a moment of it. */
export class FactIndex {
  readonly phase: GamePhase;
  readonly away: FactTeam;
  readonly home: FactTeam;
  readonly people: ReadonlyMap<string, FactPerson>;
  readonly facts: readonly Fact[];

  readonly #byId: ReadonlyMap<string, Fact>;
  readonly #byKind: ReadonlyMap<FactKind, Fact[]>;
  readonly #orders: ReadonlyMap<string, number>;
  #byPlayer: Map<string, Fact[]> | null = null;
  #relations: Map<string, Fact[]> | null = null;
  #byPlay: Map<string, Fact[]> | null = null;

  constructor({ phase, away, home, people, facts, playIds }: FactSource) {
    this.phase = phase;
    this.away = away;
    this.home = home;
    this.people = people;
    this.facts = facts;
    this.#byId = new Map(facts.map((fact) => [fact.id, fact]));
    this.#byKind = Map.groupBy(facts, ({ kind }) => kind);
    this.#orders = new Map(playIds.map((playId, order) => [playId, order]));
  }

  /** Null for an id that no fact has. */
  byId(id: string): Fact | null {
    return this.#byId.get(id) ?? null;
  }

  /** In the order of `facts`, which is game order for what has a moment. */
  ofKind(...kinds: readonly FactKind[]): readonly Fact[] {
    const [only] = kinds;
    if (kinds.length === 1 && only !== undefined) return this.#byKind.get(only) ?? [];
    return this.facts.filter(({ kind }) => kinds.includes(kind));
  }

  /** Facts in which a player has a role. */
  about(playerId: string): readonly Fact[] {
    this.#byPlayer ??= grouped(this.facts, ({ roles }) => Object.values(roles));
    return this.#byPlayer.get(playerId) ?? [];
  }

  /** Every relation that names a fact. */
  relationsOf(id: string): readonly Fact[] {
    this.#relations ??= grouped(this.facts, ({ of }) => of);
    return this.#relations.get(id) ?? [];
  }

  /**
   * The relations that speak of one fact alone (`tying`, `goAhead`, `first`, `last`, `only`, `nth`, `deciding`): who cites the fact has
   * cited them. Ranks and thresholds are none: "most" must be cited.
   */
  marksOf(id: string): readonly Fact[] {
    return this.relationsOf(id).filter(({ of, kind }) => of.length === 1 && COMES_ALONG.has(kind));
  }

  /** Facts that happened on a play. */
  onPlay(playId: string): readonly Fact[] {
    this.#byPlay ??= grouped(this.facts, ({ at }) => (at === null || at.playId === null ? [] : [at.playId]));
    return this.#byPlay.get(playId) ?? [];
  }

  /** One row of a team's statistics by its mark: `teamRow("MIN", "thirdDowns")`; null where the plays do not give it. */
  teamRow(team: string, mark: TeamRowMark): Fact | null {
    return this.byId(`t:${team}:${mark}`);
  }

  /** One category of a player's line by its mark: `line(playerId, "receiving")`; null without one. */
  line(playerId: string, mark: LineMark): Fact | null {
    return this.byId(`l:${playerId}:${mark}`);
  }

  /** The team of a code; null for a code that does not play here. */
  team(code: string): FactTeam | null {
    return code === this.away.code ? this.away : code === this.home.code ? this.home : null;
  }

  /** Negative where `a` came before `b`, 0 where nothing says so or both are of one play; by plays, then by game time. */
  compareTime(a: Fact, b: Fact): number {
    const [one, other] = [this.#orderOf(a), this.#orderOf(b)];
    if (one !== null && other !== null) return one - other;
    const [gone, goneOther] = [a.at?.elapsed ?? null, b.at?.elapsed ?? null];
    return gone === null || goneOther === null ? 0 : gone - goneOther;
  }

  #orderOf({ at }: Fact): number | null {
    return at === null || at.playId === null ? null : (this.#orders.get(at.playId) ?? null);
  }
}

const COMES_ALONG: ReadonlySet<FactKind> = new Set(["tying", "goAhead", "first", "last", "only", "nth", "deciding"]);

function grouped(facts: readonly Fact[], keysOf: (fact: Fact) => readonly string[]): Map<string, Fact[]> {
  const groups = new Map<string, Fact[]>();
  for (const fact of facts) {
    for (const key of new Set(keysOf(fact))) {
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [fact]);
      else group.push(fact);
    }
  }
  return groups;
}
