import { anyOf } from "./any-of.ts";
import type { NewsKind } from "./news-kind.ts";

/** What somebody in the stadium would have seen: crowd, bench, locker room, gestures, falling snow. */
export const SCENE_NEWS: NewsKind = {
  about: "the crowd, the bench and other scenes",
  rules: [
    {
      words: anyOf`
        crowd\b(?! of [\d,]+)
        sell-?out
        sold-out
        (?:home|visiting|the|their|local|away|\w+'s) (?:fans|faithful)
        fans (?:chant|roar|boo|cheer|head|left|sang|celebrat|stood|erupt|went|were|fill|pour|stream|got|on)\w*
        (?:stadium|building|place|arena) (?:fell|went|grew|was|roared|erupted|shook) ?(?:silent|quiet|loud|deafening|electric)?
        (?:deafening|electric|hostile) (?:crowd|noise|atmosphere)?
        atmosphere
        on its feet
        front row
        upper deck
        bleachers
        (?:owner's|luxury|his|their) (?:suite|box)
        tailgat\w*
        the exits
        (?:from|in|into|through|across) the stands
        supporters
        pin drop
        towels
        the logo
        (?:to|for) a (?:kid|child|young fan)
        (?:band|music|song|cameras?|jumbotron|video board)
      `,
      stops: [
        "The crowd roared.",
        "Home fans headed for the exits.",
        "The stadium fell silent.",
        "Px ran into the stands.",
      ],
      stands: [
        "A crowd of 61,234 saw it.",
        "The Tx crowded the line.",
        "The ruling stands.",
        "Px fans will like his day.",
      ],
    },
    {
      words: anyOf`
        boo(?:s|ed|ing|birds)?
        cheer(?:s|ed|ing)?
        chant(?:s|ed|ing)?
        roar(?:s|ed|ing)?\b(?! (?:back|to|into|out|ahead|through|down))
        erupt(?:ed|s)\b(?! for)
        celebrat\w+
        danc(?:ed|es|ing) (?:in the (?!(?:end zone|pocket))|on|with|around|at)
        (?:a|his|their|victory|end zone|sideline) dance
        Gatorade
        confetti
        tears
        (?:wept|sobbed|cried|hugged|embraced|kissed|smil(?:ed|es|ing)|grinn(?:ed|ing)|laugh(?:ed|s|ing)?|winked|scream(?:ed|ing)|shouted|yelled|glared|stared|gestured|shook hands|handshake)
        standing ovation
      `,
      stops: [
        "Boos rained down.",
        "Px celebrated with a dance.",
        "Px wept on the bench.",
        "The Tx danced in the locker room.",
      ],
      stands: [
        "The Tx roared back.",
        "Px danced into the end zone.",
        "Px erupted for 31 points.",
        "Px danced in the pocket.",
      ],
    },
    {
      words: anyOf`
        (?:on|at|from|near|to|toward|behind|along) (?:the|his|their|its|Tx+) bench
        Tx+ bench
        (?:the|their|both) bench(?:es)? (?:erupt|empt|clear|celebrat)\w*
        (?<!\b(?:lead|edge|advantage|tie|tied|up|ahead|down|trailing|margin|deficit)\b[^.;]{0,30})\blocker[- ]room
        mobbed
        water coolers?
        flexed\b(?! (?:their|its) (?:run|muscle|depth))
        pep talk
        speech
        prayed
        prayer (?:circle|group)
        jersey swap
        swapped jerseys
        song
        dressing room
        (?:slam|threw|throw|spik|toss|kick|flung|hurl)\w* (?:his|a|the) (?:helmet|tablet|headset|towel|clipboard|chair|water)
        in the tunnel
        the tunnel
        head in his hands
        tempers
        exchanged words
        (?:heated|animated) (?:exchange|discussion|argument|conversation)
        argu(?:ed|ing|es) with
        jaw(?:ed|ing) (?:at|with)
        wav(?:ed|ing|es) (?:goodbye|to the|at the|a towel)
        point(?:ed|ing|s) (?:to|at) the (?:sky|heavens|crowd|bench|stands)
        in (?:memory|honor) of
        tribute
        anthem
        ceremony
        fly-?over
        halftime show
        moment of silence
        watch(?:ed|ing) from
        in the huddle
        kneel(?:ed|ing)? in prayer
      `,
      stops: [
        "Px slammed his helmet.",
        "Px wept on the bench.",
        "Tempers flared in the tunnel.",
        "Px and Px exchanged words.",
      ],
      stands: ["Px came off the bench.", "The no-huddle offense moved.", "Px threw out of the shotgun."],
    },
    {
      words: anyOf`
        (?:snow|rain|sleet|hail(?! mary)) (?:\w+ )?(?:fell|falls|falling|poured|pour(?:ing|s)|came down|swirl\w*|pelted|began|started)
        (?:in|through|amid|under|despite) (?:the |a |an |driving |heavy |steady |light |pouring |falling |freezing |swirling )*(?:snow|rain|sleet|snowstorm|downpour|drizzle|blizzard|fog)
        (?:snowstorm|blizzard|downpour|flurries)
      `,
      stops: ["Snow fell through the second half.", "The Tx won in a driving rain."],
      stands: ["A hail Mary fell short."],
    },
  ],
};
