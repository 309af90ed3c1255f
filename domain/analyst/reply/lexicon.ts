/**
 * What fans say and what they mean by it. A concept is one thing that can be asked about; the first word of a line is its name, after the colon stand
 * the words for it, by commas, in the spelling of `plainWords`. The longest phrase wins. Names of players are looked for before single words.
 */
const LINES = `
who: who, whos, whose, which player, what player, which guy, what guy, anybody, anyone, somebody, someone, which players, who else, which qb, which running back, name the
when: when, how much time was left when, how much time was left on the clock when, how much time was on the clock when, with how much time left, what time, at what point, which quarter, in what quarter, what quarter did, what quarter was, how late, how early
where: where
why: why, how come, reason, what caused, because, what went wrong, to blame, the difference
how: how, in what way, describe, explain
many: how many, number of, count, how often, how many times, total number of, hm
much: how much, how far, how long was, how long were
list: list, every, all, each, all the, all of the, name all, show me all, everyone who, everybody who
win: win, wins, won, winner, winning, victory, victorious, take the w, took the w, got the w, get the w, get the dub, pull it out, pulled it out, came out on top, come out on top, pull off, pulled off, triumph, prevail, prevailed, get the win, got the win, on the winning, take it home, took it home, win it, won it, winners
lose: lose, lost, loser, losing, loss, losers, get beat, got beat, take the l, took the l, fall short
beat: beat, beats, beaten, defeat, defeated, knock off, take down, destroy, crush, blow out
score: score, scored, scores, scoring, scorers, scorer, put points on the board, find the end zone, get on the board, got on the board, on the scoreboard, scoreless
scoreline: the score, final score, whats the score, scoreboard, result, outcome, what was the final, score line, scoreline, game score, current score, score now, score right now, score so far, final result, end result, the final, how did it end, how did the game end, how did this end, how did it finish, how did it end up, what did it end up
points: points, pts, pnts, point
tie: tie, ties, tied, knotted, deadlocked, tie game, all square, tying, equalizer, evened it, even the score
lead: who is up, who was up, lead, leads, led, leading, ahead, in front, on top, up at, winning at, was winning, were winning, is winning, are winning
trail: were they down, they were down, down by, down big, were down, was down, trail, trailed, trailing, trails, behind, losing at, was losing, were losing, down at, play from behind, playing from behind
margin: one score game, one possession game, double digits, by double digits, within one score, by how much, how much did they win by, margin, margin of victory, how close, close, close game, blowout, blow out game, point differential, point difference, a nail biter, nail biter, nailbiter, lopsided, one sided, how badly, how bad, win by, won by, lose by, lost by, victory margin, difference in the score
comeback: comeback, came back, come back, comebacks, rally, rallied, overcome, deficit, erase, hole
leadChange: lead changes, lead change, lead change hands, lead changed hands, lead changed, change hands, changed hands, lead switch, the lead switched, back and forth
goAhead: go ahead, take the lead, took the lead, took a lead, take a lead, taking the lead, game winner, game winning, gamewinner, winning score, winning touchdown, winning td, winning points, winning kick, winning field goal, put them ahead, for good, go up for good, go ahead score, game winning score, game winning drive
tieScore: tied it, tie it, tie it up, tied it up, tie the game, tied the game, tying score, tie up the game
biggest: biggest, largest, greatest, max, maximum, widest
longest: longest, long, farthest, furthest, deepest, lengthiest, biggest gain, longest gain, longest play, long play, biggest gainer
shortest: shortest, briefest
most: most, highest, top, leader, leaders, lead the team, led the team, lead the way, led the way, best, more, a lot of, leading, standout
least: least, fewest, lowest, worst, fewer, less, smallest
first: first, 1st, opening, opener, earliest, initial, open, opened, start, started
last: last, final, latest, most recent, closing, end
only: only
average: average, avg, averaged, per, mean
total: total, combined, altogether, overall, in total, put together, totals, cumulative
turning: turning point, turning points, turned the game, turned it around, turn it around, changed the game, change the game, momentum, decisive, decided, decide, key moment, key moments, biggest moment, biggest play, big moment, key play, key plays, deciding, game changer, game changing, swing, swung it, clutch, critical, important, most important, pivotal, biggest plays, big plays, highlights, highlight, craziest, wildest, the play of the game, top play, best play, best plays, coolest, defining
sealed: sealed, seal, clinch, clinched, iced, ice, put away, put it away, dagger, nail in the coffin, ended it, secured, secure, closed it out, close it out, sealed the deal, sealed it
happened: what happened, how is the game, hows the game, how is the game going, happened, happen, happening, recap, summary, summarize, sum up, rundown, run down, catch me up, fill me in, tldr, how did it go, how was the game, how did the game go, what went down, tell me about the game, tell me about, whats going on, going on, what did i miss, did i miss, story, overview, recap it, brief, short version, how is it going, update, whats up with
mvp: mvp, player of the game, best player, best performer, star, stars, star of the game, hero, heroes, stood out, stand out, most valuable, most impressive, who balled out, balled out, best game, carried the team, carried them, goat, top performer, top performers, top player, best players, played best, who shined, offensive player, best on the field
better: better, worse, outplayed, outplay, outperform, outperformed
compare: compare, compared, vs, versus, comparison, against, than, stack up, side by side, head to head
touchdown: touchdown, touchdowns, td, tds, tuddy, tuddies, touch down, touch downs, touchdwn, touchdwns, tuds, tud, end zone, endzone, paydirt, pay dirt, in the end zone, reach the end zone, six points, trip to the end zone, house call, taken to the house, to the house
scrimmageTd: rushing or receiving
fieldGoal: field goal, field goals, fg, fgs, three pointer, 3 pointer, fieldgoal, fieldgoals, kicks made, feild goal, kick field goals
extraPoint: extra point, extra points, xp, xps, point after, conversion kick
twoPoint: two point conversion, two point conversions, 2 point conversion, 2 point conversions, two point try, two point attempt, two point, 2 point, 2pt, 2pt conversion, two pointer, go for two, went for two, go for 2, went for 2, going for two, two point tries, 2 pt conversion, 2pc
safety: safety, safeties
turnover: turnover, turnovers, turned it over, turn it over, turn the ball over, turned the ball over, giveaway, giveaways, give the ball away, lost the ball, lose the ball, cough it up, coughed it up, turnover battle
takeaway: takeaway, takeaways, force a turnover, forced turnovers, forced a turnover, turnovers forced, force any turnovers
interception: interception, interceptions, int, ints, intercepted, intercept, pick, picks, picked, picked off, pick off, interceptions thrown, picked off by, interception thrown, inteceptions, interseptions, get picked, got picked, was picked
pickSix: pick six, pick sixes, pick 6, picksix, pick 6s, int returned for a touchdown, interception returned for a touchdown, scoop and score
fumble: fumble, fumbles, fumbled, fumbling, loose ball, lost fumble, lost fumbles, fumbles lost, fumble lost, fumble the ball, drop the ball, lose a fumble, lost a fumble, put the ball on the ground, cough up the ball, fumble it, fumbled it
forced: forced, force, strip, stripped, punched out, forced fumble, forced fumbles, knocked it loose, knock the ball out
recovered: recovered, recover, recovery, fell on, scooped, recoveries, recovered it
sack: sack, sacks, sacked, sacking, get to the qb, got to the quarterback, strip sack, take down the qb, hit the quarterback
punt: punt, punts, punted, punting
block: block, blocked, blocks
missed: miss a kick, missed a kick, miss any kicks, missed kick, missed kicks, miss, missed, misses, missing, no good, shank, shanked, wide right, wide left, whiff
made: make, made, makes, convert, converted, converts, hit, connect, connected, drill, drilled, nail, nailed
kick: kick, kicked, his kicks, kicking, kicks, boot, booted
kicker: kicker, kickers
return: return, returned, returns, kick return, kickoff return, punt return, kick returns, punt returns, kickoff returns, ran back, run back, returner
onside: onside, onside kick, onside kicks
penalty: penalty, penalties, flag, flags, penalized, flagged, penalised, infractions, fouls
firstDown: first down, first downs, 1st down, 1st downs, moved the chains
thirdDown: third down, third downs, 3rd down, 3rd downs, third down conversion, third down conversions, 3rd down conversions, 3rd down conversion, on third down, on 3rd down, on third, third down rate, third down efficiency, 3rd down efficiency, third down percentage
fourthDown: fourth down, fourth downs, 4th down, 4th downs, fourth down conversion, fourth down conversions, 4th down conversions, on fourth, go for it on fourth, go for it, went for it, going for it, 4th down attempts, fourth down attempts, 4th down conversion, go for it on 4th, went for it on 4th, go for it on fourth down, go for it on 4th down, went for it on fourth down, went for it on 4th down
downs: turnover on downs, turned it over on downs, turnovers on downs, turn it over on downs, turn the ball over on downs, stopped on fourth down, stuffed on fourth down, fourth down stop, fourth down stops, stopped on 4th down, stop on fourth down
redZone: red zone, redzone, inside the 20, inside the twenty, red zone trips, red zone efficiency, red zone touchdowns, red zone touchdown, red zone attempts
possession: have the ball, possession, time of possession, time of poss, top of possession, held the ball longer, hold the ball longer, had the ball longer, have the ball longer, held the ball, possess the ball, hold the ball, held onto the ball, control the clock, had the ball more, have the ball more, controlled the clock, possessed the ball, hold on to the ball, t o p
drive: drive, drives, series, possessions, march, marched
threeAndOut: three and out, three and outs, 3 and out, 3 and outs, three n outs
playCount: how many plays, number of plays, total plays, how many snaps, how many offensive plays, plays did, plays run
play: play, plays, played, playing, snap, snaps
gain: gain, gains, gained, gainer
offense: offense, offensive, yardage gained, offensively
defense: defense, defensive, defensively, defender, defenders
pass: pass, passes, passing, passed, throw, threw, thrown, throws, throwing, through the air, in the air, air, passer, passers, tossed, toss, tosses, aerial, thru the air
rush: rush, rushed, rushes, rushing, run, ran, runs, running, on the ground, ground, rusher, rushers, ground game, scramble, scrambled, scrambles, run the ball, ran the ball, on the ground game
carry: carry, carries, carried, rushing attempts, rush attempts, carried the ball, carry the ball, handoffs, running plays, rushing attempt, run attempts
receive: receive, received, receiving, receiver, receivers, receivers who, receiver stats
catch: catch, catches, caught, reception, receptions, recs, rec, grabs, grab, haul in, hauled in, snag, snagged, hauls, catch it, passes caught
target: target, targets, targeted, looks, thrown to, thrown at
completion: completion, completions, complete, completed, comps, cmp, passes completed, complete passes
incomplete: incompletion, incompletions, incomplete, incomplete passes
attempt: attempt, attempts, tries, attempted, try, tried, pass attempts, passing attempts
rate: percent, percentage, pct, rate, accuracy, comp pct, accurate, completion percentage, completion rate, completion pct
yards: yards, yard, yds, yd, yardage, yrds, ydz, yads, yrd, ydsd, yardss, yardz
scrimmage: scrimmage, yards from scrimmage, all purpose, total yards from scrimmage, scrimmage yards
touches: touches, touch, times did he touch the ball, touch the ball
tackle: tackle, tackles, tackled, tackler, tacklers, stops, bring down
solo: solo
passDefended: pass breakup, pass breakups, passes defended, pass defended, pbu, pbus, deflections, passes broken up, broke up, break up, batted, deflected, knocked down
fantasy: fantasy, ff, fantasy football, fantasy wise, dfs, fantasywise
ppr: ppr, full ppr
halfPpr: half ppr, half point ppr, half point
standard: standard, standard scoring, non ppr
projected: projected, projection, projections, expected, predicted, supposed, supposed to, forecasted, forecast for, expectations, expectation, prediction, predict, live up to, exceed, expect, outlook
share: target share, share, usage, carry share, share of the targets, share of targets, workload
stats: stats, stat, statline, stat line, statistics, numbers, line, stat lines, box score, boxscore, full stats, statlines, game log, box, full line
perform: do, doing, perform, performed, performance, performing, fare, look, looked, looking, show up, showed up, good game, bad game, big game, good day, bad day, good night, have a good game, do well, played well, play well, do good, have a big game, have a good day, go off, went off, ball out, well, great game, solid, any good, effective, productive
byQuarter: by quarter, each quarter, every quarter, quarter by quarter, per quarter, line score, linescore, quarters, score by quarters, by quarters, quarter scores
shutout: shutout, shut out, blanked, held scoreless, shutout game, goose egg, get shut out, scoreless quarter
overtime: overtime, ot, extra time, go to overtime, extra period, went to overtime, into overtime
place: stadium, venue, where was it played, where was the game, played at, location, arena, city, where is the game, where are they playing, where is it, where were they playing, where did they play, where was it, where was this, where is this, where do they play, what field, home field, host, hosting, hosted, played in, being played
home: home, home team, at home, road team, away team, on the road, away, road, visiting team, visitors
attendance: attendance, how many people went, how many people were, how many people came, how many people attended, crowd, how many people, people there, how many fans, fans in attendance, people attended, people went, sold out, people were there, were at the game, people in the stands, attended, fans showed up, fans were there
surface: surface, turf, grass, playing surface, artificial
roof: dome, indoors, indoor, outdoors, outdoor, roof, outside, inside a dome
weather: weather, temperature, temp, cold, hot, wind, windy, rain, raining, rainy, snow, snowing, snowy, degrees, conditions, forecast, sunny, freezing, warm, chilly, humid
spread: spread, line on the game, point spread, betting line, vegas line, points favored by, the line, opening line, closing line
favorite: favorite, favored, favorites, favoured, favourite, underdog, underdogs, dog, expected to win, supposed to win, the favorites, dogs, favor
cover: cover, covered, covers, against the spread, ats, beat the spread, cover the spread
overUnder: over under, the over under, the over or under, over or under, o u, the over, the under, total points line, over hit, under hit, hit the over, hit the under, go over, went over, go under, went under, projected total, points total, ou, betting total, over the total, under the total, betting over under
upset: upset, upsets, pull the upset, pulled off the upset
record: record, records, season record, win loss, wins and losses, standings, season so far
streak: streak, in a row, straight wins, straight, consecutive, win streak, winning streak, losing streak
week: week, what week, which week, round, which round, what round, season, what season
kickoffTime: what time does it start, what time did it start, kickoff time, what time is kickoff, what time was kickoff, when is kickoff, when was kickoff, when does it start, when did it start, start time, when is the game, when was the game, what time is the game, what time was the game, what day, date, when does the game start, when did the game start, kick off time, what date, when was this game, when was it played, when was this game played, when is it, what time does the game start, when do they play, kickoff, kick off, when was this, what time did the game start, what day was it, when did they play, when was this played, when did it kick off, when does it kick off
year: what year, which year, year
channel: channel, what channel, network, tv, broadcast, stream, watch, watch it, on tv, televised, where can i watch, how can i watch, streaming
isOver: over, finished, is it over, is the game over, over yet, done, still going, still playing, still on, still in progress, is it final, started yet, start yet, has it started, did it start, has the game started
ball: who has the ball, has the ball, got the ball, whose ball, who has possession, ball, who got the ball, where is the ball, whose ball is it
clock: how much time left, how much time is left in the game, what quarter is it, which quarter is it, what quarter, time left, time remaining, how much time, clock, how much time is left, how long is left, minutes left, how much longer, time is left
timeoutsLeft: timeouts, timeout, time outs, timeouts left, time out
situation: what down, down and distance, situation, down is it, what down is it, which down
hurt: hurt, injured, injury, injuries, get hurt, got hurt, banged up, shaken up, leave the game, left the game, go down with an injury, leave early, left early, injury report, concussion, carted off
aside: at kickoff, at game time, at gametime, ever, at any point, at all, at any time, at any stage, even once
outgain: outgain, outgained, outgaining
outrush: outrush, outrushed
outpass: outpass, outpassed, outthrow, outthrew
season: season high, career high, season best, career best
season2: this season, this year, on the season, all season, for the season, in his career, career, all time, history, last week, last game, last year, next week, next game, next, tomorrow, previous game, last time, previous week, playoffs, division, rest of season
playoff: super bowl, nfc championship, afc championship, nfc championship game, afc championship game, nfc title game, afc title game, conference title, playoff, championship game, playoff game, wild card, advance, advanced, eliminated, knocked out, move on, moved on, conference championship, divisional round, go to the super bowl, season over
gave: allow, allowed, give up, gave up, given up, surrendered, concede, conceded, allows, surrender, giving up
sacksGiven: sacks allowed, sacks given up, sacks taken
getSacked: get sacked, got sacked, was sacked, were sacked, been sacked, take sacks, took sacks, taken sacks
punter: punter, punters
qb: qb, qbs, quarterback, quarterbacks, signal caller
rb: rb, rbs, running back, running backs, tailback, halfback, backs, tailbacks
wr: wr, wrs, wide receiver, wide receivers, wideout, wideouts, wide out
te: te, tes, tight end, tight ends
starter: starters, starter, starting, starting quarterback, starting qb
leadWords: largest lead, biggest lead, largest leads, biggest leads, max lead
answeredBy: answer, answered, respond, responded, response
unanswered: unanswered, unanswered points, straight points, scoring run, run of points, consecutive points
twoMinute: two minute warning, 2 minute warning
`;

