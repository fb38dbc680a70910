/** Phrases in which a word of the lexicon does not have its meaning there: the longest phrase is read first, so these swallow it. */
export const IDIOMS = `
called rover, ne1 got/know/have/selling/seen, focus on, focusing on, focused on, main focus, polo shirt, jazz band, swift half, galaxy chocolate, discovery channel
electric gates, electric bill, electric charger, electric bike, electric scooter, auto trader, autotrader
auto electrician, auto express, instruction manual, service manual, user manual, workshop manual, haynes manual
manual handling, the manual in the glovebox, petrolhead, dog cab, minicab, tow truck, white van man, silver surfer
gold standard, brown envelope, redhead, golden retriever, chocolate lab, ruby wedding, minibus, smart looking
looks smart, smart phone, smart key, smart enough, be smart, smart money, look smart, smart car park, upfront
clapped out, rear view, overpriced, not fussed, manual labour, manual work, manual worker, coupe glass, model year
which model, what model, model number, the new model, latest model, new shape model, previous model, old model
older model, write off against, tax write off, write it off, damage deposit, no visible damage, minor damage
cosmetic damage, damage excess, damage the, bath time, bath tub, bath chair, sandwich shop, bury the, stone the
for sale, on sale, sale price, in the sale, summer sale, sale or return, settle for, settle on, hook up, tow hook
battle of, west ham, arsenal, the league, wash and wax, a lot, hot rod, rolls of, roller blind, roller shutter
roller skates, dodge the, dodge a bullet, ghost of, up against, legend has, legend says, single tone, space for
space to, loads of space, plenty of space, white van, man and van, man with a van, play/playing/plays golf/polo/rugby
golf club/clubs/course/bag/bags/trolley/buggy/set/lessons
petrol/diesel station/stations/pump/prices/head/gate/money/garage/costs/price/consumption/tank/smell/fumes
estate agent/agents/agency, council/housing/industrial/real/trading estate, for/on/around the estate
child/childs/car/baby/booster/passenger/back/rear/front/drivers/driving/toddler seat/seats, seat belt/belts, seatbelt
seatbelts, mini/car/bus/truck/van/lorry/taxi/cab driver/cab/break/bar/fridge/roundabout/bus
up for/there/north/here/close/front
end/fed/come/coming/pop/look/looking/sign/turn/show/growing/grown/mess/save/saved/free/wake/hurry/chop/size/sizing/packed/ready/add/adding/give/giving/set/fixed/done/doing/do/cut/warm/shut/heads/clear/tidy up
up and running/coming, up to date, up the road, up my street, whats up
not only/sure/long/yet/much/just/bad/many/certain/quite, not really/too/quite sure/long/many, not to mention
not a lot, not got long, why/if/or/whether not, not that i
no worries/idea/doubt/thanks/ta/rush/pressure/longer/wonder/joke/time/need/way/end/hurry/kidding/fuss/one/nonsense/reply/answer/clue/point
in no particular order, near/off/on/by/along/up/down/of the a1/a3/a4/a5/a6/a7/a8/m1/m2/m3/m4/m5/m6/m8/m25/m40/m60, theres no, over the moon/phone/weekend/years/next/top/christmas/easter/summer
over budget/priced/there/here/time/again/with, all/come/hand/it/once/game/left/move/taking/takes/handed/thinking over
from scratch/new/you/there/my/the/what/here/home, far/away from home/-
touring holiday/caravan/france/europe/scotland/the/round/around, caravan, camper van, campervan, motor home, motorhome
tourer caravan, first/world/middle/upper/lower/business/working/evening/yoga/drive/in/its class, a class act/apart
class leading, best in class, price/mid/age/electric/good/decent/full/mile/miles range, real world range
range anxiety/extender/topping, miles of range, cat litter/carrier/basket/converter/alarm
my/two/our/the/thatcham cat, cats/dogs/cat/dog and dogs/dog/cat/cats, catalytic converter, good/great/best/a/the deal
deals, deal with/breaker/breakers, in/this/next/by/since march, due in march, march on/next/time, end/start of march
rugby match/club/team/training/kit/mad, im/been reading, reading this/glasses/up/the/reviews/about
pick up point/from/my/the, to pick up, pick me up, picking up, manchester/man/newcastle/leeds united/city/utd
hull city
`;

/** What buyers ask for and no filter can search: it swallows its words like an idiom, and is named as unread. */
export const UNSEARCHED = `
android auto, owners manual, owner's manual, tow bar, towbar, contrast roof, bluetooth, isofix seats, folding seats
sports seats, bucket seats, cloth seats, fold flat seats, third row seats, full service history, part service history
service history, no history, main dealer history, dealer history, full history, full dealer history, part history
complete history, history file, base model, top model, top of the range model, facelift model, long range
top of the range, two tone, 4 wheel drive, four wheel drive, all wheel drive, front wheel drive, rear wheel drive, 4wd
awd, fwd, rwd, 2wd, space saver, boot space, head space, leg space
electric/automatic/auto/heated/power/folding window/windows/mirrors/seat/seats/boot/tailgate/sunroof/roof/handbrake/lights/wipers/headlights/parking/braking/hold/dimming/windscreen
black/white/red/blue/green/silver/grey/gold/cream/beige/brown/tan/orange/yellow/bronze/chrome/light/dark/contrast roof/alloys/wheels/leather/interior/trim/seats/pack/edition/stitching/calipers/stripe/stripes/upholstery/badges
leather/cloth/alcantara seats/interior/-, panoramic roof, sunroof, sat nav, satnav, cruise control, apple carplay
carplay, parking sensors, reversing camera, air con, aircon, ulez compliant/ok/friendly/-, warranty, isofix
one/1 owner, low/cheap/free road/- tax/insurance, cheap to run/insure/tax, insurance group, sliding doors
big/large boot, roof rack, bluetooth, long/12 months/- mot, smell/smells/smelling nice/good/fresh
`;
