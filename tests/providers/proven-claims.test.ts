import { beforeAll, describe, expect, it } from "vitest";
import type { FactIndex } from "../../domain/facts/fact-index.ts";
import { indexFacts } from "../../domain/facts/index-facts.ts";
import { gameAsOf } from "../../domain/fold/game-as-of.ts";
import { realGames } from "../analyst/real-games.ts";
import { faultsOf } from "../domain/cited/cited-prose.ts";
import { HAS_SAMPLE_DATA } from "../fixtures/sample-data.ts";
import { seasonOf } from "../fixtures/season-of.ts";

/** What a text claims of an order, of the season and of causes in games that no lot is about: a claim passes where its facts prove it, and nowhere else. */
interface Claims {
  gameKey: string;
  kind: "recap" | "preview";
  proven: readonly string[];
  unproven: readonly string[];
}

/** The Broncos beat the Raiders 34-18 in Week 5, with 34 straight points after a deficit of 10. */
const RAIDERS_AT_BRONCOS: Claims = {
  gameKey: "202410510",
  kind: "recap",
  proven: [
    "Brock Bowers opened the scoring with a 57-yard touchdown catch,{s130} and Daniel Carlson followed with a 40-yard field goal.{s724}",
    "Wil Lutz got the Broncos on the board with a 51-yard field goal.{s1026}",
    "The Broncos got on the board with Lutz's 51-yard field goal.{s1026}",
    "Pat Surtain II tied it with a 100-yard pick-six,{s1192} and Lutz put the Broncos ahead from 44 yards.{s2154}",
    "Lutz's 51-yard field goal came first and Surtain's 100-yard pick-six second.{s1192,s1026}",
    "The Broncos carried a 13-10 lead into halftime.{break:2}",
    "The Broncos went into the break up 13-10.{break:2}",
    "Down 10-0, the Broncos scored 34 straight points.{lead:LV,run:s1026}",
    "The Broncos scored 34 straight points, starting with Lutz's 51-yard field goal.{run:s1026,s1026}",
    "The run of 34 straight points began with Lutz's 51-yard field goal.{run:s1026,s1026}",
    "Reynolds' 9-yard catch capped a run of 34 straight points.{s3591,run:s1026}",
    "Moss' interception of Minshew came after Surtain's pick-six.{in2851,s1192}",
    "Lutz hit from 51 yards,{s1026} shortly after Crosby sacked Nix for a loss of 13 yards.{sk918}",
    "Surtain's first interception of the day went 100 yards for a touchdown.{in1192,s1192}",
    "The Raiders struck first on Bowers' 57-yard touchdown catch.{s130}",
    "The Raiders were first to score, on Bowers' 57-yard touchdown catch.{s130}",
    "Nix's 23.1 PPR points were a season high.{high:00-0039732:fantasyPointsPPR}",
    "Meyers' 13.2 PPR points were up on his average.{f:00-0034960}",
    "The win lifted the Broncos back above .500.{record:DEN}",
    "The Raiders fell below .500.{record:LV}",
    "The Broncos had won two straight coming in.{streak:DEN}",
    "The Broncos had arrived at 2-2.{record:DEN}",
    "The Broncos had been favored by 3.{spread}",
    "Courtland Sutton's 5.2 PPR points were below his average.{f:00-0034348}",
    "Jakobi Meyers had a season-high 72 receiving yards.{high:00-0034960:receivingYards}",
    "The Broncos have won three straight.{streak:DEN}",
    "The Broncos improved to 3-2 with their third straight win.{record:DEN,streak:DEN}",
    "Surtain's interception led to Reynolds' 9-yard touchdown catch.{ledTo:in3466}",
  ],
  unproven: [
    "Meyers' 13.2 PPR points were down from his average.{f:00-0034960}",
    "The loss dropped the Raiders to .500.{record:LV}",
    "Favored by 3,{spread} the Raiders scored first on Bowers' 57-yard touchdown catch.{s130}",
    "The Broncos got back to an even record.{record:DEN}",
    "The Broncos had arrived at 3-1.{record:DEN}",
    "The Raiders had been favored by 3.{spread}",
    "The Broncos had won three straight before this one.{streak:DEN}",
    "Meyers' 13.2 PPR points fell short of his average.{f:00-0034960}",
    "Courtland Sutton's 5.2 PPR points were up on his average.{f:00-0034348}",
    "Courtland Sutton's 5.2 PPR points beat his average.{f:00-0034348}",
    "Daniel Carlson opened the scoring with a 40-yard field goal,{s724} and Brock Bowers followed with a 57-yard touchdown catch.{s130}",
    "Daniel Carlson's 40-yard field goal opened the scoring, and Brock Bowers' 57-yard touchdown catch followed.{s724,s130}",
    "Pat Surtain II got the Broncos on the board with a 100-yard pick-six.{s1192}",
    "The Broncos got on the board with Surtain's 100-yard pick-six.{s1192}",
    "The Broncos broke into the scoring column on Surtain's 100-yard pick-six.{s1192}",
    "Wil Lutz put the Broncos ahead from 44 yards,{s2154} and Surtain then tied it with a 100-yard pick-six.{s1192}",
    "Surtain's 100-yard pick-six came first and Lutz's 51-yard field goal second.{s1192,s1026}",
    "Bo Nix's 1-yard run was sandwiched between Josh Reynolds' 9-yard touchdown catch and Ameer Abdullah's 3-yard run.{s3401,s3591,s4061}",
    "Bo Nix's 1-yard run was the answer to Abdullah's 3-yard run.{s3401,s4061}",
    "Bo Nix's 1-yard touchdown run was the second of the two, after Reynolds' 9-yard catch.{s3401,s3591}",
    "By the time Surtain returned an interception 100 yards, the Broncos led 13-10.{s1192}",
    "The Broncos had carried a 10-7 lead into halftime.{break:2}",
    "The Raiders carried a 13-10 lead into halftime.{break:2}",
    "The Raiders took a 13-10 lead to the locker room.{break:2}",
    "The Raiders went into the break up 13-10.{break:2}",
    "The Raiders scored 34 straight points.{run:s1026}",
    "The Broncos scored 34 straight points, starting with Surtain's 100-yard pick-six.{run:s1026,s1192}",
    "The Broncos scored 34 straight points, beginning with Surtain's pick-six and ending with Nix's 1-yard run.{run:s1026,s1192,s3401}",
    "The run of 34 straight points began with Surtain's 100-yard pick-six.{run:s1026,s1192}",
    "Surtain's 100-yard pick-six started a run of 34 straight points.{s1192,run:s1026}",
    "Nix's 1-yard run capped a run of 34 straight points.{s3401,run:s1026}",
    "Moss' interception of Minshew came before Surtain's pick-six.{in2851,s1192}",
    "Riley Moss intercepted Minshew,{in2851} and on the ensuing drive Nix scored on a 1-yard run.{s3401}",
    "Riley Moss intercepted Minshew,{in2851} and on the next drive Nix scored on a 1-yard run.{s3401}",
    "Moments after Crosby sacked Nix for a loss of 13 yards,{sk918} Reynolds caught a 9-yard touchdown pass.{s3591}",
    "Nix hit Reynolds from 9 yards,{s3591} moments after Abdullah's 3-yard run.{s4061}",
    "Crosby sacked Nix for a loss of 13 yards{sk918} just after Lutz hit from 51.{s1026}",
    "Abdullah ran in from 3 yards,{s4061} and the Broncos answered with Reynolds' 9-yard touchdown catch.{s3591}",
    "Abdullah's 3-yard run came first; Reynolds' 9-yard touchdown catch came next.{s4061,s3591}",
    "Abdullah scored earlier, from 3 yards, than Reynolds did from 9.{s4061,s3591}",
    "Meanwhile Abdullah had already scored from 3 yards when Nix ran in from 1.{s4061,s3401}",
    "Nix ran in from 1 with Abdullah's 3-yard run already on the board.{s3401,s4061}",
    "It took Abdullah's 3-yard run to wake the Broncos, who replied with Nix's 1-yard run.{s4061,s3401}",
    "Abdullah's 3-yard run set the stage for Reynolds' 9-yard catch.{s4061,s3591}",
    "Nix's 1-yard run preceded McLaughlin's 4-yard touchdown catch.{s3401,s2658}",
    "Surtain's second interception came before his first.{in3466,in1192}",
    "Surtain's second interception of the day went 100 yards for a touchdown.{in1192,s1192}",
    "Two scores later the Raiders had a 40-yard field goal by Carlson.{s724}",
    "Carlson's 40-yarder gave the Raiders the last word.{s724}",
    "The Broncos scored first and never looked back.{s1026}",
    "The Broncos struck first on Lutz's 51-yard field goal.{s1026}",
    "The Broncos were first to score, on Lutz's 51-yard field goal.{s1026}",
    "The Raiders scored last before halftime, on Carlson's 40-yard field goal.{s724}",
    "The Raiders pulled even on Abdullah's 3-yard run.{s4061}",
    "Nix's season high of 206 passing yards led the way.{rank:game:passingYards}",
    "Nix scored 23.1 PPR points, one shy of his season high.{f:00-0039732,high:00-0039732:fantasyPointsPPR}",
    "Nix's 206 passing yards were a season high.{rank:game:passingYards,high:00-0039732:fantasyPointsPPR}",
    "Brock Bowers had a season-high 97 receiving yards.{rank:game:receivingYards,high:00-0039338:fantasyPointsPPR}",
    "Brock Bowers matched his season high with 23.7 PPR points.{high:00-0039338:fantasyPointsPPR}",
    "Jakobi Meyers had 72 receiving yards, his most since Week 1.{high:00-0034960:receivingYards}",
    "Bowers topped 90 receiving yards for the third straight game.{rank:game:receivingYards,streak:DEN}",
    "It was Bowers' third straight game with a score.{s130,streak:DEN}",
    "The Broncos have won three straight, their longest streak of the season.{streak:DEN}",
    "The Broncos have won three straight after losing their first two.{streak:DEN}",
    "The Broncos improved to 3-2 with their fourth straight win.{record:DEN,streak:DEN}",
    "The Broncos won at home for the first time this season.{result,record:DEN}",
    "The Broncos beat the Raiders for the first time since 2019.{result}",
    "The Broncos snapped a losing streak to the Raiders.{result,streak:DEN}",
    "Surtain has now had an interception in back-to-back games.{in3466}",
    "Surtain had two interceptions, matching his total from last week.{rank:game:interceptions}",
    "The Broncos have scored 30 points in consecutive weeks.{result,streak:DEN}",
    "The Broncos beat the Raiders again.{result}",
    "Nix threw two touchdown passes for the second week in a row.{rank:game:passingTouchdowns,streak:DEN}",
    "Nix's streak of games with a touchdown pass reached three.{rank:game:passingTouchdowns,streak:DEN}",
    "Javonte Williams ran for 61 yards, twice his usual total.{rank:game:rushingYards}",
    "The Broncos have not lost since Week 2.{streak:DEN}",
    "The Raiders have now lost two straight.{record:LV}",
    "Nix kept his hot streak going.{rank:game:passingYards,streak:DEN}",
    "Surtain's pick-six came off a Moss interception.{s1192,in2851}",
    "Lutz's 51-yard field goal led to Surtain's pick-six.{s1026,s1192}",
    "Moss' interception led to Reynolds' 9-yard touchdown catch.{ledTo:in3466}",
    "Sutton's 24-yard catch led to Surtain's interception.{pl3550,ledTo:in3466}",
    "The Raiders lost because Moss intercepted Minshew.{result,in2851}",
    "Bowers ran for 61 yards, the most by anyone in the game.{rank:game:rushingYards}",
    "Abdullah ran for 42 yards, the best total on either team.{rank:LV:rushingYards}",
    "Abdullah ran for 42 yards, the most in the game.{rank:LV:rushingYards}",
    "Bowers' 8 catches were the second most in the game.{rank:game:receptions}",
    "Meyers had 72 yards, the most of any receiver.{l:00-0034960:receiving,rank:game:receivingYards}",
  ],
};

