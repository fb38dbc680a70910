import type { Question } from './topics.ts';

/**
 * Phrases that buyers use besides search criteria, by kind, without accents and apostrophes. In a phrase `a/b` matches
 * either word, `-` nothing and `*` up to three words. `=` before a phrase means that it must be the whole message. The
 * first kind that matches wins, so the most important kinds come first.
 */
export const KIND_PHRASES = {
  // ---- people in danger or distress
  crisis:
    'kill/harm/hang myself, want/wanna/going to/- hurt myself, end my life, end it all, suicidal, =suicide, commit/about/contemplating suicide, want/wanna to/- die, self harm, self harming, no reason to live, better off dead, dont want to be here anymore, dont want to live',
  accident:
    'just had an/a accident, ive/weve just/- had an/a accident, just been in an/a accident/crash, ive/weve just/- crashed, someone is/has hurt/injured, somebody is/has hurt/injured, is on fire, call an ambulance, been run over, hit and run',
  crash:
    'i/ive/we/weve had a/an/- car/- crash/accident/collision/prang, i have had a/an/- car/- crash/accident, i/ive/we/weve been in a/an crash/accident/collision, i/ive/we/weve just/- crashed, hit/crashed into me/us',
  estate:
    'died * * * sell/selling, passed away * * * sell/selling, sell/selling my/our/the/a late, sell/selling * * who/that died, sell/selling * * * passed away',
  loss: 'passed away, my/our mum/mother/dad/father/husband/wife/son/daughter/partner/nan/gran/grandad/brother/sister has/have/just/- just/- died, my/our mum/mother/dad/father/husband/wife/nan/gran/grandad/brother/sister has/just/- passed last/this/in/on/recently/suddenly/peacefully, late wife/wifes/husband/husbands/mum/dad/father/mother, bereavement, funeral',
  upset:
    'feel/feeling like giving up, feel/feeling hopeless/depressed/overwhelmed, cant cope, cannot cope, cant go on, at my wits end',
  medical:
    'chest pain/pains, doctor/doctors appointment, prescription, medical advice, symptoms, have/got a headache, antibiotics, am i pregnant, feel/feeling ill/sick/dizzy, paracetamol',

  // ---- what the assistant is
  instructions:
    'system prompt/message, ignore/disregard/forget/override/bypass all/any/your/the/my/- previous/prior/above/earlier/other/- instructions/rules/prompt/prompts/guidelines, your/new/hidden/initial/secret instructions, your prompt, your rules, you are now, youre now, pretend to be/you, pretend you/youre, act as a/an/if/my, act like a/an, roleplay, role play, jailbreak, jailbroken, developer/dev/debug/admin/god/dan mode, do anything now, repeat after me, repeat the/this/your/everything, say exactly, say the/these/this word/words/phrase/following, =say *, =say * search *, reply/respond/answer only/- with, output only/the/your, print your/the/out, reveal your/the, api key/keys, password, passwords, sudo, drop table, select from, script, javascript, as an ai, language model, chatgpt, openai, set max/min price, set make, you must now, from now on you',
  human:
    'speak/talk/chat/- to a/an/the/- real/actual/- human/person/someone/somebody/agent/advisor/adviser/manager, real person please, customer service/services/support, phone/contact/telephone number, call me, ring me, email address, make a complaint, complaint, contact us/you/support/someone/somebody, contact the team',
  recap:
    'what have you got/understood so far/-, what do you have so far, what did i say/ask, what have i said/told you, what are you looking/searching for, what are we looking for, sum it up, summarise, summarize, recap, read it back, remind me, =anything else, anything else you need/want/require',
  robot:
    'are/r you/u a/an/- real/actual/- robot/bot/human/person/ai/machine/computer/chatbot/real, is this a/an/- real/- robot/bot/human/person/ai/chatbot/automated/automatic, am i talking/speaking/chatting to/with a/an/- real/- robot/bot/human/person/ai/machine/computer, you a/an robot/bot/human/ai, you/u human/real/ai, who/what are/r you/u, whats your name, what is your name, your name, who made/built/created/owns you, who am i talking/speaking to, tell me about yourself, who is this, =bot, =robot, do you have feelings, are you alive',
  privacy:
    'my data, my personal data/information/details, privacy, gdpr, is this private/confidential/secure/safe/recorded, do you store/save/keep/record/sell my/our/this/the/data, are you recording, cookies, cookie',
  abilities:
    'what can/do/could you do/understand/know, what else can you do, how can you help, can you help me/-, how do you work, how does this/it work, how do/does i/one use this/it, what are you for, what can i ask/say/type, what should i say/type/ask, what information do you need, what do you need to know/-, what do you want to know, =help, =help me, =options, =menu, instructions please',
  repeated:
    'already/just asked, already/just told you, already said, ive said that, asked me that, asked that, same question',
  complaint:
    'i said that, not what i said/asked/meant/want, thats/its not/- wrong, that is not/- wrong, you got/have it/that wrong, youre not/arent listening, not listening, dont understand me, you dont understand, you misunderstood, youve misunderstood, dont you listen, listen to me, thats not right, i didnt say, i never said, =wrong, =incorrect',

  reason: '=why, =but why, =why is that, =why that, =why this, =how come, =what for, =why does it/that matter',

  // ---- how buyers behave
  abuse:
    'fuck, fucking, fucker, fucked, fuckin, fck, shit, shite, bullshit, cunt, wanker, wankers, twat, prick, dickhead, arsehole, asshole, arse, bastard, bitch, bollocks, piss off, sod off, bugger off, get lost, knobhead, idiot, moron, imbecile, stupid, dumb, pathetic, useless, shut up, hate you, go away, go to hell, drop dead, waste of time/space, pointless, hopeless, you/youre/this/bot/thing are/is/- a/- load/- of/- so/- rubbish/crap/garbage/terrible/awful/shit/trash/joke, you suck, crap bot, kiss my',
  refusal:
    'none of your/ur business/beeswax, mind your own business, not telling you/-, not saying, not going to tell/say, wont tell/say, rather not say/tell/answer/share/give, prefer not to say/tell/answer, dont want to say/tell/answer/share/give, why do you need/want to know/that/it/-, why do you ask, why are you asking, nunya, thats private, thats personal, =private, =pass, =skip, =skip it, =skip that, =next, =next question, no comment, what is it to you, whats it to you',
  wait: '=wait, =hold on, =hang on, =one moment, =one sec, =one second, =just a moment, =just a sec, =just a second, =give me a minute/moment/second/sec, =not yet, =bear with me, =let me think *, =brb, =back in a minute/sec/moment, =ill be back, need to think, have to think, think about it, let me check, ill/i will check, =im thinking, ask my wife/husband/partner',
  more: 'more preferences, =add/change more/something/-, =no add more, want/like to add/change something/more, =theres more, =there is more, =one more thing, =not quite, =i have more, =ive more, =more, =something else, add something',
  go: 'thats all/everything/enough, thats the lot, that is all/everything/enough, that is the lot, that would/should be all/everything/it, =thats it, =no/nope/nah thats it/all/everything, =show me, =proceed, =that is it, =thats about it, no change/changes, nothing to change, =all done, =that will do, =thatll do, =thats fine, =that is fine, thats all i want/need/know, =search, =go, =go on, =go ahead, =go for it, =do it, =just search *, =search now/please/away, start the/my/- search/searching, start searching, run the search, search now, ready to search, search for this/that/these/those/it/them, =shall/can/could/will you/i/we search/search for/- now/it/this/that/them/these/those/-, want you to search, want me to search, go ahead and search, show me the/what/some/- cars/results/listings/matches, show me what you have/got/-, show results, see the/some/- results, lets see, lets go, lets search, find it, =find them, =im done, =done, =finished, =nothing/none else/more, no thats all/it, =no more, =just that, =only that, =thats me, bothered/fussed/fussy/care/mind about anything else, nothing else matters, rest doesnt matter, enough questions, stop asking, too many questions, just search, just find, just show, no more questions, no other preferences, =no preferences, nothing else',

  // ---- other subjects
  past: 'my/our last/previous/first/former * broke/broken down, kept/keeps breaking down, always breaking down, broke/broken down after/twice/again/last',
  breakdown:
    'broken down, broke down, breakdown, my/the car wont/doesnt start, wont start, flat battery, flat tyre, puncture, warning/engine light, repair/repairs/repaired, fix my, mechanic, garage near, recovery truck, stuck on the, tow me, brake pads, spare parts, parts for',
  insurance:
    'insurance/insure quote/me/my/it, insurance for/on/cost/costs/price/premium, much is/- the/- insurance, car insurance, black box, no claims, insure/insuring a/an/it/this/that, cheapest/cheaper * to insure',
  commitment:
    'confirm that/the/this/my/its/it/there/whether/if/price/i, promise me/that/there/you/us, guarantee that/me/you/its/it/there/the, have we/- got/- a deal, is it/that a deal, legally binding, takesies backsies, am/are i/we approved, im/were/been approved, i am approved, say/agree/admit that i/you/we, agree with anything/everything, agree to sell, held/hold it/one/- for me, admin/hidden/extra/any fee/fees/charges',
  finance:
    'finance, financing, hp deal, pcp, hire purchase, on hp, loan, loans, credit score/check/history/rating, bad credit, motability, monthly payment/payments, pay monthly, per/a month, pounds/quid a/per month, apr, deposit, instalments, leasing, lease a, interest free, interest rate/rates, payment plan',
  exchange:
    'part exchange, part ex, part exing, p ex, px, pex, trade in, trading in, trade my, swap my, take my car, take mine',
  selling:
    'sell/selling my/our, sell you, sell it to you, how do i sell, you buy my, do you buy, buy my car, want/need/like/trying/looking to/- sell, list my car, advertise my',
  valuation:
    'my * worth, is my * worth, value my/our, valuation, value of my/our, whats mine worth, what is mine worth, how much * my car, how much * for my, you give me for',
  // Before `checks` and `prices`: 'How much is road tax on a Golf?' asks about a cost of ownership.
  runningCosts:
    'mpg does, what mpg, how many mpg, cost/costs less/more/- to run, how much * to run/tax/insure/fuel/maintain, is/are * expensive/cheap/cheaper/dear to run, what are * running costs, how economical, how thirsty, is/are * expensive/cheap/cheaper/dear to insure/tax/fuel/maintain, whats/what is/- the mpg, whats/what is/- the fuel economy/consumption, mpg of a/an/the, how much * road/car tax, what * insurance and/or road/car/- tax cost/costs/come, what * road/car/- tax and/or insurance cost/costs/come',
  checks:
    'mot history/check/due/expiry/test, check the mot, my mot, book * mot, road/car tax, vehicle tax, tax my, much is/- the/- tax, whats the tax, what is the tax, tax band/bands/cost/costs/due, hpi check, run a/an hpi/history check, check a/the/this reg/registration/plate/history, check the history, vrm, v5, v5c, logbook, dvla, driving licence, driving test, theory test',
  legal:
    'legal advice/rights/action/question, lawyer, solicitor, my rights, consumer rights, take * to court, refund, small claims, ccj, speeding, speeding fine/ticket, parking fine/ticket, penalty points, points on my licence, contract law, divorce',
  viewing:
    'test drive/drives, pay by, how do i pay, return/returns policy, return it, where are/is the/- car/cars, deliver to, view/see/inspect the/a/this car, can/could/do i/we view/see/inspect/collect it/one/them, view it, see it in person, can/could/will/would you beat/match, beat/match that/this/the/my price/offer, book a/an viewing/appointment, arrange a viewing, can/do/could/will you deliver/delivery, delivered, delivery, home delivery, reserve, reservation, put a deposit, haggle, negotiate, discount, best price on, buy it now, come and see',
  weather: 'weather, forecast, will it/- rain, is it raining, going to snow, how hot is',
  cooking: 'recipe, recipes, how do/to i/- cook/bake, cook me, bake a, lasagne, pancakes',
  news: 'the news, headlines, election, prime minister, president, politics, brexit, parliament, vote for, stock market, bitcoin, crypto, share price, lottery',
  sport:
    'football, premier league, world cup, cricket, who won, score last night, rugby score, arsenal, man united, formula 1, f1, grand prix, olympics',
  writing:
    'write me/a/an/my *, poem, poetry, haiku, limerick, essay, homework, song about, story about, tell me a story, lyrics, translate, cover letter',
  jokes: 'a joke, jokes, make me laugh, something funny, sing me/a, entertain me',
  facts:
    'capital of, what time is it, whats the time, what day is it, whats the date, what year is it, meaning of life, how old are you, square root, whats 2, what is 2, calculate, how tall is, population of, who is the, flat earth, history of the, wikipedia, google, is that/this/it true',
  trips:
    'flight to, flights, train/trains to, hotel, hotels, holiday in, restaurant, restaurants, takeaway, pizza, pubs, directions to, cinema, film, films, movie, netflix',
  hire: 'hire a car, car hire, rent a, rental, to rent, hire car, taxi, uber',
  romance: 'love you, marry me, go out with me, are you single, sexy, date me, kiss me, your phone number',

  // ---- questions about cars
  region:
    'bedfordshire, berkshire, buckinghamshire, cambridgeshire, cheshire, cornwall, cumbria, derbyshire, devon, dorset, essex, gloucestershire, hampshire, herefordshire, hertfordshire, kent, lancashire, leicestershire, lincolnshire, norfolk, northamptonshire, northumberland, nottinghamshire, oxfordshire, shropshire, somerset, staffordshire, suffolk, surrey, sussex, warwickshire, wiltshire, worcestershire, yorkshire, merseyside, tyneside, teesside, scotland, wales, england, northern ireland, highlands, midlands, home counties, lake district, east anglia, south/north/west/east wales/scotland/coast',
  vehicles:
    'motorbike/motorbikes, motorcycle, moped, motor home, motorhome, campervan, camper van, lorry, hgv, minibus, a boat, bicycle, ebike, quad bike, tractor, a/the van, vans, scooter, yamaha, ducati, harley, kawasaki, vespa',
  site: 'is this/it free, is it free to use, cost/costs to use, have/need to pay, need an account, create an account, sign up, sign in, log in, login, register, subscription, how much do you charge, save my/this/the/a search/searches, happens when i *',
  company:
    'who owns/runs you/this, your company, this company, where are you based, where is your office, are you autotrader, legit, a scam, trust you/this/- site, trust you, about the company',
  writeoffs: 'write offs/off included, include/show/list/have write offs/off, any write offs in',
  browsing:
    'just looking/browsing/curious/nosey, having a nosey/look/browse, just having a nosey/look/browse, window shopping, looking around',
  sorting:
    'cheapest, cheap as possible, lowest price, lowest mileage, newest one, nearest one, sort by, sort them, in order of',
  sellers:
    'private seller/sellers/sale/sales/only, dealer/dealers only, from a dealer, main dealer/dealers, trade seller/sellers, franchised dealer',
  stock:
    'what/which * are there, what/which * do/have you have/got, how many * do/have you/u, how many * are there/available, do you/u have/sell/stock, have you/u got, you got any, got any, any available, in stock, still available, is it/this/that available, availability, how many cars/results, any good ones, is there any/a, are there any',
  listing:
    'is/does/has/was/about the/- this/that/first/second/third/last/top one/listing/advert, about/on/in this/that/the first/second/third/last/top car/listing/advert, this/that listing/advert/ad, this/that car have/has/had/got, car/one you showed/listed/found, car/one on the left/right',
  reliability:
    'are * * reliable, is * reliable, how reliable, reliability, any problems/issues with, what problems/issues do/does, common/known faults/problems/issues, faults with, whats wrong with, what goes wrong, break/breaks down often/much/a lot',
  prices:
    '=how much, they/these/those usually/normally/typically/- go/sell for, what budget, what do people/others, how much do people, how much should/would i, how much is/are/does/do/would/for, what does * cost, what do * cost, how much * cost, price of a/an/the, good price, fair price, average price, going rate, worth buying, worth the money, hold their/its value, depreciate, depreciation, whats a/an * worth',
  advice:
    'whats/what is better, whats/what is/are/- the best/most/nicest/safest/fastest, which is/are/car/one/cars the/- best/better/safer/faster/most/should/cheaper/cheapest/bigger/smaller/quicker, best car, best suv, best first, best family, better car, is/are * better, recommend, recommendation, recommendations, suggest, suggestion, suggestions, suggest something, advise, advice, what should i buy/get, what car should, what would you buy/choose/pick/do/have/get/recommend, what would you go for, what should i go for, should i buy/get, is * any good, are * any good, opinion, what do you think, do you like, your favourite, difference between, compare, versus, vs, what is a/an/the, whats a/an/the, explain, how fast, how big is, how safe, how long does/do, how many miles does/do/can/will, how far can/does/will, real world range',

  // ---- small talk
  howAreYou:
    'how are/r you/u/things, hows it going/hanging, how is it going, how do you do, hows things/life/you/tricks, how have you been, you alright, you ok, are you ok/well/alright, =alright, =alright mate, whats up, wassup, =sup, how goes it',
  present:
    'anyone/anybody there, are you there, are you still there, is this working, can you hear me, are you/u even/actually/- listening',
  bye: '=bye *, =goodbye *, =good bye *, =see you/ya *, =see ya *, =cheerio, =ta ta, =ttfn, =night, =good night, =goodnight, =laters, =later, =im off, =got to go, =have to go, =gotta go, =speak soon, bye bye, bye for now, =thanks/cheers bye, =no thanks bye, have a nice/good day/evening/one',
  thanks:
    'thanks, thank you/u/-, thankyou, thx, cheers, ta, much appreciated, nice one, many thanks, tysm, =ty, good job, well done, great job, you rock, you are/youre great/brilliant/amazing/helpful/the best/a star/a legend/so helpful/very helpful, thats helpful, very helpful, brilliant service',
  laugh:
    '=lol, =haha, =hahaha, =ha ha, =ha, =hehe, =lmao, =rofl, =funny, =very funny, only joking, just kidding, =jk, =just joking',
  apology: '=sorry, =my bad, =apologies, =oops, =whoops, =im sorry, =sorry about that, =sorry my mistake',

  // ---- bare answers
  yes: '=yes/yess/yesss/yus/yep/yeah/yeh/yea/ye/yh/yup/ya/aye *, =yes yes, =yes search now, =sure, =sure thing, =of course, =absolutely, =definitely, =correct, =thats right, =that is right, =right, =exactly, =y, =affirmative, =please do, =sounds good, =perfect, =spot on, =why not, =i do, =i would, =yes i do, =yes i would, =thats correct, =looks good',
  no: '=no, =nope, =nah, =no thanks, =no thank you, =n, =not really, =no not really, =negative, =never, =i dont, =i dont have one/any, =none, =nothing, =no i dont, =not now, =nothing really, =nothing in particular, =not particularly',
  indifferent:
    '=either *, =any, =any *, =anything, =anything really/goes/suitable, =anything will/would/ll do, =anything is/s/would be/- fine/ok/good, =whatever *, =whichever *, =dont mind *, =do not mind *, =i dont mind *, =i do not mind *, =dont care *, =do not care *, =i dont care *, =i do not care *, =no preference *, =i have no preference *, =ive no preference, =no particular preference, =not fussed *, =im not fussed *, =not bothered *, =im not bothered *, =not fussy *, =doesnt matter *, =it doesnt matter *, =does not matter, =makes no difference, =all of them, =both, =both fine, =easy, =im easy, =im flexible, =flexible, =open, =im open, =open to anything/offers/suggestions, =no limit, =unlimited, =no max, =no maximum, =no budget, =money no object, =sky is the limit, =skys the limit, =up to you, =you choose, =you decide, =your choice, =surprise me, =anywhere, =everywhere, =immaterial, =irrelevant',
  unsure:
    'dunno, =dont know *, =do not know *, =i dont know *, =i do not know *, =idk *, =not sure *, =im not sure *, =unsure, =no idea *, =ive no idea *, =i have no idea *, =no clue *, =hard to say, =havent decided *, =i havent decided *, =undecided, =not decided, =im undecided, =depends, =it depends *, =maybe, =perhaps, =possibly, =good question, dont know much about cars, know nothing about cars, dont know what i want, not sure what i want, no idea what i want, dont know where to start, not sure where to start, clueless about cars',
  okay: '=ok, =okay, =k, =kk, =okey dokey, =alrighty, =cool, =great, =fine, =good, =nice, =lovely, =brilliant, =fab, =super, =excellent, =fair enough, =i see, =got it, =gotcha, =understood, =right then, =okay then, =ok then, =interesting, =hmm, =hm, =mm, =well',
} as const;

