import { stemsOf, wordStem } from "./word-stem.ts";

/** Words that say nothing by themselves. `more`, `most`, `only`, `never` and the like are not among them: they need a fact. */
const FUNCTION_WORDS = `a an the and or but so yet as at by for from in into of off on onto out over to up down with within through across along
  around about between among during toward this that these those it its it's he him his she her they them their theirs who whom whose which what
  when where while how is was were are be been being am has have had do did does would could can may might there here than if once also too just
  each other another one's own such then still again away all some any both either per via upon until since though although plus until like
  himself themselves itself later next before after afterward just much including otherwise rather every enough such many several few whether amid amidst
  among beside besides despite inside outside near onto throughout towards under underneath upon versus
  unless whereas whenever wherever whichever whoever whatever however therefore thus hence nonetheless nevertheless regardless else elsewhere
  everywhere anywhere somewhere altogether apart aside away forward onward backward upward downward overall whose nor plus apiece must shall ought let anyway`;

/**
 * Color: what no fact can support and nobody can be misled by. Adjectives, adverbs and nouns alone: a verb is a deed, and needs a fact.
 * Nothing that has a second sense on a field (set, home, hand, left, carried), nothing that anybody feels.
 */
const COLOR_WORDS = {
  degree: `very quite nearly almost barely simply mostly largely hardly truly really somewhat slightly fairly entirely completely fully
    exactly roughly even well far little bit considerably plainly firmly thoroughly utterly highly deeply wholly practically
    virtually pretty perhaps maybe already somehow indeed merely`,
  manner: `calmly coolly quickly slowly quietly steadily neatly cleanly easily comfortably smoothly sharply promptly swiftly methodically
    patiently emphatically dramatically narrowly desperately confidently efficiently eventually finally suddenly immediately soon
    meanwhile instead clearly ultimately alone together briskly sure deftly nimbly expertly skillfully artfully cleverly brilliantly
    beautifully superbly nicely handsomely stubbornly doggedly gamely boldly aggressively relentlessly abruptly briefly freely
    tidily ably capably gracefully fast`,
  praise: `good great fine magnificent superb splendid brilliant stellar terrific excellent outstanding remarkable impressive solid steady reliable
    sharp crisp clean electric dazzling dynamic explosive clutch timely memorable masterful gutsy gritty resilient big huge massive
    enormous monster sensational spectacular balanced lively relentless busy productive efficient perfect powerful strong sturdy
    fluid seamless prolific potent lethal deadly dangerous devastating blistering torrid stout staunch ferocious formidable imposing
    commanding handy tidy neat nifty slick crafty savvy workmanlike businesslike signature marquee banner special magical marvelous
    fabulous fantastic wonderful tremendous incredible amazing extraordinary exceptional eye-catching eye-popping gaudy mammoth
    whopping hefty ample generous plentiful respectable decent serviceable useful valuable vital important significant substantial
    considerable sizable notable noteworthy sweet tantalizing intriguing interesting compelling enticing appealing attractive
    promising encouraging friendly favorable welcome ideal prime golden bright trusty opportunistic resourceful versatile nimble
    bruising punishing pinpoint textbook flawless immense pleasant booming furious feisty fiery spirited valiant gallant stately sublime serene
    natural stirring rousing riveting gripping absorbing entertaining pulsating scintillating electrifying breathtaking shrewd astute canny clinical ruthless
    merciless unrelenting irresistible inspired composed unflappable poised polished rosy vivid sheer pure dizzying staggering stunning startling
    jaw-dropping mind-boggling head-turning show-stopping hard-nosed hard-earned hard-fought well-earned well-rounded well-timed well-placed
    well-executed slim lovely heartening uplifting reassuring steady-handed rugged unforgettable sturdy soaring sparkling`,
  blame: `bad poor ugly rough tough sloppy shaky sluggish quiet costly brutal forgettable ragged uneven dismal meager paltry unkind disaster modest mere tiny
    small thin awkward strange odd wild chaotic frantic tense tight thrilling breathless fruitless empty ordinary bleak grim dreary
    miserable woeful dreadful awful terrible horrible lousy disastrous ruinous untimely ill-timed ill-fated fateful glaring careless
    errant wayward wobbly flat listless lifeless toothless punchless anemic feeble soft spotty patchy choppy messy muddled scrappy
    grinding taut nervy seesaw topsy-turvy wacky bizarre zany curious quirky surprising pedestrian middling lackluster underwhelming
    disappointing one-sided lopsided low high grueling arduous exhausting draining harrowing uninspired undisciplined rusty tepid lukewarm bland drab
    dull fleeting short-lived lingering marginal negligible minor major yawning gaping gloomy dim stark subtle blunt raw back-breaking gut-wrenching
    crushing demoralizing deflating dispiriting worrying troubling alarming puzzling perplexing baffling telling revealing subdued muted`,
  story: `afternoon night evening day thriller shootout slugfest battle duel fight showdown classic story script ending finish finale
    stage turning point moment stretch spell difference bottom number numbers figure figures rest part way thing kind sort plenty
    lot pair side sides team teams club squad offense offenses defense defenses ground attack effort performance outing showing
    display rhythm momentum ballgame answer answers damage hope hopes chance chances opportunity game contest half tale chapter plot twist
    theme tone note statement message jolt lift boost catalyst engine backbone foundation anchor centerpiece hero star standout
    highlight lowlight storyline drama fireworks fun clinic masterpiece gem beauty dud stinker slog grind dogfight tug-of-war
    roller-coaster rollercoaster grinder barnburner marathon sprint race pursuit quest bid bang flurry barrage onslaught avalanche flood march groove
    gear pace tempo breathing room air toll price reward prize gift present mistake mistakes error errors miscue miscues blunder
    lapse woes task load burden dose taste glimpse picture canvas sequence exchange formula recipe blueprint card work matter
    affair bout skirmish masterclass exhibition outburst eruption explosion spree binge lull reprieve respite relief buffer theatrics heroics
    dream nightmare treat delight stunner shocker eye-opener afterthought bystander bonanza bargain brilliance excellence mastery precision power muscle strength speed hustle balance promise metronome mainstay constant pillar cog weapon threat
    headache puzzle riddle question wrinkle quirk footnote asterisk bookend prelude epilogue encore sequel capper trouble factor reason reasons
    something someone anyone nature variety bunch handful force presence magic touch flair style poise grit hindsight retrospect separator bellcow workhorse problem`,
  size: `long short deep wide late early slow light heavy full whole total extra opposite different similar main chief central key
    crucial pivotal critical rare opposing visiting own`,
} as const;

