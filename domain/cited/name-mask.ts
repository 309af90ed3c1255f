import { matches } from "../words/matches.ts";
import type { FactPerson, FactTeam } from "../facts/fact-index.ts";
import { surnameOf } from "../facts/people-of.ts";
import { literalPattern } from "../names/literal-pattern.ts";

/** A person or a team where a clause names it. */
export interface NameHit {
  written: string;
  /** Several where a surname is shared; empty for a team. */
  players: readonly string[];
  team: string | null;
}

export interface MaskedNames {
  /** Each person is `@`, each team `#` (with its article), in the order of `hits`. */
  text: string;
  hits: readonly NameHit[];
}

/** Who may be named: an index of facts, or the people and teams of a page. */
export interface NameCast {
  people: ReadonlyMap<string, Pick<FactPerson, "playerId" | "name" | "shortName">>;
  away: FactTeam;
  home: FactTeam;
}

interface NameBook {
  pattern: RegExp;
  names: ReadonlyMap<string, Omit<NameHit, "written">>;
}

const BOOKS = new WeakMap<NameCast, NameBook>();

/** A clause with the names of a game's people and teams taken out. */
export function maskNames(clause: string, index: NameCast): MaskedNames {
  const book = BOOKS.get(index) ?? nameBook(index);
  BOOKS.set(index, book);
  const hits: NameHit[] = [];
  const text = clause
    .replaceAll(/[@#]/g, " ")
    .replaceAll(book.pattern, (_found, _article: string | undefined, written: string) => {
      const named = book.names.get(written) ?? { players: [], team: null };
      hits.push({ written, ...named });
      return named.team === null ? "@" : "#";
    });
  return { text: text.replaceAll(/([@#])'(?=\s|$)/g, "$1's"), hits };
}

/** How people shorten a team's name. */
const SHORT: Readonly<Record<string, string>> = { Buccaneers: "Bucs", "49ers": "Niners", Eagles: "Philly" };

function nameBook(index: NameCast): NameBook {
  const names = new Map<string, { players: string[]; team: string | null }>();
  for (const { playerId, name, shortName } of index.people.values()) {
    const surname = surnameOf(name);
    const bare = name.replace(/,? (?:Jr|Sr|II|III|IV|V)\.?$/, "");
    for (const form of new Set([name, bare, shortName, surname, `${name[0] ?? ""}. ${surname}`])) {
      const known = names.get(form) ?? { players: [], team: null };
      names.set(form, { players: [...known.players, playerId], team: null });
    }
  }
  const isDerby = index.away.place === index.home.place;
  for (const [team, ways] of [
    [index.away, ["visitors", "visiting team", "visiting side", "road team"]],
    [index.home, ["hosts", "home team", "home side", "home club"]],
  ] as const)
    for (const way of ways)
      for (const article of ["the", "The"]) names.set(`${article} ${way}`, { players: [], team: team.code });
  for (const team of [index.away, index.home])
    for (const form of teamForms(team, isDerby)) names.set(form, { players: [], team: team.code });
  // "The best Commander": one of them, where nobody is called so.
  for (const { nick, code } of [index.away, index.home]) {
    const one = nick.replace(/s$/, "");
    if (one !== nick && !names.has(one)) names.set(one, { players: [], team: code });
  }
  const forms = [...names.keys()].filter((form) => form.length > 1).toSorted((a, b) => b.length - a.length);
  const all = forms.map(literalPattern).join("|");
  return { names, pattern: new RegExp(String.raw`(?<![\p{L}\d.])([Tt]he )?(${all})(?![\p{L}\d])`, "gu") };
}

function teamForms({ place, nick }: FactTeam, isDerby: boolean): string[] {
  const short = SHORT[nick];
  return [`${place} ${nick}`, nick, ...(isDerby ? [] : [place]), ...(short === undefined ? [] : [short])];
}

/** Masked words as a reason shows them to a writer. */
export function unmasked(masked: string): string {
  return masked.replaceAll(/[@#]/g, "…");
}

/** Where names stand in a clause, as the rules about news take them. */
export function namesIn(
  clause: string,
  index: NameCast,
): { start: number; end: number; names: string[]; isTeam: boolean }[] {
  const book = BOOKS.get(index) ?? nameBook(index);
  BOOKS.set(index, book);
  return matches(clause, book.pattern).map((found) => {
    const [whole, , written = ""] = found;
    const { team, players } = book.names.get(written) ?? { team: null, players: [] };
    const end = found.index + whole.length;
    return { start: end - written.length, end, names: team === null ? [...players] : [team], isTeam: team !== null };
  });
}