export type PhrasedKind = keyof typeof KIND_PHRASES;

/** Kinds without phrases, which are found by the characters of a message or by a language model. */
export type UnphrasedKind = 'foreign' | 'wordless' | 'smallTalk' | 'offTopic';

/** Greetings, which may precede anything else. */
export const GREETINGS = {
  morning: 'good morning, morning',
  afternoon: 'good afternoon, afternoon',
  evening: 'good evening, evening',
  hello:
    'hello, hi, hiya, hey, heya, howdy, hello there, hi there, hey there, yo, hallo, helo, greetings, gday, ello, good day, ay up, ey up, wotcha',
} as const;

export type Greeting = keyof typeof GREETINGS;

/** Uses of a car. No filter covers them, but they suggest a body type. */
export const USES = {
  family:
    'family car, family, for/with my/the/our/- kids/children, school run, 2/3/4/two/three/four kids/children, new baby, baby on the way, twins, car seats, child seats, pram, pushchair, buggy',
  first:
    'first car, first ever car, new driver, newly passed, just passed, passed * test, passes * test, learner, learning to drive, 17/18 year old, =hes/shes/im 17/18',
  town: 'town car, around town, in town, for town, town driving, city car, city driving, around the city, in the city, short trips/journeys, easy to park, runabout, local trips, the shopping, nippy, run around, runaround, =town, =mostly/mainly town, =the shops',
  distance:
    'motorway, motorways, commute, commuting, commuter, long distance/distances/journeys/drives/trips, high mileage driver, lots of miles, travel for work, up and down the, =work, drive to work, for work, get to work',
  towing: 'tow, towing, caravan, trailer, horsebox, horse box, pull a',
  dogs: 'dog, dogs, labrador, labradors, greyhound, greyhounds',
  load: 'tools, building site, carry loads, tip runs, carrying bikes, bikes, surfboard, surfboards, band gear, drum kit, camping, bicycles',
  access: 'wheelchair, accessible, disabled, disability, blue badge, easy access, easy to get in, easy to get into',
  fun: 'weekend car, fun car, something fun, sunday drives, track days, sporty',
  big: 'too small, outgrown, something/a/an/- bigger/big/larger/large, more space/room',
  small: 'too big, something/a/an/really/quite/- small/smaller/compact/tiny/little, not too big',
} as const;

