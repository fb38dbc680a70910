/** Phrases in which a word of the lexicon does not have its meaning there: the longest phrase is read first, so these swallow it. */
export const IDIOMS = `
golf club, golf clubs, golf course, golf bag, golf bags, golf trolley, play golf, playing golf, plays golf, golf buggy
round of golf, golf set, focus on, focusing on, focused on, main focus, polo shirt, play polo, jazz band, swift half
galaxy chocolate, discovery channel, electric gates, electric bill, electric charger, electric bike, electric scooter
auto trader, autotrader, auto electrician, auto express, instruction manual, service manual, user manual
workshop manual, haynes manual, manual handling, the manual in the glovebox, petrol station, petrol stations
petrol pump, petrol prices, petrol head, petrolhead, diesel prices, diesel gate, petrol money, petrol garage
petrol costs, estate agent, estate agents, council estate, housing estate, industrial estate, real estate
estate agency, trading estate, truck driver, lorry driver, dog cab, taxi cab, black cab, cab driver, mini cab, minicab
pick up point, pick up the kids, pick up from, pick up my, pick up the, pick me up, to pick up, picking up, tow truck
black badge, orange badge, blue badge, green flag, green party, green belt, red flag, red flags, red light
green light, red tape, red bull, black friday, white goods, blue tooth, blue chip, black box, black ice, white van man
silver surfer, gold standard, brown envelope, black cat, white cat, green credentials, red dwarf, redhead, black lab
black labrador, golden retriever, chocolate lab, orange phone, silver lining, golden wedding, ruby wedding
silver wedding, red wine, white wine, green lane, green laning, green laner, green tax, seat belt, seat belts
seatbelt, seatbelts, child seat, child seats, car seat, car seats, baby seat, baby seats, booster seat, booster seats
driver's seat, driving seat, passenger seat, back seat, back seats, rear seat, rear seats, front seat, front seats
child's seat, mini bus, minibus, mini roundabout, mini break, mini fridge, mini bar, smart looking, looks smart
smart phone, smart key, smart enough, be smart, smart money, look smart, smart car park, up to date, up for
up and running, end up, what's up, whats up, fed up, come up, coming up, pop up, look up, looking up, sign up, turn up
show up, growing up, grown up, up there, up north, up here, mess up, saved up, save up, free up, heads up, wake up
hurry up, up the road, up and coming, chop up, up my street, size up, sizing up, next one up, packed up, ready up
add up, adding up, up close, give up, giving up, set up, fixed up, done up, doing up, do up, cut up, warm up, shut up
up front, upfront, clapped out, rear view, over the moon, over budget, over priced, overpriced, over the phone
over the weekend, over the years, over the next, over there, over here, over the top, all over, come over, over time
over christmas, over easter, over the summer, hand over, from scratch, from new, from you, from there, from my
from the, from what, from here, from home, far from, away from home, over again, it over, over with, once over
game over, left over, move over, taking over, takes over, handed over, left over from, not only, why not, not sure
not really sure, not too sure, not fussed, not long, not yet, not much, not just, if not, or not, not bad
not to mention, not a lot, not that i, not too long, not many, whether or not, not quite sure, not certain
not got long, no worries, no idea, no doubt, no thanks, no ta, no rush, no pressure, no longer, no wonder, no joke
no time, no need, no way, in no particular order, no end, no hurry, no kidding, no fuss, no one, no nonsense, no reply
no answer, no clue, no point, to no avail, there's no, manual labour, manual work, manual worker, coupe glass
touring holiday, touring caravan, touring france, touring europe, touring scotland, touring the, caravan, camper van
campervan, motor home, motorhome, touring round, touring around, tourer caravan, model year, which model, what model
model number, the new model, latest model, new shape model, previous model, old model, older model, range topping
price range, mid range, age range, electric range, real world range, good range, decent range, range anxiety, range of
full range, range extender, mile range, miles range, miles of range, mile electric range, cat litter, cat carrier
cats and dogs, cat and dog, dogs and cats, my cat, two cats, our cat, the cat, cat basket, cat converter
catalytic converter, cat alarm, thatcham cat, write off against, tax write off, write it off, damage deposit
no visible damage, minor damage, cosmetic damage, damage excess, damage the, leeds united, hull city, bath time
bath tub, bath chair, reading this, reading glasses, reading up, reading the, i'm reading, im reading, been reading
reading reviews, reading about, sandwich shop, deal with, good deal, great deal, best deal, a deal, the deal, deals
deal breaker, deal breakers, bury the, stone the, for sale, on sale, sale price, in the sale, summer sale
sale or return, rugby match, rugby club, rugby team, plays rugby, play rugby, rugby training, rugby kit, rugby mad
settle for, settle on, hook up, tow hook, battle of, march on, in march, this march, next march, by march
due in march, march next year, end of march, start of march, since march, march time, man city, man utd
manchester united, manchester city, west ham, arsenal, newcastle united, the league, wash and wax, a lot, hot rod
rolls of, roller blind, roller shutter, roller skates, dodge the, dodge a bullet, ghost of, up against, legend has
legend says, first class, world class, middle class, upper class, lower class, business class, working class
a class act, a class apart, drive class, evening class, class leading, best in class, in its class, in class
yoga class, single tone, space for, space to, loads of space, plenty of space, van driver, white van, man and van
man with a van
`;

/** What buyers ask for and no filter can search: it swallows its words like an idiom, and is named as unread. */
export const UNSEARCHED = `
electric window, electric windows, electric mirrors, electric seat, electric seats, electric tailgate, electric boot
electric sunroof, electric roof, electric handbrake, electric folding mirrors, electric heated seats, automatic lights
automatic wipers, automatic headlights, automatic boot, automatic tailgate, automatic parking, automatic braking
automatic emergency braking, auto lights, auto wipers, auto hold, auto park, auto dimming, auto start stop
android auto, owners manual, owner's manual, tow bar, towbar, white roof, black roof, red roof, silver roof
contrast roof, black alloys, black wheels, silver alloys, black leather, red leather, cream leather, beige leather
tan leather, white leather, brown leather, grey leather, black interior, red interior, cream interior, beige interior
grey interior, light interior, dark interior, white interior, black trim, chrome trim, black seats, cream seats
red seats, black pack, black edition, red brake calipers, red calipers, red stitching, white stripes, black stripes
red stripe, white wheels, gold wheels, gold alloys, bronze alloys, bronze wheels, grey alloys, orange stitching
blue stitching, bluetooth, heated seat, heated seats, leather seat, leather seats, isofix seats, folding seats
sports seats, bucket seats, cloth seats, fold flat seats, third row seats, full service history, part service history
service history, no history, main dealer history, dealer history, full history, full dealer history, part history
complete history, history file, base model, top model, top of the range model, facelift model, long range
top of the range, two tone, 4 wheel drive, four wheel drive, all wheel drive, front wheel drive, rear wheel drive, 4wd
awd, fwd, rwd, 2wd, space saver, boot space, head space, leg space
`;
