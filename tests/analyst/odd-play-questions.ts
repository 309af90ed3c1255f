/** Questions of our own about why a game was lost and about plays out of the common, and what their answer says. */
export const ODD_PLAY_QUESTIONS: Readonly<Record<string, readonly (readonly [question: string, says: RegExp])[]>> = {
  "202411534": [
    [
      "how did the bengals win",
      /ahead for good .* What the Bengals scored after trailing by seven: Chase Brown's 6-yard/,
    ],
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
    ["did jonathan taylor fumble at the goal line", /^Yes\. .*lost a fumble .*through the end zone, a touchback\.$/],
    ["what happened to jonathan taylor at the goal line", /^With 12:43 .*Touchback\. Jonathan Taylor lost a fumble/],
    ["how did taylor lose the ball at the goal line", /lost a fumble .*through the end zone, a touchback\.$/],
  ],
  "202430216": [
    ["why did the chiefs take a safety", /^The Texans scored a safety with 15 seconds left .* Matt Araiza ran right/],
    ["did the chiefs give up a safety", /^Yes\. The Texans scored a safety/],
    ["did the chiefs get a safety", /^No, the Chiefs had no safety\.$/],
  ],
  "202411304": [
    ["Did Josh Allen catch a touchdown?", /^Yes\. Josh Allen scored after a lateral .*\.$/],
    ["Did Brock Purdy catch a touchdown?", /^No\. The stats have no touchdown catch by Brock Purdy\./],
    [
      "How many TDs did Allen have",
      /^Josh Allen had three touchdowns in all\. .* came back to him: [^.]*Allen scored after/,
    ],
    ["how many receiving touchdowns did josh allen have", /^There was one touchdown catch: Josh Allen's/],
  ],
  "202410402": [
    ["How many offensive touchdowns did the Falcons score?", /^The Falcons had no offensive touchdown\.$/],
    ["did the saints offense score a touchdown", /^Yes\./],
    ["any special teams tds?", /^Yes\. KhaDarel Hodge recovered a fumble in the end zone[^.]*\.$/],
  ],
  "202411629": [
    ["Was there a fair catch kick?", /^Yes, one fair catch kick\. .*Cameron Dicker made a 57-yard field goal\.$/],
    ["how many fair catches were there", /^There were five fair catches\./],
  ],
};