const FUNCTION = new Set(stemsOf(FUNCTION_WORDS));
const COLOR = new Set(Object.values(COLOR_WORDS).flatMap(stemsOf));
const FREE = FUNCTION.union(COLOR);
/** What a clause that cites may say of any game: light verbs, and the things on a field. Without a fact they say
 * too much. Words that deny or rank are here as well: where a clause cites, rules of their own look at each of them. */
const FIELD = new Set(
  stemsOf(`play snap field ball yard yardage drive football score lead line point come take put get make go give bring find finish have add mark try
    attempt way end manage keep stay TD everyone everybody back against lift guy guys farther further scrimmage
    only first last final most more fewer less least best not never no nobody nothing none neither`),
);

/** Words that stand over a paragraph of any game. */
const HEADING = new Set(
  stemsOf(`fantasy key plays players player stars leaders recap preview result summary outlook matchup watch quarter first second third fourth
    overtime half how why it happened unfolded won takeaways corner spin angle fallout notebook behind inside box beyond final score say view managers where stand averages recent home away season-long decided turning point bottom line numbers story notes defense offense kicking game who start bench by what next went earlier later they got season form turned game ground air here there`),
);

/** Endings that make color of any word: how it was done and what it was like; but for those that report, time, count, deny or feel. */
const COLOR_ENDINGS = /^\p{Ll}{3,}(?:ly|able|ible|esque|worthy)$/u;
const NO_COLOR = new Set(
  `reportedly allegedly apparently supposedly presumably purportedly likely unlikely probably possibly potentially certainly surely definitely undoubtedly
  only early yearly monthly weekly daily hourly nightly lately recently formerly previously currently presently initially originally firstly lastly finally
  subsequently simultaneously consecutively constantly consistently regularly repeatedly usually frequently routinely rarely seldom occasionally
  exclusively solely unanimously historically annually officially unofficially publicly privately personally medically mentally physically
  emotionally angrily bitterly happily sadly tearfully furiously nervously fearfully drunkenly illegally unlawfully fatally severely seriously gravely critically
  visibly audibly verbally violently abusively indefinitely permanently temporarily shortly family rally reply supply apply ally assembly
  anomaly bully belly jelly fly july homely sickly elderly friendly lonely lovely deadly questionable available unavailable eligible ineligible liable
  probable unable able arrestable impeachable untradeable irritable inconsolable miserable responsible terrible tie-able vegetable table cable stable
  usable movable payable playable uncomfortable predictably immediately eventually previously effectively`.split(/\s+/),
);

/** Whether a word is color by its ending, in a clause that cites. */
export function endsAsColor(word: string): boolean {
  return COLOR_ENDINGS.test(word) && !NO_COLOR.has(word);
}

/** Whether a word, by its stem, needs nobody to vouch for it. */
export function isFree(stem: string): boolean {
  return FREE.has(stem);
}

/** "A rougher story", "sloppiness": what is color is so in its comparative and as a noun, where no rule reads that. */
export function isFormOfColor(word: string): boolean {
  return basesOf(word).some((base) => COLOR.has(wordStem(base)));
}

/** What a comparative or a noun of a quality is made of: `hotter` of `hot`, `sloppiness` of `sloppy`. */
export function basesOf(word: string): string[] {
  const [, root] = /^(\p{Ll}{3,}?)i?(?:er|ness)$/u.exec(word) ?? [];
  return root === undefined ? [] : [root, `${root}e`, `${root}y`, root.replace(/(.)\1$/u, "$1")];
}

/** Whether a word, by its stem, praises, blames or says a degree, and is no function word. */
export function isColor(stem: string): boolean {
  return COLOR.has(stem) && !FUNCTION.has(stem);
}

export function isFieldWord(stem: string): boolean {
  return FIELD.has(stem);
}

export function isHeadingWord(stem: string): boolean {
  return HEADING.has(stem) || FREE.has(stem);
}

export function isFunctionWord(stem: string): boolean {
  return FUNCTION.has(stem);
}

/** The nouns of color as a writer is given them. */
export function colorNouns(): string {
  return [...new Set(COLOR_WORDS.story.split(/\s+/))].join(" ");
}
