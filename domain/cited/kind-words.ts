import type { FactKind } from "../facts/fact-kind.ts";
import type { Mark } from "../facts/mark.ts";

/** What a fact of a kind may be told with, beside its own wording. Any form of a word counts. No word that brings news stands here. */
export const KIND_WORDS: Readonly<Record<FactKind, string>> = {
  result: `leave stun rally win winner victory beat defeat lose loser top off fall handle tie trail left bow succumb topple vanquish best upend knock
    defend setback triumph sweep capture secure pick rival rivalry foe foes improve drop steal better lean outright outpoint favor pocket bank
    combine nose chalk care separate suffer deal scoreboard read log wound salt grit wrangle finagle collect emerge escape pull`,
  stage: `football January regular round playoff postseason advance next eliminate title champion championship hard direction punch ticket now
    calendar docket card edition chapter belong`,
  place: `crowd attendance people site venue confines breathe now unfold action underfoot house attend turnout list announce`,
  weather: `degree wind mph sky skies air element breath breeze under gust factor role kick kicker quarterback passer issue problem will mercury
    thermometer forecaster forecasters supposed overhead call read range hover peg elements clock`,
  betting: `chalk fall dog dogs winners winner outright combined upset tight low high sit touchdown goal beat imply predict lay laid catch bookmaker
    bookmakers book books install vegas peg cash line number opener post hang spare half half-point sat`,
  score: `nudge TD knock swell tie front leave yarder connection single more within up trail response restore return house uncork scoop scamper sprint
    loose free wide backbreaker slip walk waltz span consume increase reduce avoid avert prevent regain reclaim claim insurance sneak payoff
    scoreboard leapfrog`,
  turnover: `undo cough die dead doom wipe goal-line goal punch mistake cost turnover takeaway giveaway lose over threat momentum deep steal swipe rob
    return erase spoil hand position promising right serve arms victimize misfire filch pilfer slip gather careless scoreboard surrender cede
    relinquish possession empty`,
  block: `hand paw block kick special swat smother stuff bat piece mitt mitts reject wipe tip unit swipe erase point`,
  miss: `misfire hook push sail shank target miss wide kick off good would whiff awry astray stray flub botch duff yank blank mark waste squander
    off-target boot unsuccessful fruitless empty`,
  stop: `miss stay stonewall gasp bid die fourth over goal bend gamble shy decision empty-handed threat fall turnover dig clamp dice backfire flop repel
    thwart rebuff surrender relinquish possession wall brick empty`,
  conversion: `conversion fourth alive bold gamble fourth-down yarder call dial chain stick keeper sneak quarterback dump dump-off dice secure greedy charm
    sustain eschew aggressive sticks marker roll rolled gain`,
  twoPoint: `two-point conversion miss deuce two-pointer pair opt elect chase tag tack add line flop dice pass run kick attempt bid
    throw threw thrown catch`,
  play: `guide yarder big long chunk longest pickup connect hookup third first punch dial position jumpstart flip`,
  drive: `ruin spoil scuttle long methodical off last span consume bog die sputter result yield engineer orchestrate direct guide length
    time-consuming piece string spill become dink dunk chug zip fly carve amount undo implode disaster position wall peter sustain uncork chain
    chains sticks dash nibble detonate empty`,
  quarter: `outscore outburst hang alive manufacture crank scoreboard chalk eke erupt bank account belong bring see reel rip dent hold`,
  break: `halftime trail tie overtime into through intermission scoreless nobody nothing nurse sit scoreboard say read arrive arrears show stare knot
    deadlock locker aside sat`,
  line: `credit fuel long boot efficient effective gash gouge carve sparkle shine flourish recover scoop throw identical read say fatten stockpile
    stack vacuum feast cameo roast cook bag lit unravel dice pocket`,
  projection: `sit behind billing project projection force hand steady call same double twice forecast slate peg high clip dart flier outlook uptick pencil
    model earmark tab suppose enter baseline bar benchmark ticket ring sat`,
  fantasy: `previous fuel behind project projection double twice triple ride worthwhile monstrous elite stud expectation fall dud outing north week
    weeks repay lit cook lump foresee forecast anticipate predict`,
  usage: `out-carry outcarry workhorse percent inside dominate monopolize tote lead-back bell-cow main every-down primary percentage third involve
    usage goal-line goal earmark piece pie slice vacuum siphon handoff handoffs bell cow soak`,
  team: `allow commit limp sit crank manufacture stack bludgeon throat toe stub bog front cough undo harm value possess chain chains sticks swarm bank rod
    automatic ride shredded feast execution`,
  absence: `injury injured leave left return game shaken play hurt exit quarter period half`,
  record: `sink reach chase check first defeat victory losses regular now sit at to above below bottom good hold worst tout stumble blemish name post
    stick column rock suffer claim bank stack drop sat`,
  streak: `reach chase hunt mire consecutive now current nursing trot notch midst enjoy stand suffer hand deal saddle beat bank`,
  seasonHigh: `season-high season-best new personal eclipse raise establish crank reset surpass better outdo exceed previous past now bar mark north`,
  lastGame: `defeat victory setback heartbreaker heartbreaking round last beat bow succumb stumble topple dispatch down hold off over shut blank tie
    first second decide settle prevail knock upend stun survive time torch scorch produce yield flip turnaround contrast combine outpoint nose
    bank pocket pull separate suffer absorb secure grind`,
  mean: `swell balloon loosen tighten allow up surrender yield concede against permit sit sport tough difficult trouble upside worry concern caution
    exploit easy problem issue crank churn ship clock hang pile people north`,
  form: `heel sandwich span knock hold swell balloon loosen tighten last lately allow up winner beat victory defeat setback per rush receive catch
    good defend protect serve capture churn haul rebound sport claim crank clock north`,
  first: `schneid mat gate party first early initial christen scoreboard stalemate arrive belong untrack untracked drought shutout account strike`,
  last: `last final curtain lid belong account round word`,
  only: `only lone sole single commit represent constitute belong account`,
  nth: `first third fourth fifth sixth another touchdown night serve double`,
  tying: `erase wipe tie square knot equalize equalizer deadlock parity neutralize cancel reset brand-new ballgame new restore forge`,
  goAhead: `nose erase wipe go-ahead front regain retake good propel stake relinquish scale scales tip surrender cede nudge wrest vault table tables`,
  answered: `punch less later response right fire retaliate meet match counterpunch respond`,
  ledTo: `up into result become after off reward payoff translate tee courtesy dividend dividends parlay spoils harvest reap bounty teed`,
  run: `trail fall survive straight consecutive row sprint spurt monopolize hang stack tear binge spree pour pouring`,
  largestLead: `trail large largest big biggest as many most swell balloon max peak crest mushroom expand widest fall deficit`,
  comeback: `comeback fall rally erase wipe overcome trail win beat victory dig engineer author chase surmount negate recover down back`,
  neverTrailed: `never trail outset kick kickoff way wire-to-wire throughout win beat front fall`,
  neverLed: `never front catch-up chase sniff taste ahead play behind`,
  compare: `better worse stingy stingier goal-line goal win allow separate less battle more few than outgain outran outthrew twice double outrush same
    takeaway turnover giveaway clean quarterback penalized flagged time inside conversions told story sacks none chains limp decide explain
    disparity stick discipline protection trench scrimmage pressure sign penalty threw identical aerial department read wipeout execution hang
    cling`,
  rank: `individual skill most best high game-high team-high long longest rushers tackler everyone anyone anybody way all busiest atop chart charts`,
  gap: `later after before within halftime just elapse separate turnaround arrive tick ticks blink pass`,
  threshold: `more than surpass eclipse exceed plateau milestone barrier club above north crack territory exceeded`,
  inARow: `straight row consecutive every empty possession`,
  count: `time tie deadlock different ping-pong see-saw commit act party wealth`,
  deciding: `winner win decisive game-winner game-winning seal clinch stop down job ice walk-off walkoff game-sealing beat victory prove wind hero
    suspense doubt stand deal rest`,
};

