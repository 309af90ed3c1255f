import { expect, test } from "vitest";

import { foldName } from "../../../domain/names/fold-name.ts";

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
  expect(foldName(name)).toBe(folded);
  expect(foldName(folded)).toBe(folded);
});
