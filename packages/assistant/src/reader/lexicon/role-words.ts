import { memoize } from '../memoize.ts';

/**
 * Words that show whether a car in a letter is wanted or only mentioned, by class. Run `train-roles` after a change,
 * because the classifier has a weight per class and position.
 */
const ROLE_WORDS = {
  /** The buyer. */
  self: 'i im ive id ill we weve wed well me us myself',
  mine: 'my our mine ours',
  /** Other people. */
  person:
    'husband hubby wife wifey wives missus mrs mum mums mam mams mom mother mothers dad dads father fathers parents parent son sons daughter daughters brother brothers sister sisters lad lads lass nan nans gran grandma grandad grandads grandson granddaughter grandfather grandmother uncle aunt auntie cousin nephew niece friend friends mate mates pal neighbour neighbours neighbor colleague colleagues boss partner partners fiance fiancee boyfriend girlfriend fella bloke ex inlaws inlaw law boy boys girl girls kid kids teenager teenagers children family mechanic garage salesman dealer doctor vicar priest landlord flatmate housemate widow chap guy bairn missis hers he she hes shes someone somebody everyone everybody people company firm work club team half',
  /** Having and driving. */
  own: 'have has had having got getting own owned drive drives driving drove driven run runs keep keeps kept use used share sharing bought buy lease live',
  /** Giving up. */
  rid: 'sell selling sold trade replace replacing replacement exchange scrap left going goes gone go retired moving moved shot shut hand back part outgrown passed give giving gave instead from out',
  /** Faults, accidents and the end of a car's life. */
  fault:
    'died dead knackered failed failing clutch gearbox engine turbo mot crashed written write stolen nicked oil useless hate given giving gave up finally cost costs costing fix tiny low garage stopped late lost last third another',
  /** The present. */
  now: 'now currently current present presently still existing moment mo atm today nowadays meantime old auld ould trusty faithful beloved ageing aging elderly',
  /** The past. */
  past: 'since yesterday previous before once last years year yrs always never ever first used learnt learned was were been did went came took saw seen sat tried hired rented hire courtesy loved liked service week weekend month months summer winter',
  /** Wishes. */
  wish: 'want wanting need needs after looking lookin look search fancy love thinking list ideally preferably prefer preferred please pls show find see interested happy open set between wish would could may should id either or maybe perhaps something summat owt anything one wanted liked get next another new replacement',
  be: 'is are isnt arent am be being was were',
  not: 'not no never dont doesnt wont wouldnt cant couldnt isnt nowt nor neither without refuse except',
} as const;

const getClasses = memoize(1, (): ReadonlyMap<string, readonly string[]> => {
  const classes = new Map<string, string[]>();
  for (const [name, words] of Object.entries(ROLE_WORDS))
    for (const word of words.split(' ')) classes.set(word, [...(classes.get(word) ?? []), name]);
  return classes;
});

export const getRoleClasses = (word: string): readonly string[] => getClasses('').get(word) ?? [];
