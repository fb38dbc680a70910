/** Phrases in which a word of the lexicon does not have its meaning there: the longest phrase is read first, so these swallow it. */
export const IDIOMS = `
note to,anywhere near/in/around/round/within/close/up/down/by/from,beetle drive,focus group/groups/on,civic centre/duty/pride
polo/golf mint/mints/club/clubs/course/bag/bags/lessons/balls
ne1 got/know/have/selling/seen
instruction/service/user/workshop/haynes/owners manual,dog/black cab
white van,smart looking/phone/key/enough/money/meter
not fussed
blue badge,ruby wedding
the sticks,stick with/to,a no brainer,price/prices/cost of petrol/diesel/fuel
petrol/diesel pump/prices/head/money/garage/costs/price/fumes
estate agent/agents/agency,for/on/around the estate,lane/road/housing/council/house estate
seat belt/belts,mini/taxi/cab driver/cab/break/bar/fridge/roundabout/bus/golf/skirt,van/truck/lorry driver/cab
not too/so/very/- far,not only/sure/long/yet/much/just/bad/many/certain/quite,not really/too/quite sure/long/many,daft/silly/mad/rude not to
not a lot,why/if/or/whether not
outside/miles/far of/from anywhere,stag/hen do/night/party,manual test/lessons
no worries/idea/doubt/rush/pressure/longer/wonder/time/need/way/hurry/kidding/fuss/one/point
near/off/on/by/along/up/down/of/is the a1/a3/a4/a5/a6/a7/a8/m1/m2/m3/m4/m5/m6/m8/m25/m40/m60
from there/my/the/here/home,touring holiday/caravan/france/europe/scotland/the/round/around
a class act/apart,in/this/next/by spring,wouldnt say no,company car tax
my/two/our/the cat,to pick up,big cats
stupid,useless,bot
`;

/** What buyers ask for and no filter can search: it swallows its words like an idiom, and is named as unread. */
export const UNSEARCHED = `
android auto,owners manual,tow bar
sports/bucket/folding/flat/row seats
service/no/dealer/full/part/complete history,long range
4/four/all/front/rear wheel drive,4wd
2wd
electric/automatic/auto/heated/power/folding window/windows/mirrors/seat/seats/boot/tailgate/sunroof/roof/handbrake/lights/wipers/headlights/parking/braking/hold/windscreen
black/white/red/blue/green/silver/grey/gold/cream/beige/brown/tan/orange/yellow/bronze/chrome/light/dark/contrast roof/alloys/wheels/leather/interior/trim/seats/pack/edition/stitching/calipers/stripe/stripes/upholstery/badges
sunroof,leather,sat nav,cruise control
one/1 owner,low/cheap/free road/- tax/insurance,cheap to run/insure/tax,insurance group,sliding doors
amg/s/st/r/n/gt/m line,mk/mark 1/2/3/4/5/6/7/8,black/launch/special edition
big boot,long/12 months/- mot
mile/miles range,m/r sport,dealer/dealers/trade/private/trader only/please/sale/seller/sellers,from a/- dealer/dealers
van/vans for/- work/-,cheapest,newest,fastest,scotland,wales,cotswolds,on finance,home/- delivery
`;