export type Use = keyof typeof USES;

/** Vague wishes by the question that they lead to: 'a cheap one' leads to the question about the budget. */
export const VAGUE_WISHES = {
  price:
    'cheap, cheapish, cheaper, cheapest, affordable, inexpensive, not too expensive, good value, bargain, tight budget',
  place:
    'local, locally, nearby, close by, near home/work/me/us/here, not too far, not far, in my area, round/around here, where i/we/he/she/they live/lives/work/works, near my/our/his/her *, closer, nearer, ' +
    KIND_PHRASES.region,
  year: 'newer, modern, not too old, fairly new, older, old banger',
  mileage: 'less/fewer/lower miles/mileage, not to/too/- many/meny/much miles/mileage, mileage low/lower',
  distance: 'closer, nearer, further, further away, farther',
  body: 'small, smaller, big, bigger, large, compact, small car, big car, 4x4 or',
} as const;

const OTHER_SIZE =
  '=bigger/smaller/larger/roomier please/car/one/-, something/one/bit/much bigger/smaller/larger/roomier';

/** Vague change requests: if a budget is set, 'cheaper' leads to a question about the new budget. */
export const CHANGE_REQUESTS = {
  car: OTHER_SIZE,
  body: OTHER_SIZE,
  price: 'cheaper, less expensive, lower price, too expensive, too dear, too much money, spend less/more',
  year: 'newer, older, too old',
  mileage: 'less/fewer/lower miles/mileage',
  distance: 'closer, nearer, further, farther, too far',
} as const;

