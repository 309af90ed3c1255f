import type { FactKind } from "../facts/fact-kind.ts";
import type { Mark } from "../facts/mark.ts";

/** What a fact of a kind may be told with, beside its own wording. Any form of a word counts. No word that brings news stands here. */
export const KIND_WORDS: Readonly<Record<FactKind, string>> = {
  result: `stun rally stunned walk run take go get win winner victory beat defeat lose loser loss down top hold off over past fall
    dispatch handle final score point margin game contest finish decide lead tie draw apart trail left fell bow succumb stumble topple
    vanquish best upend knock bounce defend claim setback triumph grind sweep capture secure pick storm rival rivals rivalry foe foes
    improve drop steal better lean`,
  stage: `football January season regular week game round playoff postseason advance next end over eliminate title champion championship
    trip visit face meet road rematch host travel easier hard stop clash direction opposite`,
  place: `mean stadium field play host home road visitor crowd people surface travel visit meet face come game site venue building confines friendly await awaits rematch kickoff breathe`,
  weather: `mean degree temperature wind mph weather forecast sky call calls day game expect skies air conditions element elements kickoff breath breeze under gust factor role kick pass passing kicking issue problem will`,
  betting: `line spread favorite favor favored underdog point total over under cover upset pick close tight low high number closer points
    set sit stand land open slate expect suggest say shootout game laying getting giving touchdown field goal win lose beat imply predict`,
  score: `nudge TD cushion settle knock cash reach cross march swell grow stand break broke tie build gap close front sent get got start
    leave stood moved yarder split connection single top more score point lead put board add make cut stretch extend push pull within
    deficit margin drive yard play cap finish end answer up down ahead behind game open widen trim trail advantage response respond
    restore pad blow blew ran return house distance uncork scoop scamper race sprint dash rumble gather burst loose free clear wide
    exclamation backbreaker slip walk waltz span consume preserve increase reduce avoid avert prevent salvage regain reclaim claim
    insurance`,
  turnover: `die dead doom wipe goal-line goal punch break breaks pay make mistake cost costly bring start turnover takeaway giveaway ball possession lose take away give over yard end ended
    kill drive threat march momentum deep steal swipe rob robbed defender return snuff erase spoil hand position thwart promising`,
  block: `block kick special team`,
  miss: `miss wide kick attempt try short left right upright off good yard chance would mark`,
  stop: `fizzle stall stonewall gasp bid deny come die drive convert stop fourth down stand stuff turn over downs hold short fail try
    defense yard goal bend rise snuff gamble shy decision empty-handed threat fall inch foil`,
  conversion: `pick convert conversion fourth down keep alive drive extend gain go yard try bold gamble gambled pay stay field fourth-down
    yarder went offense moving reach call dial chain stick keeper sneak quarterback`,
  twoPoint: `two-point conversion try convert attempt add point fail stop`,
  play: `gain play yard big long go set move chunk longest pickup connect hookup facing face third second first down punch`,
  drive: `stall fizzle chew cap long methodical drive march possession series play yard cover go take off clock minute ball field down eat
    ate chewed burn burned milk drain bleed last took stretch needed span consume bog die sputter result yield engineer orchestrate direct
    guide length time-consuming`,
  quarter: `quarter point score scored outscore period outburst`,
  break: `halftime half break quarter lead trail tie score up down regulation overtime into through intermission margin advantage carry
    scoreless nobody nothing`,
  line: `add pile come gain help star notch rack yard game finish day total have lead post record log contribute account turn carry go
    hold limit long boot need efficient effective ripped gash gouge carve slice pick apart sparkle shine flourish force recover scoop
    throw catch pass run identical`,
  projection: `project projection expect point fantasy mark total average PPR mean carry carries follow force hand steady call figure
    trust same top double twice forecast slate peg see high clip dart flier outlook uptick`,
  fantasy: `stood add give led line day leader haul come pile fantasy point PPR total score produce project projection average manager
    lineup output mark mean double twice triple ride rode worthwhile monstrous elite stud expectation fall fell dud`,
  usage: `feed fed workhorse touch share target carry workload volume look work see get chance red-zone percent account handle backfield
    drew runs run inside opportunity dominate monopolize shoulder tote lead-back bell-cow featured main every-down primary percentage
    third involve usage goal-line goal line`,
  team: `force allow piled yard total offense defense gain have team finish convert go commit limp sit`,
  absence: `injury injured leave left return game shaken play hurt exit`,
  record: `chase seek split splitting split games first opening defeat defeats victory victories loss losses slip climb head season regular record improve fall move drop now sit stand win loss at to winning losing lose start even above
    below top bottom mark pace spot good hold best worst`,
  streak: `chase seek search hunt mire straight row streak game consecutive arrive enter snap end season form now current riding nursing`,
  seasonHigh: `season high season-high season-best best most game set match reach previous new year own highs mark personal`,
  lastGame: `defeat victory setback heartbreaker heartbreaking round last week game meeting meet beat lose win earlier season previous fall fell drop bow succumb stumble topple handle dispatch
    down victory defeat setback loss hold off held over latest recent recently most come close play played Week beaten score scored shut
    out blank tie tied rematch first second lost heartbreak prevail knock upend stun survive coming time`,
  mean: `average game allow score mean per give given up surrender yield concede scored points scoring face against solve clip pace permit
    sit sport tough difficult trouble upside worry concern caution exploit easy plus week weekly problem issue`,
  form: `home road away last recent recently lately average game games allow score mean give up win won winner lose lost loss beat fall fell drop take
    split victory defeat setback point per rush pass receive run catch yard clip pace best good pair`,
  first: `first open opening start begin board early initial`,
  last: `last final close`,
  only: `only lone sole single`,
  nth: `first second third fourth fifth sixth another touchdown score night day game`,
  tying: `tie even level draw square knot equalize equalizer`,
  goAhead: `go-ahead ahead lead take front give put edge regain retake back good stay`,
  answered: `back punch strike struck less minute later answer respond response reply come right counter`,
  ledTo: `lead set up turn into cash result become convert capitalize produce bring short field follow after off reward`,
  run: `burst survive outlast withstand bulldoze burrow dodge elude spin scramble rip rumble barge bulldoze cut weave dance straight unanswered run consecutive score row point surge string dash dart race
    sprint gallop slash slip slice knife wriggle wind bounce tote scoot skip bust ramble romp jaunt zip squirt follow charge muscle churn
    jet roar`,
  largestLead: `lead large largest big biggest advantage as many up most build`,
  comeback: `comeback rally rallied come back erase overcome trail deficit hole down climb storm spot roar win beat victory`,
  neverTrailed: `never trail lead wire behind start finish outset opening kick kickoff way wire-to-wire throughout win beat`,
  neverLed: `never lead ahead front`,
  compare: `stingy stingier goal-line goal win won control allow give hold kept pile separate force count less ahead battle more few than edge advantage outgain twice
    double both each margin outrush same half takeaway takeaways turnover turnovers giveaway giveaways protect clean passers quarterback
    penalized flagged flags clock time apart even close trip trips inside convert conversions down downs stopped told story sacks sacked
    none moved chains chain limp decide explain disparity stick discipline disciplined protection trench scrimmage pressure sign penalty
    pass threw throw identical`,
  rank: `individual lead most best high top game-high team-high leader long longest pace leading receivers rusher rushers receiver passer scorer
    scorers tackler everyone anyone anybody field way all game team highs mark led busiest`,
  gap: `second minute later after before within apart halftime just`,
  threshold: `top reach pass mark more than past`,
  inARow: `straight row consecutive drive possession score every empty`,
  count: `total combine each time hand change tie pull pulled even level draw drew deadlock deadlocked swap trade seesaw found scored
    different apiece`,
  deciding: `winner win winning decisive game-winner game-winning decide seal clinch ice sealed final walk-off walkoff game-sealing stand
    held beat victory`,
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
  allowed: `allow give surrender yield concede`,
  lately: `last late recent recently lately stretch past straight form cool heat slow`,
  atHome: `home host field`,
  onTheRoad: `road away travel visit visitor traveler`,
  headToHead: `rematch meet meeting first last previous again matchup`,
  extraPointGood: `extra point kick`,
  extraPointMissed: `extra point miss fail kick`,
  extraPointBlocked: `extra point block kick`,
  twoPointGood: `two-point conversion convert try`,
  twoPointFailed: `two-point conversion try fail`,
  interception: `snag step front undercut interception intercept pick pass throw read picked-off picking snare snatch grab haul leap dive`,
  fumble: `fall fell on pounce scoop cough jar pop hit knock fumble lose loose ball recover recovery force strip pry pried punch poke
    dislodge corral forced recovering fumbling rip botch muff mishandle gather rumble scramble`,
  sack: `sack strip-sack drop loss bring dropped swallow engulf bury brought take took down swarm flatten hit pressure corral quarterback`,
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
  passing: `toss connect sack survive fire efficient accurate score scoring twice against intercept pick pass passer throw completion
    complete attempt quarterback air passing interception touchdown yard miss misfire incomplete aired arm dink dunk hurl spread operate
    accuracy percentage percent aerial incompletion dissect dice wind wound under siege pressure duress`,
  rushing: `bulldoze batter grind churn plow burrow score scoring twice workhorse behind rush rusher run carry ground attempt rushing back touchdown yard bottle stuff contain
    limit pound rumble tote clip breakaway burst yardage`,
  receiving: `haul grab snag pull wind wound turn score scoring twice air make throw catch receive receiver reception target receiving
    touchdown yard pass salvage look looks favorite primary go-to percent`,
  kicking: `kick kicker field goal extra point make perfect`,
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
  possession: `possession hold ball clock minute time`,
  sacks: `sack quarterback`,
  turnovers: `turnover giveaway ball commit times lose`,
  penalties: `penalty penalize flag times flags yellow laundry`,
  penaltyYards: `penalty yard`,
  aboveProjection: `above beat more top exceed over surpass outdo outperform better best crush clear smash shatter eclipse upside boom`,
  belowProjection: `below short fewer less under miss shy disappoint fell fall underwhelm lag struggle bust quiet`,
  aboveMean: `above more over up rise riser rising jump leap climb surge spike soar bump boost upside bargain sleeper value breakout arrow
    point upward better best surpass outdo eclipse beat top exceed trending trend double twice triple well far north plus ceiling rebound
    jump-start improvement gain uptick high higher beyond`,
  belowMean: `below fewer less under down off dip drop slide sink fall fade temper tempering caution cautious careful worry concern
    downward dropping shy behind lag trending trend well far south struggle quiet step worse low lower brace letdown regress regression
    dud disappointment minus half riskier risk short arrow point slip trail beneath wary expectation uninspiring`,
  upset: `upset underdog stun shock surprise spring pull`,
  winning: `victory victories triumph win winning winner winners victory hot red-hot surging surge roll rolling streaking soar soaring momentum`,
  losing: `mired defeat defeats setback setbacks lose losing loser losers loss losses slump slumping reel reeling skid skidding slide sliding slip struggle struggling sputter
    cold woes drought`,
  cold: `cold chilly freezing`,
  hot: `hot heat warm`,
  windy: `windy`,
  indoors: `indoors roof`,
};
