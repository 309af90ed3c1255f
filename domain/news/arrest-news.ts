import { anyOf } from "./any-of.ts";
import type { NewsKind } from "./news-kind.ts";

/** Arrests, courts, accusations, and people's private lives. */
export const ARREST_NEWS: NewsKind = {
  about: "arrests, accusations and private lives",
  rules: [
    {
      words: anyOf`
        arrest(?:ed|s|ing)?\b(?! (?:the|their|its) (?:slide|momentum|decline|drop|run|comeback|skid))
        criminals?
        crimes?
        felon\w*
        misdemeanou?r\w*
        (?:police|sheriff|custody|warrants?|subpoena\w*|authorities|(?:county|correctional) (?:facility|jail)|booked (?:into|on)|the law|restraining order|jail\w*|prison|behind bars|probation|parole|handcuff\w*|mug ?shot)
        bail\b(?! out)
      `,
      stops: ["Px was arrested.", "Px is a criminal.", "Police were called.", "Px is on probation."],
      stands: ["The Tx arrested the slide.", "The Tx bailed out their defense."],
    },
    {
      words: anyOf`
        (?:faces?|faced|facing|press(?:ed|es)?|drop(?:ped)?|criminal|assault) charges
        charges (?:in|against|of|were)
        charged with (?!(?:(?:a|an|the|its|his|their|one|two|three|all|first|second|third|final) )*(?:timeouts?|time-?outs?|penalt\w+|fumbles?|sacks?|drops?|interceptions?|turnovers?|loss|challenge|stopping|covering|slowing|guarding|blocking|containing|keeping))
        (?:pleaded|pled|found|pleads|plead) (?:not )?guilty
        pleaded
        guilty plea
        convict(?:ed|ion)
        sentenced
        (?:a|in|the) court
        courtroom
        trial
        (?:sued|sues|suing|lawsuits?|settled out|out of court|speeding|landlord|misconduct(?<!unsportsmanlike misconduct))
        cited for
        ticketed
        indict\w+
      `,
      stops: ["Px faces charges.", "Px was charged with theft.", "Px pleaded guilty.", "Px was sued."],
      stands: ["Px was guilty of a turnover.", "The Tx were charged with a timeout.", "Px led the charge."],
    },
    {
      words: anyOf`
        assaulted
        (?:of|for|to|with|sexual) assault
        domestic
        violence
        abus(?:e|ed|ive)
        rape\w*
        murder\w*
        theft
        fraud\w*
        brib\w+
        (?:drug|doping|steroid)s?
        (?:DUI|DWI|PEDs?)
        drunk\w*
        hungover
        substance
        drunk driving
        reckless\w*
        scandals?
        racis\w+
        slurs?
        (?:thug|crook|liar|thief)
        (?:banned|illegal) (?:supplement|substance)s?
        (?:tested|test) positive
        positive test
        alleg(?:ed(?:ly)?|ations?|es|ing)
        tamper\w*
      `,
      stops: ["Px failed a drug test.", "Px was drunk.", "Px is accused of domestic abuse."],
      stands: ["The Tx went on an aerial assault."],
    },
    {
      words: anyOf`
        (?:under|an|the|league's) investigation
        (?:league|official|formal|internal) (?:review|inquiry|probe)
        look(?:ing|ed|s)? into Px+
        sp(?:ied|ying) on
        (?:officials|referees|refs|officiating) (?:blew|missed|took|robbed|cost|botched|gifted|handed|gave|stole|got it wrong)
        (?:phantom|blown|missed|bad|terrible|controversial) (?:call|no-call|penalty)
        birthday
        hometown
        grew up
        childhood
        high school
        investigat(?:ed|ing|ors?|es|e)
        accus(?:ed|es|ing|ations?)
        cheat(?:s|ed|ing|ers?)?\b(?! (?:up|toward|towards|inside|over|down))
        (?:steal(?:ing)?|stole) (?:signals|signs|plays)
        fix(?:ed|ing) (?:the|a) (?:game|match)
        rigged
        bankrupt\w*
        taxes
        his (?:girlfriend|wife|ex|mother|father|parents|mom|dad|son|daughter|brother|sister|family|kids|children|fianc\w+|late \w+)
        private life
        divorc\w+
      `,
      stops: ["Px is under investigation.", "The Tx are accused of cheating.", "Px hugged his mother."],
      stands: ["Safeties cheated up to the line."],
    },
  ],
};