/** Wishes that no filter covers, by the assistant's name for them. */
export const UNSEARCHABLE_WISHES = {
  'leather seats': 'leather, leather seats/interior/trim',
  'a sunroof': 'sunroof, sun roof, panoramic roof, pano roof, glass roof',
  'heated seats': 'heated/cooled/ventilated seats/seat',
  'electric seats': 'electric/memory/massage seats/seat',
  'a heated steering wheel': 'heated steering, heated wheel',
  'blind spot monitoring': 'blind spot, lane assist/keeping',
  'the lights': 'led/matrix/xenon lights/headlights, fog lights',
  'a heat pump': 'heat pump',
  'keyless entry': 'keyless',
  'a head-up display': 'head up display, hud',
  'a digital radio': 'dab, dab radio, digital radio',
  'an electric tailgate': 'electric/powered boot/tailgate',
  'a spare wheel': 'spare wheel',
  'roof rails': 'roof rails/rack/bars/box',
  'a sat nav': 'sat nav, satnav, navigation',
  'Apple CarPlay': 'carplay, apple carplay, apple car play',
  'Android Auto': 'android auto',
  Bluetooth: 'bluetooth',
  'a reversing camera': 'reversing/reverse/rear/parking/360 camera, surround view',
  'parking sensors': 'parking sensors',
  'cruise control': 'cruise control, adaptive cruise',
  'air conditioning': 'air con, aircon, air conditioning, climate control',
  'a tow bar': 'tow bar, towbar, tow hitch',
  Isofix: 'isofix',
  'four-wheel drive': '4wd, awd, four wheel drive, 4 wheel drive, all wheel drive, quattro, xdrive',
  'service history': 'service history, fsh, full history, dealer history, serviced regularly',
  'the number of owners': 'one/1/two/2/single/few/previous owner/owners, one lady owner',
  'a warranty': 'warranty, warrantied, guarantee',
  'low road tax': 'low/cheap/free/no road/- tax, low tax, tax exempt, zero tax',
  'low insurance': 'low/cheap insurance, insurance group, cheap to insure',
  'yearly mileage': 'miles a/per/each/every year/week/month/day',
  'running costs':
    'cheap to run, running costs, economical, good mpg, good on fuel, fuel efficient, fuel economy, good economy',
  reliability: 'reliable, dependable, wont break down',
  performance:
    'fast/quick car/one, something/really/very/be/is fast/quick, =fast *, powerful, high performance, bhp, horsepower, hp, 0 to 60, 0 60',
  comfort: 'comfortable, comfy, smooth ride, quiet',
  'boot size': 'big/large/huge/decent boot, boot space, lots/loads/plenty of space/room, roomy, spacious',
  'engine size': 'engine size, litre, litres, cc, v6, v8',
  'alloy wheels': 'alloys, alloy wheels',
  'tinted windows': 'tinted windows, privacy glass',
  'ULEZ compliance': 'ulez, clean air zone, caz, euro 6, low emission zone',
  'battery range': 'battery range, long range, real range, miles of range, mile range',
  'a long MOT': 'long mot, 12 months mot, full mot, years mot, months mot, year mot',
  'safety rating': 'safe car, safety rating, ncap, 5 star',
  condition:
    'good/great/excellent/immaculate/mint/perfect condition, well looked after, no rust, rust free, no scratches, clean and tidy, immaculate, mint',
} as const;