export type Concept = string;

/** Every phrase with its concept; `longestPhrase` words at most. */
export const LEXICON: ReadonlyMap<string, Concept> = new Map(
  LINES.trim()
    .split("\n")
    .flatMap((line) => {
      const [concept = "", words = ""] = line.split(": ");
      return words.split(", ").map((phrase) => [phrase, concept] as const);
    }),
);

/** Words in the longest phrase. */
export const LONGEST_PHRASE = Math.max(...[...LEXICON.keys()].map((phrase) => phrase.split(" ").length));

/** Words that change nothing of what is asked. */
export const FILLERS: ReadonlySet<string> = new Set(
  `a about actually after again also am an and any anyway are as at back bad be been before being bro brother but buddy by can could couldnt dang damn dear did didnt dill
do does doesnt dude during even exactly fair far for from fucking freaking frickin game games get gets getting give given go goes going gonna gotta great got gotten guy guys had happen has have havent having he her here
hes hey hi him himself his hows i id if im in into is isnt it its ive just kinda kind know like little lol look man matchup match matter may maybe me mean might mine much my myself
need no nope not now of off oh okay old on one ones or other our out own please pls plz pretty quick quickly question rather really remind right said say says seem seriously
shall she should so some somebody something specifically still such sure take taken tell than thanks that thats the their them then there theres these they thing things think this those
though thx to today todays tonight tonights too town u uh um until up ur us usually very want wanna was wasnt way we well were weren what whatever whats which while
with without wonder would yall yea yeah yes yet yo you your youre team teams players player day night sunday monday thursday saturday side both between whole entire real exact official
hell heck earth world god jesus wtf omg bruh ya ok alright details detail info information quick ends bring put come came keep kept able during among within anything everything nothing else
minute minutes second seconds time times ago sir pal fam folks everyone everybody people football nfl field field teams club squad squads him they re ll ve d s t m across throughout ballgame contest showdown stuff
show see jr sr ii iii iv good net left remaining find check curious either neither learn hear heard happens manage managed register registered finish end record recorded tally tallied rack racked post posted log logged notch notched account accounted total collected collect credited produce produced generate generated amass amassed finished commit committed earn earned draw drawn have had set single actual each`
    .split(/\s+/)
    .filter((word) => word !== ""),
);
