import { parseWordSet } from '../words.ts';

/** Everyday words. They are never corrected to a word in the lexicon, nor reported as unrecognised by themselves. */
export const EVERYDAY_WORDS = parseWordSet(`
  scream screaming screams gannin able abort andre apple beatles celery cora absolutely accept accidental action acts adding
  address ads advert advice advise affordable ahead airport alive already alter american anger anthing anxiety apologies
  approximate arena arrange arrangement arriving arsenal ask asks astral aunt automate automation automobile autotrader autumn
  available bacon band bang bargain baron beater being ben benefit besides best bill birthday bits bland blank block bloke blow
  boat booster boss boy brad brewery brian bright brill bring british brother brow btw buddy build built bummer business buys
  bye call camera camper campervan cancer candy carries cars cast catches categories challenge channel cheery cherry choice chop
  chosen chris christmas city civil classic clever click cloak coasts coats come comfort comfortable comfy compact compare
  complain condition confusing contact continent convert cool corner correction cots cough couldve counties countryside county
  coz crazy crisis crock crude crushed cup cute dad dancer danger daughter dave david december delight depended despite detail
  devil difficult dignified directions disc discover distaste distinct doable doctor dogs dreamt drivers dunno early easier
  eater economical economy efficient electrical electricians electronic elite emma empty ends enjoy epsilon erm event everyone
  expect expert exploded explore extending extreme fall families father fella fellow fifty finally fisher folder fond form found
  fox freelance french friend fund funny gary gave gently german glasses goin gonna gotta grad grade granddad granddaughter
  grandkids grandma grandparents grandson grant graphics greed greek grind ground grow guys haha half hammer handed handy
  heating hed height hit hitch honestly hook hope hopefully horse hounds huge human husband idc ideal immaculate imo include
  infinite info information innit insomnia integral inter intro ireland italian itll james jane jimmy judge julian july june
  keep kid kind kit knew known kombi korean ladies lads lady lamb lance laying leading lean learner licence listening literally
  little live living locating look loving lucky lying made maker mam manuscript manuel manuscripts margin marion master matches
  mate material may mechanic mellow mess middle mike mine missus modem mods mom monday monkey motel motorway multiple mum nan
  nana narrow navigation neater nicely nippy nobody nope normal nurse obviously odd office omg ones optimal option organ ours
  overpriced owt pacing paddle page paging paid pale panoramic pant parent payment pays peace pending perhaps phase pleasure
  plenty pls plz pool pop portage posh pots powerful praise pram premier press prevent preview pricier prime prince prize
  probably prove pure pushchair puts quick quiet rabbits radio raffle rage ran random rational reach reckon refuse regent
  register regular reliability restate result retire review roger roles roll room rugged sam saturday save saving saying scale
  salmon sauce school sean seeing sees semi send sensible sensors september serious serves sets several shake shall shame shave
  shed shift short shortage shortlist shouldve shown sign similar simple sir sister sit site sits skate slave sleep smooth soda
  solid solve son sonic sorta sounding spacious specific speed spelling spent spice spinning spot spreading sprint stack stale
  state stay steak steel steve steven stole string strong struck stuck student stuff suggestion suitable summat summer sunday
  surgery sweater sweats sweden swedish tail taken talked tango tbh teacher terribly thatll thee their therefore these theyre
  thorough thought threw throw thursday tidy tiny today told tom tomorrow took toured towards towering towing track traffic
  transformer transmit transport tree trial trick trouble trunk try tuck tuesday twin typical typo uncle uni unloaded upfront
  urban uses using verse village vintage violent voyage wake wales warm waste wat website wed weight were wheelchair whenever
  whine whoever whom whore wife wise wish woman world wot wouldve wow yards youll young yup
`);

/** Everyday words without a meaning of their own in a wish. They are never reported. */
export const FUNCTION_WORDS = parseWordSet(`
  add advance afternoon again ago alright always anybody anyone anyway anywhere around away back bad basic basically bear because before
  better big bit both but came case cash chance cheers comes coming cos course day days decent definitely did different does
  down during each else end enough even evening ever every everything exactly far feel feels few finds fine first folks four
  full further general genuine gets give given gives giving god goes good great hand hate hello help here heres hey hiya hold
  home hundred idea if important instead into kinda later least less let lets life local lol long looks lot low make makes
  making man matter mean means mention month more morning most name near nearby nothing number off often okay once order others
  otherwise ought out outside over part particular pay perfect person place plan plus point poss possible problem proper put
  question rather ready real reason reasonable right rough round same saw seem seems sense side since single six sometimes soon
  sort sounds start stick stock stop such sure take takes talk tell ten than thank thanks then there things though thousand
  three through time times together top twice two type under unless until upon upper useful usual via wait way ways
  week weeks went whatever when where whether while who whole whose why within works worth wrong yeah yep yes yesterday yet youd
  youre youve
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
