import { expect, it } from "vitest";
import { PLATFORM_KEYS } from "../../../domain/scoring/platforms/platform-measures.ts";
import { RULE_GROUPS, SCORED_KEYS } from "../../../domain/scoring/scored-keys.ts";

const group = (name: string) => RULE_GROUPS.find(([own]) => own === name)?.[1].map(({ key }) => key) ?? [];
const nameOf = (key: string) => SCORED_KEYS.find((one) => one.key === key)?.name;

it("stand in the order of the game, each once", () => {
  expect(RULE_GROUPS.map(([name]) => name)).toEqual([
    "Passing",
    "Rushing",
    "Receiving",
    "Fumbles",
    "Kicking",
    "Returns and special teams",
    "Individual defenders (IDP)",
    "Team defense",
  ]);
  expect(RULE_GROUPS.flatMap(([, keys]) => keys).length).toBe(SCORED_KEYS.length);
  expect(group("Passing")).toEqual(expect.arrayContaining(["pass_yd", "bonus_pass_yd_300", "espn_py25"]));
  expect(group("Receiving")).toEqual(expect.arrayContaining(["rec", "rec_yd", "bonus_rec_te", "yahoo_rec_tgt"]));
  expect(group("Kicking")).toEqual(expect.arrayContaining(["fgm_0_19", "fgmiss", "xpm", "espn_fga"]));
  expect(group("Returns and special teams")).toEqual(expect.arrayContaining(["kr_yd", "st_td", "espn_kr10"]));
  expect(group("Individual defenders (IDP)")).toEqual(expect.arrayContaining(["idp_ff", "idp_tkl", "espn_tk3"]));
  expect(group("Team defense")).toEqual(expect.arrayContaining(["ff", "pts_allow_0", "tkl", "espn_dst_kr10"]));
});

it("have names of their own", () => {
  expect(new Set(SCORED_KEYS.map(({ name }) => name)).size).toBe(SCORED_KEYS.length);
  expect(["idp_ff", "ff"].map(nameOf)).toEqual(["Forced fumble (player)", "Forced fumble (team defense)"]);
  expect(["espn_kr10", "espn_dst_kr10"].map(nameOf)).toEqual([
    "10 kick return yards (ESPN, player)",
    "10 kick return yards (ESPN, team defense)",
  ]);
  expect(nameOf("pass_td")).toBe("Passing touchdown");
});

it("have those of one platform behind all others of a group", () => {
  for (const [name, keys] of RULE_GROUPS) {
    const first = keys.findIndex(({ key }) => PLATFORM_KEYS.includes(key));
    const rest = first === -1 ? [] : keys.slice(first);
    expect(
      rest.every(({ key }) => PLATFORM_KEYS.includes(key)),
      name,
    ).toBe(true);
  }
});