/** The Bills beat the Dolphins 30-27 in Week 9, on a kick from 61 yards after the Dolphins had tied it. */
const DOLPHINS_AT_BILLS: Claims = {
  gameKey: "202410904",
  kind: "recap",
  proven: [
    "Tyler Bass put the Bills on the board with a 40-yard field goal,{s476} and Jason Sanders answered from 39 yards.{s760}",
    "Jalen Ramsey intercepted Josh Allen,{in1004} and the Dolphins turned it into De'Von Achane's 14-yard touchdown catch.{ledTo:in1004}",
    "Raheem Mostert's lost fumble led to Hollins' 1-yard touchdown catch.{ledTo:fu2134}",
    "Ray Davis caught a 63-yard touchdown pass,{s2847} and De'Von Achane tied it with an 8-yard run.{s3262}",
    "Quintin Morris' 2-yard touchdown catch broke a 20-20 tie,{s3623} but Jaylen Waddle's 7-yard catch tied it again.{s4010}",
    "Bass won it with a 61-yard field goal,{s4358} after Waddle's 7-yard catch had tied it.{s4010}",
    "Bass' 61-yard field goal came right after Waddle's 7-yard touchdown catch.{s4358,s4010}",
    "Hill's 28-yard catch came before Davis' 63-yard touchdown.{pl2646,s2847}",
    "The Dolphins scored 10 straight points, the last on Achane's 14-yard touchdown catch.{run:s760,s1399}",
    "Achane's eight catches were a season high.{high:00-0039040:receptions}",
    "Achane set season highs with eight catches and 32.1 PPR points.{high:00-0039040:receptions,high:00-0039040:fantasyPointsPPR}",
    "The Bills had beaten the Dolphins 31-10 in Week 2.{lastGame:headToHead}",
    "The Bills have won four straight.{streak:BUF}",
  ],
  unproven: [
    "Jason Sanders hit from 39 yards,{s760} and Tyler Bass answered from 40.{s476}",
    "Jason Sanders hit from 39 yards,{s760} and Tyler Bass matched it from 40.{s476}",
    "Jalen Ramsey intercepted Josh Allen{in1004} late in the half, and before that Achane had caught a 14-yard touchdown pass.{s1399}",
    "Mostert's lost fumble led to Ray Davis' 63-yard touchdown catch.{fu2134,s2847}",
    "Mostert lost a fumble,{fu2134} and one play later Ray Davis caught a 63-yard touchdown pass.{s2847}",
    "De'Von Achane's 8-yard run made it 27-27,{s3262} and the Bills won 30-27.{result}",
    "Quintin Morris' 2-yard touchdown catch broke a 20-20 tie,{s3623} which Achane's 8-yard run then restored.{s3262}",
    "Waddle's 7-yard catch tied it late, and Morris' 2-yard catch won it.{s4010,s3623}",
    "Bass had the winning kick, from 61 yards, after Morris' 2-yard catch had tied it.{s4358,s3623}",
    "Bass' 61-yard field goal came right after Achane's 8-yard run.{s4358,s3262}",
    "Sandwiched around Achane's 14-yard touchdown catch were field goals by Sanders and Bass, Bass' first.{s1399,s760,s1969}",
    "Three plays after Hill's 28-yard catch,{pl2646} Davis went 63 yards for a touchdown.{s2847}",
    "Before Hill caught a 28-yard pass,{pl2646} Davis had gone 63 yards for a touchdown.{s2847}",
    "Bass missed an extra point{ms2462} before the half.{break:2}",
    "Bass missed the extra point after Davis' 63-yard touchdown catch.{ms2462,s2847}",
    "Bass' missed extra point came on the heels of Davis' 63-yard catch.{ms2462,s2847}",
    "The Bills led 10-6 at halftime.{break:2}",
    "The Bills were ahead 10-6 as the teams went to the locker room.{break:2}",
    "The Bills nursed a 10-6 lead into the third quarter.{break:2}",
    "The Dolphins never caught up after Davis' 63-yard touchdown catch.{s2847}",
    "That was the last time the teams were tied.{s3262}",
    "The Dolphins scored the first 10 points.{run:s760}",
    "Davis' 63-yard touchdown catch was the Bills' first touchdown.{s2847}",
    "Davis' 63-yard touchdown catch was the first score of the second half.{s2847}",
    "Achane's 32.1 PPR points were his best since Week 1.{high:00-0039040:fantasyPointsPPR}",
    "Achane's eight catches gave him 40 on the season.{high:00-0039040:receptions}",
    "Achane scored in his third straight game.{s1399}",
    "Achane's eight catches matched his season high.{high:00-0039040:receptions}",
    "Achane's eight catches left him one short of his season high.{high:00-0039040:receptions}",
    "Ray Davis' 70 receiving yards were the most by a Bill this season.{high:00-0039875:receivingYards}",
    "Tyreek Hill had a season-high 70 receiving yards.{high:00-0039875:receivingYards}",
    "The Dolphins had won the first meeting 31-10.{lastGame:headToHead}",
    "The Dolphins avenged a 31-10 loss in Week 2.{lastGame:headToHead,result}",
    "The Bills have beaten the Dolphins six straight times.{result,streak:BUF}",
    "The Bills won their third straight.{streak:BUF}",
    "The Dolphins' losing streak reached four.{streak:MIA}",
    "The Dolphins ended a three-game losing streak.{streak:MIA}",
    "The Bills' four-game winning streak ended.{streak:BUF}",
    "The Bills are off to their best start since 2020.{record:BUF}",
    "The Dolphins fell to 2-6, their worst record in years.{record:MIA}",
    "The Bills, who lost last week, improved to 7-2.{record:BUF}",
    "The Bills improved to 7-2 and stayed unbeaten at home.{record:BUF}",
    "It was the Bills' second win over the Dolphins in three weeks.{result,lastGame:headToHead}",
    "The Bills rallied from seven down for the third time this season.{comeback:BUF}",
    "Bass made his longest kick of the season.{s4358}",
    "Allen threw three touchdown passes for the first time this year.{s3623}",
  ],
};

