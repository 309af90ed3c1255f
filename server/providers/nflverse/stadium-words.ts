/** Trade names of the surfaces as their makers write them; nflverse has them in lower case, sometimes with a blank. */
const SURFACES = new Map([
  ["grass", "Grass"],
  ["dessograss", "Desso GrassMaster"],
  ["fieldturf", "FieldTurf"],
  ["matrixturf", "Matrix Turf"],
  ["sportturf", "SportTurf"],
  ["astroturf", "AstroTurf"],
  ["astroplay", "AstroPlay"],
  ["a_turf", "A-Turf"],
]);

/** The surface in words; an unknown one as the source writes it. */
export function stadiumSurface(surface: string | null): string | null {
  const name = surface?.trim() ?? "";
  return name === "" ? null : (SURFACES.get(name) ?? name);
}

/**
 * The stadium by its roof. Before the game nobody knows whether a roof will be closed, and the row of a game at a neutral
 * site may still carry the home team's own roof.
 */
export function stadiumType(
  roof: string | null,
  { isFinal, isNeutral }: { isFinal: boolean; isNeutral: boolean },
): string | null {
  if (isNeutral && !isFinal) return null;
  switch (roof) {
    case "outdoors":
      return "Outdoor";
    case "dome":
      return "Dome";
    case "open":
    case "closed":
      return isFinal ? `Retractable roof, ${roof}` : "Retractable roof";
    default:
      return roof;
  }
}

/** `Clouds and sun Temp: 61° F, Humidity: 55%, Wind: W 20 mph` in its parts; what is not there is null. */
export function parseWeather(text: string | null): {
  description: string | null;
  temperature: number | null;
  wind: number | null;
} {
  const words = text ?? "";
  const description = words.split("Temp:")[0]?.trim() ?? "";
  return {
    description: description === "" || description === "N/A" ? null : description,
    temperature: figure(/Temp: (-?\d+)/.exec(words)),
    wind: figure(/Wind: (?:[A-Za-z]+ )?(\d+)/.exec(words)),
  };
}

function figure(match: RegExpExecArray | null): number | null {
  return match === null ? null : Number(match[1]);
}
