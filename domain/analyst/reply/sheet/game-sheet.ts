import { foldGame } from "../../../fold/fold-game.ts";
import type { GameSnapshot } from "../../../game/game-snapshot.ts";
import type { Play } from "../../../game/play.ts";
import type { Receipt } from "../../../game/receipt.ts";
import type { Fact, Points } from "../../../facts/fact.ts";
import type { FactIndex, FactPerson, FactTeam } from "../../../facts/fact-index.ts";
import { type GameRead, readGame } from "../../../facts/game-read.ts";
import { quarterWords, shortWhen, whenWords } from "../../../facts/wording/when-words.ts";
import { type KnownPlayers, type WordForm, wordsOf } from "../../../facts/wording/words-of.ts";
import { findDrives } from "../../../plays/find-drives.ts";
import { Cast } from "../../../plays/plain/cast.ts";
import { plainPlays } from "../../../plays/plain/plain-plays.ts";
import { plainText } from "../../../plays/plain/plain-text.ts";
import { takenWords } from "../../../plays/plain/taken-words.ts";
import { lineFacts } from "../../../facts/plain/line-facts.ts";
import { peopleOf } from "../../../facts/people-of.ts";
import { possessive } from "../../../words/possessive.ts";
import { capitalized } from "../../../words/sentence-words.ts";
import { isWithin } from "./is-within.ts";
import { toldReversal } from "./told-reversal.ts";
import type { Period } from "../question/when-asked.ts";

/** A sentence of an answer with the facts that it tells. */
export interface Sentence {
  text: string;
  ids: readonly string[];
  receipts: readonly Receipt[];
}

const MIDFIELD = 50;
const CALLED_BACK = /NULLIFIED|REVERSED|No Play/;

/** A game with its facts, for one answer: names are full once, and surnames afterwards. */
export class GameSheet {
  readonly snapshot: GameSnapshot;
  readonly index: FactIndex;
  readonly read: GameRead;
  /** Everyone in the game, also those that no fact of the index names. */
  readonly people: ReadonlyMap<string, FactPerson>;
  readonly #known: KnownPlayers = new Set();
  #periods = new Map<string, GameRead>();
  #lines = new Map<string, readonly Fact[]>();
  #cast: Cast | null = null;
  #plain: ReadonlyMap<Play | undefined, string | null> | null = null;

  constructor(snapshot: GameSnapshot, index: FactIndex) {
    this.snapshot = snapshot;
    this.index = index;
    this.read = readGame(snapshot, null);
    this.people = peopleOf(this.read, [...index.facts, ...this.lines(null)]);
  }

  /** Nobody has been named yet. */
  begin(): void {
    this.#known.clear();
  }

  /** Both teams, the visitors first. */
  get teams(): readonly [string, string] {
    return [this.read.game.awayTeam, this.read.game.homeTeam];
  }

  team(code: string): FactTeam | null {
    return this.index.team(code);
  }

  /** `Bills` */
  nick(team: string): string {
    return this.index.team(team)?.nick ?? team;
  }

  other(team: string): string {
    return team === this.teams[0] ? this.teams[1] : this.teams[0];
  }

  /** Whether the plays tell the game: without them "none" cannot be said. */
  get hasPlays(): boolean {
    return this.read.plays.length > 0;
  }

