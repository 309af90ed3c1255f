import { describe, expect, it } from "vitest";

import { type Reply, replyTo } from "../../domain/analyst/reply/reply-to.ts";
import { indexFacts } from "../../domain/facts/index-facts.ts";
import { HAS_SAMPLE_DATA } from "../fixtures/sample-data.ts";
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
    ["202411205", "did the chiefs punt only once"],
    ["202411205", "did the chiefs win easily"],
    ["202411230", "was bryant's touchdown called back by a flag on the return"],
    ["202411322", "did no running back score"],
    ["202411205", "was gray outscored by kelce"],
  ])("is no yes to what was not so: %s, %s", async (gameKey, question) => {
    const { sentences } = await replyOf(gameKey, question);
    expect(sentences[0]?.text).not.toMatch(/^Yes/);
  });

  it.each([
    ["202411205", "did r moore catch a pass"],
    ["202410111", "did l williams score"],
    ["202411205", "when did the chiefs finally get the first down that sealed it"],
    ["202411235", "didnt the commanders miss the kick that would have tied the game"],
    ["202411235", "were the commanders ever favored in the 1st quarter"],
  ])("is not understood by a part of it: %s, %s", async (gameKey, question) => {
    expect((await replyOf(gameKey, question)).kind).toBe("unknown");
  });

  it("holds nothing about a knee that is no kneel-down", async () => {
    const reply = await replyOf("202430226", "what happend to hurts knee");
    expect(reply.kind).toBe("unknown");
  });
});
