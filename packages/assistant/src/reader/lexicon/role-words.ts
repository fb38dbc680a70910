import { memoize } from '../memoize.ts';

/**
 * Words that show whether a car in a letter is wanted or only mentioned, by class. The classifier of roles has a weight
 * per class and position, so a word that no training letter contains still counts. Run `train-roles` after a change.
 */
const ROLE_WORDS = {
  /** The buyer. */
  self: 'i im ive id ill we weve wed well me us myself ourselves ah aw',
  mine: 'my our mine ours ma wor oor',
  theirs: 'his her hers their theirs your yours',
  it: 'it its itll itd that thats this these those them they theyre theyve',
  /** Other people. */
  person:
    'husband hubby wife wifey wives missus mrs mum mums mam mams mom mother mothers dad dads father fathers parents parent son sons daughter daughters brother brothers sister sisters lad lads lass nan nans gran grandma grandad grandads grandson granddaughter grandfather grandmother uncle aunt auntie cousin nephew niece friend friends mate mates pal neighbour neighbours neighbor colleague colleagues boss partner partners fiance fiancee boyfriend girlfriend fella bloke ex inlaws inlaw law boy boys girl girls kid kids teenager teenagers children family mechanic garage salesman dealer doctor vicar priest landlord flatmate housemate widow chap guy bairn missis hers he she hes shes someone somebody everyone everybody people company firm work club team half',
  /** Having and driving. */
  own: 'have has had having got getting gotten own owns owned owning drive drives driving drove driven run runs running ran keep keeps kept keeping use using used share shares sharing borrow borrowing bought buy inherited leased leasing lease possess belongs parked live lived hav hae',
  /** Giving up. */
  rid: 'sell sells selling sold swap swaps swapping swapped swop trade trades trading traded replace replaces replacing replaced replacement px exchange exchanging chop chopping chopped scrap scrapped scrapper scrapping scrappy scrapyard outgoing leaving leaves left going goes gone go goodbye retire retiring retired retirement downsize downsizing downsized upgrade upgrading upgraded switch switching moving moved shot shut rid return returning returned handed hand back part outgrown outgrew ditch ditching ditched lose losing passed passing give giving gave instead from out',
  /** Faults, accidents and the end of a car's life. */
  fault:
    'died dead dying dies death knackered kaput failed fails failing failure broke broken breaks breakdown breaking rust rusted rusting rusty rotten leak leaks leaked leaking mould moldy mouldy damp clutch gearbox gearboxes engine turbo dpf gasket cambelt exhaust mot crash crashed crashing hit written write totalled stolen nicked pinched flooded smoking smoke burning oil noise noisy rattles rattling struggles struggling struggled problem problems trouble nightmare disaster disgrace disgraceful unreliable useless hopeless awful terrible dreadful hate hated hates hating loathe worst worn wore tired ancient chewed ruined wrecked packed packing conked given giving gave up finally cost costs costing bill bills repair repairs fix fixed cramped tight squeeze squeezed squash squashed tiny low heavy thirsty dent dented scratched faded garage recovery towed stuck stopped expired legs late poor lost burst burnt fire last third another',
  /** The present. */
  now: 'now currently current present presently still existing moment mo atm today nowadays meantime old auld ould trusty faithful beloved ageing aging elderly',
  /** The past. */
  past: 'ago since yesterday previously previous former formerly before once last years year yrs lifetime decade decades always never ever childhood first used eighties nineties seventies learnt learned was were been did went came took saw seen sat met tried hired rented hire rental courtesy loan lent borrowed remember loved enjoyed liked adored served service recently week weekend month months summer winter holiday',
  /** Reports of other people's opinions. */
  says: 'says say said saying reckons reckon thinks think thought told tells suggests suggested suggesting recommends recommended recommend raves raving swears sworn insists keeps mentioned advised advises persuaded convinced pushing wants wanted fancies loves likes offered offering offers bought laughed jokes joked',
  /** Comparison. */
  than: 'than like similar bigger larger smaller roomier taller higher lower newer better nicer quieter cheaper same size shape rather compared unlike as alternative equivalent beats',
  /** Wishes. */
  wish: 'want wanting need needs needed require required after looking lookin look search searching seeking hunting fancy fancying love thinking consider considering considered list shortlist shortlisted candidates contenders options option choice choices ideally preferably prefer preferred please pls plz show find found see interested hoping hope happy open tempted eyeing keen set decided settled narrowed between wish would could might may should id ideal dream target either or maybe perhaps possibly probably something summat owt anything one wanted wid wud liked ideas thoughts get next future another new replacement following',
  be: 'is are isnt arent am be being was were wasnt',
  not: 'not no never dont doesnt didnt wont wouldnt cant cannot couldnt isnt wasnt nae nay nowt nor neither without refuse avoid except',
} as const;

const getClasses = memoize(1, (): ReadonlyMap<string, readonly string[]> => {
  const classes = new Map<string, string[]>();
  for (const [name, words] of Object.entries(ROLE_WORDS))
    for (const word of words.split(' ')) classes.set(word, [...(classes.get(word) ?? []), name]);
  return classes;
});

/** Returns the classes of a word, or none. */
export const getRoleClasses = (word: string): readonly string[] => getClasses('').get(word) ?? [];