/** Before Week 14: the Chiefs have won the two games since their one loss, the Chargers the last one. */
const CHARGERS_AT_CHIEFS: Claims = {
  gameKey: "202411416",
  kind: "preview",
  proven: [
    "The Chiefs have won two straight since losing to the Bills 30-21 in Week 11.{streak:KC,form:KC:week11}",
    "The Chargers lost to the Ravens 30-23 in Week 12,{form:LAC:week12} then beat the Falcons 17-13.{lastGame:LAC}",
    "The Chiefs won the first meeting 17-10 in Week 4.{lastGame:headToHead}",
    "The Chiefs had taken the first meeting 17-10 in Week 4.{lastGame:headToHead}",
    "The Chiefs are 6-0 at home.{form:KC:home}",
    "The Chiefs' only loss came against the Bills in Week 11.{form:KC:week11,record:KC}",
  ],
  unproven: [
    "The Chiefs have won two straight since losing to the Panthers in Week 12.{streak:KC,form:KC:week12}",
    "The Chiefs have won three straight.{streak:KC}",
    "The Chargers have won two straight.{streak:KC}",
    "The Chargers beat the Falcons 17-13,{lastGame:LAC} then lost to the Ravens 30-23.{form:LAC:week12}",
    "The Chargers beat the Bengals 34-27 after losing to the Ravens 30-23.{form:LAC:week11,form:LAC:week12}",
    "The Chargers lost to the Ravens 30-23,{form:LAC:week12} and bounced back by beating the Bengals 34-27.{form:LAC:week11}",
    "Before beating the Bengals 34-27,{form:LAC:week11} the Chargers lost to the Ravens 30-23.{form:LAC:week12}",
    "The Chiefs beat the Panthers 30-27,{form:KC:week12} a win that ended a slide which had begun with the Raiders.{lastGame:KC}",
    "The Chargers won the first meeting 17-10 in Week 4.{lastGame:headToHead}",
    "The Chargers had taken the first meeting 17-10 in Week 4.{lastGame:headToHead}",
    "The Chargers won the last meeting at Arrowhead 17-10.{lastGame:headToHead}",
    "The Chiefs have beaten the Chargers twice this season.{lastGame:headToHead}",
    "The two last met in the playoffs.{lastGame:headToHead}",
    "The Chiefs have won six straight at home.{form:KC:home,streak:KC}",
    "The Chiefs have won their last six home games in a row, the longest such streak in the league.{form:KC:home}",
    "The Chargers have lost four road games.{form:LAC:road}",
    "The Chiefs have topped 20 points in every game.{mean:KC:pointsFor}",
    "The Chiefs' only loss came last week.{record:KC}",
    "The Chiefs' lone loss came against the Bills in Week 10.{form:KC:week11}",
    "The Chiefs' only loss came against the Panthers.{form:KC:week12,record:KC}",
    "The Chiefs have not lost since October.{record:KC}",
    "The Chargers' 17-13 win was their closest of the season.{lastGame:LAC}",
    "The Chiefs' 19-17 win was their last before the bye.{lastGame:KC}",
  ],
};

