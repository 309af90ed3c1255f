import { anyOf } from "./any-of.ts";
import type { NewsKind } from "./news-kind.ts";

/** What went on between games: practice, preparation, workouts. */
export const PRACTICE_NEWS: NewsKind = {
  about: "practice and preparation",
  rules: [
    {
      words: anyOf`
        (?<!\b(?:in|common|standard|usual|best|a) )\bpractic(?:e|es|ed|ing)
        in practice (?:on|this|all|last|with|before|during)
      `,
      stops: ["Px missed practice.", "Px was limited in practice on Friday.", "The Tx practiced indoors."],
      stands: ["In practice the Tx ran on every down.", "Punting there is standard practice."],
    },
    {
      words: anyOf`
        walk-?throughs?
        training camp
        mini-?camp
        OTAs?
        (?:team|individual|seven-on-seven) drills
        (?:first|second)-team (?:reps?|snaps|work)
        reps
        scout team
        workouts?
        warm-?ups?
        in pregame
        pregame (?:work|throws|kicks)
        film (?:room|study|session)
        weight room
      `,
      stops: ["Px stood out in training camp.", "Px took first-team reps.", "Px hit from 60 in warmups."],
    },
    {
      words: anyOf`
        (?:full|limited|non-?)[ -]?participant
        participated (?:fully|in full)
        limited (?:(?:on|in) )?(?:all week|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)
        (?:morning|afternoon|individual|extra|light) (?:session|work(?! (?:rate|load)))
        held out of (?:drills|team|the (?:walk|session|first|second|morning|afternoon))
        (?:threw|worked|ran|jogged|kicked) (?:on|off to) the side
        (?:worked|trained|prepared|met) (?:indoors|outdoors|all week|this week|on (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)
        piped-in
        spent the week
        after hours
        stayed late
        split(?:ting)? (?:the )?(?:snaps|reps) with
        (?:installed|drilled|rehearsed|worked on|walked through)\b[^.;]* (?:all week|this week|on (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)
        before (?:kickoff|the game),? (?:with|by) 
        (?:half|full) speed
      `,
      stops: ["Px was limited on Thursday.", "Px was a full participant.", "The Tx worked indoors."],
      stands: ["Px was limited to 40 yards.", "Px was held out of the end zone."],
    },
  ],
};
