import { parseWordSet } from '../words.ts';

/** Everyday words. They are never corrected to a word in the lexicon, nor reported as unrecognised by themselves. */
export const EVERYDAY_WORDS = parseWordSet(`
  able abort accept accidental action acts adding address ads advert advice advise affordable ahead airport alive already alter
  andre anger anthing anxiety apologies apple approximate arena arrange arrangement arriving arsenal ask asks astral automate
  automation automobile autotrader autumn available bacon bang bargain baron beatles ben benefit best birthday bland blank block
  blow booster brad brewery brian bright bring brow btw buddy build bummer business bye call camera camper campervan cancer
  candy carer carers carries cast catches categories celery challenge channel cheery chosen chris christmas civil classic clever click cloak
  coasts coats come comfort comfortable comfy compact compare condition confusing contact continent convert cool cora corner
  correction cots cough couldve counties countryside county coz crisis crock crude crushed cute dancer danger dave david
  december delight depended despite detail devil difficult dignified directions disc discover distaste distinct doable dogs
  dreamt dunno early easier eater economical economy efficient electrical electricians electronic elite emma empty ends enjoy
  epsilon erm event expect expert exploded explore extending extreme fall families fellow fifty fisher folder form fox freelance
  fund funny gannin gary gently glasses goin gotta grad grade granddad grandkids grandparents grant graphics greed greek grind
  ground grow guys haha heating hed height hitch highlands honestly hopefully horse hounds human idc immaculate imo infinite info
  information innit insomnia integral inter intro ireland jane jimmy judge julian july june kind kit knew known kombi ladies
  lady lamb lance laying leading lean learner licence listening literally living locating loving lying maker manuscript margin
  marion master matches material mellow mess middle mike modem mods monday monkey motel motorway multiple nana narrow navigation
  neater nicely nippy normal nurse obviously odd office omg optimal organ overpriced pacing paddle page paging paid pale
  panoramic pant payment pays peace pending phase pleasure plenty pool pop portage pots powerful praise pram premier press
  prevent preview pricier prime prince prize prove pure pushchair quiet rabbits radio raffle rage random rational reach regent
  register regular reliability restate result review roger roles roll room rugged salmon sam saturday sauce saving scale school
  scream sean seeing sees semi sensible sensors september serious serves sets shake shame shave shed shortage shouldve shown
  sign simple sir sit site sits skate slave sleep smooth soda solid solve sonic sorta sounding spacious specific speed spelling
  spent spice spinning spot spreading sprint stack stale state steak steel steve steven stole string strong struck student
  suggestion suitable sunday surgery sweater sweats tail taken tango tbh teacher thee therefore thorough threw throw thursday
  tidy tom tomorrow toured towards towering towing track traffic transformer transmit transport tree trial trick trunk try tuck
  tuesday twin typical typo uni unloaded upfront urban uses verse village vintage violent voyage wake warm waste wat website
  weight wheelchair whenever whine whoever whom whore wise woman world wot wouldve wow yards youll young yup
`);

/** Everyday words without a meaning of their own in a wish. They are never reported. */
export const FUNCTION_WORDS = parseWordSet(`
  add advance afternoon again always anyone anyway around bad basic basically because before big bit both built came cheers comes
  coming cos course day days decent definitely did different does down during each else end enough even evening ever every
  everything far feel finds fine first four full given good great hello help here hey hiya home hundred if into kinda later
  least less let lets local lol long looks lot low make making man mean means mention month more morning most name near nothing
  number off often okay once order otherwise ought outside over perfect person plan plated plus poss possible proper put question ready
  real reason reasonable right round saw seem seems sense side since six sometimes soon sort sounds start stock stop such sure
  take takes talk tell ten thank thanks then there things thousand three through time times together top twice two type under
  unless upon upper useful usual via way ways week went whatever when where while who whose why within worth wrong yeah yep yes
  yesterday yet youd youre youve
`);

/** Nouns that car buyers hardly ever mention. */
export const OTHER_SUBJECTS = parseWordSet(`
  actor actress agencies airbnb album apartment armchair astray ate author bake baking bathroom beans bear bears bed bedroom beef
  beer bicycle bike bird birds biscuits bitcoin blower boiler bourbon brass bread breed broadband bull bungalow burger cafe cake
  captain carnival carpet celebrity chainsaw chair character cheese chicken chocolate church cinema closed club coat cocktail code
  coffee concert conservatory console constellation cook cooker cooking couch cougar cricket crisps crypto cubs curry curtain
  curtains cv decking dentist dining dishwasher dissertation documentary dress drill earphones eat ebike election electrician
  email emoji episode essay exam exams excel f1 fabric factory fence fencing festival film films flight flights flower flowers
  flying football forecast formula fortnite freezer fridge furniture game garden gate generator gig gin goal goals government gram
  greenhouse guitar gutter gutters habitat haiku hall hamilton handles headphones heater hedge hike hiking holiday holidays
  homework hoodie hoover horoscope hostel hotel hotels html infestation ipad iphone jacket janeiro jeans juice jumper junction
  jungle kawasaki kebab kettle kitten ladder lamp landlord laptop lawn lawnmower league lego leopard limerick loft lorry lottery
  lyrics machine marathon maths mattress meaning menu microwave minecraft minister mints moan moon mop moped motorbike motorhome
  mountain movie movies mower mug multipack museum myth necklace nest netflix nevada nintendo northbound oak olympics oven
  painting parcel party passport password pasta penicillin perfume phone piano pine pint pitch pizza plane planning plasterer
  playlist playstation plumber plumbing podcast poem pokemon population practice predator president principal prix programme pub
  pups rabbit recipe recruitment referee refund resort resorts restaurant ring river roadworks rucksack rug safari samsung
  sandwich scalextric scooter settee shares shelf shelves shirt shoe shoes shower showing shut sick singer sink skiing skirt
  smartphone socks sofa solicitor song songs soundbar soup sponsor sql stadium station striker strimmer sweets tab tablet takeaway
  taxi tea television telly tennis tent theatre ticket tickets tiles toaster toilet tourist tournament tractor trainers transfer
  treadmill tribute trimmer trousers tshirt tumble tv tvs typewriter unlocked venus vet villa vinyl visa volcano wardrobe washing
  watch watching weather whale whales whisky wine xbox zelda zoo
`);
