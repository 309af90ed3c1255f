import { data, redirect, type RouterContextProvider } from "react-router";

import { teamByCode } from "../../domain/game/team.ts";
import {
  type Changed,
  withLeague,
  withLeagueBack,
  withLeagueInPlace,
  withLeagueName,
  withoutLeague,
  withStar,
} from "../../domain/my-players/with-league.ts";
import { isOwnerId, type KeptPlayers, leagueName } from "../../domain/my-players/kept-players.ts";
import { keptLeagueText, parseKeptLeague } from "../../domain/my-players/kept-text.ts";
import type { Done } from "../../domain/my-players/leagues-note.ts";
import type { LeaguesAnswer, LeaguesNote, TypedTeam } from "../../domain/my-players/leagues-page.ts";
import { defenseChoice, type PastedTeam, readPastedTeam } from "../../domain/my-players/pasted-team.ts";
import { givesPoints } from "../../domain/scoring/gives-points.ts";
import { isPreset } from "../../domain/scoring/presets.ts";
import { DEFAULT_SCORING, parseScoring, scoringOf } from "../../domain/scoring/scoring-address.ts";
import { tooManyForms } from "../../domain/words/too-many-forms.ts";
import { seasonAt } from "../../domain/words/season-at.ts";
import { requesterContext, servicesContext } from "../context.server.ts";
import { formFields } from "../http/form-fields.ts";
import { ownPath } from "../http/own-path.ts";
import { keepPlayers, keptPlayers, ownScoring } from "./kept-players.server.ts";
import { newestTotals } from "./newest-totals.server.ts";

type Context = Readonly<RouterContextProvider>;
type Fields = ReadonlyMap<string, string>;

/** As much as a form takes of a part of a team: three whole leagues. */
const LONGEST_PASTE = 10_000;
const PAGE = "/my/leagues";

/** What a form of the page asks for. Leads back to the page where that is done, so that a reload does it no second time. */
export async function changeLeagues(context: Context, request: Request) {
  const fields: Fields = (await formFields(request)) ?? new Map();
  const seconds = await context.get(servicesContext).formPace.consume(context.get(requesterContext).address);
  if (seconds !== null) return tooMany(context, fields, seconds);
  if (fields.has("star") || fields.has("unstar")) return pressStar(context, fields);
  const value = fields.get("value") ?? "";
  const kept = keptPlayers(context);
  switch (fields.get("intent")) {
    case "find":
      return findTeams(context, fields.get("league")?.trim() ?? "");
    case "add":
      return addTeams(context, fields);
    case "paste":
      return pasteTeam(context, fields);
    case "edit":
      return editTeam(context, value);
    case "back":
      return answer({ step: "back", typed: typedTeam(context, fields) });
    case "rename":
      return renameLeague(context, fields);
    case "remove":
      return removeLeague(context, value);
    case "restore": {
      const league = parseKeptLeague(value);
      return league === null
        ? problem("list", "This league cannot be put back. Add it again.")
        : done(context, withLeagueBack(kept, league), { how: "restored" });
    }
    case "unstar":
      return removeStar(context, value);
    case "star":
      return isOwnerId(value)
        ? done(context, withStar(kept, value, true), { how: "restored", ids: [value] })
        : problem("list", "This star cannot be put back. Star the player on his page.");
    default:
      return problem("list", "Part of this form was lost on the way. Try again.");
  }
}

/** Said where the form stands, which keeps what was typed. */
function tooMany(context: Context, fields: Fields, seconds: number) {
  const pasted = fields.get("league")?.trim() ?? "";
  const typed = fields.has("starters") ? typedTeam(context, fields) : null;
  const form = typed !== null ? "paste" : fields.has("league") ? "sleeper" : "list";
  const init = { status: 429, headers: { "retry-after": String(seconds) } };
  return data<LeaguesAnswer>({ step: "problem", form, problem: tooManyForms(seconds), pasted, typed }, init);
}

/**
 * A star beside a name: `star` or `unstar` names a player or a defense, `to` the page that it stands on. Leads back there; a script
 * takes that as done.
 */
async function pressStar(context: Context, fields: Fields) {
  const isStarred = fields.has("star");
  const owner = fields.get(isStarred ? "star" : "unstar") ?? "";
  // A star on somebody who is gone from the store can still be taken away.
  if (!isOwnerId(owner) || (isStarred && !(await isKnown(context, owner))))
    return problem("list", "Nobody here has this ID, so there is no star.");
  const changed = withStar(keptPlayers(context), owner, isStarred);
  if (!changed.ok) return problem("list", changed.error);
  const headers = keepPlayers(context, changed.value);
  return redirect(ownPath(fields.get("to") ?? null) ?? PAGE, { status: 303, headers });
}

