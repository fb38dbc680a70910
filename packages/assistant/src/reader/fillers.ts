import { parseWordSet } from './words.ts';

/** Words besides `FILLERS` that may separate a topic or an owner from the words about it. */
const LINKS = parseWordSet('all also and bright dark light either from much not on or which');
/** Words that may separate words that belong together. */
const FILLERS = parseWordSet(
  '= a able about actually an any anything are at be been being beloved can car cars come cost costs could current dads dear do done driving for go going gone got had happy has have her his how i im is isnt it its ive just kind knackered last late leased like little looking lovely many max maximum maybe me moment mums must my nice now of old one ones only our pay paying penny planning prepared really say should so something somewhere spend spending stretch that thats the tired to too trusty up us very want wanting was we wee what wifes will wish with would year years',
);

/** Returns whether a word may separate a figure from the words about it: 'under about my 5k'. */
export const isFiller = (word: string): boolean => FILLERS.has(word);

/** Returns whether a word, such as a conjunction, may separate a topic or an owner from the words about it. */
export const isLink = (word: string): boolean => FILLERS.has(word) || LINKS.has(word);