export type Want = keyof typeof UNSEARCHABLE_WISHES;

/** Origins of makes. A search can exclude them, but not require them. */
export const ORIGINS = {
  German: 'german, germans, germany',
  French: 'french, france',
  Italian: 'italian, italians, italy',
  Japanese: 'japanese, japan, jap',
  Korean: 'korean, koreans, korea',
  Chinese: 'chinese, china',
  American: 'american, americans, america, usa',
  British: 'british, britain',
  Swedish: 'swedish, sweden',
  Spanish: 'spanish, spain',
  European: 'european, europe',
  Asian: 'asian, asia',
  foreign: 'foreign',
} as const;

export type Origin = keyof typeof ORIGINS;

/** Words around an origin that is not about cars: 'my German wife', 'a French bulldog'. */
export const AROUND_OTHER_ORIGIN = {
  before: 'in|my|his|her|our|speak|learn|learning|im|am|hes|shes',
  after:
    'shepherds?|bulldogs?|spaniels?|wife|husband|partner|friends?|girlfriend|boyfriend|family|food|football|lessons|language|for',
};

/** Phrases that exclude the origin after them, and words that may come in between. */
export const EXCLUSION_PHRASES =
  'no, not, nothing, none of, avoid, avoiding, without, except, excluding, exclude, never, hate, dont/doesnt want/like/trust/do/fancy/need, wont/wouldnt buy/touch/have/drive/consider, not keen on, not a fan of, anything/everything/all but, other than, apart from, stay away from, steer clear of, cant stand/bear';
