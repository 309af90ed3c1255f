import { beforeAll, describe, expect, it } from "vitest";
import type { FactIndex } from "../../domain/facts/fact-index.ts";
import { indexFacts } from "../../domain/facts/index-facts.ts";
import { realGames } from "../analyst/real-games.ts";
import { faultsOf } from "../domain/cited/cited-prose.ts";
import { HAS_SAMPLE_DATA } from "../fixtures/sample-data.ts";
import { seasonOf } from "../fixtures/season-of.ts";

/** One thing told in many ways, beside what the same words make of it where it is not so. */
interface Ways {
  gameKey: string;
  so: readonly string[];
  notSo: readonly string[];
}

/** The Rams beat the Vikings 30-20 in Week 8. */
const VIKINGS_AT_RAMS: Ways = {
  gameKey: "202410832",
  so: [
    "Byron Murphy picked off Matthew Stafford in the third.{in2280}",
    "Demarcus Robinson's 25-yard touchdown with 2:40 left in the third put the Rams ahead to stay.{s2800,deciding:s2800}",
    "Cooper Kupp tied it at 14 in the second.{tying:s1192}",
    "The Rams scored seven points in the third and nine in the fourth.{q3:LAR,q4:LAR}",
    "The first interception of the day, and the only one, was Byron Murphy's in the third.{in2280,only:turnover:in2280}",
    "The Vikings lost 6 yards on that drive, minus-6 in 3 plays.{d1661}",
    "Their three drives of the second went for 1 yard, minus-6 yards and 1 yard.{d1257,d1661,d2028}",
    "Stafford finished with minus-4 rushing yards.{l:00-0026498:rushing}",
    "Stafford's 3 runs went for minus 4 yards.{l:00-0026498:rushing}",
    "The Vikings went up 7-0 and never led by more.{lead:MIN}",
    "Minnesota's biggest lead was 7, and it never got bigger.{lead:MIN}",
    "The Rams never led by more than 10.{lead:LAR}",
    "The Vikings led by 7 and never by more.{lead:MIN}",
    "The lead was 10 at the end, and it was never any bigger.{lead:LAR}",
    "The lead changed hands only that one time.{count:leadChanges}",
    "That was the only time the lead changed hands.{count:leadChanges}",
    "It was the one and only lead change of the game.{count:leadChanges}",
    "That was the only lead change.{s2800,count:leadChanges}",
    "The lead changed hands just once, on Demarcus Robinson's 25-yard touchdown.{count:leadChanges,s2800}",
    "Jared Verse got Sam Darnold by himself for a 10-yard loss.{sk1661}",
    "Verse had that one all to himself.{sk1661}",
    "Byron Young took Sam Darnold down by himself in the end zone for the safety.{s3826}",
    "Verse brought him down alone for a loss of 10 yards.{sk1661}",
    "Minnesota punted after 3 plays,{d1257} and the Rams answered with a punt of their own.{d1392}",
    "The Vikings went 53 yards for a field goal,{d2881} and the Rams answered with a 70-yard drive.{d3143}",
    "Minnesota got within 21-20,{s3099} and Los Angeles answered with a 10-play march.{d3143}",
    "Byron Murphy picked off Matthew Stafford.{in2280} The Vikings drove 68 yards after it for a field goal.{d2319}",
    "Byron Murphy picked off Stafford,{in2280} and the Vikings drove 68 yards after that.{d2319}",
    "The Vikings took a 17-14 lead on Will Reichard's kick.{s2562} The Rams went 70 yards right after it.{d2606}",
    "The Rams scored on the drive right after Reichard's 23-yard kick.{s2562,s2800}",
    "The Vikings tried an onside kick after the safety, and it failed.{s3826,ok3846}",
    "The Vikings scored the first time they had the ball.{d57}",
    "Both teams scored the first time they had the ball.{d57,d288}",
    "On their first try with the ball the Rams went 70 yards in nine plays.{d288}",
    "The Rams went 70 yards the first time they touched it.{d288}",
    "Minnesota went 70 yards on its very first possession.{d57}",
    "The Rams went 70 yards in nine plays,{d288} with Kyren Williams covering the final 5.{s498}",
    "Sam Darnold found Josh Oliver for the last 5 yards of a 70-yard drive.{s230,d57}",
    "The Rams covered 70 yards,{d2606} the last 25 on a pass to Demarcus Robinson.{s2800}",
    "The Rams went 70 yards,{d3143} with Robinson taking the last 10 himself.{s3413}",
    "The last 7 yards were Cooper Kupp's.{s1192}",
    "The Rams won outright as 3-point underdogs, and the 50 points went over the 47.5.{spread:result,overUnder:result}",
    "The Vikings ran only 22 times for 64 yards.{u:00-0033293:carries,t:MIN:rushingYards}",
    "Los Angeles ran it 32 times for 107 yards.{u:00-0037840:carries,t:LAR:rushingYards}",
    "The Rams had 32 runs to Minnesota's 22.{u:00-0037840:carries,u:00-0033293:carries}",
    "Aaron Jones had 58 of Minnesota's 64 rushing yards.{l:00-0033293:rushing,t:MIN:rushingYards}",
    "Justin Jefferson and Puka Nacua caught 8 and 7 passes.{l:00-0036322:receiving,l:00-0039075:receiving}",
    "Justin Jefferson and Puka Nacua had 115 and 106 yards.{l:00-0036322:receiving,l:00-0039075:receiving}",
    "Blake Corum and Puka Nacua ran for 9 and 5 yards.{l:00-0039738:rushing,l:00-0039075:rushing}",
    "Darnold and Stafford threw for 240 and 279 yards, respectively.{l:00-0034869:passing,l:00-0026498:passing}",
    "Stafford outscored Darnold by 6.6, 24.8 points to 18.2.{f:00-0026498,f:00-0034869}",
    "Kyren Williams beat Justin Jefferson by 3.1, with 22.6 PPR points to 19.5.{f:00-0037840,f:00-0036322}",
    "Justin Jefferson beat Puka Nacua by 9 yards, 115 to 106.{l:00-0036322:receiving,l:00-0039075:receiving}",
    "Darnold threw for 39 fewer yards than Stafford, 240 to 279.{l:00-0034869:passing,l:00-0026498:passing}",
    "Jefferson finished 9 yards ahead of Nacua, with 115 yards to 106.{l:00-0036322:receiving,l:00-0039075:receiving}",
    "Kyren Williams visited the end zone as a receiver.{l:00-0037840:receiving}",
  ],
  notSo: [
    "Byron Murphy picked off Matthew Stafford in the second.{in2280}",
    "Demarcus Robinson's 25-yard touchdown with 2:40 left in the fourth put the Rams ahead to stay.{s2800,deciding:s2800}",
    "Cooper Kupp tied it at 14 in the third.{tying:s1192}",
    "The Rams scored seven points in the fourth and nine in the third.{q3:LAR,q4:LAR}",
    "Their three drives of the second went for 1 yard, minus-16 yards and 1 yard.{d1257,d1661,d2028}",
    "Aaron Jones finished with minus-58 rushing yards.{l:00-0033293:rushing}",
    "The Rams drove minus-10 yards in six plays.{d1392}",
    "The Rams were up 21-17 and never led by more.{lead:LAR,s2800}",
    "The Vikings never led by more than 3.{lead:MIN}",
    "The Rams never trailed by more than 3.{lead:MIN}",
    "The Vikings never led.{lead:MIN}",
    "The Rams never trailed.{lead:MIN}",
    "That was the only time the score was tied.{count:ties}",
    "The game's only tie came on Cooper Kupp's catch.{count:ties,s1192}",
    "The lead changed hands just twice.{count:leadChanges}",
    "It was the only time the lead changed hands.{count:ties}",
    "Michael Hoecht got Sam Darnold by himself for a 13-yard loss.{sk3530}",
    "Jared Verse had that 13-yard sack all to himself.{sk3530}",
    "Byron Young outgained the Vikings by himself.{s3826}",
    "Kyren Williams outscored the Vikings by himself.{l:00-0037840:receiving}",
    "Michael Hoecht brought Darnold down alone for a loss of 13 yards.{sk3530}",
    "Byron Murphy picked off Matthew Stafford.{in2280} The Rams drove 70 yards before it for a field goal.{d2606}",
    "The Vikings took a 17-14 lead on Will Reichard's kick.{s2562} The Rams drove 24 yards after it.{d2123}",
    "The Rams went 70 yards for the tie,{d845} and the Vikings answered with a 70-yard drive of their own.{d563}",
    "Demarcus Robinson scored from 25 yards.{s2800} The Vikings drove 68 yards after it.{d2319}",
    "The Rams drove 70 yards in 10 plays the first time they had the ball.{d845}",
    "The Vikings punted the first time they had the ball.{d1257}",
    "The Vikings scored the second time they had the ball.{d57}",
    "The Rams threw an interception the first time they had the ball.{d2123}",
    "The Rams went 70 yards in nine plays,{d288} with Kyren Williams covering the final 15.{s498}",
    "Kyren Williams scored the last touchdown of the game.{s498}",
    "Will Reichard kicked the last field goal of the half.{s2562}",
    "The last points of the day were Demarcus Robinson's.{s3413}",
    "The 50 points landed right on the over/under.{overUnder:result}",
    "The 50 points pushed on the total.{overUnder:result}",
    "The 50 points stayed under the total of 47.5.{overUnder:result}",
    "Justin Jefferson and Puka Nacua had 106 and 115 yards.{l:00-0036322:receiving,l:00-0039075:receiving}",
    "Blake Corum and Puka Nacua ran for 5 and 9 yards.{l:00-0039738:rushing,l:00-0039075:rushing}",
    "The Vikings ran only 32 times for 64 yards.{u:00-0033293:carries,t:MIN:rushingYards}",
    "Aaron Jones ran 22 times for 58 yards.{u:00-0033293:carries,l:00-0033293:rushing}",
    "The Rams ran only 22 times for 107 yards.{u:00-0033293:carries,t:LAR:rushingYards}",
    "Kyren Williams ran 32 times.{u:00-0037840:carries}",
    "Justin Jefferson beat Kyren Williams by 3.1, with 22.6 PPR points to 19.5.{f:00-0037840,f:00-0036322}",
    "Kyren Williams beat Justin Jefferson by 4.1, with 22.6 PPR points to 19.5.{f:00-0037840,f:00-0036322}",
    "Puka Nacua beat Justin Jefferson by 9 yards, 115 to 106.{l:00-0036322:receiving,l:00-0039075:receiving}",
    "Stafford outscored Darnold by 6.6, 18.2 points to 24.8.{f:00-0026498,f:00-0034869}",
    "Kyren Williams ran 23 times for 97 yards and a touchdown.{l:00-0037840:rushing}",
    "Kyren Williams visited the end zone on one of his 23 carries.{l:00-0037840:rushing}",
    "Puka Nacua saw the end zone.{l:00-0039075:receiving}",
  ],
};

