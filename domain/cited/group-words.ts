import type { FactKind } from "../facts/fact-kind.ts";

interface GroupWords {
  kinds: readonly FactKind[];
  words: string;
}

/** What happened on the field, and how it bears on the rest. */
const EVENTS: readonly FactKind[] = [
  ...([
    "score",
    "turnover",
    "block",
    "miss",
    "stop",
    "conversion",
    "twoPoint",
    "play",
    "drive",
    "first",
    "last",
    "only",
    "nth",
  ] as const),
  ...([
    "tying",
    "goAhead",
    "answered",
    "ledTo",
    "run",
    "inARow",
    "deciding",
    "gap",
    "largestLead",
    "comeback",
  ] as const),
  ...(["quarter", "break", "threshold", "count"] as const),
];
/** Figures of players and teams. */
const FIGURES: readonly FactKind[] = [
  ...(["line", "fantasy", "usage", "team", "compare", "rank", "threshold", "seasonHigh", "count", "quarter"] as const),
  ...(["projection", "mean"] as const),
];
/** What a fantasy manager reads of a player. */
const FANTASY: readonly FactKind[] = ["fantasy", "projection", "usage", "line", "rank", "seasonHigh"];
/** The game as a whole. */
const GAME: readonly FactKind[] = [
  ...([
    "result",
    "break",
    "quarter",
    "neverTrailed",
    "neverLed",
    "comeback",
    "largestLead",
    "run",
    "deciding",
  ] as const),
  ...(["betting", "stage", "count"] as const),
];
/** What is known of two teams before they meet. Facts about one player are not among them. */
const OUTLOOK: readonly FactKind[] = [
  "stage",
  "place",
  "weather",
  "betting",
  "record",
  "streak",
  "lastGame",
  "mean",
  "form",
];
/** The season so far. */
const SEASON: readonly FactKind[] = ["stage", "record", "streak", "lastGame", "mean", "form", "seasonHigh"];

/**
 * What facts of one group may be told with, beside the words of their kind: verbs without a direction, a cause or a feeling. Who did it,
 * how far and when is for other rules to hold. Never a verb of private knowledge (wants, fears), of a body (limps) or of a contract
 * (releases), nor one that says why (sparks, dooms): a relation says that. Nor what nobody has seen in the data: a sideline, a leap.
 */
