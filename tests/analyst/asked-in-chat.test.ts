import { describe, expect, it } from "vitest";

import { type Reply, replyTo } from "../../domain/analyst/reply/reply-to.ts";
import { indexFacts } from "../../domain/facts/index-facts.ts";
import { HAS_SAMPLE_DATA } from "../fixtures/sample-data.ts";
import { BOUND_QUESTIONS, UNREAD_QUESTIONS } from "./bound-questions.ts";
import { realGames } from "./real-games.ts";

/** Questions by game, each with what its answer says and the one before did not. */
const ASKED: readonly (readonly [gameKey: string, question: string, says: RegExp])[] = [
  [
    "202411230",
    "was there no flag on bryant's touchdown",
    /^With 7:25 left .*unsportsmanlike conduct on Devon Witherspoon/,
  ],
  ["202410302", "was there a flag on rice's td", /^Yes\. .*roughing the passer on Lorenzo Carter, 8 yards\.$/],
  ["202410506", "why did diontae johnson do so bad", /^(?!.*Roschon).*caught three passes for 23 yards/],
  ["202410530", "wtf happened on that 102 yarder", /Rayshawn Jenkins recovered.* returned it 102 yards/],
  ["202410530", "how many sacks did dexy lawrence get", /^Dexter Lawrence had three sacks/],
  ["202410621", "did they score after mixons 59 yd run", /The Texans drove 59 yards .*threw an interception/],
  ["202410630", "who won the niners seahwks game", /^The 49ers beat the Seahawks 36-24\.$/],
  ["202410630", "walker got 20.9 pts on 32 rush yds how??", /^Kenneth Walker III had 20\.90 PPR points/],
  ["202410813", "what set up the dell td", /^.*Jalen Pitre intercepted Anthony Richardson/],
  ["202410934", "how'd the titans get the ball so close b4 the westbrook td", /Arden Key sacked Drake Maye and forced/],
  [
    "202410405",
    "was chase brown projected for anything close to that??",
    /^There is no projection for Chase Brown\. Brown scored/,
  ],
  ["202410419", "how tf did levis end up negative", /^Will Levis had −0\.50 PPR points/],
  ["202410521", "who won fins pats", /^The Dolphins beat the Patriots 15-10\.$/],
  ["202410622", "how did shaheed score he barely caught anything", /^Rashid Shaheed returned a punt 54 yards/],
  ["202410623", "was it tied at any point after 0-0", /^Yes\. The score was tied once\. 7-7 on Tyrone Tracy Jr\./],
  ["202410833", "how did atl win this w less yards than tampa", /^The Falcons beat the Buccaneers 31-26\./],
  ["202411106", "caleb had 231 n ran a ton why only 16 pts", /^Caleb Williams had 16\.24 .* had no touchdown\.$/],
  ["202411121", "wat happened on slyes extra pt", /^Michael Hoecht blocked Joey Slye's extra point/],
  ["202411307", "who got wilsons tds", /^There were three touchdowns: George Pickens'/],
  ["202411214", "was indy ever winning", /^Yes\. The Colts led by as many as three/],
  ["202411322", "how close did no get on the last drive", /The Saints got as far as the Rams' 9\./],
  ["202411401", "dk or marv who had more yds", /^They had the same\. DK Metcalf .* Marvin Harrison Jr\./],
  ["202411401", "charb stats", /^Zach Charbonnet ran 22 times/],
  ["202411523", "what did bmore do after they stopped the gmen at the 2", /The Ravens drove 97 yards in nine plays/],
  ["202430226", "how close did the rams get at the end", /The Rams got as far as the Eagles' 13\./],
  ["202410210", "who picked nix in the endzone", /Cory Trice Jr\. intercepted .* touchback\.$/],
  ["202410210", "why didnt the steelers td right b4 half count", /it took back Justin Fields' 6-yard touchdown pass/],
  ["202410433", "when did the eagles finally get a first down", /^With 6:49 left in the second quarter: Jalen Hurts/],
  ["202410433", "what happened on that punt dejean dropped", /muffed by Cooper DeJean/],
  ["202411604", "how long was that drive stevenson scored on", /^The Patriots drove 91 yards in 16 plays/],
  ["202411604", "were the pats ever favored to win during the game", /42 percent/],
  ["202411604", "taron johnson td how did that happen", /Drake Maye fumbled the snap/],
  ["202411624", "down 10 how did rodgers last drive end", /Anders Carlson missed a 49-yard field goal/],
  ["202411726", "how many turnovers for dallas n who coughed it up", /^The Cowboys had four turnovers\./],
  [
    "202411726",
    "gardner johnson had how many picks and what came of em",
    /69 yards for a touchdown.*(?<!11:43.*)Pickett/,
  ],
  ["202411824", "15 at half is a weird number how did jets get there", /^Two scores\..*two-point try/],
  ["202411824", "how did the fins not score after that 67 yd kick return b4 half", /threw an interception/],
  ["202411824", "was it ever close in the 4th tho", /^The margin was five points at its smallest/],
  ["202411520", "which bear got the most flags", /^K\.Amegadjie drew three penalties, the most of the Bears: /],
  [
    "202411520",
    "who had the most penalties",
    /^The Vikings had 10 penalties to the Bears' nine\. C\.Robinson drew four/,
  ],
  ["202410532", "which player had the most penalties", /^No player drew more than one penalty\.$/],
  [
    "202410903",
    "why did denver only get 10 pts w 319 yds",
    /^The Broncos' scores: .* four turnovers on downs, .* one touchdown on four trips inside the 20\. .* one of five fourth downs\./,
  ],
  ["202410903", "what did zay flowers end up with, he score?", /caught five passes for 127 yards.* Yes\. Two scores\./],
  ["202410903", "lamar hardly missed a throw right? how many incompletions", /had three passes that were not complete/],
  ["202411110", "how did lil jordan humphrey get 15 pts lol", /^Lil'Jordan Humphrey had 15\.20 PPR points/],
  ["202411110", "why bijan so low smh", /^Bijan Robinson ran 12 times for 35 yards\./],
  ["202411834", "did stroud play long? whats his line", /C\.J\. Stroud completed six of six passes for 50 yards/],
  ["202410221", "dk or jsn, who scored more", /^Metcalf did\. .* 28\.9 PPR points.* 23\.7 PPR points/],
  [
    "202410221",
    "did seattle ever trail in the 2nd half",
    /trailed by as many as three .*: Patriots 20, Seahawks 17\.$/,
  ],
  [
    "202410532",
    "what happened right before the pick six",
    /^(?:With [^.]* left [^.]*\. ){2}Jaylen McCollough returned/,
  ],
  ["202410532", "gb 1 for 8 on 3rd?? which one did they even get", /Jordan Love scrambled right for 12 yards\./],
  ["202410212", "jacobs 32 carries and only 13 pts?? how", /^Josh Jacobs had 13\.10 PPR points: 151 rushing yards/],
  [
    "202410626",
    "who won n how did they put it away",
    /^The Eagles beat the Browns 20-16\. .*A\.J\. Brown for 40 yards/,
  ],
  [
    "202410715",
    "how long was that jags drive that went from the 3rd into the 4th, did they even score",
    /^No\. The Jaguars drove 84 yards in 17 plays/,
  ],
  [
    "202410129",
    "what happend on the 2pt try after mcconkeys td",
    /Gus Edwards was stopped short on a two-point run\.$/,
  ],
  ["202410433", "how did philly end up w 16, where did the 2 pts come from", /Ringo/],
  ["202410433", "how did the eagles get 2 points", /Ringo/],
  ["202410433", "what did the dejean muff lead to", /The Buccaneers drove 22 yards in five plays for a touchdown/],
  ["202411205", "tell me about the chiefs td drive b4 half", /^The Chiefs drove 92 yards in 14 plays for a touchdown/],
  [
    "202411205",
    "what happend on carolinas 4th down w 2 min left",
    /Bryce Young threw left to Adam Thielen for 13 yards/,
  ],
  ["202411309", "lock or rush better fantasy game", /^Lock did\. .* 14\.8 PPR points\. Cooper Rush/],
  ["202411309", "how did the gmen make it close at the end", /scored after trailing by 17: .*Drew Lock's 8-yard/],
  ["202411603", "it was 17-17, how did bal get the lead back", /^Mark Andrews caught a 7-yard touchdown pass/],
  ["202411721", "how many of gibsons 63 yds came on the last drive", /^Antonio Gibson ran six times for 53 yards on/],
  ["202411213", "did fairbairn really miss a chip shot", /^Ka'imi Fairbairn missed a 28-yard field goal/],
  [
    "202411505",
    "what happend on carolinas 1st play of the 2nd half",
    /^With 14:56 left in the third quarter: Osa Odighizuwa/,
  ],
  ["202411505", "first play of the 3rd quarter", /^With 14:56 left in the third quarter/],
  ["202410807", "what happend on the 4th n 1 late in the 3rd", /Ja'Marr Chase for a loss of 2\.$/],
  ["202410301", "why was it 13-7 and not 14-7", /^Amon-Ra St\. Brown caught .* extra point was no good \(Lions 13/],
  ["202410104", "how did az get that kickoff td", /^DeeJay Dallas returned a kickoff 96 yards/],
  ["202410116", "did likely score on the last play or no", /first ruled a 10-yard touchdown, reversed on review/],
  ["202410116", "ravens had like 450 yds how did they only score 20", /one touchdown on four trips inside the 20/],
  ["202410116", "whats the big play that got bal down to the 10 at the end", /Rashod Bateman for 38 yards/],
  [
    "202410304",
    "jax had 1st n goal to start the 4th what happend",
    /Von Miller sacked Trevor Lawrence for a loss of 10/,
  ],
  ["202410419", "longest fg of the game? folk?", /^Jason Sanders kicked a 56-yard field goal/],
  ["202410419", "did miami ever have a good shot to win this, like win prob", /70 percent/],
  ["202411423", "highest win chance giants had late", /highest late in the game after this play, 48 percent/],
  ["202410720", "why 29 tho did they miss the xp or go for 2", /the two-point try failed \(Vikings 29, Lions 28\)/],
  ["202410720", "how many catches and targets did st brown have", /had eight targets\. .* caught eight passes for 112/],
  ["202410720", "that fake punt cost them?", /Aaron Jones scored on a 34-yard run/],
  ["202411625", "why was it 4th and 11 at the end didnt they have like a yard to go", /^With 1:05 left .*Van ?Lanen/],
  ["202411625", "how did the raiders take the lead back, give me the drive", /^The Raiders drove 70 yards in 10 plays/],
  ["202411423", "wandale 11 targets and did what with it", /^Wan'Dale Robinson caught four passes for 38 yards/],
  ["202411229", "how did bal go all that way before half", /^The Ravens drove 93 yards in eight plays/],
  ["202411229", "who got flagged right before the gus edwards td", /Jalyn Armour-Davis, 15 yards/],
  ["202411513", "what happened to mixon on the ground", /^Joe Mixon ran 12 times for 23 yards\.$/],
  ["202411104", "cook had 20 rushing yds how is he at 19.7", /^James Cook had 19\.70 PPR points/],
  ["202410715", "who took the punt back n how far was it", /^(?!.*Antonio Gibson).*one punt for 96 yards\.$/],
  ["202410423", "why was singletary so bad i started him", /^Devin Singletary ran 14 times for 24 yards\./],
  ["202411728", "who scored first and did they make the kick", /^Xavier Worthy .* the extra point was no good/],
  ["202411832", "geno or jimmy g who threw for more yds", /^Garoppolo did\./],
  ["202411832", "did both teams miss there 2 pt tries", /^Two two-point tries\./],
  ["202411832", "what was goin on at the start of the 4th", /^The Seahawks led 24-16 .*Ronnie Rivers for 9 yards/],
  ["202410634", "what down was pollards td on", /23-yard touchdown\. It was 3rd & 19 at IND 23\.$/],
  ["202411205", "who got called for that big PI before hubbards td", /^.*Chamarri Conner, 28 yards/],
  ["202411205", "who got mahomes the most, sacks wise", /^Jadeveon Clowney led the Panthers with 1\.5 sacks\.$/],
  ["202411205", "how'd they get in fg range on the last drive", /Patrick Mahomes scrambled left for 33 yards/],
  ["202411508", "y did winston score NEGATIVE pts", /^Jameis Winston had −0\.36 PPR points/],
  [
    "202411526",
    "what was the flag on the eagles fg try in the 3rd",
    /^.*Montravius Adams.* good 48-yard field goal\.$/,
  ],
  ["202411526", "what was the penalty on the elliott field goal in the third quarter", /^.*Montravius Adams/],
  ["202411731", "how many kicks did moody miss lol", /^There were three missed or blocked kicks/],
  [
    "202411828",
    "what came of that long bengals drive from the 3rd into the 4th",
    /^The Bengals drove 82 yards in 15 plays/,
  ],
  ["202411828", "how did pitt get the ball back before the 54 yd fg", /^.*muffed by D\.J\. Ivey/],
  ["202430104", "did denvers fake punt get em any points", /The Broncos drove 31 yards .* and punted/],
  ["202410715", "how tf did the pats end up in 4th n 26", /Travon Walker sacked Drake Maye for a loss of 14/],
  ["202410715", "were the pats ever favored to win by the win chance thing", /61 percent/],
  ["202410808", "how did that agholor td come about", /^.*Kyle Hamilton sacked Jameis Winston and forced a fumble/],
  ["202411320", "how do the cards outgain em by 130 and still lose", /^The Vikings beat the Cardinals 23-22\./],
  ["202411320", "who kept false startin for az lol", /^There were four false starts\./],
  ["202411320", "why only 15 for murray he threw it 45 times", /^Kyler Murray had 15\.20 PPR points/],
  ["202411522", "what happened on the last play", /Moreau for a 1-yard touchdown\. .*Juwan Johnson was incomplete\.$/],
  [
    "202411530",
    "how did seattle have over 100 penalty yds on like 5 flags",
    /^The Seahawks had five penalties for 108/,
  ],
  ["202411530", "how bad was howell after he came in", /^Sam Howell completed five of 14 passes/],
  ["202411616", "was dells td off a turnover", /^No\. .*Matt Araiza punted/],
  [
    "202411708",
    "how many intentional groundings did dtr have lol",
    /^There were three intentional grounding penalties/,
  ],
  ["202411735", "didnt they miss a kick to win it in reg", /^Riley Patterson missed a 56-yard field goal/],
  ["202411812", "was that swift td off a turnover", /^Yes\. Jayden Reed's lost fumble led to/],
  [
    "202410114",
    "colts cut it to 29-27, did they get the ball back??",
    /^No, the Colts had no drive after the last score\./,
  ],
  ["202410114", "did the colts have the ball longer", /^No\. The Texans had 40:00 of possession/],
  [
    "202410114",
    "didnt the colts pick stroud at the goal line in the 4th?? what happend to that",
    /^That play did not stand/,
  ],
  ["202410114", "why wasnt it 15-15 after the taylor td", /the two-point try failed/],
  ["202411423", "how did tracy get 19 pts w only 45 rush yds", /^Tyrone Tracy Jr\. had 19\.30 PPR points/],
  ["202411423", "was it a hold that killed the giants punt return td", /Greg Stroman \(offensive holding, 10 yards\)/],
  ["202411603", "what happend w 14:08 left in the 4th", /Minkah Fitzpatrick intercepted/],
  ["202411625", "who fumbled it away for jax", /^Two lost fumbles\./],
  ["202411708", "didnt cle have a pick right b4 half? what happend", /^That play did not stand: With 40 seconds left/],
  ["202411809", "was dallas winning at half", /^Yes\. The Cowboys led/],
  ["202411205", "was it close in the 4th", /^It was level in the fourth quarter \(27-27\)\./],
  ["202411235", "was it close in the first half", /^It was level in the first half \(3-3\)\./],
  [
    "202410433",
    "was it close in the first half",
    /^Once there was a score, the margin was seven points at its smallest/,
  ],
  ["202410126", "was hurts picked off in the end zone", /^With 13:10 left .*Jaire Alexander intercepted/],
  ["202411205", "was it the tight end who scored in the 2nd quarter", /^Yes\. Noah Gray/],
  ["202411235", "up 3 in the 3rd did dallas kick a field goal", /^The stats have nobody with field goals/],
  ["202411809", "how close did dallas get to winning it, like win chance", /the Cowboys' chance .* 83 percent/],
  // What a manager did with his players.
  ["202411106", "i started tucker kraft... how bad is it", /Kraft (?:scored|had) 0 PPR points/],
  ["202411106", "benched dj moore, was that a mistake?", /Moore scored 13\.7 PPR points/],
  ["202410831", "started deebo in my flex. how bad", /Samuel (?:Sr\. )?scored 12\.6 PPR points/],
  ["202410402", "shoulda i started shaheed or olave in ppr", /^Shaheed did\. .* 17\.7 PPR .* 16\.7 PPR/],
  ["202410831", "shoulda i started purdy or dak in standard", /^Purdy did\. .* 26 points in standard scoring/],
  ["202410831", "shoulda i started kittle or ferguson in half ppr", /21\.80 half-PPR .* by 16\.50\.$/],
  ["202410402", "shoulda i started pitts over kamara", /^(?:No|Kamara did)\. .* 24\.9 PPR/],
  [
    "202411811",
    "benched amon ra for jordan addison in my final. how many points did that cost me",
    /^St\. Brown had 12\.7 PPR points more\./,
  ],
  ["202411811", "i sat gibbs for aaron jones. how many points did i lose", /^Gibbs had 33\.5 PPR points more\./],
  ["202411811", "started aaron jones over gibbs and how much did it cost me", /^Gibbs had 33\.5 PPR points more\./],
  ["202430126", "hurts outscored love by how much in fantasy?", /^Hurts had 13\.3 PPR points more\./],
  ["202430126", "did jacobs outscore saquon and by how much", /^Yes\. Jacobs had 6\.8 PPR points more\./],
  ["202430126", "by how many yards did jacobs outrush saquon", /^Barkley had 38 rushing yards more\./],
  ["202410831", "any kittle owners here? what did he get", /24\.8 PPR/],
  ["202410205", "what came of dobbins long run", /^J\.K\. Dobbins scored on a 43-yard run .*Panthers 0\)\.$/],
  ["202411230", "why was it 13-3 after the pick six and not 14-3", /missed the extra point, wide left/],
  ["202430126", "who won and by how much", /^The Eagles beat the Packers 22-10\.$/],
  ["202410612", "demercado or conner, who was the better play in ppr this week", /^Demercado did\./],
  [
    "202430126",
    "saquon owner here, how many touches and did he find the endzone",
    /27 touches.*no touchdown by Saquon/,
  ],
  ["202411230", "k walker averaged nothing so where did his 13 points come from", /^Kenneth Walker III had 13\.30 PPR/],
  // Long gains, and where they ended.
  ["202411321", "who broke off the longest run today", /^Drake Maye ran for 41 yards/],
  [
    "202430126",
    "josh jacobs had a long run late in the 3rd, how long and what came of it",
    /^Josh Jacobs ran for 31 yards .*Jacobs scored on a 1-yard run/,
  ],
  ["202411811", "that long akers run, how many yds and did they even score after", /^Cam Akers ran for 58 .*downs/],
  ["202410831", "kittles longest catch n what did it lead to", /^George Kittle caught a 43-yard .*Isaac Guerendo/],
  ["202410831", "what came of pearsall's long run", /^Ricky Pearsall ran for 39 yards .*41-yard field goal/],
  ["202411106", "where was watson brought down on the 60-yard catch", /to CHI 14 for 60 yards/],
  ["202410831", "where did pearsall get caught from behind on his long run", /pushed ob at DAL 26/],
  // Drives, the chance to win and what moved it.
  ["202410831", "longest niners drive by the clock", /^The 49ers drove 75 yards .*It took 5:33\./],
  ["202411321", "which drive had the most plays, how many", /^The Colts drove 80 yards in 19 plays/],
  ["202411321", "at what point were the pats closest to a win, win prob wise", /91 percent/],
  ["202410831", "best chance dallas ever had to win, in % and when", /61 percent: With 4:43 left in the second/],
  ["202411230", "if u had to pick one play that swung this game which is it", /^With 7:25 left .*Coby Bryant/],
  [
    "202411811",
    "it was 10-9 at one point!! how did it become a blowout",
    /beat the Vikings 31-9\. Jahmyr Gibbs caught/,
  ],
  ["202411811", "it was 10-6 at half, how did it get so lopsided", /31-9\. Will Reichard kicked a 51-yard/],
  ["202411811", "how did this become a 31-9 blowout", /^The Lions beat the Vikings 31-9\. Jahmyr Gibbs caught/],
  [
    "202411811",
    "how did detroit get points w only 20 secs before half",
    /^Jake Bates .*Goff threw deep right .* for 19/,
  ],
  [
    "202410923",
    "i missed the end of the 1st half, how did the commanders score w no time left",
    /^Terry McLaurin caught an 18-yard .*Dyami Brown for 24/,
  ],
  // What stood before a score, and beside it.
  ["202430126", "why was it 16-3 after the goedert touchdown and not 17-3?", /missed the extra point, wide left/],
  ["202410923", "why was it 24-16 after jones td and not 24-17", /Daniel Jones was sacked on a two-point try/],
  ["202410402", "how far was koos winner and how much time was on the clock", /58-yard field goal .* 7 seconds left/],
  [
    "202410402",
    "which penalty set up that last kick",
    /^With 29 seconds left .*interference on Paulson Adebo, 30 yards/,
  ],
  ["202411321", "which flag set up that last kick", /^No penalty .* 68-yard field goal, short\.$/],
  ["202410612", "how did GB start so close (the ari 44) before that watson bomb", /returned 39 by Keisean Nixon/],
  ["202411321", "maye's pick in the 3rd, who got it and how near the goal line were the pats", /Blackmon.* at IND 7\./],
  ["202411704", "did aaron rodgers get flagged after that int in the 3rd", /^Yes\. .*roughness on Aaron Rodgers/],
  ["202410205", "what was the score before and after the molden pick drive", /Chargers 13, Panthers 0\. .*Chargers 20/],
  [
    "202411106",
    "packers had 1st n goal early in the 4th, what happened on the 4th down",
    /Love scrambled right for 5 yards/,
  ],
  ["202410612", "packers kicker missed one right? from how far and which side", /44-yard field goal, wide right\.$/],
  ["202411522", "did greg joseph miss left or right", /^Greg Joseph missed .*wide right/],
  ["202410612", "what injury did marvin harrison jr. leave with?", /The stats do not say what the injury was\.$/],
  // Claims, places and other words beside a question.
  ["202411230", "guy at work says leonard williams had 3 sacks, true?", /^No\. Leonard Williams had 2\.5 sacks/],
  ["202411106", "odunze had 65 yards, true?", /^Yes\. Rome Odunze caught six passes for 65 yards\.$/],
  ["202411230", "what was the attendance at lumen", /^This game's data has no attendance\.$/],
  ["202410205", "carolina went for it on 4th down a few times, did they get any of them", /one of three fourth downs/],
  ["202411811", "darnold comp/att and yds", /^Sam Darnold completed 18 of 41 passes for 166 yards/],
  [
    "202411522",
    "were the saints even supposed to keep it close? what was the line",
    /^The Commanders were favored by 7\.5/,
  ],
  ...BOUND_QUESTIONS,
];

async function replyOf(gameKey: string, question: string): Promise<Reply> {
  const game = (await realGames()).values().find(({ game: { gameKey: key } }) => key === gameKey);
  if (game === undefined) throw new Error(`The sample data has no game ${gameKey}.`);
  return replyTo(question, game, indexFacts(game, null));
}

describe.skipIf(!HAS_SAMPLE_DATA)("what strangers typed about real games (needs ../shared/data)", () => {
  it.each(ASKED)("%s: %s", async (gameKey, question, says) => {
    const { kind, sentences } = await replyOf(gameKey, question);
    expect(kind).toBe("answer");
    expect(sentences.map(({ text }) => text).join(" ")).toMatch(says);
  });

  it.each([
    ["202411205", "did the chiefs punt only once", /Two punts/],
    ["202411205", "did the chiefs win easily", /The Chiefs beat the Panthers 30-27/],
    ["202411230", "was bryant's touchdown called back by a flag on the return", /^No\./],
    ["202411322", "did no running back score", /^Kyren Williams scored/],
    ["202411205", "was gray outscored by kelce", /^No\. Travis Kelce scored 12\.2 .*Noah Gray scored 22\.6/],
  ])("is no yes to what was not so: %s, %s", async (gameKey, question, says) => {
    const { sentences } = await replyOf(gameKey, question);
    const told = sentences.map(({ text }) => text).join(" ");
    expect(told).not.toMatch(/^Yes/);
    expect(told).toMatch(says);
  });

  it.each<readonly [gameKey: string, question: string]>([
    ["202411205", "did r moore catch a pass"],
    ["202410111", "did l williams score"],
    ["202411205", "when did the chiefs finally get the first down that sealed it"],
    ["202411235", "didnt the commanders miss the kick that would have tied the game"],
    ["202411235", "were the commanders ever favored in the 1st quarter"],
    ["202411811", "it was 20-9, how did it turn into a rout"],
    ["202410831", "we started at our own 20 on the last drive right"],
    ["202410612", "was it raining in chicago"],
    ["202410205", "which drive had the most plays for a touchdown"],
    ["202410714", "most snaps on a drive that didnt score"],
    ["202410714", "which drive had the most plays but no points"],
    ["202410205", "which penalty set up the last kick of the half"],
    ["202410205", "how did the panthers begin so close before the pineiro long one"],
    ["202410714", "where did smith get tackled on his second catch"],
    ["202410205", "mccaffrey had a long run how long and did they score"],
    ["202411715", "do the titans have the #1 overall pick"],
    ["202410333", "missed the 3rd feeding the baby. did anyone score"],
    ...UNREAD_QUESTIONS,
  ])("is not understood by a part of it: %s, %s", async (gameKey, question) => {
    expect((await replyOf(gameKey, question)).kind).toBe("unknown");
  });

  it.each([
    [
      "202411811",
      "how did the vikings score with 10 seconds left in the first half",
      /24 seconds/,
      /did not score in the last 10 seconds/,
    ],
    ["202411811", "did harrison smith get flagged after his pick", /^Yes/, /Harrison Smith intercepted Goff/],
    ["202411106", "what's the injury report", /do not say what/, /Elijah Hicks was shaken up on a play/],
    [
      "202411704",
      "why was it 7-0 after allens touchdown",
      /missed|failed|no good/,
      /Tyler Bass made the extra point\.$/,
    ],
  ])("holds nothing that was not so, or not asked: %s, %s", async (gameKey, question, wrong, says) => {
    const { sentences } = await replyOf(gameKey, question);
    const told = sentences.map(({ text }) => text).join(" ");
    expect(told).not.toMatch(wrong);
    expect(told).toMatch(says);
  });

  it("holds nothing about a knee that is no kneel-down", async () => {
    const reply = await replyOf("202430226", "what happend to hurts knee");
    expect(reply.kind).toBe("unknown");
  });
});
