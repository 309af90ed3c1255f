import { describe, expect, it } from "vitest";
import { checkCited } from "../../../domain/cited/check-cited.ts";
import { indexFacts } from "../../../domain/facts/index-facts.ts";
import { outlookIndex } from "../../fixtures/outlook-facts.ts";
import { simulatedSnapshot } from "../../fixtures/simulated-snapshot.ts";
import { citedProse } from "./cited-prose.ts";

// The Lions beat the Bears 28-13, never behind; Hightower and Diallo are running backs, Odunsi a receiver, Traore kicks for the Bears.
const played = indexFacts(simulatedSnapshot(1), null);
// The Bears are 7-1 on five wins and favored by nine; the Lions are 0-8; 71 degrees and hardly any wind.
const outlook = outlookIndex(played);
const nameOf = (id: string): string => outlook.people.get(outlook.byId(id)?.roles.player ?? "")?.name ?? "";
const [UP, DOWN] = [nameOf("up"), nameOf("down")];

function stays(sentence: string, index: typeof played): boolean {
  const kind = index === outlook ? "preview" : "recap";
  return checkCited(citedProse(sentence), index, { kind, round: "last" }).faults.length === 0;
}

/** Sentences that are true, in words that no fact has: what the false ones use wrongly. */
const TRUE_OF_GAME = [
  "The Lions hammered the Bears 28-13.{result}",
  "The Lions cruised past the Bears, 28-13.{result}",
  "The Bears were routed by the Lions.{result}",
  "Tyrell Hightower opened the scoring with a 14-yard run.{s9}",
  "Running back Tyrell Hightower burst in from 14 yards out.{s9}",
  "Omari Traore tacked on a 52-yard field goal.{s135}",
  "Nash Odunsi hauled in an 18-yard touchdown pass from Sawyer Vogelsang.{s156}",
  "Sawyer Vogelsang lofted an 18-yard touchdown pass to Nash Odunsi.{s156}",
  "The wide receiver Nash Odunsi piled up 95 yards on eight catches.{l:demo-chi-wr3:receiving}",
  "Sawyer Vogelsang missed on 20 of 48 passes.{l:demo-chi-qb1:passing}",
  "The Lions marched 65 yards in eight plays.{d2}",
  "The Lions stuffed the Bears on fourth-and-1 deep in the game.{st173}",
  "Corbin Renteria snatched a pass by Sawyer Vogelsang.{in116}",
];
const TRUE_OF_OUTLOOK = [
  "The Bears are surging, winners of five straight.{streak:hot}",
  "The Bears nipped the Vikings 24-23.{last:hot}",
  "The Lions were crushed by the Packers, 41-10.{last:cold}",
  "The winless Lions travel to Soldier Field.{record:cold,place}",
  "It should be mild, with a gentle wind of 4 mph.{weather}",
  "Clouds are in the forecast.{weather}",
  "The Bears are heavy favorites.{spread}",
  "The Bears face a leaky defense that has allowed 29.9 points a game.{against:cold}",
  `${UP} is the riser: his projection of 13 is more than double his mean of 6.{up}`,
  `The arrow points down for ${DOWN}, whose 8.1 is well below his average of 15.3.{down}`,
];

