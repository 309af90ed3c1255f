import type { NamePart, Phrase } from "../phrase.ts";

type Piece = string | number | NamePart | Phrase;

/** A phrase out of text and names: ``phrase`${player(id)} kicked ${aYard(33)} field goal` ``. Empty pieces leave nothing behind. */
export function phrase(texts: TemplateStringsArray, ...pieces: readonly Piece[]): Phrase {
  const parts: (string | NamePart)[] = [];
  texts.forEach((text, index) => {
    append(parts, text);
    const piece = pieces[index];
    if (piece === undefined) return;
    if (typeof piece === "string" || typeof piece === "number") append(parts, String(piece));
    else if (isName(piece)) parts.push(piece);
    else for (const part of piece) append(parts, part);
  });
  return parts;
}

function append(parts: (string | NamePart)[], part: string | NamePart): void {
  const last = parts.at(-1);
  if (part === "") return;
  if (typeof part === "string" && typeof last === "string") parts[parts.length - 1] = last + part;
  else parts.push(part);
}

function isName(piece: NamePart | Phrase): piece is NamePart {
  return "player" in piece || "team" in piece;
}

export function player(playerId: string): NamePart {
  return { player: playerId };
}

export function playersOwn(playerId: string): NamePart {
  return { player: playerId, possessive: true };
}

/** `the Vikings` */
export function team(code: string): NamePart {
  return { team: code };
}

/** `the Vikings'` */
export function teamsOwn(code: string): NamePart {
  return { team: code, possessive: true };
}

/** `Vikings`, as headlines and places on the field have it. */
export function bareTeam(code: string): NamePart {
  return { team: code, as: "bare" };
}

/** `Vikings'` */
export function bareTeamsOwn(code: string): NamePart {
  return { team: code, as: "bare", possessive: true };
}

/** Several names as a list: `Jones, Addison and Nailor`. */
export function listed(items: readonly (NamePart | Phrase | string)[]): Phrase {
  return items.flatMap((item, index) => {
    const before = index === 0 ? "" : index === items.length - 1 ? " and " : ", ";
    return [...phrase`${before}`, ...phrase`${item}`];
  });
}
