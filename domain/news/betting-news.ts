import { anyOf } from "./any-of.ts";
import type { NewsKind } from "./news-kind.ts";

/** What to bet on, in any words. The spread and the total of a game are facts, and none of these words. */
export const BETTING_NEWS: NewsKind = {
  about: "betting",
  rules: [
    {
      words: anyOf`
        (?<!\byou )\bbet(?:s|ting|tors?)?
        wager\w*
        gambl(?:ers?|ing)
        gambl(?:e|es|ed)\b(?! (?:on (?:fourth|third|4th|3rd|a |an |the |going|man|it)|paid|failed|worked|backfired|by|early|late|again|there|twice|and))
        parlays?
        teasers?
        sports ?books?
        bookmakers?
        bookies?
        odds-?makers? (?:have|like|love|made|opened|list)
        money ?lines?
        bankrolls?
        payouts?
        props?\b(?! (?:up|to Px))
        stak(?:e|es|ed) (?:a|your|some|it|everything)
        handicap\w*
      `,
      stops: ["Bet on the Tx.", "A parlay of both is fun.", "Px is the prop to grab.", "Stake a hundred on it."],
      stands: ["You bet, here is his line.", "The Tx gambled on fourth-and-2.", "The gamble failed.", "Props to Px."],
    },
    {
      words: anyOf`
        (?:easy|free|smart|sharp|plus|good|house) money
        sharps
        sharp (?:side|action|play)
        the public (?:is|are|loves|likes|has|side)
        line (?:has |have )?(?:moved (?:to |from |toward |against |\w+ (?:and a half )?points?)|movement)
        reverse line
        (?:plus|minus|lay|laying|take|taking|grab|give|giving|get|getting|like|with|buy) the points\b(?! back)
        Tx+ (?:and|plus|minus|with) the points
        (?:is|are|a|my|the|as a|an absolute|stone) locks?\b(?! on| down| step)
        lock of the (?:day|week|night|season|year)
        (?:get in|jump in|buy|act) before the (?:number|line|price) \w+
        thank (?:me|us) later
      `,
      stops: [
        "The Tx are a lock.",
        "Get in before the number climbs on the Tx.",
        "Easy money on Px.",
        "Anyone with the Tx and the points won.",
        "Sharps like it.",
      ],
      stands: ["The Tx got the points back.", "The line moved the pile.", "The offense was sharp."],
    },
    {
      words: anyOf`
        (?:take|taking|took|lay|laying|fade|fading|play|grab|hammer|like|love|lean(?:ing)?|go|going|gotta|with|toward|towards|on|all over) (?:(?:go|going|take|taking|with|on|to|toward|towards) )?the (?:over|under|favou?rite|underdog|dog|chalk|spread)\b(?!-|\/| (?:cov|mid|top|def))
        (?:over|under) (?:looks|feels|is (?:the|a) (?:play|pick|side)|cash(?:es|ed)?|hits?)
        hammer(?:ing)? 
      `,
      stops: [
        "Take the Tx and thank me later.",
        "Fade the Tx here.",
        "Sharps are all over the under.",
        "Back the Tx to win.",
      ],
      stands: [
        "The screen helped take the Tx to the 12.",
        "A sack set the Tx back to the 30.",
        "Smith made an over-the-shoulder catch.",
        "He ran over the middle and under the coverage.",
      ],
    },
    {
      words: anyOf`
        to cover\b(?! (?:him|her|the (?:receiver|kick|field|punt|tight end|back)|ground|Px+|\d|for|up))
        (?:will|should|could|gonna|would) cover
        covers? the (?:spread|number|line)
        against the spread
        cash(?:ed|es|ing)?\b(?! (?:it |that |them |this )?in\b)
        backers
        (?:a|the|easy|late|backdoor|\d+-\d+) cover\b(?! (?:\d|two|three|four|zero|corner|man))
        (?:was|were|got|gets) paid
        wise guys
        (?:winning|Tx+|betting) tickets?
        is a (?:steal|gift|bargain)
        the (?:number|price|line) (?:looks|feels|seems|is) (?:short|long|soft|off|right|high|low|generous|inflated|cheap)
        sprinkle
        long ?shots?
        (?:plus|minus)-(?:\d{3}|money)
        opener\b(?<=since the opener)
        the vig
        juice
        same-game
        anytime (?:touchdown|scorer)
        futures
        (?:good for|worth|risk|lay|put|for) (?:a|one|two|three|half a|\d+) units?
        \d+ units?
        put (?:your|some|the|my|all|a few|\w+ (?:dollars|bucks)) (?:(?!Tx)[a-z]+ )?on
        (?:dollars?|bucks)
        (?:there is|there's|good|great|nice|real|solid|best|some) value (?:at|on|in)
        (?:best|at these|at that|long|short|better|favorable|the latest) odds\b(?! of| were| with)
        odds (?:on|at|have|are|for|of \d)
        (?:at|pays?) \d+ to (?:1|one)
        \d+-to-(?:1|one)
        (?<![\d.])[+-]\d{3}
      `,
      stops: [
        "The Tx will cover.",
        "Put your house on the Tx.",
        "Throw a few bucks on Px.",
        "The odds on Px are long.",
      ],
      stands: ["The drive covered 75 yards.", "The Tx cashed in on the turnover.", "Px won against the odds."],
    },
    {
      // At the start of a clause: elsewhere a blitz may take a team back.
      words:
        /(?:^\W*|[.;:,]\s|\b(?:to|and|should|would|could|just|then|must|I'd|I would|better|please) )(?:take|back|fade|hammer|pound|tail|ride|grab|lay) (?:the )?Tx+(?! (?:to (?!win|cover)|out|into|down|up|from|off|inside|past|across|deep|all|in \w+ plays))|\$\d/gi,
      stops: ["Take the Tx and thank me later.", "I'd fade the Tx.", "Back the Tx to win.", "Put $50 on Px."],
      stands: ["The screen helped take the Tx to the 12.", "A sack set the Tx back to the 30."],
    },
  ],
};
