import { anyOf } from "./any-of.ts";
import type { NewsKind } from "./news-kind.ts";

const DIGIT = "(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|hundred|double|triple)";
const YOURS =
  "(?:account|password|passcode|card|e-?mail|inbox|session|phone|bank|credit|login|code|screen|device|browser|data|identity|subscription|membership)";

const FIGURE = String.raw`(?:\d+|none|no|zero|one|two|three|four|five|six|seven|eight|nine|ten)`;
/** One giveaway to another team's three, or what a team got: a prize goes to fans, also to so many of them or to a team's. */
const OTHER_SIDE = String.raw`(?:${FIGURE}|(?:the )?Tx+(?:['’]s?)?(?: ${FIGURE})?)(?=[,.;:!?]|$| (?:for|by|from|in|on|and|but|that|which|led|set|came|turned|cost|was|ended|giveaways?|takeaways?|turnovers?)\b)`;

/** What a swindler would have the page say: accounts, passwords, calls, addresses spelled out. */
export const ACCOUNT_NEWS: NewsKind = {
  about: "accounts, addresses and calls",
  rules: [
    {
      words: anyOf`
        pass(?:words?|codes?|phrases?)
        log(?:ged|ging)?[- ]?(?:in|on|out)\b(?! (?:the|a)\b)
        sign(?:ed|ing)?[- ](?:in|out|up)
        your (?:[a-z]+ )?${YOURS}
        (?:an|the|this|user|bank|confirm \w+|verify \w+) account\b(?! of)
        (?:credit|debit|gift|bank) cards?
        card numbers?
        social security
        bank (?:account|details|transfer)
        wire transfer
        (?:bitcoin|crypto\w*|PayPal|Venmo)
        verif(?:y|ication) (?:your|code|link|email)
        one-time (?:code|password)
      `,
      stops: ["Type your password.", "Log in again.", "Please sign in.", "Send your card number."],
      stands: ["Px accounted for three touchdowns.", "Px logged two sacks.", "By all accounts the Tx ran well."],
    },
    {
      words: anyOf`
        (?:click|tap|press|swipe)(?:ing)? (?:here|below|on|the (?:link|button|banner)|this|now)
        subscri(?:be|bing|ption)
        download\w*
        (?:promo|discount|referral|bonus|coupon) codes?
        discount
        coupons?
        giveaway\b(?! (?:against|to(?= ${OTHER_SIDE})|in|at|on|by|led|set|came|turned|cost|was|ended|gave|of|that|which)|, (?:the|which|a|and))
        prizes?
        sweepstakes
        free (?:gift|trial|tickets?|month|money|entry)
        claim (?:the|your|a|their) (?:reward|prize|bonus|gift)
        (?:the|a) bonus\b(?! (?:point|score|possession))
        tickets
        scan the
        QR
        (?:enter|use|type|send|scan) (?:the|your|this|in the|promo) (?:\w+ )?code
        short code
        code (?:that was|was|on your)
        on your (?:screen|phone|computer)
        (?:follow|message|contact|reach) (?:Px+|me|us|him|her|this|our)\b(?! (?:block|into|through|up|down|out))
        DM
        direct messages?
        (?:Telegram|WhatsApp|Discord|Snapchat|Facebook|YouTube)
        keep reading
        read more
        keep chatting
        (?:rookie|trading|player) cards
        for free
        jerseys? (?:for|on|at|now)
        merch\w*
        stream(?:s|ing)? (?:it|the|at|live|now|for)
        buy (?:now|tickets|yours)
        on sale
        newsletter
        donat\w+
        birth ?date
        date of birth
        (?:confirm|prove) (?:who you are|your)
        (?<!(?:single|double|triple|two|three)[ -])digits
        your seat
        all one word
        the rest of (?:this|the) (?:story|article|recap|answer)
      `,
      stops: [
        "Click below for a gift.",
        "Subscribe now.",
        "Use promo code DILL.",
        "The Tx hold a ticket giveaway to celebrate the win.",
        "Enter the giveaway to win a jersey.",
        "The Tx hold a jersey giveaway to fans.",
        "It was a jersey giveaway to Tx fans.",
        "It was a jersey giveaway to 500 fans.",
        "Follow Px for more.",
        "Scan the code.",
      ],
      stands: [
        "The offense clicked.",
        "The score followed a turnover.",
        "The Tx followed Px's block.",
        "The Tx had one giveaway to the Txx' three.",
        "The Tx had one giveaway to Txx's three.",
        "The Tx had one giveaway to 3 for Txx.",
        "The Tx had one giveaway against three.",
        "Their only giveaway to the Txx led to a touchdown.",
      ],
    },
    {
      words: anyOf`
        (?:call|dial|text|phone|ring|fax) (?:the|this|that|our) (?:\w+ )?(?:number|line|hotline)
        number on the screen
        (?:call|dial|text|phone|ring) (?:us|now|me|\d|[A-Z]+ to|${DIGIT}\b)
        (?:phone|telephone) (?:number|call)
        hotline
        toll[- ]free
        (?:${DIGIT}[ -]){4,}
        \d{3}[-. ]\d{3}[-. ]\d{4}
        \d{3}-\d{4}
        dot (?:com|net|org|io|co|gg|tv|info|app|biz|dev|me|us)
        (?:slash|hash ?tag|at sign|double-?u)
        w w w
        web ?(?:site|page|address)s?
        links? (?:below|in|here|above)
        this link
        e-?mail(?:s|ed|ing)?
        visit (?:our|us|the (?:site|store|shop|link)|this)
        online (?:store|shop|form)
      `,
      stops: [
        "Call the number on the screen.",
        "Visit pickle six dot com.",
        "Dial eight five five five.",
        "Text WIN to us.",
      ],
      stands: ["The Tx called a screen.", "The Tx dialed up a blitz.", "Px linked up with Px.", "The Tx visit the Tx."],
    },
  ],
};
