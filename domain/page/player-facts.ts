import type { Player } from "../game/player.ts";

/** Whole years from a birthday to a day, both ISO; null where one of them is no date. */
export function ageAt(birthDate: string | null, now: string): number | null {
  const birth = /^(\d{4})-(\d{2})-(\d{2})/.exec(birthDate ?? "");
  const today = /^(\d{4})-(\d{2})-(\d{2})/.exec(now);
  if (birth === null || today === null) return null;
  const [birthYear, birthday] = [Number(birth[1]), `${birth[2]}${birth[3]}`];
  const [year, day] = [Number(today[1]), `${today[2]}${today[3]}`];
  return year - birthYear - (day < birthday ? 1 : 0);
}

/** What is known about a person, in words; what is unknown is left out. `now` is ISO. */
export function playerFacts(player: Player, now: string): { label: string; value: string }[] {
  const age = ageAt(player.birthDate, now);
  const facts: [string, string | null][] = [
    ["Age", age === null ? null : String(age)],
    ["Height", player.height === null ? null : feetAndInches(player.height)],
    ["Weight", player.weight === null ? null : `${player.weight} lb`],
    ["College", player.college],
    ["First season", player.rookieSeason === null ? null : String(player.rookieSeason)],
  ];
  return facts.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]));
}

function feetAndInches(inches: number): string {
  return `${Math.floor(inches / 12)}′ ${Math.round(inches % 12)}″`;
}