export const GROUP_WORDS: readonly GroupWords[] = [
  {
    kinds: [...EVENTS, ...GAME, ...FIGURES.filter((kind) => kind !== "projection")],
    words: `begin start open follow come go get keep turn end finish close cap complete continue add tack supply provide deliver produce
      bring give send set need help let move push reach cover travel stall work manage fail try settle blow break pull build pad extend
      stretch grow cut trim slice chop whittle shave narrow draw inch creep climb put hit strike tally record register notch post make take
      seize swing shift change flip tilt face convert cash finish culminate cross find land stand hold remain stay preserve protect waste
      squander halt stop thwart deny stuff stymie foil bail save rescue respond run roll rattle reel rip string pile crack dent bury wrap sew
      count mark show offer earn force use capitalize happen pay lead trot line chip pin back claw scratch unload unleash cruise drain
      burn bleed milk eat chew kill wind tick wait trade exchange belong own control dictate look enter swap answer counter reply
      attempt possession board end zone field midfield down yard yardage line snap side half quarter period minute second clock series
      ensuing drive trip visit march play chance opening hole deficit advantage edge lead cushion gap margin total count score tally points
      unanswered strike dagger blow exclamation downfield upfield rush offense defense defender defenders player players teammate
      receivers trek stand series distance away out short apart beyond past ahead behind scorer scoring
      range amble bolster bounce box bump burst cascade catapult churn coast conjure crack crash crawl create crumble curl curtail dart dash deepen deposit
      dispatch dissolve dwindle elude emerge erupt escape evade evaporate expand explode fade falter fashion fizzle flash flick fling float flounder flow
      fold forge gallop garner generate glide grind hammer haul heave hoist hurl hurry hurtle inch inflate jolt jump knife labor lash launch leak leap
      loft loop lumber lunge lurch mount muscle navigate net outmuscle outlast patch pepper plod plow pluck plunge pounce pound power prolong pull pummel
      punctuate punish race ram rattle rebound recoup regroup reopen resurface revive ricochet rise roar romp rumble sail salvage scoot scramble shovel
      shrink sidestep slash slide sling slither slog slow smash snake snare snuff soar spin splash squeeze stagger stifle sting stitch streak stroll
      stumble surge swoop taper thread thrive throttle tighten toss trickle trudge tumble tuck twist unravel usher vault veer weave wedge wheel whip whistle
      widen wilt withstand wither wobble wrest wriggle yank zoom bulldoze barrel storm spot yield concede torch scorch life same fourth loose scrape cobble grab nab enjoy
      snatch smother stonewall swallow suffocate bottle choke stampede thunder steam steamroll trample flatten maul gash batter gallop wake ring rumble tear`,
  },
  {
    kinds: [...FIGURES, ...EVENTS],
    words: `add have get go come need set post pile rack log record register total tally notch produce provide supply contribute chip deliver
      put finish end close wind account accumulate amass collect compile gather earn draw command see handle carry shoulder split share
      lead pace top head follow support match pair combine team join round average gain pick manage muster hold limit keep give make turn
      spread divide distribute control work hit convert settle net generate grind churn cash feature show mark rank count use take find
      reach clear cross catch help let stay remain do cap run play lean feed look bring pass touch line number figure stat statistic
      statistics sheet box score book column category ledger share bulk load workload volume work role mean average per apiece each combined
      total overall both together game day outing half possession opportunity chance trip snap down yard yards yardage ground air passing
      rushing receiving backfield receivers catcher catchers passers runner runners backs ball player players teammate teammates offense
      defense attack unit group corps side squad club apart even level edge difference margin gap figures production output contribution
      efficiency next following remaining other others nearest closest supporting cast company plus same compare yield sputter stall struggle labor torch
      survive overcome hog rule win beat gobble soak ring hoover inhale devour trample steamroll flatten maul gash batter harry hound
      torment terrorize dog pester bedevil worth magnet`,
  },
  {
    kinds: FANTASY,
    words: `fantasy manager managers lineup lineups roster rosters league leagues format formats scoring starter start option options pick
      picks choice target play flex sleeper streamer value production output day haul stash ceiling floor upside matchup trust rely bank lean
      consider like look pay deliver feast serve deserve worth name names know keep eye watch note remember boost returns usable startable
      viable dependable PPR points scorer scorers top leader leaders board column digits volume workload role opportunity touch
      touches red-zone work star stars standout standouts producer producers contributor contributors card headline headliner
      check slot clock weigh land grade rate profile hover lurk loom carry hold qualify merit warrant earn command attract sport own boast
      enjoy ring gobble soak tower bring present represent remain retain provide make anchor headline round fill offer give expect sense confidence caveat risk risky riskier
      depth care word belong tough tougher toughest call insurance handcuff stack dart throw flier flyer stopgap replacement fill-in plug-and-play must-start no-brainer bench sit avoid fade
      boom-or-bust high-floor second third fourth tier cheap cheaper pricey affordable bargain bargains swing
      gamble gambling streaming season usual usually typical typically norm normal output recent despite list
      deep deeper safe safest spot one-two punch duo tandem pair trio position backfield must should`,
  },
  {
    kinds: GAME,
    words: `claim earn get go come walk head put turn run open close begin start finish end hold keep stay remain make give pull build
      break carry lead power lift guide deliver play fight battle trade swing seesaw change hand decide settle down need have wire
      post grab seize own belong control coast ride use behind follow require take add up tug back-and-forth wide-open
      scoring score points board contest affair meeting game matchup decision verdict final finale opener night day afternoon
      regulation lead edge deficit margin cushion side team work total count under over clear home road visitors visitor
      host hosts visiting home-field favorite favorites underdog underdogs oddsmaker oddsmakers expectation expectations everybody anyone`,
  },
  {
    kinds: OUTLOOK,
    words: `meet face visit host travel trip head come go enter arrive bring carry open close play welcome greet await square clash collide
      battle duel renew resume begin look aim try bid seek chance get have make take give find put stand rest remain stay keep be should
      must may expect call figure point suggest promise hint indicate read see set favor lean need offer feature pit match draw follow lead
      pace top carry own boast rank say tell turn challenge measure compare contrast differ separate choose split divide bounce
      respond answer stop slow contain solve handle deal match keep end snap extend continue build
      road home away host hosts visitor visitors guest guests town trip field stadium building surface roof indoors outdoors
      dome conditions kickoff game matchup meeting contest clash bout duel battle showdown rematch date stop test task
      assignment challenge opportunity spot fantasy manager managers lineup lineups roster rosters league leagues player players option
      options start starter play pick choice target sleeper value trust like watch consider count rely worth circle keep eye mind note
      offense defense attack unit group side opponent opponents foe foes team teams pair both each neither points scoring total number
      numbers figure figures clip pace rate average outing game games week record records mark form stretch start season year campaign line
      spread odds oddsmakers total forecast day kickoff temperature little something anyone anything someone same better worse easier harder
      closer different opposite search searching schedule schedule-makers scoreboard ingredient ingredients recipe airtight convincing confidence gap bridge pool backdrop setting layer angle note clue sign signs trend trends pattern profile promise prospect question answer
      invite beckon loom bode suit hover lean weigh translate advise advised recommend warrant reasonable sensible sound plausible tilt affair fixture slate
      cushion overcome narrow widen close open mean spell count carry weather nod
      risk risky riskier count counts laying losing winning usual norm typical despite sense friendly favorable fine notice place anybody fair ripe stern tricky intriguing passing ball yards apart shootout round will leave check counter chase path run storm stride sail cruise march roar tower
      string strung caution flag room roof lofty setting
      care word belong tough tougher venue location locale site confines rival rivals rivalry neighbor neighbors adversary adversaries counterpart counterparts opposition depth spurt
      clip blip hiccup outlier anomaly chasm gulf disparity discrepancy imbalance parity similarity resemblance likeness equation calculus arithmetic math
      ledger scale scales needle window path route map footing context perspective comparison yardstick benchmark barometer gauge glance snapshot
      outlook case argument debate leverage plus minus bonus drawback downside upside concern worry caveat catch variable subplot thread narrative item
      piece element aspect respect regard area department category facet middle center heart core crux gist essence remainder mix blend array range
      spectrum extreme extremes tier plateau standard baseline preview glimpse primer checklist wrinkle kicker
      center hinge focus concentrate revolve highlight underline underscore illustrate reflect mirror echo resemble parallel complement
      complicate simplify amount equal sum boil depend stack tangle lock showcase exhibit demonstrate sustain compile cobble rack pile
      edge edges common regulars measure ahead encourage encouragement reason reasons comfort comforting wide narrower wider slimmer`,
  },
  {
    kinds: SEASON,
    words: `fall drop slip climb rise improve move stay stand remain enter come arrive head go ride carry take bring keep extend snap end
      stop start open begin follow mark set run streak row straight stretch record season year campaign week weeks game games outing
      meeting matchup contest series earlier previous prior recent recently latest past ago since start finish own level even split
      better best top highest most high mark number final score points margin ahead hold held slip squeak fight battle`,
  },
];
