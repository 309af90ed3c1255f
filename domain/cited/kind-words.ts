import type { FactKind } from "../facts/fact-kind.ts";
import type { Mark } from "../facts/mark.ts";

/** What a fact of a kind may be told with, beside its own wording. Any form of a word counts. No word that brings news stands here. */
export const KIND_WORDS: Readonly<Record<FactKind, string>> = {
  result: `leave stun rally win winner victory beat defeat lose loser top off fall handle tie trail left bow succumb topple vanquish best
    upend knock defend setback triumph sweep capture secure pick rival rivalry foe foes improve drop steal better lean outright`,
  stage: `football January regular round playoff postseason advance next eliminate title champion championship hard direction punch ticket now`,
  place: `crowd attendance people site venue confines breathe now`,
  weather: `degree wind mph sky skies air element breath breeze under gust factor role kick kicker quarterback passer issue problem will`,
  betting: `fall dog dogs winners winner outright combined upset tight low high sit touchdown goal beat imply predict`,
  score: `nudge TD knock swell tie front leave yarder connection single more within up trail response restore return house uncork scoop
    scamper sprint loose free wide backbreaker slip walk waltz span consume increase reduce avoid avert prevent regain reclaim claim
    insurance`,
  turnover: `undo cough die dead doom wipe goal-line goal punch mistake cost turnover takeaway giveaway lose over threat momentum deep steal swipe
    rob return erase spoil hand position promising`,
  block: `hand paw block kick special swat smother stuff bat`,
  miss: `misfire hook push sail shank target miss wide kick off good would`,
  stop: `stay stonewall gasp bid die fourth over goal bend gamble shy decision empty-handed threat fall`,
  conversion: `conversion fourth alive bold gamble fourth-down yarder call dial chain stick keeper sneak quarterback`,
  twoPoint: `two-point conversion miss`,
  play: `guide yarder big long chunk longest pickup connect hookup third first punch`,
  drive: `ruin spoil scuttle long methodical off last span consume bog die sputter result yield engineer orchestrate direct guide length time-consuming`,
  quarter: `outscore outburst`,
  break: `halftime trail tie overtime into through intermission scoreless nobody nothing`,
  line: `credit fuel long boot efficient effective gash gouge carve sparkle shine flourish recover scoop throw identical`,
  projection: `sit behind billing project projection force hand steady call same double twice forecast slate peg high clip dart flier outlook uptick`,
  fantasy: `previous fuel behind project projection double twice triple ride worthwhile monstrous elite stud expectation fall dud`,
  usage: `out-carry outcarry workhorse percent inside dominate monopolize tote lead-back bell-cow main every-down primary percentage third involve usage
    goal-line goal`,
  team: `allow commit limp sit`,
  absence: `injury injured leave left return game shaken play hurt exit quarter period half`,
  record: `sink reach chase check first defeat victory losses regular now sit at to above below bottom good hold worst`,
  streak: `reach chase hunt mire consecutive now current nursing`,
  seasonHigh: `season-high season-best new personal`,
  lastGame: `defeat victory setback heartbreaker heartbreaking round last beat bow succumb stumble topple dispatch down hold off over
    shut blank tie first second decide settle prevail knock upend stun survive time torch scorch produce yield flip turnaround contrast`,
  mean: `swell balloon loosen tighten allow up surrender yield concede against permit sit sport tough difficult trouble upside worry concern caution exploit easy
    problem issue`,
  form: `heel sandwich span knock hold swell balloon loosen tighten last lately allow up winner beat victory defeat setback per rush receive catch good`,
  first: `first early initial`,
  last: `last final`,
  only: `only lone sole single`,
  nth: `first third fourth fifth sixth another touchdown night`,
  tying: `erase wipe tie square knot equalize equalizer`,
  goAhead: `erase wipe go-ahead front regain retake good`,
  answered: `punch less later response right`,
  ledTo: `up into result become after off reward`,
  run: `survive burrow dodge barge dance straight consecutive row sprint slip tote skip bust ramble jaunt zip squirt charge jet`,
  largestLead: `trail large largest big biggest as many most`,
  comeback: `comeback rally erase wipe overcome trail win beat victory`,
  neverTrailed: `never trail outset kick kickoff way wire-to-wire throughout win beat`,
  neverLed: `never front`,
  compare: `better worse stingy stingier goal-line goal win allow separate less battle more few than outgain outran outthrew twice double outrush same takeaway
    turnover giveaway clean quarterback penalized flagged time inside conversions told story sacks none chains limp decide explain
    disparity stick discipline protection trench scrimmage pressure sign penalty threw identical`,
  rank: `individual skill most best high game-high team-high long longest rushers tackler everyone anyone anybody way all busiest`,
  gap: `later after before within halftime just`,
  threshold: `more than`,
  inARow: `straight row consecutive every empty`,
  count: `time tie deadlock different`,
  deciding: `winner win decisive game-winner game-winning seal clinch stop down job ice walk-off walkoff game-sealing beat victory`,
};

