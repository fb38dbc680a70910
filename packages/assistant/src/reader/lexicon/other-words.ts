import { parseWordSet } from '../words.ts';

/** Everyday words. They are never corrected to a word in the lexicon, nor reported as unrecognised by themselves. */
export const EVERYDAY_WORDS = parseWordSet(`
  scream screaming screams gannin able abort andre apple beatles celery cora absolutely accept accidental action acts add adding address ads advert advice advise affordable afternoon ahead airport
  alive already alter american anger anthing anxiety anyway apologies approximate arena arrange arrangement arriving arsenal ask
  asks astral aunt automate automation automobile autotrader autumn available bacon band bang bargain baron basic basically beater
  because being ben benefit besides best bill birthday bit bits bland blank block bloke blow boat booster boss both boy brad brewery
  brian bright brill bring british brother brow btw buddy build built bummer business buys bye call came camera camper campervan
  cancer candy carries cars cast catches categories challenge channel cheers cheery cherry choice chop chosen chris christmas city
  civil classic clever click cloak coasts coats come comfort comfortable comfy compact compare complain condition confusing contact
  continent convert cool corner correction cos cots cough couldve counties countryside county coz crazy crisis crock crude crushed
  cup cute dad dancer danger daughter dave david days december decent definitely delight depended despite detail devil difficult
  dignified directions disc discover distaste distinct doable doctor dogs dreamt drivers dunno during early easier eater economical
  economy efficient electrical electricians electronic elite else emma empty end ends enjoy epsilon erm even event everyone
  expect expert exploded explore extending extreme fall families father feel fella fellow fifty finally fisher folder fond form
  found fox freelance french friend fund funny gary gave gently german given giving glasses goin gonna gotta grad grade granddad
  granddaughter grandkids grandma grandparents grandson grant graphics greed greek grind ground grow guys haha half hammer handed
  handy heating hed height hello help hey hit hitch hiya honestly hook hope hopefully horse hounds huge human hundred husband idc
  ideal immaculate imo include infinite info information innit insomnia integral inter intro ireland italian itll james jane jimmy
  judge julian july june keep kid kind kinda kit knew known kombi korean ladies lads lady lamb lance laying leading lean learner
  licence listening literally little live living local locating lol look loving lucky lying made maker making mam manuscript
  manuel manuscripts margin marion master matches mate material may mechanic mellow mention mess middle mike mine missus modem mods mom monday
  monkey morning motel motorway multiple mum nan nana narrow navigation neater nicely nippy nobody nope normal number nurse
  obviously odd office often omg ones optimal option order organ otherwise ought ours overpriced owt pacing paddle page paging paid
  pale panoramic pant parent payment pays peace pending perfect perhaps person phase pleasure plenty pls plz pool pop portage posh
  poss possible pots powerful praise pram premier press prevent preview pricier prime prince prize probably prove pure pushchair
  puts question quick quiet rabbits radio raffle rage ran random rational reach ready reason reasonable reckon refuse regent
  register regular reliability restate result retire review roger roles roll room rugged sam saturday save saving saw saying scale
  salmon sauce school sean seeing seem sees semi send sense sensible sensors september serious serves sets several shake shall shame shave shed
  shift short shortage shortlist shouldve shown sign similar simple sir sister sit site sits skate slave sleep smooth soda solid
  solve sometimes son sonic soon sort sorta sounding sounds spacious specific speed spelling spent spice spinning spot spreading
  sprint stack stale state stay steak steel steve steven stock stole string strong struck stuck student stuff such suggestion suitable
  summat summer sunday surgery sweater sweats sweden swedish tail taken talk talked tango tbh teacher ten terribly thatll thee their
  therefore these theyre thorough thought threw throw thursday tidy tiny today together told tom tomorrow took toured towards
  towering towing track traffic transformer transmit transport tree trial trick trouble trunk try tuck tuesday turn twice twin
  typical typo uncle uni unless unloaded upfront upper urban useful uses using usual verse via village vintage violent voyage wake
  wales warm waste wat ways website wed weight went were wheelchair whenever while whine whoever whom whore whose wife wise wish
  woman world wot wouldve wow wrong yards yeah yep yes yesterday youd youll young youre youve yup
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
