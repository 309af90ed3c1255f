import { anyOf } from "./any-of.ts";
import { oneOf } from "./one-of.ts";
import type { NewsKind } from "./news-kind.ts";

/** Who can speak, think and be cited. Statistics and scoreboards may say something; officials call and rule. */
const SPEAKER = oneOf`
  [PT]x+, he, she, they, who
  (?:head |assistant |position )?coach(?:es)?, coordinators?, assistants?, staff, front office, management, owners?
  players?, teammates?, captains?, defenders?, quarterback, receiver, kicker, rookie, veteran, opponents?
  team, club, league, officials?, referees?, agents?, doctors?, fans?, family, friends?
  sources?, insiders?, reporters?, reports?
`;

const SAID = oneOf`
  said, says, saying, told, tells, telling, spoke, speaks, talk(?:s|ed), asks?, asked, wrote, writes, tweet(?:s|ed), shrugged
  admit(?:s|ted)?, explain(?:s|ed), insist(?:s|ed), vow(?:s|ed), promis(?:es|ed), guarantee(?:s|d), swore, swears
  jok(?:es|ed), thank(?:s|ed), prais(?:es|ed), credit(?:s|ed), blam(?:es|ed), apologi[sz](?:es|ed), complain(?:s|ed)
  announc(?:es|ed)(?! (?:himself|themselves|itself)), reveal(?:s|ed), confirm(?:s|ed), acknowledg(?:es|ed), argu(?:es|ed)
  hint(?:s|ed), predict(?:s|ed), warn(?:s|ed), urg(?:es|ed), recalled, remember(?:s|ed), dedicat(?:es|ed)
  declin(?:es|ed) to (?:comment|say), refus(?:es|ed) to (?:blame|say|comment|talk|speak), had been talking
  felt (?:that|he|they|like), feels?, believ(?:es|ed), thinks?, thought (?!they had (?:won|scored|stolen|it)\b)
  wants?, wanted, hop(?:es|ed), expects?, expected(?! (?:points|to be)), liked, loved, hated, disliked, made no secret of
  (?:claim|not|stat|declar|conced|den(?:y|i))(?:s|es|d|ed|ied|ies)? that, let (?:everybody|everyone|them|it be) know
  called (?:it|him|this|that|them|the (?:win|loss|game|performance|effort|victory|defeat)) (?!a (?:night|day)\b)
`;

const MOOD = oneOf`
  happy, unhappy, frustrated, furious, angry, proud, disappointed, disrespected, confident, thrilled, pleased, relieved
  upset (?:with|about|over|by|at|that), worried, bitter, irate, livid, emotional, nervous, devastated, heartbroken, defiant
  grateful, humbled, excited, eager, ashamed, embarrassed, annoyed, sad, panicking, homesick, at peace
`;

/** What somebody said, thought or felt, and who is said to have reported it. */
export const QUOTE_NEWS: NewsKind = {
  about: "what anybody said, thought or felt",
  rules: [
    {
      words: anyOf`
        ${SPEAKER}(?:'s)?,? (?:[a-z]+ly |also |later |never |has |have |had |then |would |not )?${SAID}
        ${SPEAKER} (?:is|was|were|are|sounded|looked|felt|seemed|feels|sounds|remains|remained) (?:[a-z]+ )?${MOOD}
      `,
      stops: ["Px said he saw it coming.", "The coach praised Px.", "He told Px to run.", "Px was furious."],
      stands: [
        "The officials called holding on the Tx.",
        "The numbers said pass.",
        "Px was credited with a sack.",
        "Px announced himself with a catch.",
        "The Tx denied Px at the goal line.",
      ],
    },
    {
      words: anyOf`
        (?:told|tells?) (?:reporters|the media|Px+|his|her|their|coaches)
        reporters
        press (?:conference|room)
        news conference
        post-?game (?:interview|comments?|remarks)
        at the podium
        interview(?:s|ed)?
        the media
        social media
        (?:on|via) (?:Twitter|Instagram|X(?=[.,;]|$)|television|the radio|the broadcast|a podcast)
        (?:asked|when asked) (?:about|if|whether|after|for|by)
        in (?:his|her|their) own words
        in the words of
        defended the (?:decision|call|choice)
        declined comment
        no comment
        (?:took|takes|accepted|shouldered|deflected|claimed|put) (?:the |full )?(?:blame|responsibility)
        called the \w+ (?:un\w+|in\w+|a )
        circled (?:this|the|it|that)
        in the building
        Tx+ (?:building|camp|staff|brass)
        the mood
        trash talk\w*
        plenty to say
      `,
      stops: ["The coach told reporters nothing.", "Asked about the fumble, Px laughed.", "Px spoke to the media."],
    },
    {
      words: anyOf`
        according to (?:(?:a|an|the|one|two|several|multiple|team|league|his|Px+|Tx+) )*(?:sources?|reports?|coach\w*|Px+|agent|team|league|insiders?)
        (?:team|league|multiple|several|anonymous|two|one) sources?\b(?! of)
        sources (?:say|said|tell|told|close|expect|indicate|with|around)
        reports? (?:say|says|said|that|indicate|suggest|claim|have)
        (?:it|as|was|were|is) (?:first |widely |been )?reported
        (?:reportedly|allegedly|supposedly|rumou?r\w*|speculation|word is|word has it)
        (?:analysts|pundits|commentators?|announcers?|broadcasters?|experts|critics|insiders?)
      `,
      stops: ["According to a team source, Px will play.", "Reports say Px is unhappy.", "Px is reportedly fine."],
      stands: ["A turnover was the source of the points.", "Two linemen reported as eligible."],
    },
    {
      words: /["“”«»][^"“”«»]{10,}["“”«»]/g,
      stops: ['"We wanted it more," he added.', "Px was “the best of them all”."],
      stands: ['The "go" route worked.'],
    },
  ],
};
