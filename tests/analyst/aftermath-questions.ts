/** Questions of our own about what came after what was just told, in the part of a game that is named, and near ones that mean something else, with what their answer says. */
export const AFTERMATH_QUESTIONS: Readonly<Record<string, readonly (readonly [question: string, says: RegExp])[]>> = {
  "202411119": [
    [
      "how close did the raiders get in the second half",
      /^The Raiders came no closer than four points in the second half, as it stood at its start \(Dolphins 10, Raiders 6\)\.$/,
    ],
    ["any dolphins go over 100 yards", /^Yes\. Jonnu Smith caught six passes for 101 yards/],
    [
      "did any raider have 300 yards",
      /^No\. Nobody on the Raiders had that many rushing, receiving or passing yards\.$/,
    ],
    ["any raiders over 5 catches", /^Yes\. Brock Bowers led the Raiders with 13 catches\.$/],
  ],
  "202410203": [
    [
      "how did the raiders flip it in the 4th",
      /^The Ravens led 16-13 after the third quarter\. Derrick Henry .* The Raiders beat the Ravens 26-23\.$/,
    ],
    ["how did vegas win this with a backup qb playing", /^The Raiders beat the Ravens 26-23\. Daniel Carlson/],
    ["did the raiders have the lead at any point", /^Yes\. .* as many as three with 31 .*\(Raiders 26, Ravens 23\)\.$/],
    [
      "how close did the raiders get in the 2nd half",
      /^The Raiders led by three points in the second half\..*Raiders 26/,
    ],
    [
      "how close did the ravens get in the 4th",
      /^The Ravens were level or ahead .* until they fell behind by three points/,
    ],
    ["who came in at qb for the ravens", /^No other quarterback threw a pass for the Ravens\.$/],
    ["gardner minshew touchdowns and fantasy points", /Gardner Minshew had one touchdown in all\.$/],
  ],
  "202410116": [
    [
      "ravens were up at half so how did kc swing it in the 3rd quarter",
      /^The Chiefs led 13-10 at halftime\. Isiah Pacheco scored .* The Chiefs led 20-10 after the third quarter\.$/,
    ],
    ["how did the ravens flip it in the 3rd", /^I don't know all of that/],
    ["how did the chiefs win with a rookie qb in", /^The Chiefs beat the Ravens 27-20\. Harrison Butker's 32-yard/],
    [
      "how close did baltimore come in the first half",
      /^The Ravens came within three points in the first half after they fell behind\. Justin Tuck/,
    ],
    [
      "how close did the ravens get in the 4th quarter",
      /^The Ravens came within three points in the fourth quarter\. Isai/,
    ],
    [
      "what happened on the ravens 4th and 3 and did they get the first",
      /Zay Flowers for 1 yard\. No\. The Chiefs had the next snap at their own 49/,
    ],
    [
      "4th and 3 in the 2nd quarter, who stopped lamar and did the chiefs do anything with it",
      /22-T\.McDuffie.* Yes\. The Chiefs drove 38 yards in eight plays for a field goal/,
    ],
    [
      "the drive after lamar's fumble, how far did they go and how much clock",
      /^Chris Jones sacked .* The Chiefs drove 1 yard in four plays for a field goal.* It took 1:07\. Harrison Butker/,
    ],
    [
      "after the likely td how far did the chiefs drive and how much time did it take",
      /drove 70 yards in eight plays.* It took 4:22\./,
    ],
    // One score apart at the end, nobody ran away with it.
    ["how did the chiefs run away with it", /^The Chiefs beat the Ravens 27-20\. (?!Xavier)/],
  ],
  "202430426": [
    [
      "got here late, how did the eagles get up so big by halftime",
      /^The Eagles led 24-0 at halftime\. Jalen Hurts scored .* led to A\.J\. Brown's 12-yard touchdown catch\.$/,
    ],
    ["how did the eagles build that lead in the first half", /^The Eagles led 24-0 at halftime\. Jalen Hurts scored/],
    [
      "how did the eagles take over in the 2nd quarter",
      /^The Eagles led 7-0 after the first quarter\. Jake Elliott .* The Eagles led 24-0 at halftime\.$/,
    ],
    ["how did the chiefs get up so big by halftime", /^The Eagles led 24-0 at halftime\.$/],
    ["how did the chiefs take over in the 2nd quarter", /^(?!The Eagles led 7-0 after)/],
    ["how close did the eagles get in the first half", /^The Eagles never trailed in the first half\.$/],
    [
      "how did the eagles run away with it",
      /^The Eagles beat the Chiefs 40-22\. Jalen Hurts scored .*\(Eagles 34, Chiefs 0\)\. Zack Baun's interception .* led to/,
    ],
    [
      "how did the eagles blow it open and who had the most receiving yards",
      /\(Eagles 34, Chiefs 0\)\..* DeVonta Smith led the Eagles with 69 receiving yards\.$/,
    ],
    ["any chiefs over 150 yards", /^Yes\. Xavier Worthy caught eight passes for 157 yards/],
    ["any eagles with over 200 yards", /^Yes\. Jalen Hurts completed 17 of 22 passes for 221 yards/],
    ["who came in at qb for the eagles", /^The first play that has Kenny Pickett: .*Pickett ran three times/],
    ["hurts tds and fantasy points", /28 PPR points.*Jalen Hurts had three touchdowns in all\.$/],
    ["barkley tds and fantasy points", /^(?!.*in all)/],
    [
      "how far did the eagles go after the baun pick and how much clock did it eat",
      /14 yards in two plays for a touchdown.* It took 0:10\./,
    ],
    [
      "who scored the first td and what happened on the extra point",
      /^Jalen Hurts scored on a 1-yard run .* Jake Elliott made the extra point\.$/,
    ],
    ["does the dejean pick six count", /^Yes\. Cooper DeJean/],
    ["does a safety count as a sack", /^(?!No, that play)/],
  ],
  "202411111": [
    ["who came in at quarterback for the lions and was he any good", /Hendon Hooker.*completed three of four passes/],
    // Teams that are not in this game.
    ["who came in at quarterback for the panthers and was he any good", /^The Panthers are not in this game/],
    ["how did the panthers run away with it", /^The Panthers are not in this game/],
    ["why did the bears punt on 4th and 1", /^The Bears are not in this game/],
    [
      "how did detroit pull away in the second half and who had the most yards",
      /^The Lions beat the Jaguars 52-6\. Jameson Williams caught a 64-yard .*\(Lions 52, Jaguars 6\)/,
    ],
  ],
  "202411126": [
    ["what was barkley projected and what did mclaurin get", /projection.* Terry McLaurin scored 2 PPR points/],
    ["did barkley score and what was he projected", /^Yes\. Two scores\./],
  ],
  "202410728": [
    ["davante adams line, they kept throwing to him", /30 yards\..* Davante Adams had nine targets\.$/],
    ["pickens stats? russ kept looking for him", /^George Pickens caught five passes .* had nine targets\.$/],
    ["did pickens score? they went to him a lot", /^Yes\. (?!.*target)/],
    [
      "why did the jets go for 2, i thought the kick got blocked",
      /extra point is Blocked.* so the kick did not stand: Minkah Fitzpatrick \(leverage, one yard\)\. .*for two points\.$/,
    ],
  ],
  "202410324": [["why did the jets go for two", /^The Jets had no two-point try\.$/]],
  "202410510": [
    [
      "what did that leverage flag cost the raiders",
      /Leverage on J\. Robinson, 15 yards.* Wil Lutz made a 44-yard field goal/,
    ],
    ["how'd denver get another shot at that field goal", /^With 2 seconds left .* so the kick did not stand/],
  ],
  "202410309": [
    [
      "why did the ravens punt on 4th and 1",
      /^With 6:06 left .*Delay of game on the Ravens, 5 yards.* Jordan Stout punted 36 yards.* It was 4th & 6 at DAL 49\.$/,
    ],
    // No flag came before that one.
    ["why did the ravens punt on 4th and 6", /^With 5:53 left in the second quarter: Jordan Stout punted 36 yards/],
  ],
  "202410402": [
    [
      "why did atlanta settle for a field goal on 4th and 1",
      /False start on R\. Neuzil, 5 yards.* Younghoe Koo made a 53-yard field goal\. It was 4th & 6/,
    ],
  ],
  "202410905": [["saints faked a punt, did they get the first down", /fake punt\. Yes\. It was 1st & 10/]],
  "202410301": [
    [
      "arizona went for it on 4th and 1 in the third, did murray get the first",
      /\(it was not enough for a first down\).* No\. The Lions had the next snap/,
    ],
    ["did the cardinals get the first score", /^No\. David Montgomery scored/],
    [
      "4th and 6 in the 4th for arizona, who was it to and did detroit do anything with it",
      /Trey McBride, incomplete\. No\. The Lions drove 2 yards in three plays and punted/,
    ],
  ],
  "202411411": [
    [
      "goff to st brown on 2nd and 17 late, did that move the chains?",
      /for 16 yards\. No\. It was 3rd & 1 at GB 21\. .*Montgomery ran right for no gain\.$/,
    ],
  ],
  "202410235": [
    [
      "daniels scrambled on 3rd and 10 early, did he get the first",
      /No\. It was 4th & 1 at NYG 31\. .*Brian Robinson ran left for 6 yards\. That made the first down\.$/,
    ],
  ],
  "202411607": [
    [
      "who scored the browns td and what happened on the extra point",
      /^Jerome Ford scored .* the extra point was no good/,
    ],
  ],
  "202410813": [
    ["does the odeyingbo fumble return td count", /^No, that play did not stand: .*\(the runner was down by contact\)/],
    [
      "did odeyingbo's touchdown stand, and who won",
      /^No, that play did not stand: .* The Texans beat the Colts 23-20\.$/,
    ],
  ],
  "202411312": [
    [
      "does the neal fumble return td count and how many tackles did he have",
      /^No, that play did not stand: .*\(it was not a fumble\).* Siran Neal had no tackles\./,
    ],
  ],
  "202410212": [
    [
      "why did the packers win even with their backup quarterback in there",
      /^The Packers beat the Colts 16-10\. .* The Packers outrushed the Colts 261-140\./,
    ],
  ],
  "202410723": [
    ["what was the score when lock came in", /^The first play that has Drew Lock: .* The Eagles led 28-3 then\.$/],
    ["when did lock come in", /^The first play that has Drew Lock: (?!.*28-3)/],
  ],
};