/** What a mark adds. */
export const MARK_WORDS: Readonly<Partial<Record<Mark, string>>> = {
  win: `win victory beat down take claim triumph prevail earn get hold held off over hot`,
  tie: `tie draw`,
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
  fieldGoal: `chip shot tack uprights bang drill true yarder split knock field goal kick boot connect hit make good three nail convert
    settle sail through put kicked three-pointer booted chipped banged leg range distance`,
  safety: `safety two`,
  run: `run rush carry ground plunge dive scamper burst sneak keeper bull power barrel race break bolt leap handoff up middle`,
  pass: `loft dart bomb heave launch float drop flip slant strike laser fly uncork end zone sideline over middle connection scoring link
    pass throw catch hit find connect toss haul reception grab completion complete air target lob fire receiver quarterback hook touchdown
    zip rifle thread fling flung sling slung whip dime rainbow spiral pluck reel snare snag pull caught cradle corral team hookup spot
    deliver wideout`,
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
  interception: `snag step front undercut interception intercept pick pass throw read picked-off picking snare snatch grab haul leap dive`,
  fumble: `fall fell on pounce scoop cough jar pop hit knock fumble lose loose ball recover recovery force strip pry pried punch poke
    dislodge corral forced recovering fumbling rip botch muff mishandle gather rumble scramble`,
  sack: `expense sack strip-sack drop loss bring dropped swallow engulf bury brought take took down swarm flatten hit pressure corral quarterback`,
  punt: `punt`,
  kickoff: `kickoff kick return`,
  onsideKick: `onside kick recover`,
  fourthDown: `fourth down go`,
  thirdDown: `third down`,
  goalLine: `goal line goal-line stand`,
  insideTwenty: `red zone red-zone`,
  opening: `open opening first`,
  downs: `down downs turn over`,
  missedFieldGoal: `miss field goal`,
  ranOut: `time run out expire clock`,
  threeAndOut: `three-and-out`,
  scoreless: `scoreless blank shut out nothing without`,
  tied: `tie even level`,
  halftime: `halftime half break`,
  endOfRegulation: `regulation overtime`,
  endOfHalf: `half halftime`,
  late: `late`,
  ofTeam: `team`,
  ofGame: `game`,
  fromBehind: `behind trail back`,
  forGood: `good stay winning winner`,
  passing: `drop sharp toss connect sack survive fire efficient accurate score scoring twice against intercept pick pass passer throw completion
    complete attempt quarterback air passing interception touchdown yard miss misfire incomplete aired arm dink dunk hurl spread operate
    accuracy percentage percent aerial incompletion dissect dice wind wound under siege pressure duress`,
  rushing: `leg legs feet bulldoze batter grind churn plow burrow score scoring twice workhorse behind rush rusher run carry ground attempt rushing back touchdown yard bottle stuff contain
    limit pound rumble tote clip breakaway burst yardage`,
  receiving: `haul grab snag pull wind wound turn score scoring twice air make throw catch receive receiver reception target receiving
    touchdown yard pass salvage look looks favorite primary go-to percent`,
  kicking: `miss kick kicker field goal extra point make perfect`,
  punting: `punt punter`,
  returning: `return returner kickoff punt`,
  defense: `grab wreck crew havoc pressure tackle sack interception defense force fumble pass defend defender pick harass terrorize disrupt
    intercept solo assist takeaway quarterback everywhere ball-hawk disruptive pass-rush`,
  totalYards: `offense total outgain yard identical yardage even gain`,
  passingYards: `pass passing throw air`,
  rushingYards: `run rush rushing ground outrush`,
  firstDowns: `first down`,
  thirdDowns: `third down convert conversion`,
  fourthDowns: `fourth down convert conversion`,
  redZone: `red zone red-zone trip touchdown inside target carry`,
  possession: `possession hold ball clock minute time longer`,
  sacks: `sack quarterback`,
  turnovers: `turnover giveaway ball commit times lose`,
  penalties: `penalty penalize flag times flags yellow laundry`,
  penaltyYards: `penalty yard`,
  aboveProjection: `above beat more top exceed over surpass outdo outperform better best crush clear smash shatter eclipse upside boom`,
  belowProjection: `below short fewer less under miss shy disappoint fell fall underwhelm lag struggle bust quiet`,
  aboveMean: `above more over up rise riser rising jump leap climb surge spike soar bump boost upside bargain sleeper value breakout arrow
    point upward better best surpass outdo eclipse beat top exceed trending trend double twice triple well far north plus ceiling rebound
    jump-start improvement rocket vault skyrocket balloon swell gain uptick high higher beyond`,
  belowMean: `below fewer less under down off dip drop slide sink fall fade temper tempering caution cautious careful worry concern
    downward dropping shy behind lag trending trend well far south struggle quiet step worse low lower brace letdown regress regression
    dud disappointment minus half sag plunge plummet tumble crater droop wither shrivel riskier risk short arrow point slip trail beneath wary expectation uninspiring`,
  upset: `upset underdog stun shock surprise spring pull`,
  winning: `victory victories triumph win winning winner winners victory hot red-hot surging surge roll rolling streaking soar soaring momentum`,
  losing: `mired defeat defeats setback setbacks lose losing loser losers loss losses slump slumping reel reeling skid skidding slide sliding slip struggle struggling sputter
    cold woes drought`,
  cold: `cold chilly freezing`,
  hot: `hot heat warm`,
  windy: `windy`,
  indoors: `indoors roof`,
};
