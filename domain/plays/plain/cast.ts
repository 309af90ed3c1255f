import type { Credit } from "../../game/credit.ts";
import { teamName } from "../../game/team.ts";
import type { GamePerson } from "../../game/game-person.ts";
import type { Game } from "../../game/game.ts";
import type { Play } from "../../game/play.ts";
import { wearerOf } from "./wearer-of.ts";

/** What plain plays need to know of their game. */
export type PlainGame = Pick<Game, "awayTeam" | "homeTeam" | "season">;

/** A player as a sentence names him. */
interface Person {
  playerId: string;
  name: string;
  team: string;
  /** `{Jayden }Daniels`; without braces where another player of the game has the last name too. */
  words: string;
  /** `Daniels`, for a second mention; in full where that could be somebody else. */
  short: string;
  isPasser: boolean;
}

type Named = Pick<Credit, "playerId">;

/** The people of a game by what its credits and its descriptions call them. `people` may be anybody else in its data. */
export class Cast {
  readonly #game: PlainGame;
  readonly #plays: readonly Pick<Play, "credits" | "description">[];
  readonly #people = new Map<string, Person>();
  readonly #byName = new Map<string, Person>();
  readonly #byLastName = new Map<string, Person[]>();
  readonly #others: readonly GamePerson[];
  #othersByLastName: Map<string, Person[]> | null = null;

  constructor(
    plays: readonly Pick<Play, "credits" | "description">[],
    game: PlainGame,
    people: readonly GamePerson[] = [],
  ) {
    this.#game = game;
    this.#plays = plays;
    this.#others = people;
    for (const { credits } of plays) for (const credit of credits) this.#add(credit);
    for (const [lastName, people] of this.#byLastName) {
      for (const person of people) Object.assign(person, wordsFor(person.name, people.length > 1, lastName));
    }
  }

  /** In full, the given name in braces: `{Jayden }Daniels`. */
  full({ playerId }: Named): string {
    return this.#people.get(playerId)?.words ?? playerId;
  }

  /** For a second mention: `Daniels`. */
  short({ playerId }: Named): string {
    return this.#people.get(playerId)?.short ?? playerId;
  }

  /** Without braces, for words that stand in braces themselves. */
  plain({ playerId }: Named): string {
    return this.#people.get(playerId)?.name ?? playerId;
  }

