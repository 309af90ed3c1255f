import { anyOf } from "./any-of.ts";
import type { NewsKind } from "./news-kind.ts";

/** Trades, signings, jobs and contracts. */
export const TRANSACTION_NEWS: NewsKind = {
  about: "trades, contracts and jobs",
  rules: [
    {
      words: anyOf`
        (?:was|were|been|be|being|got|get|gets|is) traded\b(?! (?:off|back))
        traded (?:Px+|him|away|for\b|to (?:the )?Tx+)
        trades? (?:deadline|block|rumou?rs?|talks?|request|value|bait|market|for Px+)
        (?:demand\w*|request\w*|want(?:s|ed)?|seek\w*|blockbuster|in) a trade
        (?:a|the|that) trade (?:with|for|to|that)
        (?:acquir(?:ed|es) (?:Px+|him|in|from)|shopping (?:Px+|him)|the deadline)
      `,
      stops: ["Px was traded to the Tx.", "Px has demanded a trade.", "The Tx acquired Px."],
      stands: ["The Tx and the Tx traded field goals.", "The Tx traded touchdowns with them."],
    },
    {
      words: anyOf`
        (?:re-)?sign(?:ed|s|ing)? (?:Px+|him|(?:a|an|his) (?:[\w-]+ ){0,3}(?:deal|contract|extension|offer)|with (?:the )?Tx+|to the (?:active|practice)|off)\b(?! with)
        (?:new|his|a|the|rookie|free-agent) contract
        contract (?:extension|talks?|year|dispute|negotiations?)
        (?:an|contract) extension\b(?! of)
        free agen\w+
        salar(?:y|ies)
        cap (?:space|hit)
        millions?
        franchise tag\w*
        agreed to
        holdout
        his option
      `,
      stops: ["The Tx signed Px off waivers.", "Px agreed to an extension.", "Px becomes a free agent."],
      stands: ["Px signed off with a 12-yard touchdown run."],
    },
    {
      words: anyOf`
        Tx+ (?:have |has |also |just |then )?(?:released|waived|cut|claimed|activated|promoted|elevated|drafted|hired|fired|dropped|benched|re-signed|placed|called up|let go of|named|shopped) (?:(?:a|an|their|its|the|rookie|veteran|backup|starting|new|head|offensive|defensive) )*(?:Px+|kicker|quarterback|receiver|running back|tight end|cornerback|safety|linebacker|punter|lineman|player|coach|coordinator|staff|manager)
        (?:was|were|been|be|gets|got|being) (?:released|waived|cut(?! (?:down|off|short|to|in|back|into|by))|claimed by|activated|promoted|elevated|drafted|hired|fired(?! (?:up|at|into|in))|dismissed|let go|called up|named)
        waivers
        practice squad
        drafted (?:Px+|him)
        draft (?:pick|class|capital)
        (?:first|second|third|fourth|fifth|sixth|seventh)-round (?:pick|rookie|draft)
      `,
      stops: ["The Tx released Px.", "Px was claimed by the Tx.", "The Tx fired their head coach.", "Px was cut."],
      stands: ["Px released the ball early.", "The lead was cut to three.", "Px fired a strike.", "A waiver wire add."],
    },
    {
      words: anyOf`
        retire(?:d|s|ment|ing)?
        (?:new|interim|next) (?:head coach|coach|coordinator|(?:offensive|defensive) coordinator|owner|ownership|general manager)
        depth chart
        roster (?:spot|move|bubble)
        (?:starting|lost his|won the|keeps? his) job
        starting (?:role|nod)
        named (?:the )?(?:starter|captain|starting)
        Px+ (?:will|is (?:expected|set|slated) to|gets the|is likely to) start
        first career start
        makes his (?:debut|return)
        join(?:s|ed|ing) (?:the )?Tx+
        mov(?:ed|ing|es) on from
        hot seat
        new deal
        part(?:ed|ing|s)? ways
        plan(?:s|ned)? to (?:move|part|let|cut|sign|trade)
        let (?:Px+|its|their|his|the) (?:\w+ )*(?:coordinator|coach|staff|manager|scout)? ?go(?! down)
        (?:is|are) leaving
        new (?:staff|regime|quarterback|era)
        want(?:s|ed)? out
        out of town
        paycheck
        the reins
        third-rounder
        \w+-rounder
        in a swap
        (?:one|two|three|four|five|multi)-year (?:deal|contract|pact|agreement)
        (?:turned down|accepted|rejected) an? offer
        restructured
        his deal
        off-?season
        next (?:season|year)
        last game (?:with|for|as) 
        played his last
        farewell
        is shopping
        the starter (?:for|from|going)
        leaning toward
      `,
      stops: ["Px will retire.", "The Tx have a new owner.", "Px lost his starting job.", "Px will start."],
      stands: ["Px started the drive with a run."],
    },
  ],
};
