import { SEASON_TYPE } from "../../game/season-type.ts";
import { divisionOf } from "../../game/division.ts";
import { isNeutralSite } from "../../game/is-neutral-site.ts";
import { weekName } from "../../game/week-name.ts";
import { formatInteger } from "../../words/format.ts";
import { plainName, plainWeather } from "../../words/plain-words.ts";
import type { Fact } from "../fact.ts";
import type { GameRead } from "../game-read.ts";
import { gameReceipts, makeFact } from "../make-fact.ts";
import type { Mark } from "../mark.ts";
import { phrase, team as teamName, teamsOwn } from "../wording/phrase-of.ts";

/** Which game it is, where it is played and in what weather. */
export function settingFacts(read: GameRead): Fact[] {
  return [stage(read), ...outcome(read), ...place(read), ...weather(read)];
}

const ROUNDS: readonly { mark: Mark; next: string }[] = [
  { mark: "wildCard", next: "the Divisional Round" },
  { mark: "divisional", next: "the conference championship game" },
  { mark: "championship", next: "the Super Bowl" },
  { mark: "superBowl", next: "" },
];

function stage({ game }: GameRead): Fact {
  const { season, seasonType, week } = game;
  const round = seasonType === SEASON_TYPE.postseason ? ROUNDS[week - 1] : undefined;
  const name = stageName(game);
  return makeFact({
    id: "stage",
    kind: "stage",
    weight: round === undefined ? 30 : 90,
    marks: [
      round?.mark ?? false,
      seasonType === SEASON_TYPE.postseason
        ? "playoffs"
        : seasonType === SEASON_TYPE.preseason
          ? "preseason"
          : "regularSeason",
      isNeutralSite(game) && "neutralSite",
    ],
    values: { week, season },
    receipts: gameReceipts("week", "season"),
    clause: phrase`it ${game.hasStarted ? "was" : "is"} ${name}${round === undefined ? ` of the ${season} season` : ""}`,
    noun: phrase`${name}`,
  });
}

function stageName({ seasonType, week, homeTeam }: GameRead["game"]): string {
  const name = weekName(seasonType, week);
  if (seasonType !== SEASON_TYPE.postseason) return name;
  if (ROUNDS[week - 1]?.mark !== "championship")
    return ROUNDS[week - 1]?.mark === "wildCard" ? "the wild-card round" : `the ${name}`;
  return `the ${conferenceOf(homeTeam)} championship game`;
}

function conferenceOf(team: string): string {
  return divisionOf(team)?.conference ?? "conference";
}

/** What a playoff result means for both teams. */
function outcome({ game, phase }: GameRead): Fact[] {
  const { awayScore, homeScore, awayTeam, homeTeam, seasonType, week } = game;
  const round = seasonType === SEASON_TYPE.postseason ? ROUNDS[week - 1] : undefined;
  if (round === undefined || phase !== "over" || awayScore === null || homeScore === null || awayScore === homeScore)
    return [];
  const [winner, loser] = awayScore > homeScore ? [awayTeam, homeTeam] : [homeTeam, awayTeam];
  const common = { kind: "stage", values: { week }, receipts: gameReceipts("awayScore", "homeScore", "week") } as const;
  const isTitle = round.mark === "superBowl";
  return [
    makeFact({
      ...common,
      id: `stage:${winner}`,
      weight: 92,
      team: winner,
      marks: [round.mark, isTitle ? "title" : "advances"],
      clause: isTitle
        ? phrase`${teamName(winner)} won the Super Bowl`
        : phrase`${teamName(winner)} advanced to ${round.next}`,
      tail: isTitle ? phrase`winning the Super Bowl` : phrase`advancing to ${round.next}`,
    }),
    makeFact({
      ...common,
      id: `stage:${loser}`,
      weight: 70,
      team: loser,
      marks: [round.mark, "seasonOver"],
      clause: phrase`${teamsOwn(loser)} season is over`,
      tail: phrase`ending ${teamsOwn(loser)} season`,
    }),
  ];
}

/** What a source calls by half its name. */
const SURFACE: Readonly<Record<string, string>> = { artificial: "artificial turf" };

/** Names come from a source: what does not look like one is left out. */
function place({ game }: GameRead): Fact[] {
  const stadium = plainName(game.stadiumName);
  const city = plainName(game.stadiumCity);
  const surface = plainName(game.stadiumPlayingSurface);
  const verb = game.hasStarted ? "was" : "is";
  return [
    ...(stadium === null
      ? []
      : [
          makeFact({
            id: "place",
            kind: "place",
            weight: 12,
            receipts: gameReceipts("stadiumName"),
            clause: phrase`the game ${verb} at ${stadium}${city === null ? "" : ` in ${city}`}`,
            noun: phrase`${stadium}`,
          }),
        ]),
    ...(surface === null
      ? []
      : [
          makeFact({
            id: "place:surface",
            kind: "place",
            weight: 4,
            receipts: gameReceipts("stadiumPlayingSurface"),
            clause: phrase`the playing surface ${verb} ${SURFACE[surface.toLowerCase()] ?? surface.toLowerCase()}`,
          }),
        ]),
    ...(game.attendance === null || game.attendance <= 0
      ? []
      : [
          makeFact({
            id: "place:attendance",
            kind: "place",
            weight: 8,
            values: { attendance: game.attendance },
            receipts: gameReceipts("attendance"),
            clause: phrase`${formatInteger(game.attendance)} people were there`,
            noun: phrase`a crowd of ${formatInteger(game.attendance)}`,
          }),
        ]),
  ];
}

const COLD = 32;
const HOT = 88;
const WINDY = 15;

/** Indoors the forecast says nothing of the game. */
function weather({ game }: GameRead): Fact[] {
  const { forecastTempLow: low, forecastTempHigh: high, forecastWindSpeed: wind, stadiumType } = game;
  const isIndoors = /dome|closed/i.test(stadiumType ?? "");
  const sky = plainWeather(game.forecastDescription);
  if (isIndoors) {
    return [
      makeFact({
        id: "weather",
        kind: "weather",
        weight: 4,
        marks: ["indoors"],
        receipts: gameReceipts("stadiumType"),
        clause: phrase`the game ${game.hasStarted ? "was" : "is"} indoors`,
      }),
    ];
  }
  const degrees = low === null || low === high ? (high ?? low) : null;
  const parts = [
    degrees !== null ? `${degrees} degrees` : low !== null && high !== null ? `${low} to ${high} degrees` : "",
    wind === null ? "" : `wind of ${wind} mph`,
    sky === null ? "" : sky.toLowerCase(),
  ].filter((part) => part !== "");
  if (parts.length === 0) return [];
  const isWindy = wind !== null && wind >= WINDY;
  const isExtreme = (low !== null && low <= COLD) || (high !== null && high >= HOT);
  return [
    makeFact({
      id: "weather",
      kind: "weather",
      weight: isWindy || isExtreme ? 30 : 8,
      marks: [low !== null && low <= COLD && "cold", high !== null && high >= HOT && "hot", isWindy && "windy"],
      values: { degreesLow: low, degreesHigh: high, windSpeed: wind },
      receipts: gameReceipts(
        ...(low === null && high === null ? [] : ["forecastTempLow"]),
        ...(wind === null ? [] : ["forecastWindSpeed"]),
        ...(sky === null ? [] : ["forecastDescription"]),
      ),
      clause: phrase`the forecast ${game.hasStarted ? "was" : "is"} ${parts.join(", ")}`,
    }),
  ];
}
