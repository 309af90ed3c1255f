const COUNT = String.raw`(?:an?|half an?|\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|(?:twenty|thirty|forty|fifty)(?:-\w+)?)`;
/** `2:56`, `three minutes`, `two minutes and 10 seconds`, `12 seconds`, with how exactly: seven groups. */
export const CLOCK = String.raw`((?:just |only |barely |still |(?:a )?little )*(?:less than|fewer than|more than|under|over|inside|within|about|around|roughly|nearly|almost|just)? ?)(?:(?<![\d:])(\d{0,2}):(\d{2})|(?:(${COUNT}) minutes?(?:,? (?:and )?(${COUNT}) seconds?)?|(${COUNT}) (second|tick)s?))`;
/** What makes it the time that is left. */
export const LEFT = String.raw`(?: still)? (?:left|remaining|to (?:go(?! \d)|play|run|spare)|showing|on the (?:game )?clock)`;
/** `27-second`, `three-minute`, `7:45` as a place on the clock: the groups of a clock. */
export const MARK = String.raw`()(?:(\d{1,2}):(\d{2})|(${COUNT})-minute(?:,? (?:and )?(${COUNT})-second)?|(${COUNT})-(second))[ -]mark`;
