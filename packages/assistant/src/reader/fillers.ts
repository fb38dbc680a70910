import { wordSet } from './words.ts';

/** Words that join, and words that say nothing of a car by themselves: they may stand between two that belong together. */
const JOINING = wordSet('all also and bright dark light either from much not on or which');
const FILLERS = wordSet(
  '= a able about actually an any anything are at be been being beloved can car cars come cost costs could current dads dear do done driving for go going gone got had happy has have her his how i im is isnt it its ive just kind knackered last late leased like little looking lovely many max maximum maybe me moment mums must my nice now of old one ones only our pay paying penny planning prepared really say should so something somewhere spend spending stretch that thats the tired to too trusty up us very want wanting was we wee what wifes will wish with would year years',
);

/** May the word stand between a figure and the words that belong to it: 'under about my 5k'? */
export const isFiller = (word: string): boolean => FILLERS.has(word);

/** May it stand between a topic or an owner and what is said of it? There, words that join may too. */
export const isLink = (word: string): boolean => FILLERS.has(word) || JOINING.has(word);
