/**
 * Words of lineups, their pages and the talk around them that are no part of a name. A word that some player is called by is
 * read as his name first, so that Chase Young and Will Levis are safe from this list.
 */
const IDLE: ReadonlySet<string> = new Set(
  [
    // Slots.
    "bn bench be starter starters starting start sit flex flx wrt wrrb rwt superflex sflex sflx op util taxi ir res reserve reserves slot pos position roster rosters lineup lineups squad idp dp",
    // Whether he plays.
    "q o d p gtd dtd ir pup nfi susp sspd suspended na dnp lp fp cov out doubtful questionable probable active inactive healthy injured injury injuries ruled limited full practice",
    "hamstring knee ankle calf groin shoulder concussion foot toe quad hip ribs back wrist finger elbow neck illness achilles thigh rest personal",
    // Columns.
    "player players name names team teams opp opponent matchup status proj projected projection projections score scores scored points point pts fpts fps fantasy avg average total totals last rank oprk rk rost rostered own owned started pct ros bye byes wk week weeks gp fan offense special owner manager record fa yds yards td tds int ints rec recs tgt tgts att cmp comp fum misc pass passing rush rushing receiving receptions targets return ppr half standard adp ecr vorp tier value auction trend change plus minus season sun mon tue tues wed thu thur thurs fri sat",
    // Buttons and notes of the pages.
    "add drop trade trades move here edit action actions watch locked lock live final note notes news video forecast new no empty set auto details view stats log my your the our his is are was were vs v at versus et pt ct mt est edt pst am pm tbd tba w l loss win won lost tie ot ht halftime half end qtr quarter kickoff kicks today tonight tomorrow home away",
    "sleeper espn yahoo nfl ffl league dynasty redraft keeper round pick picks draft drafted undrafted",
    // Talk.
    "start over vs or and with for from of in on to a an i me who should need got have has get please help thanks thx lol stud studs also maybe traded this that these those do does did not but be been so if as by any both each here there im ive ill going rd overall",
  ]
    .join(" ")
    .split(" "),
);

/** Whether a folded word is no part of a name. */
export function isIdle(word: string): boolean {
  return IDLE.has(word);
}