  /**
   * Somebody who is named in the description alone, in the league's way (`5-J.Daniels`) or in full. Initials that fit exactly one player of
   * the team, one who has thrown where it is a passer and one of them did, become his full name, and so do those whose number another play says;
   * others stay as they are: a wrong name is worse.
   */
  named(name: string, team: string | null, role?: "passer"): string {
    const known = this.#byName.get(name);
    if (known !== undefined) return known.words;
    const league = /^(?:(\d{1,2})-)?([A-Z][\w'-]{0,3})\.\s?(?=[A-Z])(.+)$/.exec(name);
    if (league === null) return this.#fullName(name);
    const [, jersey, initials = "", rest = ""] = league;
    const key = lastNameKey(rest);
    const namesakes = [...(this.#byLastName.get(key) ?? []), ...this.#othersNamed(key)];
    const all = namesakes.filter(
      (person) => (team === null || person.team === team) && letters(person.name).startsWith(letters(initials)),
    );
    const passers = role === undefined ? [] : all.filter(({ isPasser }) => isPasser);
    const fitting = passers.length > 0 ? passers : all;
    const [only] = fitting;
    if (fitting.length !== 1 && jersey !== undefined && team !== null) {
      const wearer = wearerOf(this.#plays, team, jersey, `${initials}.${rest}`);
      if (wearer !== null) {
        const named = { playerId: wearer };
        return namesakes.length > 1 ? this.plain(named) : this.full(named);
      }
    }
    if (only !== undefined && fitting.length === 1) {
      return this.#people.has(only.playerId) ? only.words : wordsFor(only.name, namesakes.length > 1, key).words;
    }
    return namesakes.length > 0 ? `${initials}. ${rest}` : `{${initials}. }${rest}`;
  }

  /** Whose player somebody with this full name is; null where no credit says. */
  teamOf(name: string): string | null {
    return this.#byName.get(name)?.team ?? null;
  }

  /** `Giants`: a city can have two teams. An unknown code is its own name. */
  nick(code: string): string {
    return teamName(code, this.#game.season).nick;
  }

  /** The same within a sentence: `the Giants`. */
  team(code: string): string {
    const nick = this.nick(code);
    return nick === code ? code : `the ${nick}`;
  }

  /** The team that a description calls by its city; as it is written where that is not exactly one of the two. */
  teamAt(place: string): string {
    const { awayTeam, homeTeam, season } = this.#game;
    const [only, another] = [awayTeam, homeTeam].filter((code) => teamName(code, season).place === place);
    return only === undefined || another !== undefined ? place : this.team(only);
  }

  /** The other of the two teams. */
  otherTeam(code: string): string {
    return code === this.#game.homeTeam ? this.#game.awayTeam : this.#game.homeTeam;
  }

  /** The points that a play gave a team. */
  pointsOf(play: Pick<Play, "awayPoints" | "homePoints">, code: string): number {
    return code === this.#game.homeTeam ? play.homePoints : play.awayPoints;
  }

  #add({ playerId, playerName, team, stat }: Credit): void {
    const isPasser = stat === "passingAttempts";
    const before = this.#people.get(playerId);
    if (before !== undefined) {
      before.isPasser ||= isPasser;
      return;
    }
    const name = spokenName(playerName);
    const person = { playerId, name, team, words: name, short: name, isPasser };
    this.#people.set(playerId, person);
    this.#byName.set(name, person);
    addTo(this.#byLastName, person);
  }

  /** Those without a credit. Many games ask for none of them, so that they are sorted for the first who asks. */
  #othersNamed(key: string): readonly Person[] {
    if (this.#othersByLastName === null) {
      this.#othersByLastName = new Map();
      for (const { playerId, playerName, team } of this.#others) {
        const name = spokenName(playerName);
        // One man can have two ids.
        if (this.#people.has(playerId) || this.#byName.get(name)?.team === team) continue;
        addTo(this.#othersByLastName, { playerId, name, team, words: name, short: name, isPasser: false });
      }
    }
    return this.#othersByLastName.get(key) ?? [];
  }

  #fullName(given: string): string {
    const name = spokenName(given);
    const key = lastNameKey(splitName(name).last);
    return wordsFor(name, this.#byLastName.has(key), key).words;
  }
}

function addTo(byLastName: Map<string, Person[]>, person: Person): void {
  const key = lastNameKey(splitName(person.name).last);
  const namesakes = byLastName.get(key);
  if (namesakes === undefined) byLastName.set(key, [person]);
  else if (!namesakes.some(({ name, team }) => name === person.name && team === person.team)) namesakes.push(person);
}

/** A name as sentences have it: no comma before Jr., and no braces, which would end or begin what may step aside. */
export function spokenName(name: string): string {
  return name.replaceAll(/[{}]|,(?= [JS]r\b)/g, "");
}

/** `Amon-Ra St. Brown` is `Amon-Ra ` and `St. Brown`; the league's `J.Daniels`, where no name is known, `J.` and `Daniels`. */
function splitName(name: string): { first: string; last: string } {
  const [, first = "", last = name] =
    /^((?:[A-Z]\.? (?=[A-Z]\.? ))?\S+ |[A-Z][\w']{0,3}\.(?=[A-Z]))(.+)$/.exec(name) ?? [];
  return { first, last };
}

function wordsFor(name: string, isShared: boolean, lastName: string): Pick<Person, "words" | "short"> {
  const { first, last } = splitName(name);
  if (first === "" || isShared || lastName === "") return { words: name, short: name };
  return { words: `{${first}}${last}`, short: last.replace(SUFFIX, "") };
}

const SUFFIX = / (?:Jr\.?|Sr\.?|I{2,3}|IV|V)$/;

/** A last name without its suffix, for comparing: the league's text leaves out Jr. and III. */
function lastNameKey(last: string): string {
  return letters(last.replace(SUFFIX, ""));
}

function letters(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}]/gu, "");
}
