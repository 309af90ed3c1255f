import { matches } from "../words/matches.ts";

/**
 * Phrases that say nothing of a game, though their words might: "the Bears were not done" denies nothing, "the one to watch" is no figure.
 * Nothing stands here that ranks, times, explains or compares. Every phrase is one that a clause about any fact may hold.
 */
export const IDIOMS: readonly string[] = [
  "out of nowhere",
  "(?:tells?|told|telling) (?:the|much of the|most of the|another|a different|the same|its own) (?:whole )?(?:story|tale)",
  "(?:do|does|did) the rest",
  "(?:do|does|did) (?:his|their|its) (?:part|job|best|damage)",
  "(?:had|has|have|having) (?:a|his|their|the last) say",
  "something (?:has|had) to give",
  "(?:a|the) (?:name|player|man|matchup|number|game|figure) to (?:know|watch|remember|circle|target|like|note)",
  "(?:the )?one to (?:watch|trust|know|worry about|target|like|have|own|remember|note|avoid|fade)",
  "one thing and (?:\\w+ ){1,2}another",
  "one of those (?:days|games|afternoons|nights|evenings)",
  "hung around",
  "to life",
  "with a (?:bang|flourish|flurry|whimper)",
  "(?:set|sets|setting) the tone",
  "(?:lit|lights|lighting) the fuse",
  "(?:went|goes|going|got|get) (?:right )?to work",
  "bag of tricks",
  "every bit as",
  "to go (?:with|along with|alongside)",
  "(?:was|were|is|are) not (?:yet )?(?:done|finished|through)|(?:wasn|weren|isn|aren)'t (?:yet )?(?:done|finished|through)",
  "only (?:to|for)(?= )",
  "little to choose between (?:them|the teams|the two)",
  "the road (?:does not|doesn't) get (?:any )?easier",
  "more of the same",
  "once more",
  "no (?:doubt|wonder|surprise)",
  "nothing fancy",
  "for good measure",
  "the hard way",
  "in the end",
  "at (?:long )?last",
  "as it turned out",
  "and then some",
  "to say the least",
  "by and large",
  "in short order",
  "in a hurry",
  "in no time",
  "(?:soon|close|well|good|far|just|sure|simple|fair) enough",
  "bright spots?",
  "silver linings?",
  "(?:make|makes|made|making) the most of",
  "(?:most|best) of all",
  "first and foremost",
  "not to be outdone",
  "no easy task",
  "on (?:the other hand|paper)",
  "steady hands?",
  "in good hands",
  "(?:has|have|had) (?:his|their|its) hands full",
  "(?:keep|keeps|keeping|kept) an eye on",
  "(?:is|are|looks|look) worth (?:a (?:look|start|flier|spot)|watching|starting|considering)",
  "for a deeper look",
  "in search of (?:help|points|upside|value)",
  "made the difference",
  "heavyweight (?:fight|bout|clash|matchup)",
  "on the strength of",
  "on the back of",
  "(?:a|the) (?:much-needed |needed )?spark",
  "(?:packs?|packed|traded|trading|trade) (?:a |some )?(?:punch|punches|haymakers|blows)",
  "one-two punch",
  "right (?:there |up there )?with (?:him|them|her|@|#)",
  "most recently",
  "(?:should not|shouldn't|do not|don't|need not) expect (?:a shootout|fireworks|a track meet)",
  "(?:a lot|plenty|lots) of",
  "(?:a|the) (?:chance|time|game|week|place|spot|matchup|player|pair|option) to (?:look|breathe|shine|like|trust|start)",
  "back and forth",
  "so far",
];

const PATTERN = new RegExp(String.raw`(?<![\p{L}'-])(?:${IDIOMS.join("|")})(?![\p{L}-])`, "giu");

/** The text with its idioms blanked, letter for letter. */
export function maskIdioms(text: string): string {
  return matches(text, PATTERN).reduce(
    (rest, { 0: idiom, index }) =>
      rest.slice(0, index) + idiom.replaceAll(/[^@#]/g, "_") + rest.slice(index + idiom.length),
    text,
  );
}
