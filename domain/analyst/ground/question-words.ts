function words(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/));
}

/** Words that change nothing about what is asked of this game. */
export const FILLERS = words(
  `a about again all also an and any anybody anyone are at be been big by can could did didnt dill do does doing for from game games get give
gets got gotten guy had has have he her hey hi him his hows how howd i im in is it its just know let like lets match matchup me much many my now of ok okay on
or our out please question real quick really right s say see she show so some tell than thanks that the their them then there these they this
those to today tonight up us was we were what whats when whenever where which who whod whos whose with yall you your far actually end ended up
anyway night sunday and`,
);

/** Words of football and of questions that are never taken for a name. Each kind of question says which of them it understands. */
export const QUESTION_WORDS = words(
  `advantage penalty penalties lasted after will would against amount ahead attempt attempts attendance average avg away back bad badly ball beat best bet bets betting better biggest box brief
bring broke bunch by carried carries carry catch catches caught chance changed channel city clock close closing combined compare compared comparison completed completions
condition conditions count crowd deep defense defence degrees did difference dome down downs drive drives dropped drop each early ended ending enough ever
everything expected explain fact facts fan fans fantasy favored favorite favoured favourite feet field final finish finished first flag flags flow forecast fourth fumble
fumbled fumbles gain gained go goal goals going good grass great ground half halftime happen happened hear heard heavy highest highlight highlights him hit hot injured injury indoor indoors
interception interceptions intercepted int ints key kick kicked kicker kickoff last late latest lead leader leaders leading led left level line lines list live long longest lose losing loser loss lost
lot main major margin me minute minutes miss missed moment moments momentum more most much net network next no not number numbers off offense offence opening outdoor outdoors
outside over overall overtime ot own parlay pass passed passer passers passes passing people per perform performance performed performer pick picked picks place play played player players playing plays
point points possession ppr predicted prediction preview previous projected projection projections put quarter quarters quarterback rain rank ranked recap receive received receiver receivers receiving
reception receptions red remaining result return returned roof run running runs rush rushed rusher rushers rushes rushing sack sacked sacks safety score scored scorer
scorers scores scoring season second secure seconds short single situation snap snow spread stadium standing standings start started starting stat statistics stats statline
status still story summarize summary supposed surface swing take target targeted targets td tds team teams temp temperature third threw throw throwing thrown throws tie tied
tight time timeout timeouts times joke top total totals touchdown touchdowns towards trailing trail turf turning turn turnover turnovers two type under upset venue versus
vs wager was weather week went whole why win windy wind winner winners winning wide won worse worst yard yardage yards yds year yet zone standard half-time everyone
scoreboard score speed hold held happening minutes recent most favor favors odds prop props moneyline stake gamble over under sat sit bench kind sort deal opened opener
leads tackler tacklers cover covered cold colder freezing onside recovered recover recovers broadcast announcer announcers commentator commentators drill warning two-minute mvp star stars standout standouts stood performers giveaway giveaways takeaway takeaways series closing six sixes fgs fg kicking
kicks extra tries try made make makes misses biggest largest comeback deficit hands quarters linescore boxscore percent percentage pct rate hurt injuries playing coach referee
referees ref refs record tackle tackles tackled punt punts punted efficiency conversion conversions scrimmage tonights allowed allow penalized penalised
1 2 3 4 5 10 20 one three four five ten how long lead changes big bigger game-winning winning went what`,
);