/** False, by what makes them so. */
const FALSE_OF_GAME: Record<string, readonly string[]> = {
  number: [
    "The Lions hammered the Bears 28-14.{result}",
    "Sawyer Vogelsang missed on 18 of 48 passes.{l:demo-chi-qb1:passing}",
    "Sawyer Vogelsang completed 48 passes for 313 yards.{l:demo-chi-qb1:passing}",
    "Nash Odunsi piled up 95 yards on nine catches.{l:demo-chi-wr3:receiving}",
    "The Lions marched 65 yards in nine plays.{d2}",
    "Tyrell Hightower needed only nine carries for his 152 yards.{l:demo-det-rb3:rushing}",
    "Omari Traore tacked on a 53-yard field goal.{s135}",
    "Nash Odunsi had 10 touches.{l:demo-chi-wr3:receiving}",
  ],
  person: [
    "Sawyer Vogelsang hauled in an 18-yard touchdown pass from Nash Odunsi.{s156}",
    "Nash Odunsi lofted an 18-yard touchdown pass.{s156}",
    "Nash Odunsi spotted Sawyer Vogelsang for the touchdown.{s156}",
    "Quarterback Tyrell Hightower scored on a 14-yard run.{s9}",
    "Wide receiver Tyrell Hightower burst in from 14 yards out.{s9}",
    "Tyrell Hightower, the tight end, scored on a 14-yard run.{s9}",
    "Kicker Nash Odunsi hauled in an 18-yard pass.{s156}",
    "Amos Diallo opened the scoring with a 14-yard run.{s9}",
    "Sawyer Vogelsang snatched a pass by Corbin Renteria.{in116}",
    "Sawyer Vogelsang stole it from Corbin Renteria.{in116}",
    "Nash Odunsi tacked on a 52-yard field goal.{s135}",
    "The quarterback piled up 95 yards on eight catches.{l:demo-chi-wr3:receiving}",
  ],
  team: [
    "The Bears hammered the Lions 28-13.{result}",
    "The Bears cruised past the Lions.{result}",
    "The Lions were routed by the Bears.{result}",
    "The Lions bowed to the Bears 28-13.{result}",
    "It was a victory over the Lions.{result}",
    "It was a loss for the Lions, 28-13.{result}",
    "The Bears marched 65 yards in eight plays.{d2}",
    "The Bears tacked on a touchdown when Tyrell Hightower scored from the 8.{s142}",
    "The Bears stuffed the Lions on fourth-and-1.{st173}",
  ],
  time: [
    "Tyrell Hightower capped the march midway through the second quarter.{s9}",
    "The Lions opened the third quarter with Amos Diallo's 2-yard plunge.{s59}",
    "Omari Traore tacked on a 52-yard field goal just before halftime.{s135}",
    "Nash Odunsi hauled in an 18-yard pass early in the game.{s156}",
    "Caleb Achebe burst loose from 30 yards out with 6:25 left in the third quarter.{s106}",
  ],
  order: [
    "Tyrell Hightower ran it in from the 8,{s142} then Amos Diallo plunged in from the 2.{s59}",
    "After Nash Odunsi hauled in his touchdown,{s156} Caleb Achebe burst in from the 30.{s106}",
    "Tyrell Hightower capped the scoring with a 14-yard run for the last points of the game.{s9}",
    "Omari Traore tacked on a 52-yard field goal for the first points of the game.{s135}",
    "Amos Diallo's plunge was the second touchdown of the day for Diallo.{s59}",
  ],
  cause: [
    "Corbin Renteria's interception turned into a touchdown.{in116}",
    "Three sacks of Sawyer Vogelsang kept it close.{cmp:sacks}",
    "The Lions won because they outrushed the Bears.{result,cmp:rushingYards}",
    "That sparked the Lions to a touchdown.{s106}",
    "The stop doomed the Bears.{st30}",
    "Corbin Renteria's pick triggered the rout.{in116}",
    "The stop sealed it for the Lions.{st30}",
  ],
  superlative: [
    "Nash Odunsi led everyone with 95 yards.{l:demo-chi-wr3:receiving}",
    "No receiver had more than the 95 yards of Nash Odunsi.{l:demo-chi-wr3:receiving}",
    "It was the longest march of the day, 65 yards in eight plays.{d2}",
    "No quarterback had thrown for 313 yards before Sawyer Vogelsang.{l:demo-chi-qb1:passing}",
    "The Lions edged the Bears 28-13.{result}",
    "The Lions survived a thriller, 28-13.{result}",
    "The Lions narrowly won, 28-13.{result}",
    "Nobody scored after Tyrell Hightower's 14-yard run.{s9}",
    "It was the busiest afternoon of anybody, with eight catches.{l:demo-chi-wr3:receiving}",
  ],
  history: [
    "Nash Odunsi set a career mark with 95 yards.{l:demo-chi-wr3:receiving}",
    "The Lions beat the Bears for the fifth time in a row.{result}",
    "It was the seventh straight win for the Lions.{result}",
    "Tyrell Hightower matched his season best with two touchdowns.{l:demo-det-rb3:rushing}",
    "The Lions had not won at home all year.{result}",
    "The Bears scored on their opening drive when Omari Traore tacked on a 41-yard field goal.{s91}",
  ],
  invented: [
    "Tyrell Hightower leaped over two defenders at the pylon on a 14-yard run.{s9}",
    "Nash Odunsi made a one-handed catch in the corner of the end zone.{s156}",
    "Tyrell Hightower limped off after a 14-yard run.{s9}",
    "Tyrell Hightower took a shot to the leg.{s9}",
    "Sawyer Vogelsang threw a punch at Corbin Renteria.{in116}",
    "The Bears benched Sawyer Vogelsang.{in116}",
    "The coach pulled Sawyer Vogelsang.{l:demo-chi-qb1:passing}",
    "The crowd booed when the Lions stuffed the Bears.{st173}",
    "Nash Odunsi faces a charge.{l:demo-chi-wr3:receiving}",
    "Nash Odunsi is unlikely to play next week.{l:demo-chi-wr3:receiving}",
    "Nash Odunsi reportedly wants out.{l:demo-chi-wr3:receiving}",
    "Sawyer Vogelsang sat out the rest.{l:demo-chi-qb1:passing}",
    "Omari Traore missed it wide left off the upright.{s135}",
    "A light rain fell as Tyrell Hightower scored.{s9}",
  ],
};
const FALSE_OF_OUTLOOK: Record<string, readonly string[]> = {
  team: [
    "The Lions are surging, winners of five straight.{streak:hot}",
    "The Lions have won eight straight.{streak:cold}",
    "The Bears have lost five straight.{streak:hot}",
    "The Bears fell to the Vikings 24-23.{last:hot}",
    "They crushed the Packers 41-10.{last:cold}",
    "The Lions beat the Packers 41-10.{last:cold}",
    "The Lions face a defense that has allowed 29.9 points a game.{against:cold}",
    "The Bears face a defense that has allowed 16.4 points a game.{against:hot}",
    "The Lions are heavy favorites.{spread}",
  ],
  number: [
    "They won their sixth in a row.{streak:hot}",
    `${DOWN} is projected for 8.1, less than half his average of 15.3.{down}`,
    `${UP} is projected for 13, triple his mean of 6.{up}`,
    `${UP} is projected for 13, six more than his average.{up}`,
    "Temperatures should be in the 60s.{weather}",
  ],
  superlative: [
    "The Bears hammered the Vikings 24-23.{last:hot}",
    "The Bears routed the Vikings.{last:hot}",
    "The Lions lost a thriller to the Packers.{last:cold}",
    "A chilly 71 degrees is in the forecast.{weather}",
    "It should be freezing at 71 degrees.{weather}",
    "Expect a stiff, gusty wind.{weather}",
    "The Bears are narrow favorites.{spread}",
    "The over/under is a low 51.{overUnder}",
    "The Bears' defense has been leaky, allowing 16.4 points.{against:hot}",
    "The Lions have been stingy, allowing 29.9 points a game.{against:cold}",
    "The winless Bears are at Soldier Field.{record:hot,place}",
    "The unbeaten Bears are 7-1.{record:hot}",
    `${DOWN} is a riser at 8.1.{down}`,
    `${DOWN} is projected for 8.1, well above his average.{down}`,
    `Be careful with ${UP}, whose 13 is a dip.{up}`,
    "The Bears have been slumping.{streak:hot}",
    "The Lions come in red-hot.{streak:cold}",
  ],
  person: [
    `Quarterback ${UP} is projected for 13.{up}`,
    `${DOWN}, the tight end, is projected for 8.1.{down}`,
    `The running back is projected for 8.1.{down}`,
  ],
  invented: [
    `${UP} is expected to start in place of ${DOWN}.{up,down}`,
    `${UP} will sit.{up}`,
    `${UP} passed every test and is good to go.{up}`,
    "The Bears want revenge for last year.{record:hot}",
    "A sellout is expected at Soldier Field.{place}",
    "Snow may fall in the second half.{weather}",
    "The game is on artificial turf.{surface}",
    "Rain is in the forecast.{weather}",
    "It should be sunny, at 71 degrees.{weather}",
    "The Lions fired their coach this week.{streak:cold}",
    "The Lions are said to be divided.{streak:cold}",
  ],
};

describe("words that only some facts vouch for", () => {
  it.each([
    ["of a game", TRUE_OF_GAME, played],
    ["of an outlook", TRUE_OF_OUTLOOK, outlook],
  ])("stay where they are true: %s", (_name, sentences, index) => {
    expect(sentences.filter((one) => !stays(one, index))).toEqual([]);
  });

  it.each(Object.entries(FALSE_OF_GAME))("fall where they are false of a game: %s", (_kind, sentences) => {
    expect(sentences.filter((one) => stays(one, played))).toEqual([]);
  });

  it.each(Object.entries(FALSE_OF_OUTLOOK))("fall where they are false of an outlook: %s", (_kind, sentences) => {
    expect(sentences.filter((one) => stays(one, outlook))).toEqual([]);
  });
});
