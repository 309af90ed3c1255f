/**
 * What fans say and what they mean by it. A concept is one thing that can be asked about; the first word of a line is its name (or several by `+`), after the
 * colon stand the words for it, by commas, in the spelling of `plainName`. The longest phrase wins. Names of players are looked for before single words.
 */
const LINES = `
who: who, whos, whose, which player, what player, which guy, what guy, anybody, anyone, somebody, someone, which players, who else, name the, which defender, who all, whod, by whom
when: when, wen, how much time was left when, how much time was left on the clock when, how much time was on the clock when, with how much time left, what time, at what point, which quarter, in what quarter, what quarter did, what quarter was, how late, how early, at which point, with how much left, when exactly, what minute
where: where
why: why, how come, reason, what caused, because, what went wrong, to blame, the difference
how: how, in what way, describe, explain, how in the world, how the hell, how exactly, walk me through, break down, breakdown, tell me how, add up, adds up, added up
many: how many, hwo many, number of, count, how often, how many times, total number of, hm, hm many, howmany, amount of, what number of
much: how much, how far, how long was, how long were
list: name every, name each, name all, name, rank, ranked, ranking, list, every, all, each, all the, all of the, name all, show me all, everyone who, everybody who, list out, give me all, full list, every single, give me every
win: win, wins, won, winner, winning, victory, victorious, take the w, took the w, got the w, get the w, get the dub, pull it out, pulled it out, came out on top, come out on top, pull off, pulled off, triumph, prevail, prevailed, get the win, got the win, on the winning, take it home, took it home, win it, won it, winners, pull that off, pulled that off, pull this off, pulled this off, pull it off, pulled it off, take this one, took this one, dub, squeak it out, escape, escaped, get it done, got it done, steal it, stole it, come away with it, walked it off, survive, survived, hang on, hung on, hold on, held on, hold off, held off, eke out, pull away, pulled away, run away with it, ran away with it, run away with this, ran away with this
lose: lose, lost, loser, losing, loss, losers, get beat, got beat, take the l, took the l, fall short, blow it, blew it, blow this, blew this, choke, choked, collapse, collapsed, fall apart, fell apart, choke it away, choke this away, choke that away, choked it away, choked this away, let it slip away, let this slip away, let it slip, let this one slip away, drop this one, dropped this one
beat: beat, beats, beaten, defeat, defeated, knock off, take down, destroy, crush, blow out, smoke, smoked, spank, spanked, thump, thumped, trounce, trounced, rout, routed, blew out, blow them out, destroyed, crushed, embarrass, embarrassed, take care of, took down
score: score, scored, scores, scoring, scorers, scorer, put points on the board, find the end zone, get on the board, got on the board, on the scoreboard, scoreless, put up points, on the scoresheet, scoring plays, scoring play, scoring summary, light up the scoreboard, lit up the scoreboard
scoreline: the score, final score, whats the score, scoreboard, result, outcome, what was the final, score line, scoreline, game score, current score, score now, score right now, score so far, final result, end result, the final, how did it end, how did the game end, how did this end, how did it finish, how did it end up, what did it end up
points: points, pts, pnts, point
tie: tie, ties, tied, knotted, deadlocked, tie game, all square, tying, equalizer, evened it, even the score
lead: ever up, ever ahead, ever on top, who is up, who was up, lead, leads, led, leading, ahead, in front, on top, up at, winning at, was winning, were winning, is winning, are winning, who had the lead, have the lead, had the lead, has the lead, hold a lead, held a lead, hold the lead, held the lead, has a lead, had a lead, have a lead, was up, were up, is up, are up, are they up
trail: ever down, ever behind, were they down, they were down, down by, down big, were down, was down, trail, trailed, trailing, trails, behind, losing at, was losing, were losing, down at, play from behind, playing from behind, play catch up, playing catch up, in a hole, fall behind, fell behind, down on the scoreboard
margin: one score game, decided by one score, decided by one possession, by one score, one possession, one possession game, double digits, by double digits, within one score, by how much, how much did they win by, margin, margin of victory, how close, close, close game, blowout, blow out game, point differential, point difference, a nail biter, nail biter, nailbiter, lopsided, one sided, how badly, how bad, win by, won by, lose by, lost by, victory margin, difference in the score, a one score game, tight game, tight, in doubt, a blow out, competitive, how much did they win by
comeback: cut the lead, cut into the lead, close the gap, closed the gap, get back into it, got back into it, trim the lead, chip away, make it a game, make it close, comeback, came back, come back, comebacks, rally, rallied, overcome, deficit, erase, hole, come from behind, came from behind, fight back, fought back, storm back, stormed back, climb back, battle back, battled back, dig out, bounce back, get back in it, got back in it, come all the way back
leadChange: lead flip, lead flipped, lead flips, lead flip flop, lead trade hands, lead swap, lead swapped, lead changes, lead change, lead change hands, lead changed hands, lead changed, change hands, changed hands, lead switch, the lead switched, back and forth
goAhead: to stay, ahead to stay, go ahead to stay, went ahead to stay, in front to stay, pull ahead, pulled ahead, jump ahead, jumped ahead, move ahead, moved ahead, get in front, got in front, go in front, went in front, went ahead, went up for good, go ahead, take the lead, took the lead, took a lead, take a lead, taking the lead, game winner, game winning, gamewinner, winning score, winning touchdown, winning td, winning points, winning kick, winning field goal, put them ahead, for good, go up for good, go ahead score, game winning score, game winning drive, gamewinners, game winners, walk off, walkoff, walk off kick, walk off field goal, game winning field goal, game winning fg, game winning kick, game winning touchdown, game winning td, winning fg, game winning points, go ahead touchdown, go ahead td, go ahead field goal, go ahead fg, go ahead points, took the lead for good, take the lead for good, kicked the winner, kick the winner, caught the winner, catch the winner, hit the winner, scored the winner, score the winner, threw the winner, throw the winner, made the winner, game winner for, the game winner, the winning score, the winning touchdown, the deciding score
tieScore: tied it, tie it, tie it up, tied it up, tie the game, tied the game, tying score, tie up the game, tying touchdown, tying td, tying field goal, game tying score, game tying touchdown, game tying td, game tying field goal, game tying fg, game tying kick, knot it up, knotted it up, even it up, evened it up
biggest: biggest, largest, greatest, max, maximum, widest
longest: longest, long, farthest, furthest, deepest, lengthiest, biggest gain, longest gain, longest play, long play, biggest gainer, bomb, bombs
shortest: shortest, briefest
most: most, highest, higher, top, leader, leaders, lead the team, led the team, lead the way, led the way, best, more, a lot of, leading, standout
least: least, fewest, lowest, worst, fewer, less, smallest
first: first, 1st, opening, opener, earliest, initial, open, opened, start, started
last: last, final, latest, most recent, closing, end
only: only
average: average, avg, averaged, per, mean
total: total, combined, altogether, overall, in total, put together, totals, cumulative
turning: turning point, turning points, turned the game, turned it around, turn it around, changed the game, change the game, momentum, decisive, decided, decide, key moment, key moments, biggest moment, biggest play, big moment, key play, key plays, deciding, game changer, game changing, swing, swung it, clutch, critical, important, most important, pivotal, biggest plays, big plays, highlights, highlight, craziest, wildest, the play of the game, top play, best play, best plays, coolest, defining, swung, swing the game, turned the tide, broke it open, broke the game open, backbreaker, back breaker
sealed: sealed, seal, clinch, clinched, iced, ice, put away, put it away, put the game away, put this away, put this one away, put that away, dagger, nail in the coffin, ended it, secured, secure, closed it out, close it out, sealed the deal, sealed it, salted it away, salt it away, finish them off, finished them off, ended the game, end it, put the nail, final nail, put it to bed
happened: do wrong, did wrong, done wrong, go wrong, went wrong, going wrong, mess up, messed up, screw up, screwed up, fuck up, fucked up, what happened, how is the game, hows the game, how is the game going, happened, happen, happening, recap, summary, summarize, sum up, rundown, run down, catch me up, fill me in, tldr, how did it go, how was the game, how did the game go, what went down, tell me about the game, tell me about, whats going on, going on, what did i miss, did i miss, story, overview, recap it, brief, short version, how is it going, update, whats up with, what all happened, what happend, lay it out, give me the gist, the gist, gist, whats the deal, whats the story, how it went, how things went, went down, go down, bring me up to speed, up to speed, get me caught up, caught up, what occurred, hows it looking, how it going
mvp: mvp, player of the game, best player, best performer, star, stars, star of the game, hero, heroes, stood out, stand out, most valuable, most impressive, who balled out, balled out, best game, carried the team, carried them, goat, top performer, top performers, top player, best players, played best, who shined, offensive player, best on the field, baller, ballers, went crazy, studs, stud, standouts, player of the day, dominated, most dominant, carry the team, carry them
better: outscore, outscored, outscores, better, worse, outplayed, outplay, outperform, outperformed
compare: compare, compared, vs, versus, comparison, against, than, stack up, side by side, head to head
touchdown: punch in, punched in, run one in, ran one in, punch one in, punched one in, get one in, got one in, touchdown, touchdowns, td, tds, tuddy, tuddies, touch down, touch downs, touchdwn, touchdwns, tuds, tud, end zone, endzone, paydirt, pay dirt, in the end zone, reach the end zone, six points, trip to the end zone, house call, taken to the house, to the house, ran it in, run it in, punched it in, punch it in, walked in, walk in, take it to the house, took it to the house, house it, housed it, crossed the goal line, cross the goal line, hit paydirt, tdz, score a td, in the box, found the box, found the endzone, found the end zone, find the endzone, find the end zone, found paydirt, find paydirt, cash in, cashed in, punch it, took it in, take it in, took one in, take one in
scrimmageTd: rushing or receiving
fieldGoal: field goal, field goals, fg, fgs, three pointer, 3 pointer, fieldgoal, fieldgoals, kicks made, feild goal, kick field goals, field goal attempts, fg attempts, fgz, feildgoal, field goal tries, through the uprights, split the uprights
extraPoint: extra point, extra points, xp, xps, point after, conversion kick, extra pt, extra pts, extra point attempt, extra point try, the extra point
twoPoint: two point conversion, two point conversions, 2 point conversion, 2 point conversions, two point try, two point attempt, two point, 2 point, 2pt, 2pt conversion, two pointer, go for two, went for two, go for 2, went for 2, going for two, two point tries, 2 pt conversion, 2pc, two pt, two pts try, two point play, two pt try, two pt conversion, two pt conversions, two pt attempt, two pointers, go for the two, tried for two, try for two, conversion for two, two pt pass, two point pass
safety: safety, safeties
turnover: turnover, turnovers, turned it over, turn it over, turn the ball over, turned the ball over, giveaway, giveaways, give the ball away, lost the ball, lose the ball, give it away, gave it away, turned over
takeaway: takeaway, takeaways, force a turnover, forced turnovers, forced a turnover, turnovers forced, force any turnovers
interception: interception, interceptions, int, ints, intercepted, intercept, pick, picks, picked, picked off, pick off, interceptions thrown, picked off by, interception thrown, inteceptions, interseptions, get picked, got picked, was picked, picked him off, get picked off, got picked off, was picked off, been picked, throw picks, picking off
pickSix: pick six, pick sixes, pick 6, picksix, pick 6s, int returned for a touchdown, interception returned for a touchdown, pick sixs, interception return td, interception return touchdown, int for a td, interception for a touchdown, interception for a td, picksixes
fumble: fumble, fumbles, fumbled, fumbling, loose ball, lost fumble, lost fumbles, fumbles lost, fumble lost, fumble the ball, drop the ball, lose a fumble, lost a fumble, put the ball on the ground, cough up the ball, fumble it, fumbled it, muff, muffed, muffs, muffed punt, botched snap, lose the football, dropped the snap, cough it up, coughed it up, cough up, coughed up, lay it on the turf, put it on the turf, laid it on the turf, butterfingers, lose the rock, lost the rock, dropped the ball
forced: forced, force, strip, stripped, punched out, forced fumble, forced fumbles, knocked it loose, knock the ball out, punched it out, punch it out, knocked it out, knock it out, jarred it loose, jar it loose, popped it out, punch out, poked it out, ripped it out
recovered: recovered, recover, recovery, fell on, scooped, recoveries, recovered it, pounced on, jumped on, came up with it, come up with it, get the fumble, got the fumble, scoop, scooped it, scoop it, scooped it up, scoop it up, picked it up, grabbed it, jump on it, jumped on it, got on it
sack: sack, sacks, sacked, sacking, get to the qb, got to the quarterback, strip sack, take down the qb, hit the quarterback, sacked him, got home, get home, brought down
punt: punt, punts, punted, punting
block: block, blocked, blocks, got a hand on, swatted
missed: fail, failed, fails, unsuccessful, doink, doinked, clank, clanked, botch, botched, yank, yanked, blow, blew, miss a kick, missed a kick, miss any kicks, missed kick, missed kicks, miss, missed, misses, missing, no good, shank, shanked, wide right, wide left, whiff, failed to make, not make, missed it, miss any, missed any, hooked
made: conversion, conversions, make, made, makes, convert, converted, converts, hit, connect, connected, drill, drilled, nail, nailed, make good, good on, sink, sank, boot through, put through
kick: kick, kicked, his kicks, kicking, kicks, boot, booted
kicker: kicker, kickers
return: return, returned, returns, kick return, kickoff return, kick returns, kickoff returns, ran back, run back, returner, run it back, ran it back, took it back, take it back, brought it back, bring it back, return game
punt+return: punt return, punt returns, punt returner, punt ret, on punt returns
onside: onside, onside kick, onside kicks, onsides kick, short kick, little short kick, short little kick
penalty: penalty, penalties, flag, flags, penalized, flagged, penalised, infractions, fouls, penalty flags, flags thrown, yellow flags, pen, pens, penaltys, laundry, called for, get called for, got called for, whistled, flagged for
firstDown: first down, first downs, 1st down, 1st downs, moved the chains, move the chains, chains
thirdDown: third down, third downs, 3rd down, 3rd downs, third down conversion, third down conversions, 3rd down conversions, 3rd down conversion, on third down, on 3rd down, on third downs, on 3rd downs, on third, third down rate, third down efficiency, 3rd down efficiency, third down percentage, 3rd down conv, third down conv, 3rd downs converted, on 3rd, third downs converted, third down attempts, 3rd down attempts
fourthDown: fourth down, fourth downs, 4th down, 4th downs, fourth down conversion, fourth down conversions, 4th down conversions, on fourth, go for it on fourth, go for it, went for it, going for it, 4th down attempts, fourth down attempts, 4th down conversion, go for it on 4th, went for it on 4th, go for it on fourth down, go for it on 4th down, went for it on fourth down, went for it on 4th down, go on fourth, go on 4th, went on 4th, went on fourth, 4th downs converted, fourth down tries, 4th down tries, 4th down conv, going for it on 4th, going for it on fourth, on 4th, on 4th down, on fourth down, on fourth downs, on 4th downs
downs: stopped on 4th, stopped on fourth, stuffed on 4th, stuffed on fourth, stopped on 4th downs, turnover on downs, turned it over on downs, turnovers on downs, turn it over on downs, turn the ball over on downs, stopped on fourth down, stuffed on fourth down, fourth down stop, fourth down stops, stopped on 4th down, stop on fourth down
redZone: red zone, redzone, inside the 20, inside the twenty, red zone trips, red zone efficiency, red zone touchdowns, red zone touchdown, red zone attempts, inside the red zone, in the red zone, redzone trips, red zone td, red zone tds, red zone scoring, redzone tds, redzone touchdowns
insideTen: inside the 10, inside the ten, inside 10
goalLine: goal line, goalline, inside the 5, inside the five, inside 5
possession: have the ball, possession, time of possession battle, possession battle, win the time of possession battle, won the time of possession battle, win the time of possession, won the time of possession, won time of possession, time of possession, time of poss, top of possession, held the ball longer, hold the ball longer, had the ball longer, have the ball longer, held the ball, possess the ball, hold the ball, held onto the ball, control the clock, had the ball more, have the ball more, controlled the clock, possessed the ball, hold on to the ball, t o p, ball control, clock control, minutes of possession, time with the ball, hold the ball more, have it longer, held it longer, had it longer, touch the ball, touched the ball, see the ball, get the ball back, touch it, possess
drive: next drive, next possession, next series, drive, drives, series, possessions, march, marched
threeAndOut: three and out, three and outs, 3 and out, 3 and outs, three n outs, 3 n out, 3 n outs, three n out, go three and out, went three and out
playCount: how many plays, number of plays, total plays, how many snaps, how many offensive plays, plays did, plays run, plays were run, number of snaps, total snaps
play: snapped, next play, next snap, play, plays, played, playing, snap, snaps
gain: yarder, yarders, gain, gains, gained, gainer, pickup, chunk play, chunk plays
offense: offense, offensive, yardage gained, offensively
defense: defense, def, dst, d st, defensive, defensively, defender, defenders, d, on defense
pass: with his arm, his arm, arm, pass, passes, passing, passed, throw, threw, thrown, throws, throwing, through the air, in the air, air, passer, passers, tossed, toss, tosses, aerial, thru the air, passin, slung, sling, chucked, chuck, heave, heaved, by air, throw it, threw it, passing attack, passing game, passing offense
rush: scamper, scampers, scampered, jaunt, gallop, dash, rush, rushed, rushes, rushing, run, ran, runs, running, on the ground, ground, rusher, rushers, ground game, scramble, scrambled, scrambles, run the ball, ran the ball, on the ground game, runnin, run game, running game, rushing attack, rushing game, rushing offense, ground attack, with his legs, his legs, legs
carry: carry, carries, carried, rushing attempts, rush attempts, carried the ball, carry the ball, handoffs, running plays, rushing attempt, run attempts, totes, tote, handoff
receive: receive, received, receiving, receiver, receivers, receivers who, receiver stats
catch: catching, come down with, came down with, catch, catches, caught, reception, receptions, recs, rec, grabs, grab, haul in, hauled in, snag, snagged, hauls, catch it, passes caught, balls caught, pass catches, caught passes
target: target, targets, targeted, looks, thrown to, thrown at, thrown his way, thrown his direction, tgts, tgt
completion: completion, completions, complete, completed, comps, cmp, passes completed, complete passes
incomplete: incompletion, incompletions, incomplete, incomplete passes, not complete, incompletes, not completed, fell incomplete, misfires, misfire, missed throws, didnt complete
attempt: attempt, attempts, tries, attempted, try, tried, pass attempts, passing attempts
rate: percent, percentage, pct, rate, accuracy, comp pct, accurate, completion percentage, completion rate, completion pct, how accurate, completion perc, comp percentage, comp percent, cmp percent, cmp pct
yards: yards, yard, yds, yd, yardage, yrds, ydz, yads, yrd, ydsd, yardss, yardz
scrimmage: scrimmage, yards from scrimmage, all purpose, total yards from scrimmage, scrimmage yards, scrim yards, all purpose yards, total scrimmage yards, scrimmage yds, total from scrimmage
touches: touches, touch, work, times did he touch the ball, touch the ball, total touches
tackle: tackle, tackles, tackled, tackler, tacklers, stops, bring down, tkls, tkl, takedowns, total tackles, combined tackles
solo: solo
passDefended: pass breakup, pass breakups, passes defended, pass defended, pbu, pbus, deflections, passes broken up, broke up, break up, batted, deflected, knocked down, defended, pd, pds, batted down, batted balls, broken up, breakups
fantasy: got me, get me, gets me, getting me, scored me, score me, earned me, netted me, got my team, put up for me, gave me, fantasy, ff, fantasy football, fantasy wise, dfs, fantasywise, fpts, fantasy pts, fantasy output, fantasy day, fantasy line, fantasy total
ppr: ppr, full ppr
halfPpr: half ppr, half point ppr, half point
standard: standard, standard scoring, non ppr
projected: projected, projection, projections, expected, predicted, supposed, supposed to, forecasted, forecast for, expectations, expectation, prediction, predict, live up to, exceed, expect, outlook, proj, projected for, projected to, expecting, projected points, suppose, expected of, projects
share: percentage of targets, percent of targets, percentage of the targets, percent of the targets, percentage of carries, percent of the carries, target share, share, usage, carry share, share of the targets, share of targets, workload, piece of the targets
stats: stats, stat, statline, stat line, statistics, numbers, line, stat lines, box score, boxscore, full stats, statlines, game log, box, full line, final line, final numbers, production, stat sheet, his line, statistically, his day, final stat line, numbas, totals line
perform: how did that go, that go, that work out, work out, worked out, pan out, panned out, do, doing, perform, performed, performance, performing, fare, look, looked, looking, show up, showed up, good game, bad game, big game, good day, bad day, good night, have a good game, do well, played well, play well, do good, have a big game, have a good day, go off, went off, ball out, well, great game, solid, any good, effective, productive, eat, ate, balling, play like, show out, showed out, produce, hold up, held up, get going, involved, get involved, have a day, had a day, disappear, disappeared, do today, do tonight, turn out, went nuts, go nuts, went nuclear, feast, feasted, went ham, struggle, struggled, struggling, stunk, stink, looked like, show out, came alive, come alive, tore it up, tear it up, lit it up, light it up, killed it, kill it, kill them, killed them, do much, do anything, bust, a bust, boom, boom or bust, dud, no show, disappeared, quiet, invisible, hold up, show up, do in, perfect, flawless, automatic, money, efficient, trash, terrible, awful, fare today, show up today
byQuarter: which quarter had the most points, what quarter had the most points, highest scoring quarter, by quarter, each quarter, every quarter, quarter by quarter, per quarter, line score, linescore, quarters, score by quarters, by quarters, quarter scores
shutout: shutout, shut out, blanked, held scoreless, shutout game, goose egg, get shut out, scoreless quarter
overtime: overtime, ot, extra time, go to overtime, extra period, went to overtime, into overtime
place: that place, this place, stadium, venue, where was it played, where was the game, played at, location, arena, city, where is the game, where are they playing, where is it, where were they playing, where did they play, where was it, where was this, where is this, where do they play, what field, home field, host, hosting, hosted, played in, being played, ballpark, which stadium, where they playing, where they play, where at, which city, what city, what stadium, whose stadium, where is it at, where was it at
home: home, home team, at home, road team, away team, on the road, away, road, visiting team, visitors
attendance: how many people showed up, how many people were in the stadium, how many fans were, how many fans showed up, how many fans went, how many fans attended, showed up to watch, how full, people at the game, fans at the game, in attendance, size of the crowd, attendance, how many people went, how many people were, how many people came, how many people attended, crowd, how many people, people there, how many fans, fans in attendance, people attended, people went, sold out, people were there, were at the game, people in the stands, attended, fans showed up, fans were there, how many people were there, how many ppl, how big was the crowd, turnout, crowd size, packed
surface: surface, turf, grass, playing surface, artificial
roof: dome, indoors, indoor, outdoors, outdoor, roof, outside, inside a dome
weather: rained, snowed, dry, wet, weather, wind speed, temperature, temp, cold, hot, wind, windy, rain, raining, rainy, snow, snowing, snowy, degrees, conditions, forecast, sunny, freezing, warm, chilly, humid, weather like, windchill, wind chill, storm, foggy, fog, hot out, cold out, humidity, how hot, how cold
spread: spread, line on the game, point spread, betting line, vegas line, points favored by, the line, opening line, closing line, vegas spread
favorite: favorite, favored, favorites, favoured, favourite, underdog, underdogs, dog, expected to win, supposed to win, the favorites, dogs, favor
cover: cover, covered, covers, against the spread, ats, beat the spread, cover the spread, cover the number, cover the line, covering
overUnder: the over cash, over cash, the under cash, under cash, the total go over, total go over, total go under, the total hit, total hit, the total cover, over under, the over under, the over or under, over or under, o u, the over, the under, total points line, over hit, under hit, hit the over, hit the under, go over, went over, go under, went under, over or under the total, go over or under the total, go over or under, went over or under, over the number, under the number, projected total, the points total, ou, betting total, over the total, under the total, betting over under
upset: upset, upsets, pull the upset, pulled off the upset
record: record, records, season record, win loss, wins and losses, standings, season so far, win loss record, their record
streak: streak, in a row, straight wins, straight, consecutive, win streak, winning streak, losing streak, on a losing streak, on a winning streak, on a win streak, games straight
week: week, what week, which week, round, which round, what round, season, what season
kickoffTime: what time does it start, what time did it start, kickoff time, what time is kickoff, what time was kickoff, when is kickoff, when was kickoff, when does it start, when did it start, start time, when is the game, when was the game, what time is the game, what time was the game, what day, date, when does the game start, when did the game start, kick off time, what date, when was this game, when was it played, when was this game played, when is it, what time does the game start, when do they play, kickoff, kick off, when was this, what time did the game start, what day was it, when did they play, when was this played, when did it kick off, when does it kick off, when does this start, when do we kick off, what time they play, game time, when they play, what time is this game, when is this
year: what year, which year, year
channel: is it on prime video, on prime video, prime video, on prime, on amazon, on nbc, on cbs, on fox, on espn, on abc, on netflix, on peacock, on nfl network, on youtube, channel, what channel, network, tv, broadcast, stream, watch, watch it, on tv, televised, where can i watch, how can i watch, streaming, what channel is it on, where to watch, how to watch, what network, which channel, which network, is it on tv
isOver: over, finished, is it over, is the game over, over yet, done, still going, still playing, still on, still in progress, is it final, started yet, start yet, has it started, did it start, has the game started, is it done, is it finished, did it end, has it ended, is the game done, game over
ball: who has the ball, has the ball, got the ball, whose ball, who has possession, ball, who got the ball, where is the ball, whose ball is it, ball now, in possession, who is on offense
clock: what quarter are we in, which quarter are we in, quarter are we in, how much time left, how much time is left in the game, what quarter is it, which quarter is it, what quarter, time left, time remaining, how much time, clock, how much time is left, how long is left, minutes left, how much longer, time is left, how long left, time on the clock, how much time remains
timeoutsLeft: timeouts, timeout, time outs, timeouts left, time out, timeouts remaining
situation: what down, down and distance, situation, down is it, what down is it, which down, what yard line, field position
hurt: hurt, injured, injury, injuries, get hurt, got hurt, banged up, shaken up, leave the game, left the game, go down with an injury, leave early, left early, injury report, concussion, carted off, limp, limping, injure, carted, hobbled, tweak, tweaked, get injured, got injured, leave injured, knocked out of the game, out of the game, any injuries
aside: for kickoff, for kick off, before kickoff, at some point, at one point, at some pt, at one pt, at any pt, at kickoff, at game time, at gametime, ever, at any point, at all, at any time, at any stage, even once
outgain: outgain, outgained, outgaining
outrush: outrush, outrushed, outran, outrun
outpass: outpass, outpassed, outthrow, outthrew
season: season high, career high, season best, career best
season2: this season, this year, on the season, all season, for the season, in his career, career, all time, history, last week, last game, last year, next week, next game, next, tomorrow, previous game, last time, previous week, playoffs, division, rest of season
playoff: sb, champs, champions, won it all, win it all, world champs, super bowl champs, super bowl, nfc championship, afc championship, nfc championship game, afc championship game, nfc title game, afc title game, conference title, playoff, championship game, playoff game, wild card, advance, advanced, eliminated, knocked out, move on, moved on, conference championship, divisional round, go to the super bowl, season over
gave: allow, allowed, give up, gave up, given up, surrendered, concede, conceded, allows, surrender, giving up, given away, let up, giving
sack+gave: sacks allowed, sacks given up, sacks surrendered, sacks gave up
getSacked: sacks taken, get buried, got buried, get dropped, got dropped, get planted, got planted, get smothered, get hit, got hit, get sacked, got sacked, was sacked, were sacked, been sacked, take sacks, took sacks, taken sacks, being sacked, taking sacks
punter: punter, punters
qb: qb1, qb, qbs, quarterback, quarterbacks, signal caller, quaterback, quarter back, under center
rb: rb1, rb, rbs, running back, running backs, tailback, halfback, backs, tailbacks
wr: wr1, wr, wrs, wide receiver, wide receivers, wideout, wideouts, wide out
te: te1, te, tes, tight end, tight ends
starter: starters, starter, starting
leadWords: largest margin, biggest margin, widest margin, largest margin at any point, largest lead, biggest lead, largest leads, biggest leads, max lead
answeredBy: answer, answered, respond, responded, response
unanswered: unanswered, unanswered points, straight points, straight pts, consecutive pts, pts straight, scoring run, run of points, consecutive points, points straight, unanswered pts
twoMinute: two minute warning, 2 minute warning, 2 min warning, two min warning
eachTeam: each d, each defense, each offense, per side, by side, each team, both teams, each side, both sides, per team, by team, each squad, the two teams, on each team, for each team, on both teams, by each team, of each team, from each team, for both teams, of both teams, on each side, for each
sentOvertime: sent it to overtime, send it to overtime, sent the game to overtime, send the game to overtime, forced overtime, force overtime, sent it into overtime, send it into overtime, sent this to overtime, get it to overtime, got it to overtime, took it to overtime, take it to overtime, get to overtime, got to overtime, even get to overtime, getting to overtime, reach overtime, to get to overtime, wind up in overtime, wound up in overtime, end up in overtime, ended up in overtime
first+drive: who got the ball first, who had the ball first, who gets the ball first, got the ball first, get the ball first, received the opening kickoff, receive the opening kickoff, got the opening kickoff, get the opening kickoff, opening possession, started with the ball, start with the ball, had the ball first, have the ball first, opening drive, first possession, receive first, received first
last+drive: the final drive, what was the final drive, the final possession, what was the final possession, the last drive, last possession, final possession, last series, final series, last drive, final drive
average+carry: ypc, average gain per rush, average gain per carry, average per rush, average per carry, average per run, yards per attempt on the ground, average rush, average carry, yards per carry, yards a carry, yards per rush, yards a rush, yards per run
average+catch: yards per catch, yards a catch, yards per reception, yards a reception, ypr
who+qb: which qb, what qb, which quarterback, what quarterback, either qb, which signal caller
who+rb: which running back, which rb, what running back, which back, what back
who+te: which te, which tight end, what tight end
who+kicker: which kicker, what kicker
turnover+compare: turnover battle, turnover margin, turnover differential, turnovers battle, the turnover battle, turnover diff
penalty+compare: penalty battle, penalties battle, flag battle
sack+compare: sack battle, sacks battle
multiple: multiple, more than one, two or more, twice, two times, 2 times, a pair of, more than once, multiple times
teamStats: team stats, team statistics, team numbers, team totals, team box score
formerGame: already play once, already played once, already play, already played, already met, already meet, play earlier, played earlier, met earlier, earlier meeting, first meeting, last play each other, last meet, last met, last matchup, last meeting, last game between them, last faced, last face each other
seasonMean: per game, a game, ppg, points per game, yards per game, each game, season averages, season average
starter+qb: starting quarterback, starting qb, start at qb, started at qb, start at quarterback, started at quarterback, starting at qb, starting at quarterback
twoPoints: twopoints
touches+most: most work, the most work
touchdown+rush: score on the ground, scored on the ground, score on a run, scored on a run, score on the run
touchdown+specialTeams: special teams td, special teams tds, special teams touchdown, special teams touchdowns, special teams score, special teams scores
playRate: yards per play, yards a play, average gain per play, ypp
playCount+most: more plays, most plays, more snaps
average+attempt: yards per attempt, yards an attempt, yards per pass, yards a pass, yards per throw, ypa
fumble+touchdown: score on a fumble, scored on a fumble, score off a fumble return, scoop and score, scoop and scores, scoop and scored, scoop n score, scoop n scores, scoop and scor, scooped and scored
hailMary: hail mary, hail marys, the heave, the final heave, the last heave, the prayer
blewLead: blow a lead, blew a lead, blow the lead, blew the lead, blown lead, blow their lead, blew their lead, lose the lead, lost the lead, lose their lead, lost their lead, give up a lead, gave up a lead, give up the lead, gave up the lead, squander a lead, choke away a lead, lose a lead, lost a lead
getTo: get to, got to, gets to, getting to
`;

