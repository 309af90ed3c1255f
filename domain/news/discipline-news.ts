import { anyOf } from "./any-of.ts";
import type { NewsKind } from "./news-kind.ts";

/** Ejections, fines, suspensions, fights. */
export const DISCIPLINE_NEWS: NewsKind = {
  about: "ejections, fines and fights",
  rules: [
    {
      words: anyOf`
        eject(?:ed|ion|ions|s)?
        disqualif\w+
        thrown out\b(?! (?:of (?:bounds|the (?:back|end))))
        (?:officials?|referees?|refs?|they) (?:tossed|threw out|ran(?! (?:for|the|it|up|out|away|all|over|off|through|more|well|only|just|\d)\b))
        (?:was|were|got|been|being|gets) tossed\b(?! (?:a|an|for|around|aside|back|to))
        sent off
        sent to the (?:locker|showers)
        kicked out
      `,
      stops: ["Px was ejected.", "Px was thrown out for a punch.", "The officials tossed Px.", "Px was disqualified."],
      stands: ["Px was thrown out of bounds.", "Px tossed a pass to Px."],
    },
    {
      words: anyOf`
        (?:was|were|been|be|being|got|gets|is) fined
        fined (?:[PT]x+|him)
        (?:face[sd]?|facing|pay|paid|drew|draw) a (?:\w+ )?fine
        (?<!\b(?:game|play|contest|match) (?:(?:is|was|has been) )?)\b(?:(?:was|were|is|been|be|being|got) suspended\b|suspended (?:[PT]x+|him)\b)
        suspensions?
        disciplinary
        (?:was|were|been) disciplined
        (?<!\bthe )\bdisciplined (?:Px+|him)
        team rules?
        (?:was|were|been|got) benched
        benched (?:Px+|him|for)
        late (?:to|for) (?:a )?meeting
        punish(?:ed|ment) (?:by|from) the (?:league|team)
      `,
      stops: ["The league fined Px.", "Px was suspended for a game.", "Px was benched for a drive."],
      stands: ["A fine throw by Px.", "The disciplined Tx had two penalties.", "The Tx suspended the run."],
    },
    {
      words: anyOf`
        (?:brawl|scuffle|melee|altercation|skirmish|fistfight|shoving match|hot mic)\w*
        (?:got|get) into (?:a|an|it)
        (?:fight|fights) (?:broke|breaks|with|after|in the|on the)
        fought (?:with )?Px+
        (?:for|with|threw|throwing|landed) a punch
        punched (?:Px+|him|a |an )
        sp(?:at|it|its|itting) (?:at|on|in)
        choked (?:Px+|him)
        head-?butt\w*
        leaving the bench
        cheap shots?
        restrained
        after the whistle
        shov(?:ed|ing) Px+
        hear from the league
        (?:league|club|team) (?:policy|office|review|discipline)
        sent Px+ home
        violat(?:ed|ion|ions)\b(?! for| on)
      `,
      stops: ["A brawl broke out.", "Px got into it with Px.", "Px spat at Px.", "Px was out for a punch."],
      stands: ["Px punched it in from the 1.", "The Tx fought for every yard."],
    },
  ],
};