/** The Broncos beat the Browns 41-32 in Week 13; of drives in a row each came to something else. */
const BROWNS_AT_BRONCOS: Claims = {
  gameKey: "202411310",
  kind: "recap",
  proven: ["The Broncos improved to 8-5.{record:DEN}"],
  unproven: [
    "The Browns punted on three consecutive drives.{d2583,d2884,d3143}",
    "The Browns went three-and-out on three straight possessions.{d2583,d2884,d3143}",
    "The Broncos found the end zone on three straight possessions.{d838,d1188,d1531}",
    "The Browns kicked field goals on three straight drives.{d674,d956,d1300}",
    "The Broncos turned it over on three straight drives.{d838,d1188,d1531}",
    "The Broncos arrived at 7-5 and the Browns arrived at 3-9.{record:DEN,record:CLE}",
  ],
};

/** The Chiefs beat the Panthers 30-27 in Week 12. */
const CHIEFS_AT_PANTHERS: Claims = {
  gameKey: "202411205",
  kind: "recap",
  proven: ["The Panthers fell to 3-8.{record:CAR}"],
  unproven: [
    "There was no field goal shorter than 29 yards.{s2283}",
    "The Panthers had been 3-7, and the Chiefs arrived at 10-1.{record:CAR,record:KC}",
    "The top overall pick gave the Panthers a field goal.{s2283}",
  ],
};