async function isKnown(context: Context, owner: string): Promise<boolean> {
  return teamByCode(owner) !== null || (await context.get(servicesContext).store.player(owner)) !== null;
}

async function findTeams(context: Context, pasted: string) {
  const { teamSearch, store, now } = context.get(servicesContext);
  const newest = (await newestTotals(store)).season;
  const seasons = [...new Set([seasonAt(now()), ...(newest === null ? [] : [newest])])];
  const found = await teamSearch.find(pasted, seasons, context.get(requesterContext).address);
  if (!found.ok) return problem("sleeper", found.error, { pasted });
  const { kind, of, choices } = found.value;
  const own = keptPlayers(context).leagues.flatMap((one) => (one.source === "sleeper" ? [one.leagueId] : []));
  // Of one league a reader may choose another team.
  const fresh = kind === "leagues" ? choices.filter(({ kept }) => !own.includes(kept.leagueId)) : choices;
  if (fresh.length === 0 && choices.length > 0)
    return problem("sleeper", `All leagues of ${of} are here already.`, { pasted });
  return answer({
    step: "choose",
    kind,
    of,
    pasted,
    choices: fresh.map(({ label, about, kept }) => ({ value: keptLeagueText(kept), label, about })),
  });
}

/** The chosen ones come back as they went out, and are read as strictly as what a browser keeps. */
function addTeams(context: Context, fields: Fields) {
  const chosen = [...fields].filter(([name]) => name === "team" || name.startsWith("team-")).map(([, text]) => text);
  if (chosen.length === 0) return problem("sleeper", "Nothing was chosen. Choose at least one.");
  let changed: Changed = { ok: true, value: keptPlayers(context) };
  for (const text of chosen) {
    const league = parseKeptLeague(text);
    if (league?.source !== "sleeper") return problem("sleeper", "Part of this form was lost on the way. Try again.");
    if (changed.ok) changed = withLeague(changed.value, league);
  }
  return done(context, changed, { how: "added", form: "sleeper" });
}

async function pasteTeam(context: Context, fields: Fields) {
  const typed = typedTeam(context, fields);
  const kept = keptPlayers(context);
  const before = kept.leagues.find(({ id }) => id === typed.replaces);
  const isOfBefore = before?.source === "pasted" && before.scoring === typed.scoring;
  if (!isPreset(typed.scoring) && typed.scoring !== ownScoring(context) && !isOfBefore)
    return problem("paste", "Choose one of the scorings.", { typed });
  if (typed.starters.length > LONGEST_PASTE || typed.bench.length > LONGEST_PASTE) {
    const short = {
      ...typed,
      starters: typed.starters.slice(0, LONGEST_PASTE),
      bench: typed.bench.slice(0, LONGEST_PASTE),
    };
    return problem("paste", "That is more than a team. Paste one team at a time.", { typed: short });
  }
  const { store } = context.get(servicesContext);
  const [people, { totals }] = await Promise.all([store.people(), newestTotals(store)]);
  const renown = new Map(totals.map(({ playerId, fantasyPointsPPR }) => [playerId, fantasyPointsPPR ?? 0]));
  const scoring = scoringOf(parseScoring(typed.scoring) ?? DEFAULT_SCORING);
  const team = readPastedTeam(typed, fields, people, renown, givesPoints("idp", scoring));
  const isOpen = team.questions.length > 0;
  const hasMore = team.unknown.length > 0 || team.leftOut.length > 0;
  if (team.starters.length + team.bench.length === 0 && !isOpen) {
    const found = team.unknown.length === 0 ? "No names were found in that." : "Nobody here has any of those names.";
    return problem("paste", `${found} Paste one name a line, or a list with commas.`, { typed });
  }
  if (isOpen || (hasMore && !fields.has("seen"))) return answer({ step: "questions", typed, team });
  const owners = (part: PastedTeam["starters"]): string[] => part.map(({ owner }) => owner);
  const league = {
    source: "pasted",
    name: typed.name,
    scoring: typed.scoring,
    starters: owners(team.starters),
    bench: owners(team.bench),
  } as const;
  return before === undefined
    ? done(context, withLeague(kept, league), { how: "added", form: "paste", typed })
    : done(context, withLeagueInPlace(kept, before.id, league), {
        how: "changed",
        ids: [before.id],
        form: "paste",
        typed,
      });
}

