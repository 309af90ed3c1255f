import { anyOf } from "./any-of.ts";
import type { NewsKind } from "./news-kind.ts";

const PLAYOFFS = "(?:playoffs|postseason)";

/** Playoff places, seeds and the race for them. */
export const STANDINGS_NEWS: NewsKind = {
  about: "standings and playoff places",
  rules: [
    {
      words: anyOf`
        (?<!game-)\bclinch(?:ed|es|ing)?\b(?! (?:(?:the|a|an|this|that|their|its|his) )?(?:[\w-]+ )?(?:win|victory|game|it|contest|result|decision|field goal|score|touchdown|kick|drive|first down|interception|points|stop|sack|play)\b)
      `,
      stops: ["The Tx clinched the division.", "The Tx have clinched."],
      stands: ["Px clinched the win.", "The game-clinching kick was good."],
    },
    {
      words: anyOf`
        (?:in|into|to|out of|from|for|miss(?:ed|es|ing)?|reach(?:ed|es)?|make|made|makes) the ${PLAYOFFS}\b(?! game)
        (?:playoff|postseason)(?: |-)(?:berth|spot|place|picture|hunt|race|hopes?|chances|contention|push|seed\w*|bound|field|odds|bid|life|lives|dreams?)
        (?:was|were|are|is|been|be) (?:officially |mathematically )?eliminated
        eliminat(?:ed|es|ing) (?:Tx+|the Tx+|from)
        elimination
      `,
      stops: ["The Tx are in the playoffs.", "The Tx were eliminated.", "The Tx kept their playoff hopes alive."],
      stands: ["The Tx eliminated mistakes.", "The Tx won a playoff game."],
    },
    {
      words: anyOf`
        (?:top|No\. ?\d|number[- ]one|first|second|third|fourth|fifth|sixth|seventh|higher|lower) seeds?
        seed(?:ed|ing)
        (?:first-round|a|the) bye\b(?! week)
        home-?field advantage
        (?:in|into|of|for|from) (?:sole possession of )?(?:first|second|third|last) place
        first place in the
        atop the
        standings
        tie-?breakers?
        own destiny
        wild[- ]card (?:spot|berth|race|team)
        (?:first|second|third|last|final) wild card
        division (?:title|crown|lead|champion\w*|race)
        won (?:the|their) division
        (?:AFC|NFC) (?:North|South|East|West) (?:title|crown|lead|race|champion\w*)
        (?:win|won|wins|lead|leads|led|took) the (?:AFC|NFC)(?: (?:North|South|East|West))?\b(?! champion)
      `,
      stops: ["The Tx locked up the top seed.", "The Tx move into first place.", "The Tx control their own destiny."],
      stands: ["The Tx had first place in time of possession.", "The Tx led their division rivals."],
    },
    {
      words: anyOf`
        punched (?:their|its) ticket
        ticket to the
        (?:pick|picks|picking) (?:first|second|third|\w+th) in the
        (?:(?:first|top|No\. 1) overall|top|No\. 1) pick(?! (?:of the (?:day|game|night|afternoon|half|quarter)|off|came|by|went))
        first pick(?! (?:of the (?:day|game|night|afternoon|half|quarter)|off|came|by|went|led|set|became|turned|gave|brought|ended))
        draft (?:order|position)
        season (?:of the Tx+ )?(?:is|was) (?:all but )?over
        (?:end(?:s|ed|ing)?|all but ends|extend(?:s|ed)) (?:the|their|its) (?:\w+ )?season
        season (?:ends|ended)
        mathematically
        need help
        to get in
        (?:plans|dates?) for January
        road to the (?:title|Super|championship)
        (?:alone|all alone) (?:on top|atop|in first)
        on top of (?:the|their|its) (?:division|conference)
        (?:a game|games|half a game) (?:clear|ahead|behind|back) (?:of|in)
        knock(?:s|ed)? out the Tx+
        (?:headed|going|on (?:their|its) way) (?:back )?to the (?:Super|playoffs|AFC|NFC|Conference|Divisional)
        (?:still|stay(?:s|ed)?|remain(?:s|ed)?) alive
        advanc(?:e|es|ed|ing) (?:to|in|past|into) (?:the )?(?:\d{4} )?(?:Super|next|second|Divisional|Conference|AFC|NFC|Championship|Wild|title|playoffs|final)
        Tx+ (?:will |have |had )?advance[sd]?\b(?! (?:the ball|it|to (?:the )?(?:\d|Tx|mid|red|goal)|beyond|past|\d|only|no))
      `,
      stops: ["The Tx punched their ticket.", "The season of the Tx is over.", "The Tx advance to the next round."],
      stands: ["The Tx advanced the ball to the 12.", "The Tx advanced to the 12."],
    },
  ],
};