  words(fact: Fact, form: WordForm = "clause"): string {
    return wordsOf(fact, this, { known: this.#known, form });
  }

  /** Facts as whole sentences. */
  sentences(...facts: readonly (Fact | null)[]): Sentence[] {
    return facts.flatMap((fact) =>
      fact === null ? [] : [{ text: `${capitalized(this.words(fact))}.`, ids: [fact.id], receipts: fact.receipts }],
    );
  }

  /** A sentence in other words than the facts', which prove it. */
  say(text: string, ...facts: readonly (Fact | null)[]): Sentence {
    const proven = facts.filter((fact) => fact !== null);
    return { text, ids: proven.map(({ id }) => id), receipts: proven.flatMap(({ receipts }) => receipts) };
  }

  /** What happened, when, and the score after it where it made points or a lead: `... with 2:17 left in the fourth quarter (Bills 30, Chiefs 21).` */
  event(fact: Fact): Sentence {
    const spot = this.startOf(fact);
    const start =
      fact.kind === "drive"
        ? fact.marks.includes("going")
          ? " and still have the ball; it started"
          : `, starting${spot === null ? "" : ` ${spot}`}`
        : "";
    const when = fact.at === null ? "" : `${start} ${whenWords(fact.at)}`;
    // Before the tail: who is named first is named in full.
    const clause = capitalized(this.words(fact));
    const tail = fact.kind === "score" && fact.wording.tail !== null ? `, ${this.words(fact, "tail")}` : "";
    const isScored = fact.kind === "score" || fact.kind === "largestLead";
    const score = isScored && fact.score !== null ? ` (${this.score(fact.score.after)})` : "";
    return this.say(`${clause}${when}${tail}${score}.`, fact);
  }

  /** Where a drive or a snap began: `at their own 30`; null where its fact does not say. */
  startOf({ team, values: { yardsToEndZone } }: Pick<Fact, "team" | "values">): string | null {
    if (team === null || yardsToEndZone === undefined) return null;
    if (yardsToEndZone === MIDFIELD) return "at midfield";
    return yardsToEndZone > MIDFIELD
      ? `at their own ${2 * MIDFIELD - yardsToEndZone}`
      : `at the ${possessive(this.nick(this.other(team)))} ${yardsToEndZone}`;
  }

  /** The plays that prove a fact, as the play-by-play tells them. */
  playTexts({ receipts }: Pick<Fact, "receipts">): Sentence[] {
    const ids = new Set(receipts.flatMap((receipt) => (receipt.kind === "play" ? [receipt.playId] : [])));
    return this.read.plays.filter(({ playId }) => ids.has(playId)).map((play) => this.told(play));
  }

  /** One play in plain words and when it was, with what a flag took back: what did not stand is what is asked about. */
  told(play: Play): Sentence {
    const { playId, quarterName, description } = play;
    this.#plain ??= new Map(
      plainPlays(this.read.plays, this.read.game, this.snapshot.people).map((words, at) => [
        this.read.plays[at],
        words,
      ]),
    );
    const plain = this.#plain.get(play) ?? null;
    const standing = plain === null ? null : plainText(plain).replace(/\.$/, "");
    const words = standing === null ? null : this.#wordsFor(play, standing);
    const moment = this.read.moments.get(play);
    const when = moment === undefined ? `in ${quarterWords(quarterName)}` : whenWords(moment);
    const said =
      words === null ? description.replace(/^\(\d*:\d\d\) /, "") : `${words}${words.endsWith(".") ? "" : "."}`;
    return {
      text: `${capitalized(when)}: ${said}`,
      ids: this.index.onPlay(playId).map(({ id }) => id),
      receipts: [{ kind: "play", playId }],
    };
  }

  #wordsFor(play: Play, standing: string): string | null {
    const { description } = play;
    // A safety that a flag in the end zone makes is no play, and counts.
    if (/\bsafety\b/.test(standing) && /No Play/.test(description)) return standing;
    if (ONLY_A_FLAG.test(description)) return standing;
    const [, action = ""] = TAKEN_ACTION.exec(description) ?? [];
    const [, taken] = TAKEN_BACK.exec(description) ?? [];
    this.#cast ??= new Cast(this.read.plays, this.read.game, this.snapshot.people);
    const plain = takenWords(action, play, this.#cast);
    if (plain !== null) return `${standing.replace(NULLIFIED, "")}; it took back ${plain}`;
    if (taken !== undefined && taken.endsWith(" reported in as eligible")) return standing;
    if (taken !== undefined) return `${standing}; it took back "${taken}"`;
    return CALLED_BACK.test(description) ? toldReversal(description, standing) : standing;
  }

  /** The same in the source's own words, which hold who made the tackle and where. */
  asWritten({ playId, description }: Play): Sentence {
    return {
      text: `The play-by-play: "${description.replace(/^\(\d*:\d\d\) /, "")}"`,
      ids: [],
      receipts: [{ kind: "play", playId }],
    };
  }

  /** The same in short, for lists: `Cook's 3-yard touchdown run (Q1, 10:04)`. */
  item(fact: Fact): string {
    return `${this.words(fact, "noun")}${fact.at === null ? "" : ` (${shortWhen(fact.at)})`}`;
  }

  /** `Bills 30, Chiefs 21`: the higher first. */
  score({ away, home }: Points): string {
    const [a, h] = this.teams.map((team) => this.nick(team));
    return home > away ? `${h} ${home}, ${a} ${away}` : `${a} ${away}, ${h} ${home}`;
  }

  name(playerId: string): string {
    const person = this.people.get(playerId);
    const known = this.#known.has(playerId);
    this.#known.add(playerId);
    return person === undefined ? (this.snapshotName(playerId) ?? "He") : known ? person.shortName : person.name;
  }

  /** The game read for one part of it: its plays alone, and what they add up to. */
  part(period: Period): GameRead {
    const known = this.#periods.get(period.words);
    if (known !== undefined) return known;
    const plays = this.read.plays.filter((play) => isWithin(period, play));
    const part: GameRead = {
      ...this.read,
      plays,
      fold: foldGame([...plays], this.read.game),
      drives: findDrives(plays, this.read.game),
      stats: [],
      events: this.read.events.filter(({ play }) => isWithin(period, play)),
    };
    this.#periods.set(period.words, part);
    return part;
  }

  /** Everybody's line facts of the game, or of a part of it. */
  lines(period: Period | null): readonly Fact[] {
    const key = period?.words ?? "";
    const known = this.#lines.get(key);
    if (known !== undefined) return known;
    const lines = lineFacts(period === null ? this.read : this.part(period), true);
    this.#lines.set(key, lines);
    return lines;
  }

  snapshotName(playerId: string): string | null {
    const { playerGameStats, playerProjections } = this.snapshot;
    return [...playerGameStats, ...playerProjections].find((line) => line.playerId === playerId)?.playerName ?? null;
  }
}

const OPENING = String.raw`^(?:\(\d*:\d\d\) )?(?:\([^()]*\) )*`;
/** The enforced flag at the end of a row that is no play; a name of two initials in it is not read, and such a row is told as the source has it. */
const ENDS_IN_FLAG = String.raw`PENALTY on [^.]*\.?[^.]*No Play\.?$`;
/** A flag before the snap: nothing was played that it could take back. */
const ONLY_A_FLAG = new RegExp(OPENING + ENDS_IN_FLAG);
/** All that was played before the flag that took it back. */
const TAKEN_ACTION = new RegExp(String.raw`${OPENING}((?!Penalty on|Timeout).+?)\.? ${ENDS_IN_FLAG}`, "s");
/** Is said by what was taken back. */
const NULLIFIED = /, (?:touchdown|interception|field goal) nullified$/;
/** What a flag took back, in the source's words; a score that did not count is told whole. */
const TAKEN_BACK = new RegExp(
  String.raw`${OPENING}((?!Penalty on|Timeout)(?:(?!PENALTY|NULLIFIED|REVERSED).)+?)\.? (?:\*\* Injury Update: [^*]*?\. )?(?:Penalty on [^,]+, [^,]+, (?:declined|offsetting)\. )?${ENDS_IN_FLAG}`,
  "s",
);