/** A pasted team as a text to be changed: a name a line, with the team that tells him from others of that name. */
async function editTeam(context: Context, id: string) {
  const league = keptPlayers(context).leagues.find((one) => one.id === id);
  if (league?.source !== "pasted") return problem("list", "This team is not kept here any more.");
  const people = new Map((await context.get(servicesContext).store.people()).map((one) => [one.playerId, one]));
  const linesOf = (owners: readonly string[]): string =>
    owners
      .map((owner) => {
        const player = people.get(owner);
        if (player !== undefined) return [player.name, player.team].filter((part) => part !== null).join(" ");
        return teamByCode(owner) === null ? owner : `${defenseChoice(owner).name} D`;
      })
      .join("\n");
  const { name, scoring, starters, bench } = league;
  const typed = { name, scoring, starters: linesOf(starters), bench: linesOf(bench), replaces: id };
  return answer({ step: "back", typed });
}

function typedTeam(context: Context, fields: Fields): TypedTeam {
  const replaces = fields.get("replaces") ?? "";
  const isKept = keptPlayers(context).leagues.some(({ id, source }) => id === replaces && source === "pasted");
  return {
    // One that was removed meanwhile, in another tab, is one more.
    replaces: isKept ? replaces : "",
    name: leagueName(fields.get("name") ?? "") ?? freeName(keptPlayers(context).leagues.map(({ name }) => name)),
    scoring: fields.get("scoring") ?? "",
    starters: fields.get("starters") ?? "",
    bench: fields.get("bench") ?? "",
  };
}

/** `My team`, `My team 2`: each of several has a name of its own. */
function freeName(taken: readonly string[]): string {
  const usual = "My team";
  if (!taken.includes(usual)) return usual;
  let number = 2;
  while (taken.includes(`${usual} ${number}`)) number += 1;
  return `${usual} ${number}`;
}

function renameLeague(context: Context, fields: Fields) {
  const id = fields.get("id") ?? "";
  const kept = keptPlayers(context);
  if (!kept.leagues.some((one) => one.id === id)) return problem("list", "This league is not kept here any more.");
  return done(context, withLeagueName(kept, id, fields.get("name") ?? ""), { how: "renamed", ids: [id] });
}

function removeLeague(context: Context, id: string) {
  const kept = keptPlayers(context);
  const league = kept.leagues.find((one) => one.id === id);
  if (league === undefined) return problem("list", "This league is not kept here any more.");
  const undo = { intent: "restore", value: keptLeagueText(league) };
  return removed(context, withoutLeague(kept, id), { words: `Removed ${league.name}.`, undo });
}

function removeStar(context: Context, owner: string) {
  const kept = keptPlayers(context);
  const changed = withStar(kept, owner, false);
  if (!changed.ok || !kept.starred.includes(owner)) return problem("list", "This star is not kept here any more.");
  return removed(context, changed.value, { words: "Star taken away.", undo: { intent: "star", value: owner } });
}

function removed(context: Context, kept: KeptPlayers, note: LeaguesNote) {
  return data<LeaguesAnswer>({ step: "removed", note }, { headers: keepPlayers(context, kept) });
}

interface HowDone {
  how: Done;
  /** What was changed; the leagues that were not here before where absent. */
  ids?: readonly string[];
  /** Where a problem is said. */
  form?: "sleeper" | "paste" | "list";
  typed?: TypedTeam | null;
}

/** The page says what was done by its address, for it is another request that shows it. */
function done(context: Context, changed: Changed, { how, ids, form = "list", typed = null }: HowDone) {
  if (!changed.ok) return problem(form, changed.error, { typed });
  const before = new Set(keptPlayers(context).leagues.map(({ id }) => id));
  const fresh = changed.value.leagues.map(({ id }) => id).filter((id) => !before.has(id));
  const said = new URLSearchParams((ids ?? fresh).map((id) => [how, id]));
  return redirect(said.size === 0 ? PAGE : `${PAGE}?${said}`, {
    status: 303,
    headers: keepPlayers(context, changed.value),
  });
}

function answer(given: LeaguesAnswer) {
  return data<LeaguesAnswer>(given);
}

function problem(
  form: "sleeper" | "paste" | "list",
  words: string,
  { pasted = "", typed = null }: { pasted?: string; typed?: TypedTeam | null } = {},
) {
  return data<LeaguesAnswer>({ step: "problem", form, problem: words, pasted, typed }, 422);
}
