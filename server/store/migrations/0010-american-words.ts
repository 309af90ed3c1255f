import type { Migration } from "../../db/migrate.ts";

/** The words of the code for stored values: a play is added or removed, and a name is normalized for the search. */
export const americanWords: Migration = {
  name: "0010-american-words",
  statements: () => [
    `update correction set "kind" = 'play added' where "kind" = 'play inserted'`,
    `update correction set "kind" = 'play removed' where "kind" = 'play withdrawn'`,
    `alter table player rename column "foldedName" to "normalizedName"`,
  ],
};
