import { expect, test } from "vitest";

import { normalizeName } from "../../../domain/names/normalize-name.ts";

test.each([
  ["Émile Durand", "emile durand"],
  ["D.J. Moore", "dj moore"],
  ["Amon-Ra St. Brown", "amon ra st brown"],
  ["Ja'Marr  Chase", "jamarr chase"],
  ["Ja’Marr Chase", "jamarr chase"],
  ["Sebastian Łukasz Straße Ødegård", "sebastian lukasz strasse odegard"],
  ["İbrahim", "ibrahim"],
  ["100%_sure", "100 sure"],
  [" . ", ""],
])("%j is compared as %j", (name, folded) => {
  expect(normalizeName(name)).toBe(folded);
  expect(normalizeName(folded)).toBe(folded);
});
