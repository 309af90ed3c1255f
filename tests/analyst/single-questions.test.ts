import { beforeAll, describe, expect, it } from "vitest";

import { replyTo } from "../../domain/analyst/reply/reply-to.ts";
import { indexFacts } from "../../domain/facts/index-facts.ts";
import type { GameSnapshot } from "../../domain/game/game-snapshot.ts";
import { HAS_SAMPLE_DATA } from "../fixtures/sample-data.ts";
import { seasonOf } from "../fixtures/season-of.ts";
import { realGames } from "./real-games.ts";

/** Questions of our own, each for one rule, and what their answer says. */
const ASKED: Readonly<Record<string, readonly (readonly [question: string, says: RegExp])[]>> = {
  "202410203": [
    ["why did gardner minshew only get 15 points", /^Gardner Minshew had 12\.94 PPR points: 276 passing yards/],
    ["lamar gave me 16.4, how?", /^Lamar Jackson had 16\.38 PPR points: /],
    ["how many people showed up", /^This game's data has no attendance\.$/],
    ["was davante adams the most targeted raider? how'd that go", /^Yes\..*12 targets\. Adams caught nine passes/],
    ["did the ravens run game beat vegas", /^Yes\. The Ravens outrushed the Raiders 151-27\.$/],
    ["did baltimore dominate on the ground", /^Yes\. The Ravens outrushed/],
    ["how did the game winning drive go", /^The Raiders drove 23 yards in six plays for a field goal/],
    ["how did the ravens last drive end", /^The Ravens drove 16 yards in five plays before time ran out/],
    ["which quarter had most points", /^Raiders: Q1 0, Q2 6/],
    ["old man tucker missed?", /^Justin Tucker missed a 56-yard field goal/],
    ["zay jones catches", /^No player called "zay jones"/],
    ["patrick mahomes yards", /^No player called "patrick mahomes"/],
    ["did it go over 48.5 total", /^Yes\. The teams' 49 points/],
  ],
  "202411119": [
    ["Fins -8, did that cover? and where did the total land vs 43.5", /so -8 covered\. The teams' 53 points went over/],
    ["did LV +8 cover", /^No\. The Raiders lost by 15, so \+8 did not cover\.$/],
    ["did LV +15 cover?", /^The Raiders lost by 15, so \+15 was a push\.$/],
    ["LV +16 and under 53", /so \+16 covered\. The teams' 53 points were a push at 53\.$/],
    ["my parlay was fins -8 and over 43, did it cash", /so -8 covered\. The teams' 53 points went over 43\.$/],
    ["should i bet dolphins -3 next week", /^I don't give betting advice\./],
    ["when did the raiders actually lose this", /put the Dolphins ahead for good/],
    ["when did the raiders lose this?? it was 24-19 and i got a beer", /^Jonnu Smith caught a 57-yard .*\(Dolphins 31/],
    ["how did the drive that started at their own 3 end", /97 yards in 14 plays.*own 3 with .*Hill caught an 8-yard/],
  ],
  "202411321": [
    ["maye's 41 yd TD run, was that in the 1st?", /^(?:No\. )?That play was no touchdown\. .*41 yards/],
    ["how did the colts win it with a minute left", /Pierce.*The Colts drove 80 yards in 19 plays/],
    ["hwo many times did the lead chnage", /^The lead changed hands seven times\.$/],
    ["who caught the lsat TD", /^Alec Pierce caught a 3-yard touchdown pass/],
  ],
  "202410406": [
    ["how many points came from kicks", /^The Rams scored 12 points on four field goals and no extra .* three extra/],
    ["how many points did the bears get from touchdowns", /^The Bears scored 18 points on three touchdowns, tries/],
    ["did caleb throw more picks than tds", /^No\. Caleb Williams completed 17 of 23/],
    ["did stafford throw more picks than tds", /^Yes\. Matthew Stafford completed/],
    ["turnovers by quarter", /^Turnovers: Q1 0, Q2 1, Q3 0, Q4 1\. /],
    ["points by quarter", /^Rams: Q1 3, Q2 3/],
    ["how did the bears win 24-18", /^The Bears beat the Rams 24-18\./],
    ["is it halftime yet", /^The game is over\./],
    ["how did the game start", /^The Bears drove 19 yards in five plays and punted/],
  ],
  "202411604": [
    [
      "avg starting field position",
      /^The Patriots began their 10 drives at their own 22 on average\. The Bills .* own 32/,
    ],
    [
      "how many 3rd and longs were converted",
      /the Patriots converted five of six and the Bills converted none of six\.$/,
    ],
    ["ppr for every rb", /^James Cook \(27\.6 .*Rhamondre Stevenson \(12\.3 /],
  ],
  "202411033": [
    ["rank the wideouts by ppr", /^Ricky Pearsall \(17\.3 .*Jauan Jennings \(16\.3 /],
    ["sum up the game in one sentence", /^The 49ers beat the Buccaneers 23-20\. /],
    ["what went wrong for the bucs", /^The 49ers beat the Buccaneers 23-20\. .*44-yard field goal/],
    ["mccaffrey first game back how'd he do", /caught six passes .*ran 13 times/],
    ["did jennings beat his projection", /^There is no projection for Jauan Jennings\. Jennings scored 16\.3/],
  ],
  "202410720": [
    ["did they go for two after the pace touchdown", /36 yards for a touchdown .*two-point try failed[^.]*\.$/],
    ["how'd detroit end up winning if they were behind with 20 sec left", /Bates' 44-yard .* The Lions drove 44 yards/],
  ],
  "202430216": [
    [
      "did that late safety kill my KC -9.5",
      /-9\.5 did not cover\. .*safety .* Chiefs 23, Texans 12, and -9\.5 covered\.$/,
    ],
    ["KC -9.5, did it cover", /^No\. The Chiefs won by nine, so -9\.5 did not cover\.$/],
  ],
  "202411821": [
    ["final records for these two?", /^The Bills fell to 13-4\. The Patriots improved to 4-13\.$/],
    ["was this the last week of the season", /^It was Week 18/],
    ["where did buffalo get it after milton's fumble", /starting at the Patriots' 16.* James Cook scored on a 1-yard/],
    ["did buff ever lead?? wen", /^Yes\. The Bills led by as many as two with 7:59 left in the third quarter\.$/],
    ["where did buffalo get the ball after Milton's fumble", /starting at the Patriots' 16 with 10:17 left/],
  ],
  "202411022": [
    ["did bijan have 2 tds? how long was the 2nd one", /^Yes\. There were two touchdowns: .*scored on a 37-yard run/],
    ["how did NO respond to bijans first td", /The Saints drove 70 yards in four plays for a touchdown/],
    ["most fantasy points on the losing team", /^Bijan Robinson led the Falcons with 29\.4/],
    ["did allen lazard catch a td", /^No player called "allen lazard"/],
  ],
  "202411129": [
    ["how big was the chargers lead", /^The Chargers led by as many as 21/],
    ["how many chunk plays (20+) did the chargers have", /^The Chargers had 11 plays/],
    ["did chase have 3 tds", /^No\. There were two touchdowns/],
    ["herbert threw 2 tds right? to who", /^Yes\. There were two touchdown passes: .*Will Dissly.*Quentin Johnston/],
    ["what was the total and did it hit", /61 points in all.*61 points went over the total of 48/],
    ["how many times was herbert sacked", /Justin Herbert(?!.*Khalil)/],
    ["anyone with 100+ yards", /Tee Higgins had a game-high 148.*Ladd McConkey/],
  ],
  "202430104": [
    ["how many times did the broncos have the ball", /^The Broncos had eight drives/],
    ["over/under result", /^The teams' 38 points stayed under the total of 48\.5\.$/],
    ["how many people attended and what was the temp", /no attendance\. The forecast was 32 degrees/],
  ],
  "202410531": [
    ["game winning kick distance", /^Chad Ryland's 35-yard field goal/],
    ["how long was the drive that won it", /^The Cardinals drove 75 yards in 14 plays/],
    ["where was this played and what time", /Levi's Stadium\. Kickoff: Sunday, October 6/],
  ],
  "202411230": [
    [
      "who picked off murray and did they score on it",
      /Yes\. Bryant returned an interception 69 yards for a touchdown/,
    ],
    ["leonard williams sacks", /^Leonard Williams had 2\.5 sacks/],
    ["any touchdowns by tight ends", /^No, no tight end had a touchdown\.$/],
    ["what happened on arizona's 4th down try", /^The Cardinals failed on their only fourth down\.$/],
    ["how'd arizona only get 6 points", /^The Cardinals' scores: Chad Ryland's 35-yard/],
  ],
  "202411511": [
    ["did anyone throw a td who isnt a qb", /^I don't know that/],
    ["what was the largest margin at any point", /^The Bills led by as many as 21/],
    ["how long did the winning team have the ball", /^The Bills held the ball for 32:42\.$/],
    ["how many points in the first quarter total", /14 points and the Lions scored no points in the first quarter/],
    [
      "anyone else besides st brown go over 100 receiving",
      /^Ty Johnson .* Sam LaPorta caught seven passes for 111 yards\.$/,
    ],
    ["who led in receiving and did anyone else top 100?", /game-high 193 receiving yards\. Yes\. Ty Johnson/],
    ["combined passing yards of both qbs", /Together that is 856 passing yards\.$/],
    [
      "how many drives did detroit have and how many ended in points",
      /^The Lions had 11 drives: six touchdowns, three punts/,
    ],
    [
      "how many drives did the bills have in the third quarter and how did they end",
      /^The Bills had four drives in the third quarter: /,
    ],
    [
      "biggest play by win probability",
      /Keon Coleman for 64 yards.* the Bills' chance to win went from 75 to 85 percent on it\.$/,
    ],
    ["win probability at halftime", /the Bills' chance to win was 74 percent at halftime\.$/],
    ["lions win chance at the half?", /the Lions' chance to win was 26 percent at halftime\.$/],
    ["what was the lions' lowest win chance", /the Lions' chance to win was lowest after this play, 1 percent/],
    ["how come allen had 41 points", /^Josh Allen had 41\.28 PPR points: /],
    ["who was the third leading receiver for detroit", /^Jahmyr Gibbs caught five passes for 83 yards/],
    ["who scored first and last", /^Josh Allen scored on a 1-yard run .* Jameson Williams caught/],
  ],
  "202411316": [
    [
      "bowers line + was that his most yards this season",
      /^Yes\. Brock Bowers' 140 receiving yards were a season high\./,
    ],
  ],
  "202410322": [
    [
      "how many of saquon's yards came in the 4th",
      /^Saquon Barkley ran three times for 69 yards .* in the fourth quarter\.$/,
    ],
    ["did the eagles ever lead before the 4th quarter", /^No, the Eagles never led before the fourth quarter\.$/],
    [
      "how many times did the lead change hands in the 4th",
      /^The lead changed hands three times in the fourth quarter: /,
    ],
    ["did anyone have two sacks", /^Yes\. Bryan Bresee had a game-high two sacks\.$/],
    ["did anyone have 3 sacks", /^No\. /],
    [
      "who blocked the punt and did they score",
      /^J\.T\. Gray .* The Saints drove 9 yards in four plays and turned the ball over/,
    ],
    ["what was the score before the 4th quarter", /^The Saints led 3-0 after the third quarter\.$/],
  ],
  "202430226": [
    ["did la ever lead in the second half", /^No, the Rams never led in the second half\.$/],
    ["avg yards per play for each team", /^The Rams averaged 5\.7 yards a play\. The Eagles averaged/],
    ["kupp targets vs catches", /^Cooper Kupp had seven targets\. Kupp caught five/],
  ],
  "202411006": [
    ["who sacked caleb the most", /^Deatrich Wise had two sacks.* Anfernee Jennings had two sacks/],
    ["how many yards on the pats longest drive", /^The Patriots drove 70 yards in 10 plays/],
    ["any big plays over 30 yds", /^No, neither team had a play of over 30 yards\.$/],
    ["punt average for taylor", /^Tory Taylor averaged 41\.9 yards a punt\.$/],
  ],
  "202410924": [
    ["tell me about the game winning drive", /^The Jets drove 70 yards in 12 plays for a touchdown/],
    ["who got hurt for houston", /^C\.J\. Stroud was shaken up .* Jalen Pitre was shaken up (?!.*Thomas)/],
    ["any injuries", /There are six more such notes\. That is what the play-by-play says/],
    ["who got hurt for the jets", /^Solomon Thomas was shaken up/],
  ],
  "202411607": [
    [
      "jameis winston threw how many ints this time lol",
      /^No player called "jameis winston".*Dorian Thompson-Robinson/,
    ],
    ["chase 2nd td", /no second touchdown by Ja'Marr Chase/],
    ["Chase had 2 TDs right? how long was the second one", /^No\. There was one touchdown/],
    ["did anyone get to the quarterback more than once?", /^Yes\. Kris Jenkins had a game-high two sacks\.$/],
    ["Top PPR scorer of the game? I'd have guessed Ja'Marr", /^Jerome Ford had a game-high 24\.1/],
    ["why only 6 points for the browns td, did they go for 2", /Dustin Hopkins missed an extra point/],
    ["How did Cleveland blow that 10-point lead in the second half?", /^The Browns never led\./],
    ["who caught the two passes DTR threw to the wrong team", /Jordan Battle intercepted.*Geno Stone/],
    ["ford rips off 66 yds on the first snap. what happened on that drive", /Vonn Bell forced and recovered a fumble/],
    ["What distances did Cade York kick from, make and miss?", /59-yard field goal.*missed 47-yard/],
    ["Why did Jerome Ford outscore Ja'Marr Chase in PPR?", /Jerome Ford had more, by 1\.70\.$/],
    ["how cold was it for kickoff", /^The forecast was 33 degrees/],
    ["who beat his projection by the most", /^The stats have no projections for this game\.$/],
  ],
  "202411812": [
    ["who replaced love", /^Malik Willis did\. The first play that has him: With 11:49/],
    ["how many points did santos have in fantasy", /^Cairo Santos had 8\.00 PPR points\.$/],
  ],
  "202410104": [
    ["how many 3rd downs did the home team convert", /^The Bills converted three of nine third downs\.$/],
    ["what was the losing qb's line", /^Kyler Murray completed 21 of 31/],
    ["which team had more touchdowns", /^The Cardinals had three touchdowns and the Bills had four touchdowns\.$/],
    ["who didn't score in the second half", /^I don't know that/],
    ["what was the final play", /Josh Allen took a knee/],
    ["how many lead changes and ties", /changed hands once.*tied once/],
    ["tell me the longest pass, run and fg", /28-yard pass.*29 yards.*39-yard field goal/],
    ["was it ever a one score game in the 4th", /^Yes\. The smallest margin in the fourth quarter was three points\.$/],
    ["any safeties or blocked kicks", /no.*safety\..*blocked kick\.$/i],
    ["how many timeouts were used", /^There were four timeouts\./],
  ],
  "202410111": [
    [
      "I had DET -5. Did that cover, and what about the over?",
      /^The Lions won by six, so -5 covered\. The teams' 46 points stayed under 54\.$/,
    ],
    [
      "Started Kupp in full PPR. How many points did he get me, and on how many catches and yards?",
      /32 PPR.*14 passes for 110/,
    ],
    [
      "They had the ball longer and lost. On the ground though, how lopsided was it?",
      /^The Lions outrushed the Rams 163-83\.$/,
    ],
  ],
  "202430426": [
    ["was it 24-0 at half", /^Yes\. The Eagles led 24-0 at halftime\.$/],
    ["was it 21-0 at half?", /^No\. The Eagles led 24-0 at halftime\.$/],
    ["what was the score when kc finally scored", /Eagles 34, Chiefs 0 before it/],
    ["saquon total rushing yards", /^Saquon Barkley ran 25 times for 57 yards\.$/],
    ["how'd saquon do, i bet on over 80 yds", /^Saquon Barkley ran 25 times/],
    ["who was kcs leading rusher", /^Patrick Mahomes led the Chiefs with 25 rushing yards/],
    ["when did kc finally get on the board", /^Xavier Worthy caught a 24-yard touchdown pass/],
    ["how many kneeldowns", /^There were three kneel-downs\./],
    ["are the eagles champs", /The Eagles won the Super Bowl/],
    ["worthy garbage time stats", /^I don't know what "garbage" means here\. Without it: Xavier Worthy caught eight/],
    ["what did the chiefs do in the first half", /^The Chiefs scored no points in the first half\./],
  ],
  "202410815": [
    ["love got hurt? who came in", /^Malik Willis did\./],
    ["who caught the tying td", /^Evan Engram's 14-yard touchdown catch/],
    ["jags comeback, how?", /^The Packers led by as many as 10\. What the Jaguars scored from then on/],
    ["over 49.5?", /^Yes\. The teams' 57 points/],
    [
      "what play set up the winning kick",
      /^With 1:13 left .* to Jayden Reed for 51 yards\. The Packers drove 64 yards/,
    ],
    ["which penalty was the biggest", /Defensive Pass Interference, 21 yards/],
  ],
  "202411609": [
    ["how did the bucs end up in third and 40", /Offensive Holding, 10 yards.*sacked.*Payne Durham, incomplete\.$/],
  ],
  "202410605": [
    ["how many tds for kirk, who caught em", /one touchdown in all.*Drake London for a 3-yard touchdown/],
    ["how long did the first drive last", /^The Panthers lost 3 yards in three plays and punted/],
    ["did any te score", /^No, no tight end had a score\.$/],
    ["fantasy points for both defenses", /^The Falcons' defense had 5\.00.*The Panthers' defense had −2\.00/],
    [
      "could have sworn jessie bates picked off dalton, not in his stats",
      /^That play did not stand: .*Defensive Offside/,
    ],
  ],
  "202410211": [
    ["how long was the game winning drive", /drove 70 yards in six plays .* It took 2:52\./],
    ["where did the bucs start their last scoring drive", /starting at their own 30 with /],
    ["who caught mayfields td pass", /^Chris Godwin Jr\. caught a 41-yard/],
    ["why did detroit lose even tho they had 463 yards", /^The Buccaneers beat the Lions 20-16\. .*for good/],
    ["turnovers for each team?", /^The Buccaneers had one turnover: .* The Lions had two turnovers:/],
    ["how many picks did the lions throw", /^The Lions threw two interceptions/],
    ["how many turnovers did tampa force", /^The Buccaneers had two takeaways/],
    ["how many sacks did hutch have on baker", /^Aidan Hutchinson had 4\.5 sacks/],
    ["which team got more flags, us or the bucs? felt like refs hated detroit", /penalized four times/],
  ],
  "202411206": [
    ["how did chicago come back in the last couple minutes", /Keenan Allen.* Cairo Santos/],
    ["what did the vikings do on the first drive of overtime", /^The Vikings drove 68 yards in 10 plays/],
    ["how many plays were there in OT", /^The Vikings ran nine plays in overtime\. The Bears ran three/],
    ["jordan addison longest catch and did it score", /69-yard pass .* No\. With 14:55/],
    ["keenan allen fantasy points full ppr vs projected", /no projection for Keenan Allen\. Allen scored 23\.6 PPR/],
  ],
  "202410106": [
    ["bears had no offensive td how did they score 24", /Jonathan Owens.*The Bears' scores: /],
    ["who had the most yards for chicago", /^Caleb Williams led the Bears with 93 passing yards\./],
    [
      "what was the halftime score and who scored",
      /^The Titans led 17-3 at halftime\. There were four scores in the first half/,
    ],
    ["pollard 62 yards?", /^Tony Pollard ran 16 times for 82/],
    ["did the bears score 25", /^No\. The Bears beat the Titans 24-17\.$/],
    ["how many tackles did edmunds have", /^Tremaine Edmunds had four tackles\.$/],
    ["what was the final drive for tennessee", /^The Titans drove 22 yards in five plays and threw an interception/],
    ["who had the longest punt return", /^DeAndre Carter returned a punt 20 yards/],
    ["how did the bears win without an offensive td", /^The Bears beat the Titans 24-17\./],
  ],
  "202411605": [
    ["what was the ot winner", /^Chuba Hubbard's 21-yard touchdown run/],
    ["whats the score at the end of regulation", /tied 30-30 at the end of regulation/],
    ["what did the cards do w their OT possession", /^The Cardinals lost 6 yards in seven plays and punted/],
    ["is it true chuba had over 150 rushing", /^Yes\. Chuba Hubbard ran 25 times for 152/],
    ["last 5 scores", /^The last five scores: .* Chuba Hubbard's 21-yard touchdown run \(OT, 3:24\)\.$/],
    ["did arizona score a td on their first drive", /^No\. The Cardinals drove 6 yards in three plays and punted/],
    ["did carolina score on their opening drive", /^Yes\. The Panthers drove 70 yards/],
    ["what was xavier legette's day like", /No player called "xavier legette"/],
  ],
  "202411128": [
    ["How many yards did the Ravens gain in total?", /^The Ravens gained 329 yards\.$/],
    ["Describe the final Ravens drive.", /^The Ravens drove 69 yards in nine plays for a touchdown/],
    ["Did T.J. Watt record a sack?", /^Yes\. T\.J\. Watt sacked Lamar Jackson/],
    ["What was Pittsburgh's record heading into the game?", /^The Steelers were 7-2 before this game\.$/],
    ["List all of the scoring plays in the third quarter.", /^There were three scores in the third quarter/],
    ["How many plays did the Steelers run on their longest drive?", /63 yards in 10 plays/],
    ["Who had more sacks, T.J. Watt or Dean Lowry?", /^They had the same\./],
  ],
  "202410414": [
    [
      "steelers got it back down 3 w/ like 2:40 to go, walk me thru how it died",
      /^You may mean this drive: The Steelers drove .* It took/,
    ],
    ["pittman full ppr?", /17\.3 PPR points/],
  ],
  "202411630": [["charbonnet, what did he put up and what does he usually get", /had averaged 11\.7 in the/]],
  "202410535": [["flags: cleveland vs the commies, number and yardage", /nine penalties .* 52 penalty yards/]],
  "202410107": [["Was Slye perfect, and from what distances?", /His kicks: .*37-yard field goal/]],
  "202410630": [
    ["how did seattle score in the 3rd", /^Two scores\. Laviska Shenault Jr\. returned a kickoff 97 yards/],
    ["who returned the kickoff for a td", /^Laviska Shenault Jr\. returned a kickoff 97 yards for a touchdown/],
    ["what down and distance was the guerendo 76 yarder", /It was 1st & 10 at SF 19\./],
    ["what happened to jordan mason", /^Jordan Mason was shaken up on a play/],
  ],
  "202411629": [
    [
      "so harbaugh went for 2 twice right, did they get either one and who scored it",
      /stopped short.* to Josh Palmer for two/,
    ],
    ["3rd quarter, herbert scrambled and somebody on denver hit him late... who was that flag on", /Justin Strnad/],
    ["Which Denver running back got the most work? I had Estime on my bench lol", /Williams had 11 touches/],
    ["Herbert's full stat line please, rushing included.", /^Justin Herbert completed 23 of 31/],
  ],
  "202411432": [
    ["How did Buffalo cut the lead in the 4th quarter?", /^Josh Allen scored on a 1-yard run .*Rams 44, Bills 42/],
    ["Was James Cook held under 50 yards rushing?", /^Yes\. James Cook ran six times for 20 yards/],
    ["Which quarter had the most points?", /^Bills: Q1 7, Q2 7, Q3 7, Q4 21\./],
  ],
  "202411811": [
    ["How many penalties did Detroit have in the first half?", /^The Lions were not penalized in the first half\.$/],
    ["How many yards did David Montgomery have?", /^No player called "david montgomery"/],
    ["did det go for two", /^No, the Lions had no two-point try\.$/],
    ["What happened on the play before halftime?", /^With 2 seconds left in the second quarter: Jake Bates made/],
  ],
};

describe.skipIf(!HAS_SAMPLE_DATA)("single questions about real games (need ../shared/data)", () => {
  let games: ReadonlyMap<string, GameSnapshot>;
  let before: ReturnType<typeof seasonOf>;
  beforeAll(async () => {
    const all = [...(await realGames()).values()];
    games = new Map(all.map((game) => [game.game.gameKey, game]));
    before = seasonOf(all);
  });

  it("says that a total which was met exactly went neither over nor under", () => {
    const game = games.get("202410203");
    if (game === undefined) throw new Error("The sample data has no game 202410203.");
    const pushed = { ...game, game: { ...game.game, overUnder: 49 } };
    const index = indexFacts(pushed, null);
    const said = ["did the over hit", "Did the total go over 49?", "did it go over or under the total"].map(
      (question) => replyTo(question, pushed, index).sentences[0]?.text,
    );
    const words = "The teams' 49 points matched the total of 49.";
    expect(said).toStrictEqual([`No. ${words}`, `No. ${words}`, words]);
  });

  it.each(Object.keys(ASKED))("are answered: %s", (gameKey) => {
    const game = games.get(gameKey);
    if (game === undefined) throw new Error(`The sample data has no game ${gameKey}.`);
    const index = indexFacts(game, before(game));
    const wrong = (ASKED[gameKey] ?? []).flatMap(([question, says]) => {
      const said = replyTo(question, game, index)
        .sentences.map(({ text }) => text)
        .join(" ");
      return says.test(said) ? [] : [`${question}: ${said}`];
    });
    expect(wrong).toStrictEqual([]);
  });
});
