import { wordSet } from './words.ts';

/** Words that join, and words that say nothing of a car by themselves: they may stand between two that belong together. */
const JOINING = wordSet('all also and bright dark light either from much not on or which');
const FILLERS = wordSet(
  '= a able about absolute actually ageing aging an ancient any anything are at battered be been being beloved bit can car cars come company cost costing costs could current dads daughters dear do done driving exact existing for go going gone got had happy has have her his honestly hoping how husbands i im intend is isnt it its ive just kind knackered last late lease leased like little looking lovely many max maximum maybe me moment mums must my nice now of old one ones only our overall particular partners pay paying penny planning poor prepared present previous priced real really run s said same say set should so something somewhere sons soon specific spend spending stretch tbh that thats the tired to too total trusty type up us very want wanting was we wee went weve what wifes will willing wish with would year years',
);

/** May the word stand between a figure and the words that belong to it: 'under about my 5k'? */
export const isFiller = (word: string): boolean => FILLERS.has(word);

/** May it stand between a topic or an owner and what is said of it? There, words that join may too. */
export const isLink = (word: string): boolean => FILLERS.has(word) || JOINING.has(word);