export const AFTER_EXCLUSION =
  'a, an, any, anything, one, the, these, those, that, thats, is, of, from, made, in, too, want, ones, cars';

/** Names of topics. A buyer who only mentions one wants to be asked about it. */
export const TOPIC_NAMES: Readonly<Record<Exclude<Question, 'use'>, string>> = {
  car: 'make, makes, brand, brands, manufacturer, wrong/different/another/other/change the/my/- car/cars, sort/type/kind of car',
  model: 'model, models',
  price: 'budget, price, prices, price range/limit, max/maximum price, cost',
  place:
    'where it is/was, where its at/-, where to look, where, location, place, area, town, city, postcode, post code',
  distance: 'distance, radius, how far away/-, how far away it is',
  year: 'age, ages, year, how old it is, how old',
  mileage: 'mileage, milage, millage, how many miles',
  fuel: 'fuel type/-, type of fuel',
  gearbox: 'gearbox, gear box, gears, transmission',
  body: 'body type/style/shape/-, bodytype',
  seats: 'number of seats, how many seats, seats',
  doors: 'number of doors, how many doors, doors',
  colour: 'colour, colours, color, colors',
};

/** Words around a topic's name that have no meaning of their own. */
export const AROUND_TOPIC_NAME =
  'what/how about, is wrong, isnt right, is not right, of/for it, i, id, ill, im, like, want, wanna, need, would, could, can, may, we, you, me, my, your, to, the, a, an, its, and, or, also, plus, then, first, now, next, maybe, perhaps, well, ok, okay, oh, yes, yeah, sorry, actually, please, pls, change, changing, add, adding, set, settle, specify, alter, amend, adjust, edit, update, correct, fix, discuss, talk, speak, say, mention, choose, pick, select, with, about, on, for, lets, let, us, go, do, wrong, different, another, other, new, preferred, both, got, thanks, mate';

