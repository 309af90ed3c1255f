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
    "Passing, ESPN and Yahoo only",
    "Rushing, ESPN and Yahoo only",
    "Receiving, ESPN and Yahoo only",
    "Kicking, ESPN and Yahoo only",
    "Team defense, ESPN and Yahoo only",
    "Returns and special teams, ESPN and Yahoo only",
    "Individual defenders (IDP), ESPN and Yahoo only",
  ]);
  expect(RULE_GROUPS.flatMap(([, keys]) => keys).length).toBe(SCORED_KEYS.length);
  expect(group("Passing")).toEqual(expect.arrayContaining(["pass_yd", "bonus_pass_yd_300"]));
  expect(group("Receiving")).toEqual(expect.arrayContaining(["rec", "rec_yd", "bonus_rec_te"]));
  expect(group("Kicking")).toEqual(expect.arrayContaining(["fgm_0_19", "fgmiss", "xpm"]));
  expect(group("Returns and special teams")).toEqual(expect.arrayContaining(["kr_yd", "st_td"]));
  expect(group("Individual defenders (IDP)")).toEqual(expect.arrayContaining(["idp_ff", "idp_tkl"]));
  expect(group("Team defense")).toEqual(expect.arrayContaining(["ff", "pts_allow_0", "tkl"]));
  expect(group("Receiving, ESPN and Yahoo only")).toContain("yahoo_rec_tgt");
  expect(group("Team defense, ESPN and Yahoo only")).toContain("espn_dst_kr10");
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

it("have those of one platform apart from what every league scores, and behind it", () => {
  const isPlatforms = RULE_GROUPS.map(([name]) => name.endsWith("ESPN and Yahoo only"));
  for (const [index, [name, keys]] of RULE_GROUPS.entries())
    for (const { key } of keys) expect(PLATFORM_KEYS.includes(key), `${name}: ${key}`).toBe(isPlatforms[index]);
  expect(isPlatforms.lastIndexOf(false)).toBeLessThan(isPlatforms.indexOf(true));
});
