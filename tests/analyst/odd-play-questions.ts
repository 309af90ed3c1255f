/** Questions of our own about why a game was lost and about plays out of the common, and what their answer says. */
export const ODD_PLAY_QUESTIONS: Readonly<Record<string, readonly (readonly [question: string, says: RegExp])[]>> = {
  "202411534": [
    [
      "how did the bengals win",
      /ahead for good .* What the Bengals scored after trailing by seven: Chase Brown's 6-yard/,
    ],
    [
      "was any call overturned",
      /Levis ran up the middle .* first ruled a fumble recovered by Battle, returned 61 yards for a touchdown, reversed/,
    ],
    ["when did the titans blow their lead", /^The Titans took the lead on /],
    ["Was there a fair catch kick?", /^No\. The plays have no fair catch kick\.$/],
  ],
  "202410302": [
    ["did bijan robinson recover a fumble", /^Yes, Bijan Robinson recovered one fumble\. With 1:53 left in the second/],
    ["did kyle pitts recover a fumble", /^No, Kyle Pitts recovered no fumble\.$/],
  ],
  "202410320": [
    [
      "did the vikings recover their own fumble",
      /^Yes, the Vikings recovered one fumble of their own\. .*Brandon Powell/,
    ],
    ["did the texans recover a fumble", /^No, the Texans recovered no fumble\.$/],
  ],
  "202410515": [
    [
      "Did Bigsby fumble into the end zone?",
      /^Yes\. With 7:21 left in the third .* recovered in the end zone for a touch/,
    ],
    ["Did Bigsby recover his own fumble?", /^Yes, Tank Bigsby recovered one fumble of his own team\./],
    [
      "did trevor lawrence fumble into the end zone",
      /^No\. The plays have no fumble into the end zone by Trevor Lawrence\./,
    ],
  ],
  "202411510": [
    [
      "did jonathan taylor fumble at the goal line",
      /^Yes\. .*fumbled the ball out of the end zone for a touchback .*third quarter\.$/,
    ],
    [
      "what happened to jonathan taylor at the goal line",
      /^With 12:43 .*first ruled a 41-yard touchdown, reversed .* touchback\. Jonathan Taylor fumbled the ball out/,
    ],
    [
      "how did taylor lose the ball at the goal line",
      /fumbled the ball out of the end zone for a touchback .*third quarter\.$/,
    ],
  ],
  "202430216": [
    ["why did the chiefs take a safety", /^The Texans scored a safety with 15 seconds left .* Matt Araiza ran right/],
    ["did the chiefs give up a safety", /^Yes\. The Texans scored a safety/],
    ["did the chiefs get a safety", /^No, the Chiefs had no safety\.$/],
  ],
  "202411304": [
    [
      "Did Josh Allen catch a touchdown?",
      /^Yes\. Josh Allen threw to Amari Cooper, took a lateral back and scored .*\.$/,
    ],
    ["Did Brock Purdy catch a touchdown?", /^No\. The stats have no touchdown catch by Brock Purdy\./],
    [
      "How many TDs did Allen have",
      /^Josh Allen had three touchdowns in all\. .* came back to him: [^.]*Allen threw to Amari Cooper, took a lateral back and scored/,
    ],
    ["how many receiving touchdowns did josh allen have", /^There was one touchdown catch: Josh Allen's/],
  ],
  "202410402": [
    ["How many offensive touchdowns did the Falcons score?", /^The Falcons had no offensive touchdown\.$/],
    ["did the saints offense score a touchdown", /^Yes\./],
    ["any special teams tds?", /^Yes\. KhaDarel Hodge recovered a muffed punt in the end zone[^.]*\.$/],
  ],
  "202411629": [
    ["Was there a fair catch kick?", /^Yes, one fair catch kick\. .*Cameron Dicker made a 57-yard field goal\.$/],
    ["how many fair catches were there", /^There were five fair catches\./],
  ],
  "202430426": [
    ["When did the Eagles blow their lead?", /^The Eagles never lost their lead once they had it\. Jalen Hurts scored/],
    ["When did the Chiefs lead?", /^The Chiefs never led\.$/],
    ["when did the eagles lead", /^The Eagles took the lead on .* and kept it to the end\./],
  ],
  "202410433": [
    ["was there a defensive two-point return", /^Yes\. .*Ringo returned it for two points\.$/],
    ["did the eagles return a blocked extra point for two", /^Yes\. .*Ringo/],
  ],
  "202411235": [
    ["was there a defensive two-point return", /^No\. No try was returned for two points\.$/],
    ["When did the Commanders lead?", /lost it on Brandon Aubrey's 46-yard .* lost it on Jalen Tolbert's/],
    [
      "How many points in the last 5 minutes",
      /^The Cowboys scored 14 points and the Commanders scored 17 .*, 31 in all: /,
    ],
    [
      "how many points did the cowboys score in the final 2 minutes",
      /^The Cowboys scored seven points in the last two/,
    ],
    ["was there a weather delay", /^No\. The play-by-play tells of no delay\.$/],
  ],
  "202410528": [["was there a weather delay", /^Yes\. .*delayed due to lightning in the area\.$/]],
  "202410211": [["Who threw passes for Detroit?", /^Jared Goff completed 34 of 55 .* Jack Fox completed/]],
  "202410507": [
    ["Why did the Bengals lose in overtime?", /Evan McPherson missed a 53-yard .* Justin Tucker kicked a 24-yard/],
  ],
  "202410130": [
    ["was there a safety", /^Yes\. Two safeties\. .*Offensive holding on A[^ ]* Bradford, 1 yard, safety\./],
    [
      "was any call overturned",
      /reversed on a challenge by Denver .*; what stands: Bo Nix scrambled right for 3 yards\.$/,
    ],
  ],
  "202411311": [["did the bears run out of time", /^Yes\. The Bears drove .* before time ran out/]],
  "202411106": [
    ["who blocked the game winner", /^Karl Brooks blocked Cairo Santos' 46-yard field goal with 3 seconds/],
  ],
  "202410732": [["did anyone score on a fumble", /^Yes\. Kam Curl returned a fumble 33 yards/]],
};