/** What a mark adds. */
export const MARK_WORDS: Readonly<Partial<Record<Mark, string>>> = {
  win: `win victory beat down take claim triumph prevail earn get hold held off over hot`,
  tie: `tie draw deadlock stalemate square level all-square knot knotted deadlocked winner`,
  overtime: `overtime extra`,
  rout: `rout blowout lopsided cruise roll easy easily dominate runaway thrash hammer crush`,
  oneScore: `close edge narrow narrowly thriller survive slim squeak tight tense nail-biter thrilling down-to-the-wire`,
  shutout: `shutout shut out blank zero goose egg whitewash nothing`,
  wildCard: `wild card wild-card`,
  divisional: `divisional`,
  championship: `conference championship title`,
  superBowl: `bowl title champion championship`,
  seasonOver: `season over end eliminate`,
  advances: `advance move on next`,
  touchdown: `touchdown TD end zone goal line punch six cap finish paydirt pay dirt house cross plane score scoring cash dive dove catch
    run connect pass`,
  fieldGoal: `chip shot tack uprights bang drill true yarder split knock field goal kick boot connect hit make good three nail convert settle sail through
    put kicked three-pointer booted chipped banged leg range distance stroke poke content slot drain bury`,
  safety: `safety two`,
  run: `run rush carry ground plunge dive scamper burst sneak keeper bull power barrel race break bolt leap handoff up middle daylight spring spill
    peel pop bust gut seam crease jaunt uncork burrow dodge barge dance slip tote skip ramble zip squirt charge jet motor blaze fly dash scoot`,
  pass: `loft dart bomb heave launch float drop flip slant strike laser fly uncork end zone sideline over middle connection scoring link pass throw
    catch hit find connect toss haul reception grab completion complete air target lob fire receiver quarterback hook touchdown zip rifle thread
    fling flung sling slung whip dime rainbow spiral pluck reel snare snag pull caught cradle corral team hookup spot deliver wideout arms
    secure dump unleash aerial dish secondary`,
  return: `return back take bring way runback house rumble race gallop weave jaunt touchdown trip cruise`,
  pickSix: `pick-six pick intercept interception return back house`,
  fumbleReturn: `fumble return scoop recover recovery`,
  fumbleRecovery: `fumble recover recovery fall on loose`,
  kickoffReturn: `kickoff return special team`,
  puntReturn: `punt return special team`,
  blockedKickReturn: `block kick punt return`,
  lateral: `lateral pitch`,
  allowed: `allow give surrender yield concede stingy stingier leaky leakier porous`,
  lately: `last late recent recently lately stretch past straight form cool heat slow`,
  atHome: `home host field`,
  onTheRoad: `road away travel visit visitor traveler`,
  headToHead: `rematch meet meeting first last previous again matchup`,
  extraPointGood: `extra point kick`,
  extraPointMissed: `extra point miss fail kick`,
  extraPointBlocked: `extra point block kick`,
  twoPointGood: `two-point conversion convert try throw pass run catch`,
  twoPointFailed: `two-point conversion try fail`,
  good: `punch bull walk plunge power barrel dive cash deliver convert`,
  interception: `snag step front undercut interception intercept pick pass throw read picked-off picking snare snatch grab haul leap dive pilfer corral
    filch swipe aerial theft gather mitt mitts pluck`,
  fumble: `fall fell on pounce scoop cough jar pop hit knock fumble lose loose ball recover recovery force strip pry pried punch poke dislodge corral
    forced recovering fumbling rip botch muff mishandle gather rumble scramble grasp rake separate slip secure claim turf squirt handle pile
    carpet dive`,
  sack: `bringing expense sack strip-sack drop loss bring dropped swallow engulf bury brought take took down swarm flatten hit pressure corral quarterback
    chase drag plant tackle collar nail home throw threw thrown dump`,
  punt: `punt boot away kick kicked punter`,
  kickoff: `kickoff kick return`,
  onsideKick: `onside kick recover`,
  fourthDown: `fourth down go`,
  thirdDown: `third down`,
  goalLine: `goal line goal-line stand`,
  insideTwenty: `red zone red-zone`,
  opening: `open opening first`,
  downs: `down downs turn over turnover cough surrender`,
  missedFieldGoal: `miss field goal`,
  ranOut: `time run out expire clock`,
  threeAndOut: `three-and-out`,
  scoreless: `scoreless blank shut out nothing without lay egg silence dry donut mute goose`,
  tied: `tie even level`,
  halftime: `halftime half break`,
  endOfRegulation: `regulation overtime`,
  endOfHalf: `half halftime`,
  late: `late`,
  ofTeam: `team`,
  ofGame: `game`,
  fromBehind: `behind trail back`,
  forGood: `good stay winning winner`,
  covered: `clear cash number`,
  sealed: `salt lock cement secure nail coffin bed ice suspense doubt douse curtain curtains dagger`,
  left: `ding nick bang suffer shake`,
  cameIn: `check reenter re-enter back`,
  failed: `fall fell whiff flop fizzle backfire dry drought nowhere scoreless plague endure unsuccessful deny`,
  passing: `drop sharp toss connect sack survive fire efficient accurate score scoring twice against intercept pick pass passer throw completion
    complete attempt quarterback air passing interception touchdown yard miss misfire incomplete aired arm dink dunk hurl spread operate
    accuracy percentage percent aerial incompletion dissect dice wind wound under siege pressure duress chuck shred spin shredded`,
  rushing: `leg legs feet bulldoze batter grind churn plow burrow score scoring twice workhorse behind rush rusher run carry ground attempt rushing back
    touchdown yard bottle stuff contain limit pound rumble tote clip breakaway burst yardage rock pop shred bully carve shredded wall room hole
    holes lane lanes lit`,
  receiving: `become haul grab snag pull wind wound turn score scoring twice air make throw catch receive receiver reception target receiving touchdown yard pass
    salvage look looks favorite primary go-to percent corral secure vacuum grabs`,
  kicking: `miss kick kicker field goal extra point make perfect drill foot boot connect nail leg good`,
  punting: `punt punter`,
  returning: `return returner kickoff punt bring bringing back`,
  defense: `grab wreck crew havoc pressure tackle sack interception defense force fumble pass defend defender pick harass terrorize disrupt intercept
    solo assist takeaway quarterback everywhere ball-hawk disruptive pass-rush bat swat hand hands swipe hawk nose home camp strip knock
    nuisance jar wreak`,
  totalYards: `offense total outgain yard identical yardage even gain`,
  passingYards: `pass passing throw air`,
  rushingYards: `run rush rushing ground outrush`,
  firstDowns: `first down`,
  thirdDowns: `third down convert conversion alive`,
  fourthDowns: `fourth down convert conversion alive`,
  redZone: `red zone red-zone trip touchdown inside target carry`,
  possession: `possession hold ball clock minute time longer`,
  sacks: `sack quarterback home harass front pressure feast bag`,
  turnovers: `turnover giveaway ball commit times lose`,
  penalties: `call penalty penalize flag times flags yellow laundry foul`,
  penaltyYards: `penalty yard flag flags lose cost foul`,
  aboveProjection: `above beat more top exceed over surpass outdo outperform better best crush clear smash shatter eclipse upside boom obliterate lap outkick
    league-winner week-winner pop overdeliver outproduce overachieve wreck dwarf demolish dust steal justify wallop pulverize overshoot hit`,
  belowProjection: `below short fewer less under miss shy disappoint fell fall underwhelm lag struggle bust quiet flop lay egg tank sink undershoot whiff
    underdeliver want wanting letdown bomb nowhere torpedo stiff disappear dud undercut`,
  aboveMean: `above more over up rise riser rising jump leap climb surge spike soar bump boost upside bargain sleeper value breakout arrow point upward
    better best surpass outdo eclipse beat top exceed trending trend double twice triple well far north plus ceiling rebound jump-start
    improvement rocket vault skyrocket balloon swell gain uptick high higher beyond smash sneaky stock smash-play`,
  belowMean: `below fewer less under down off dip drop slide sink fall fade temper tempering caution cautious careful worry concern downward dropping shy
    behind lag trending trend well far south struggle quiet step worse low lower brace letdown regress regression dud disappointment minus half
    sag plunge plummet tumble crater droop wither shrivel riskier risk short arrow point slip trail beneath wary expectation uninspiring
    comedown haircut ding downgrade stock`,
  upset: `upset underdog stun shock surprise spring pull`,
  winning: `capture claim victory victories triumph win winning winner winners victory hot red-hot surging surge roll rolling streaking soar soaring momentum tear
    heater sizzle white-hot hum rip`,
  losing: `mired defeat defeats setback setbacks lose losing loser losers loss losses slump slumping reel reeling skid skidding slide sliding slip
    struggle struggling sputter cold woes drought wallow flounder stuck tailspin throes funk winless rock bottom free-fall spiral freefall`,
  cold: `cold chilly freezing`,
  hot: `hot heat warm`,
  windy: `windy`,
  under: `shy short limp nowhere near sniff below`,
  over: `fly clear eclipse sail blow cruise toast soar surpass smash shatter`,
  indoors: `indoors roof dome climate-controlled climate shelter seal`,
};
