import { anyOf } from "./any-of.ts";
import type { NewsKind } from "./news-kind.ts";

/** What became of the game as such: put off, moved, stopped, struck from the books. */
export const SCHEDULE_NEWS: NewsKind = {
  about: "delays and postponements",
  rules: [
    {
      words: anyOf`
        postpon\w+
        cancel(?:s|l?ed|lation|l?ing)?\b(?! out)
        resched\w+
        (?:game|contest|match\w*|kickoff|play|it) (?:was|is|has been|were|will be) called off
        forfeit\w*
        flexed (?:to|into|out|from)
        neutral (?:site|field)
        (?:under|filed a|lodged a) protest
        vacated
      `,
      stops: ["The game was postponed.", "The game was called off.", "The game was canceled."],
      stands: ["The penalties canceled out.", "The flag was waved off."],
    },
    {
      words: anyOf`
        (?:kickoff|start|game|it|contest) (?:was|is|has been|were|will be|got) (?:pushed|moved)
        moved the game
        moved to (?:a (?:neutral|later|new)|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)
        (?:was|were|is|be|been|has been|got) delayed
        delayed (?:the (?:start|game|kickoff|second half)|by (?:lightning|weather|rain|storms?|\w+ (?:minutes|hours?))|for (?:\w+ )?(?:minutes|hours?|an hour)|kickoff|because)
        (?:weather|lightning|rain|hour|minute|long|hour-long) delays?
        (?:power|lighting) (?:failure|outage|cut)
        lights went out
        lightning\b(?!-)
        thunder\w*
        (?<!snow)\bstorms
        evacuat\w+
      `,
      stops: ["Kickoff was pushed back an hour.", "Storms delayed the start.", "Kickoff was delayed due to lightning."],
      stands: ["A delay of game pushed the Tx back.", "Lightning-quick Px scored.", "A delayed handoff gained 9."],
    },
    {
      words: anyOf`
        (?:play|game|action|contest) (?:was|is|has been) (?:halted|stopped|interrupted|suspended|shortened)
        (?:stopped|halted|interrupted|suspended) (?:play|the game)
        never (?:started|kicked off|finished)
        (?:overturned|vacated|changed) the (?:result|outcome|score)
        result (?:was|has been) (?:overturned|changed|voided)
        replayed
        play it again
        (?:hour|minutes|hours) late
        security (?:scare|threat|issue)
        storm (?:cell|front)
        leave the field
        held up (?:the|play|kickoff)
        burst pipe
        power (?:was|went)
      `,
      stops: ["Play was halted.", "The game was suspended.", "The league overturned the result."],
      stands: ["The drive was stopped at midfield.", "The call was overturned."],
    },
  ],
};