export type Concept = string;

/** Numbers inside phrases are written both ways: `two point try`, `2 pt try`. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/\btwo\b/g, "2"],
  [/\bthree\b/g, "3"],
  [/\bthird\b/g, "3rd"],
  [/\bfourth\b/g, "4th"],
  [/\bpoint\b/g, "pt"],
  [/\btouchdown\b/g, "td"],
  [/\bfield goal\b/g, "fg"],
  [/\byards\b/g, "yds"],
  [/\bquarter\b/g, "qtr"],
  [/ing\b/g, "in"],
];

function spellingsOf(phrase: string): string[] {
  const all = new Set([phrase]);
  for (const [long, short] of SPELLINGS) for (const one of all) all.add(one.replaceAll(long, short));
  return [...all];
}

/** Every phrase with its concept, or with several by `+`. A phrase of the lines above comes before another's other spelling. */
export const LEXICON: ReadonlyMap<string, Concept> = (() => {
  const written = LINES.trim()
    .split("\n")
    .flatMap((line) => {
      const [concept = "", words = ""] = line.split(": ");
      return words.split(", ").map((phrase) => [phrase, concept] as const);
    });
  const spelled = written.flatMap(([phrase, concept]) => spellingsOf(phrase).map((one) => [one, concept] as const));
  return new Map([...spelled, ...written]);
})();

