import { anyOf } from "./any-of.ts";
import type { NewsKind } from "./news-kind.ts";

/** Parts of the body that mean something else often enough to need a word of hurt beside them. */
const BODY =
  "(?:ankle|knee|shoulder|calf|thigh|quad|hip|elbow|wrist|thumb|ribs?|back|foot|toe|finger|hand|head|neck|shins?|bone|rib cage|chest|biceps|triceps|forearm|arm|legs?|spine|tailbone|jaw|eye|hamstring|groin|side|abdomen|body|nose)";
const DAY = "(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)";

/** Injuries, and who is out, back or healthy. */
export const INJURY_NEWS: NewsKind = {
  about: "injuries",
  rules: [
    {
      words: anyOf`
        (?<!insult to )\binjur(?:y|ies|ed|ing)
      `,
      stops: ["Px has a knee injury.", "Px was injured on the play."],
      stands: ["To add insult to injury, the Tx fumbled."],
    },
    {
      words: anyOf`
        (?:is|was|were|are|got|gets|getting|be|been|being|left|came up|looked|looks|seems|seemed|playing|played) (?:\w+ )?hurt\b(?! by)
        hurt (?:himself|on the play)
      `,
      stops: ["Px got hurt.", "Px is badly hurt."],
      stands: ["Turnovers hurt the Tx.", "The Tx were hurt by penalties.", "Hurts threw for 200 yards."],
    },
    {
      words: anyOf`
        (?:sprained|strained|bruised|broke|broken|fractured|dislocated|tore|torn|pulled|tweaked|twisted|hurt|injured|sore|stiff|tight|ailing|bad|banged-up|swollen|jammed|rolled|favoring|grabbed|grabbed at|clutched|clutching|cracked|iced|icing|wrapped|taped|rolling|tweaking|twisting|protecting|bone in|feeling in|pain in|numbness in|cut on|glove on|hurting) (?:(?:his|her|a|an|the|left|right|lower|upper|throwing|kicking|plant|repaired) ){0,4}${BODY}\b(?! (?:tackle|of the|judge|coach))
        ${BODY} (?:injury|problems?|issues?|ailment|strain|sprain|soreness|contusion|surgery|trouble|spasms|tightness)
        (?:shot|hit|blow|knock) to (?:the|his) ${BODY}
        the ${BODY} of Px+
      `,
      stops: ["Px hurt his shoulder.", "Px has a sore ankle.", "Px took a shot to the ribs.", "Px has a calf problem."],
      stands: ["Px took a knee.", "Px broke the tackle.", "Px ran with a strong leg and a head start."],
    },
    {
      words: anyOf`
        (?:hamstrings?|groin|stitches|crutches|splint|bandag\w*|fever|virus|infection|stomach bug|food poisoning|dehydrat\w*|vomit\w*|hospital\w*|ambulance|swelling|swollen|walking boot|ice pack|street clothes|stationary bike|snap count|pitch count|load management|day off to heal|concuss\w+|Achilles|ACL|MCL|meniscus|labrum|pectoral|oblique|collarbone|quadriceps|ligaments?|tendons?|MRI|X-rays?|surger(?:y|ies)|surgically|rehab\w*|stretcher|carted|tendinitis|pneumonia|flu|illness|COVID(?:-19)?|medical tent|medical staff|team doctors?|trainers?)
      `,
      stops: ["Px tore his ACL.", "Trainers looked at Px.", "Px was carted off.", "Px has the flu."],
      stands: ["The Tx were hamstrung by penalties."],
    },
    {
      words: anyOf`
        (?<!\b(?:call|decision|choice|throw|spot|play|strategy|try) )\b(?:is|are|was|were|listed|remains?|considered|deemed|as) (?:\w+ )?(?:questionable|doubtful|probable)
        game-time decision
        ruled out
        inactives?
        injured reserve
        IR
        PUP list
        (?:day|week)[- ]to[- ](?:day|week)
        (?:at|near|than|below) (?:100|a hundred|full|one hundred) percent
        full strength
        unavailable
        healthy inactive
        suit(?:ed|ing|s)? up
        in (?:his|her) first (?:game|action) since
        not feeling (?:well|right|good)
        under the weather
        cleared (?:to|for|by)
        healthy (?:scratch|again|enough)
        (?:fully|not|finally|is|are|be|get|gets|got|getting|stay|stays|stayed|back) healthy
      `,
      stops: ["Px is listed as doubtful.", "Px was ruled out.", "Px is fully healthy again."],
      stands: ["The decision was questionable.", "A questionable try failed.", "The Tx took a healthy lead."],
    },
    {
      words: anyOf`
        (?:is|are|was|were|be|remains?|stays?|ruled|listed(?: as)?|him|Px+) out (?:with|this|until|till|indefinitely|tonight|today|another|(?:at least )?(?:\w+ )?(?:weeks|games|months)|(?:on )?${DAY}|for (?:the (?:season|year|game|rest)|this|that|a|at|\w+ (?:weeks|games|months)|${DAY}))
        Px+ (?:is|was|remains|will be) out(?=[.,;!]|$)
        (?:will|to|could|should|may|might|would|has|have|had|after|without) (?:miss(?:ed|ing)?) (?:the (?:rest|next|game|start)|at least|this|next|a few|time|\w+ (?:to \w+ )?(?:weeks?|games?|months?))
        missed (?:the (?:last|past|previous|first)|(?!nothing\b|none\b|neither\b)\w+) (?:\w+ )?(?:weeks?|games?|months?)
        after missing
        miss(?:es|ed|ing)? time
        Tx+ (?:are|is|were|was|will be|played|play|won|lost) without (?:\w+ )?Px+
        [Ww]ith Px+ (?:out|down|sidelined|hurt|gone|missing(?! from \d))
        lost Px+(?= (?:late|early|for|in the (?:first|second|third|fourth)|midway|before|when|to a)|[.;,]|$)
        (?:expect|expects|expecting|get|gets|getting|hope to have) Px+ back
        back in \w+ weeks
        Px+ will (?:play|sit|rest|be (?:back|ready|available|active|limited|out))
        (?:the|a) (?:week|day|game) off
      `,
      stops: ["Px is out for the season.", "Px will miss four games.", "The Tx are without Px.", "Px is out."],
      stands: [
        "Px ran out of bounds.",
        "Px was out in front.",
        "Px missed nothing all game.",
        "Px missed from 52 yards.",
        "Px was out of reach.",
      ],
    },
    {
      words: anyOf`
        (?<!Tx+ )\blimp(?:ed|ing|s)?
        (?:helped|carried|taken|walked|came|come|went) (?:off(?! (?:the )?(?:left|right|tackle|guard|a |an |with |play-action))|off the field|from the field)(?= (?:the field|on his own|under his own|by|with help|slowly|and)|[.,;]|$)
        (?:shaken|banged|dinged|nicked|beat) up
        cramp(?:s|ed|ing)?
        knocked (?:\w+ )?out of the game
        left the (?:field|contest|game)(?! (?:tied|even|level|scoreless|(?:[\d.]+ points? )?(?:under|over|above|below|short of|shy of) (?:its|the) (?:[\w/]+ )?(?:total|line|number))\b)
        (?:Px+|he|she|who|they|and|before|after) left the game (?=tied|even|level|scoreless)
        (?:exit|depart)(?:ed|s) (?:the game|the contest|early|with|in the)
        (?:did not|didn't|never|will not|won't|unable to|able to) return(?:ed)?\b(?! (?:a|an|the (?:kick|punt|ball|favor)|it|to the (?:lead|end zone|red zone)|another|any))
        returned (?:to (?:the (?:game|field|lineup)|action)|from (?:a|an|his|injur))
        return from
        (?:could not|couldn't|did not|didn't|unable to) finish (?:the game|it)
        pulled up lame
        stepped on
        never the same
        (?:has|have) not been (?:himself|right|the same)
        could (?:barely|hardly) (?:walk|throw|run|move|breathe)
        (?:winc|grimac|writh)\w+
        gingerly
        doubled over
        (?:a|an injury|health) scare
        full contact
        heal(?:ed|ing|s)?
      `,
      stops: [
        "Px limped off.",
        "Px was shaken up.",
        "Px left the game and did not return.",
        "Px left the game tied at 20.",
        "Px is dinged up.",
      ],
      stands: [
        "The Tx limped to the finish.",
        "The points left the game under its total.",
        "Px's kick left the game tied at 20.",
        "Px did not return a kick.",
        "Px took off left tackle for 5 yards.",
      ],
    },
    {
      words: anyOf`
        (?:sprain|fractur|dislocat|ruptur)\w*
        (?:strain(?:ed|s)?|tore(?! (?:off|through|into|away|down|around|up the))|torn|tweaked|bruised|soreness|hobbl(?:ed|ing)|gimpy|ailing|ailments?|nursing|bruises|spasms)
        nagging
        (?:dealing|dealt) with (?:a|an|his|back|knee|pain)
        play(?:ed|s|ing) through (?:the )?(?:a|an|pain|his|illness|it)
        (?:in|through|with|some|visible|obvious) (?:pain|agony|discomfort)
        (?:was|were|be|been|being|is) (?:evaluated|examined|checked (?:out|for|by))
        season-ending
        (?:on|from) the shelf
        sidelined
        (?:kept|keeps|held|stuck|relegated|sat|spent|leav\w+) [^.;,]{0,24}\bon the sidelines?
      `,
      stops: ["Px is nursing a strain.", "Px was evaluated.", "It kept Px on the sideline.", "Px is sidelined."],
      stands: ["Px went down the sideline.", "The bruising run gained 8.", "A painful loss for the Tx."],
    },
  ],
};