/** Phrases that choose from the offered topics, with the arguments for `slice`. */
export const CHOICE_PHRASES = [
  ['=the/- first/1st one/bit/thing/-, =the former', 0, 1],
  ['=the/- second/2nd one/bit/thing/-', 1, 2],
  ['=the/- third/3rd/last one/bit/thing/-, =the latter', -1, undefined],
  [
    '=all/both of them/those/these, =all/both, =all three/two/3/2, =all of the above, =the lot, =everything, =all of it, =every one',
    0,
    undefined,
  ],
] as const;

/** Trade terms that buyers ask about. */
export const TERMS = {
  plugIn: 'plug in hybrid/hybrids, plugin hybrid, phev, phevs, plug in, plug ins',
  hybrid: 'hybrid, hybrids, mild hybrid, self charging hybrid, mhev, hev',
  mpv: 'mpv, mpvs, people carrier',
  suv: 'suv, suvs, crossover, 4x4',
  saloon: 'saloon, saloons, sedan',
  estate: 'estate, estates, estate car',
  hatchback: 'hatchback, hatchbacks, hatch',
  writtenOff: 'write off, write offs, cat/category s/n/d/c',
  ulez: 'ulez, ultra low emission zone',
} as const;

export type Term = keyof typeof TERMS;

/** Symbols that mean yes in a message without words. */
export const YES_SYMBOLS = /👍|👌|✅|✔|💯/u;