/** The Commanders beat the Giants 21-18 in Week 2, on seven field goals. */
const GIANTS_AT_COMMANDERS: Ways = {
  gameKey: "202410235",
  so: [
    "Washington never got a touchdown out of six trips inside the Giants' 20.{t:WAS:redZone}",
    "The Commanders were stopped short of the end zone on all six trips inside the Giants' 20.{t:WAS:redZone}",
    "New York went 3-for-3 inside Washington's 20.{t:NYG:redZone}",
    "The Giants got to the Commanders' 22 and were stopped there on fourth-and-4.{st3964}",
    "The Giants scored on every trip inside the Commanders' 20.{t:NYG:redZone}",
    "The Commanders had it at the Giants' 12 when Andru Phillips sacked Jayden Daniels.{sk471}",
    "Jamie Gillan missed the extra point after Devin Singletary's touchdown.{ms782,s759}",
    "Gillan missed the extra point after the Giants' first touchdown.{ms782,s759,first:team:s759}",
    "The Giants failed on two-point tries after their other two touchdowns.{s1910,s3277}",
    "The try after Malik Nabers' touchdown failed.{s1910}",
    "Devin Singletary scored from 7 yards,{s759} but Jamie Gillan missed the extra point after it.{ms782}",
    "The Giants missed the extra point after one touchdown{ms782,s759} and failed on two-point tries after the others.{s1910,s3277}",
    "The Giants went 46 yards in nine plays and were stopped on fourth down.{d3696,st3964} Washington answered with 65 yards in eight plays.{d3987}",
    "Austin Seibert hit from 26 yards,{s1605} and the Giants answered with a 69-yard drive of their own.{d1671}",
    "The payoff was Austin Seibert's 27-yard field goal.{ledTo:fu2114}",
    "Nabers outscored Singletary by 14.2, 28.7 points to 14.5.{f:00-0039337,f:00-0035250}",
    "The Giants' lead was wiped out by Austin Seibert's 45-yard kick.{tying:s1066}",
    "Seibert's field goal wiped out the Giants' lead.{tying:s1066}",
    "Devin Singletary visited the end zone once.{l:00-0035250:rushing}",
    "Devin Singletary and Brian Robinson ran 16 and 17 times.{l:00-0035250:rushing,l:00-0037746:rushing}",
  ],
  notSo: [
    "The Giants never got a touchdown out of six trips inside the Commanders' 20.{t:WAS:redZone}",
    "Washington went 3-for-3 inside New York's 20.{t:NYG:redZone}",
    "The Commanders got to the Giants' 22 and were stopped there on fourth-and-4.{st3964}",
    "The Giants went 0-for-6 inside the Commanders' 20.{t:WAS:redZone}",
    "Jamie Gillan missed the extra point after Malik Nabers' touchdown.{ms782,s1910}",
    "Jamie Gillan missed the extra point after the Giants' second touchdown.{ms782,s1910}",
    "Jamie Gillan made the extra point after Devin Singletary's touchdown.{ms782,s759}",
    "The Giants went 70 yards in 13 plays.{d2906} Washington answered with 59 yards in nine plays.{d2542}",
    "The Commanders stopped the Giants on fourth-and-3.{cv3128}",
    "Washington was stopped on fourth-and-1.{cv375}",
    "The Giants stopped Brian Robinson on fourth-and-1.{cv375}",
    "Malik Nabers was stopped on fourth-and-3.{cv3128}",
    "The Giants were stuffed on fourth-and-3.{cv3128}",
    "The payoff was Devin Singletary's lost fumble.{ledTo:fu2114}",
    "Austin Seibert's 27-yard field goal was wiped out.{s544}",
    "Malik Nabers' 4-yard touchdown was wiped out.{s1910}",
    "Malik Nabers had his 4-yard touchdown wiped out.{s1910}",
    "Devin Singletary's 7-yard touchdown was wiped off the board.{s759}",
    "Austin Ekeler returned it 35 yards for a touchdown.{l:00-0033699:returning}",
    "Olamide Zaccheaus took a punt back 24 yards for a score.{l:00-0035208:returning}",
    "Brian Robinson visited the end zone on one of his 17 carries.{l:00-0037746:rushing}",
    "Brian Robinson ran for 133 yards and found the end zone.{l:00-0037746:rushing}",
    "Brian Robinson reached paydirt.{l:00-0037746:rushing}",
    "Terry McLaurin caught six passes and got into the end zone.{l:00-0035659:receiving}",
    "The Giants have tasted victory once.{record:NYG}",
    "The Giants are still looking for their second win.{record:NYG}",
    "The Giants have one win to show for it.{record:NYG}",
    "Malik Nabers' 4-yard touchdown was negated by a flag.{s1910}",
    "Devin Singletary scored from 7 yards, but it was called back.{s759}",
    "Brian Robinson visited the end zone once.{l:00-0037746:rushing}",
    "Brian Robinson paid the end zone a visit on one of his 17 runs.{l:00-0037746:rushing}",
    "Zach Ertz and Austin Ekeler each scored more than 10 points, 11.5 and 10.2.{f:00-0030061,f:00-0033699}",
    "Bobby Okereke and Andru Phillips each had one sack, for 5 and 3 yards.{sk306,sk471}",
  ],
};