const ALL = [RAIDERS_AT_BRONCOS, DOLPHINS_AT_BILLS, CHARGERS_AT_CHIEFS, BROWNS_AT_BRONCOS, CHIEFS_AT_PANTHERS];

describe.skipIf(!HAS_SAMPLE_DATA).each(ALL)(
  "claims about $gameKey (need ../shared/data)",
  ({ gameKey, kind, proven, unproven }) => {
    let index: FactIndex;
    beforeAll(async () => {
      const all = [...(await realGames()).values()];
      const game = all.find((one) => one.game.gameKey === gameKey);
      if (game === undefined) throw new Error(`The sample data has no game ${gameKey}.`);
      const snapshot = kind === "preview" ? gameAsOf(game, 0) : game;
      index = indexFacts(snapshot, seasonOf(all)(snapshot));
    });

    it.each(proven)("passes what is proven: %s", (text) => {
      expect(faultsOf(text, index, { kind, round: "last" })).toEqual([]);
    });

    it.each(unproven)("stops what nothing proves: %s", (text) => {
      const faults = faultsOf(text, index, { kind, round: "last" });
      expect(faults).not.toEqual([]);
      // Each of its facts is there: it is what it claims that stops it.
      expect(faults.filter((fault) => fault.startsWith("ids"))).toEqual([]);
    });
  },
);