/** Words that are not reported as unrecognised, because nobody expects a filter for them. */
export const UNREPORTED_WORDS =
  'lad, lads, lass, wee, bairn, bairns, canny, summat, owt, nowt, stop, asking, questions, amazing, awesome, beautiful, brilliant, gorgeous, decent, rubbish, hot, cheep, ride, innit, init, luck, knee, knees, hip, hips, back, ahead, requires, require, luking, lookin, bloody, damn, damned, flipping, flippin, blooming, sodding, freaking, name, names, called, regards, cheers, wife, husband, partner, son, daughter, mum, dad, missus, hubby, passes, passed, week, weekend, month, tomorrow, friday, monday, asap, urgently, english, disabled, kids, school, account, lol, haha';

/** Words and phrases of messages in other languages. One `strong` phrase or two different `weak` words are enough. */
export const FOREIGN_WORDS = {
  strong:
    'speak/understand polish/french/german/spanish/italian/welsh/urdu/romanian/punjabi/arabic/portuguese/hindi/chinese/turkish, bonjour, bonsoir, merci, voiture, cherche, hola, gracias, busco, coche, quiero, quisiera, suche, danke, guten, gebrauchtwagen, szukam, samochod, samochodu, dzien, dobry, prosze, buongiorno, cerco, macchina, vorrei, grazie, procuro, obrigado, masina, multumesc, goedendag, zoek, zoeken, merhaba, araba, ariyorum, ieskau, chwilio, diolch, soker',
  weak: 'je, une, pour, avec, moins, euros, vous, nous, un, una, por, para, menos, ich, ein, eine, einen, und, fur, unter, haben, mochte, nach, jest, pentru, het, voor, onder, um, uma, carro, che',
} as const;
