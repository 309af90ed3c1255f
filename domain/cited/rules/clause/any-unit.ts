import type { Fact } from "../../../facts/fact.ts";
import type { Unit } from "../../../facts/unit.ts";

/** Figures that a number without a unit may mean: "from the 4", "at 17", "his 33". */
export function anyUnit({ values }: Pick<Fact, "values">): Unit[] {
  const units: Unit[] = [];
  for (const unit in values)
    if (isUnit(unit) && unit !== "rank" && unit !== "among" && unit !== "down") units.push(unit);
  return units;
}

function isUnit(key: string): key is Unit {
  return key !== "";
}