/** The Chargers beat the Panthers 26-3 in Week 2. */
const CHARGERS_AT_PANTHERS: Ways = {
  gameKey: "202410205",
  so: [],
  notSo: [
    "Elijah Molden picked off Bryce Young and returned it for a touchdown.{in1591}",
    "Elijah Molden intercepted Bryce Young and took it to the house.{in1591}",
    "Elijah Molden ran the interception back 3 yards to the end zone.{in1591}",
    "Elijah Molden ran the pick back all the way.{in1591}",
  ],
};

describe.skipIf(!HAS_SAMPLE_DATA).each([VIKINGS_AT_RAMS, GIANTS_AT_COMMANDERS, CHARGERS_AT_PANTHERS])(
  "ways of telling $gameKey (need ../shared/data)",
  ({ gameKey, so, notSo }) => {
    let index: FactIndex;
    beforeAll(async () => {
      const all = [...(await realGames()).values()];
      const game = all.find((one) => one.game.gameKey === gameKey);
      if (game === undefined) throw new Error(`The sample data has no game ${gameKey}.`);
      index = indexFacts(game, seasonOf(all)(game));
    });

    it.each(so)("passes what is so: %s", (text) => {
      expect(faultsOf(text, index, { kind: "answer", round: "last" })).toEqual([]);
    });

    it.each(notSo)("stops what is not: %s", (text) => {
      const faults = faultsOf(text, index, { kind: "answer", round: "last" });
      expect(faults).not.toEqual([]);
      expect(faults.filter((fault) => fault.startsWith("ids"))).toEqual([]);
    });
  },
);