/** Words in the longest phrase. */
export const LONGEST_PHRASE = Math.max(...[...LEXICON.keys()].map((phrase) => phrase.split(" ").length));

/** Words that change nothing of what is asked. */
export const FILLERS: ReadonlySet<string> = new Set(
  `a about actually actualy faced after again also am an and any anyway are as at back bad be been before being bro brother but buddy by can could couldnt dang damn dear did didnt dill
do does doesnt dude during even exactly fair far for from fucking freaking frickin game games get gets getting give given go goes going gonna gotta great got gotten guy guys had happen has have havent having he her here
hes hey hi him himself his hows i id if im in into is isnt it its ive just kinda kind know like little lol look man matchup match matter may maybe me mean might mine much my myself
need no nope not now of off oh okay old on one ones or other our out own please pls plz pretty quick quickly question rather really remind right said say says seem seriously
shall she should so some somebody something specifically still such sure take taken tell than thanks that thats the their them then there theres these they thing things think this those
though thx to today todays tonight tonights too town u uh um until up ur us usually very want wanna was wasnt way we well were weren what whatever whats which while
with without wonder would yall yea yeah yes yet yo you your youre team teams players player day night sunday monday thursday saturday side both between whole entire real exact official
tf alot whom dumb stupid silly idiotic boneheaded brutal horrendous atrocious pathetic gorgeous beautiful incredible frigging fricking goddamn instead same bet bets tf account ended resulted crazy nasty ridiculous monster huge clean filthy hell heck earth world god jesus wtf omg bruh ya ok alright details detail info information quick ends bring put come came keep kept able during among within anything everything nothing else
minute minutes second seconds time times ago sir pal fam folks everyone everybody people football nfl field field teams club squad squads him they re ll ve d s t m across throughout ballgame contest showdown stuff
show see jr sr ii iii iv good net left remaining find check curious either neither learn hear heard damage hands grasp grip happens manage managed register registered finish end record recorded tally tallied rack racked post posted log different anytime coming entering heading currently present em smh suck sucks sucked tho fr ngl tbh lmao rofl yikes ffs btw imo imho af legit finally lately use used held deep full included complete vegas bench killing killed asking called absolute absolutely lowkey highkey literally honestly shit crazy insane wild wait hmm ooh whoa wow jeez geez gosh goodness sheesh bruv boi dawg homie fella gang plss wut wat wht dat dis da tha teh yup nah basically apparently supposedly somehow roughly around approximately precisely wouldve couldve shouldve wouldnt shouldnt cant cannot wont arent hasnt hadnt dont ill youve theyve cuz cause coz since yrs nite almost nearly balls debut revenge lot lots ton tons bit bunch feel feels felt seems goal tonite needed wanted believe thought guess hoping hope kindly fast asap sort type kinds forget forgot recall watching watched slept asleep big
seemed appeared truly fairly quite simply merely certainly definitely
obviously clearly evidently plainly naturally frankly desperately suddenly occasionally eventually ultimately meanwhile
nonetheless nevertheless however therefore moreover perhaps probably possibly presumably hopefully luckily fortunately unfortunately sadly oddly weirdly strangely surprisingly
shockingly amazingly incredibly unbelievably remarkably notably particularly especially mighty super hella darn flat plain dead downright outright kindof sorta sortof dunno idk
iirc fwiw asf lmk nvm rn ikr automatic horrible rough ugly sloppy messy nice decent fine amazing awesome unreal unbelievable impressive disappointing surprising shocking
weird odd strange lucky unlucky funny wildly giant tiny bizarre notable memorable legendary elite anyways anyhow mysteriously magically miraculously
personally presently technically dudes lads boys gents ladies friends buds pals chief boss champ honey babe hiya ugh lord
howdy sup greetings afternoon ty tysm cheers appreciated appreciate plox apologies oops whoops uhh umm erm welp righto okey k kk yep yah naw gotcha lemme gimme tryna finna boutta
shoulda coulda woulda whatcha whaddya wth wtaf omfg haha hahaha hehe lolol xd broski brah mate shootout barnburner thriller slugfest snoozer stinker dogfight snoozefest
logged notch notched account accounted total collected collect credited produce produced generate generated amass amassed finished commit committed earn earned draw drawn have had set single actual each rly rlly`
    .split(/\s+/)
    .filter((word) => word !== ""),
);
