import { decimal } from "../../../facts/wording/number-words.ts";
import type { PlayerLine } from "../../../game/player-line.ts";
import { shownGap } from "../../../words/shown-gap.ts";
import type { GameSheet, Sentence } from "../sheet/game-sheet.ts";
import type { ProjectedFigure } from "./projected-figures.ts";

/** What is held against its projection: a figure, or points with so much for a catch. */
export interface HeldFigure extends ProjectedFigure {
  perCatch?: number;
}

/** What somebody had, where it was not projected. */
function withoutProjection(
  { playerId, name, fields, words }: HeldFigure & { playerId: string; name: string },
  had: number,
): Sentence {
  const no = `There is no projection of ${words} for ${name}`;
  if (Number.isNaN(had)) return { text: `${no}.`, ids: [], receipts: [] };
  return {
    text: `${no}, who had ${decimal(had)}.`,
    ids: [],
    receipts: fields.map((field) => ({ kind: "line", playerId, source: "stats", field })),
  };
}

/** What had been projected for somebody beside what he had, as they are shown: by how much they differ, or what percent of it he had. `projected` is NaN where nothing was. */
export function toldFigure(
  playerId: string,
  { fields, words, perCatch = 0 }: HeldFigure,
  isPercent: boolean,
  sheet: GameSheet,
): { projected: number; had: number; sentence: Sentence } {
  const of = (lines: readonly PlayerLine[]): number => {
    const line = lines.find((one) => one.playerId === playerId);
    const values = fields.flatMap((field) => line?.[field] ?? []);
    const sum = values.reduce((all, one) => all + one, 0);
    return values.length === 0 ? NaN : Number(decimal(sum + perCatch * (line?.receptions ?? 0)));
  };
  const projected = of(sheet.read.projections);
  const known = of(sheet.read.stats);
  const had = Number.isNaN(known) ? 0 : known;
  const name = sheet.name(playerId);
  if (Number.isNaN(projected))
    return { projected, had, sentence: withoutProjection({ playerId, name, fields, words }, known) };
  const difference = Math.abs(shownGap(had, projected));
  const side = had >= projected ? "more" : "fewer";
  const apart =
    isPercent && projected > 0 && had >= 0
      ? `${Math.round((100 * had) / projected)} percent of that`
      : difference === 0
        ? "as many"
        : `${decimal(difference)} ${side}`;
  return {
    projected,
    had,
    sentence: {
      text: `${name} was projected for ${decimal(projected)} ${words} and had ${decimal(had)}, ${apart}.`,
      ids: [],
      receipts: fields.flatMap((field) => [
        { kind: "line", playerId, source: "projections", field },
        { kind: "line", playerId, source: "stats", field },
      ]),
    },
  };
}
