/**
 * All that a model may say to a buyer beside the buyer's own wish, in one place: to say a thing more, add its words here.
 *
 * A sentence says something by its verb. So verbs stand here in whole phrases (`FRAMES`), each of which is true of every search;
 * what is left of a statement between them is the wish, names of filters and words that state nothing. Questions state nothing,
 * and have verbs of their own.
 */

const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u));

/** Kind words. They stand with no car, price or place: 'a great BMW near Leeds' would be a claim. */
const PRAISE =
  'lovely great good nice excellent brilliant perfect fantastic wonderful super smart sensible solid fab fabulous cracking fine helpful';
export const KIND = list(`${PRAISE} very really much indeed absolutely certainly definitely choice noted understood`);

/** Words that join and bound, and the small change of talk: none of them is a verb or a person. */
export const JOINING = list(`
  a an the and or but so then in on of for with without from to up at under over above below around about near within between
  by as than only just maximum minimum max min plus also too instead rather that your
  such example instance built
  not newer older onwards upwards later earlier roughly approximately
  ok okay right alright well yes ah oh hello hi hey there thanks thank cheers please sorry sure again else`);

/** What a search is made of: the filters, and what they are called in talk. */
export const TOPICS = list(`
  something car cars vehicle vehicles used second hand make makes model models type kind body style shape fuel fuels gearbox transmission colour colours
  color
  budget limit range mileage miles mile clock year years age plate doors door seats seat seater place postcode town area
  location distance radius search write off offs writeoffs details detail preference preferences requirements`);

/** What people want a car for and how: a question may offer it, a statement only repeats what the buyer wrote. */
export const DETAILS = list(`
  small smaller compact little big bigger large larger roomy spacious practical economical reliable
  comfortable sporty fast family commute commuting commuter city motorway motorways long short trips journeys drives
  driving drive everyday daily weekend weekends towing tow holidays shopping boot space room running runaround
  cheap local nearby`);

/** Whom or what a car is for, and no more is said or asked of them: a statement only of whom the buyer wrote of. */
export const PERSONS = list(`
  mum mother dad father sister brother wife husband partner son daughter nan gran grandad friend kids children family dog dogs work school`);

/** How much: in a statement only as part of the wish ('at most £8,000'), for 'the most reliable' would be a claim. */
export const AMOUNTS = list(`
  more less most least many much far highest lowest oldest newest any either anything anywhere nationwide`);

/** The other words of questions. */
export const ASKING = list(`
  which what what's where where's how is are do does did would could can shall should have has might
  this these those i you you'd you're you've its it's there if when like want need prefer fancy looking look thinking think consider
  considering open happy flexible hoping planning willing matter matters important ideal ideally usually mainly mostly
  mean say help narrow down something somewhere particular certain specific set favourite preferred
  price prices travel go see based may spend spending change first next add widen other another be been
  any thing things use using suit suits`);

/** How a clause begins that asks. */
export const ASKS =
  /^(?:(?:so|and|or|also|then|ok|okay|right|well|but|now|roughly|just to check|by the way)\s+)*(?:which|what|what's|where|where's|how|is|are|do|does|did|would|could|can|shall|should|have|has|might|any|anything|anywhere|want me to search|ready to search)\b/u;

/** `{…}` in a frame: any of these. */
const SLOTS: Readonly<Record<string, string>> = {
  praise: PRAISE.replaceAll(' ', '|'),
  thing: 'choice|idea|option|start|place to start|taste|pick|shout|question|one|point|combination|plan',
  it: 'it|that|this|them|all that|that down|it down',
  narrow:
    'narrow (?:it|things|this|that|the search|your search|the options) down|narrow down (?:the|your) (?:search|options)|narrow (?:the|your) search',
  no: "can't|cannot|can not|don't|do not|am not able to|'m not able to|am unable to",
  tell: '(?:please )?(?:just |simply )?(?:let me know|tell me|say)',
};

const FRAMES: readonly string[] = [
  // to acknowledge
  '(?:(?:that|this|it|which) )?(?:all )?sounds (?:like )?(?:an? )?(?:very |really )?(?:{praise}|fun)(?: {thing})?',
  "(?:that(?:'s| is) )?(?:what )?(?:an? )?(?:very |really )?(?:{praise}) (?:{thing})",
  "(?:that|this)(?:'s| is) (?:very |really |absolutely |all |no )?(?:{praise}|noted|problem(?: at all)?)",
  'got (?:{it})(?=$)',
  "(?:this is what )?(?:i've|i have) (?:(?:noted|understood)(?: (?:{it}))?(?=$|.*_)|(?:got|added|updated) (?:{it})(?=$))",
  'how (?:{praise})(?: of you)?|sure thing|is (?:really |very )?(?:helpful|good|useful) to know',
  '(?:that )?makes sense(?=$)|fair enough|of course|no problem(?: at all)?|no worries|my pleasure|any time|by all means',
  '(?:thanks|thank you|cheers)(?: very much| so much)?(?: for (?:that|this|asking|letting me know|telling me|sharing(?: that)?|the (?:details|update|information|info)|clarifying))?',
  "(?:you're )?(?:very |most )?welcome",
  '(?:good|nice|useful|helpful) to (?:know|hear|meet you)|good (?:morning|afternoon|evening)',
  "(?:(?:i'm|i am|i'd be|i would be) )?(?:more than |very |always |still )?(?:happy|glad|pleased|here|delighted) to (?:help|hear (?:it|that|from you))(?: you)?(?: (?:with (?:that|this|your search|the search)|find|search for|look for|{narrow}))?",
  "(?:i'm |i am )?(?:very |so )?sorry(?: about that| to hear that| for the (?:confusion|mix-up|trouble))?|(?:my )?apologies|my mistake",
  "i (?:did not|didn't|couldn't) (?:quite )?(?:catch|follow|understand|get) (?:{it})|i'm not (?:quite )?sure what you mean(?: there)?",
  "(?:there's |there is )?no (?:rush|hurry|pressure)(?: at all)?|take your time",
  // the wish
  "(?:so )?(?:you're|you are) (?:after|looking for|searching for|interested in)",
  "you(?:'d like|'d prefer| would like| would prefer| want| need| prefer| have in mind|(?: mentioned| asked for)(?=.*_))",
  "(?:we're|we are|i'm|i am)? ?(?:looking|searching) for(?=.*(?:_|car|something))|at (?:most|least)",
  "so that(?:'s| is)|that(?:'s| is)(?= an? )|that makes|so far|it is(?= then|$)|the one you want is|as you (?:said|asked)",
  '(?:instead of|rather than) £?\\d[\\d,]*k?',
  // to ask for the next thing
  "{tell}(?: (?:me )?(?:more|a (?:bit|little)(?: more)?))?(?: (?:if|whether|what|which|where|how (?:much|far|many|old)))?|what you(?:'re| are) (?:looking for|after)",
  "(?:if|what|whether) (?:you(?:'d like|'d prefer| would like| want| prefer| need| have| had)|there(?:'s| is))(?= (?:_|an?|any|in mind|to spend|to add|to change|at most|at least|something|anything|your|the)\\b)",
  '(?:an?(?:y|ything)? )?(?:else )?(?:in mind|to spend|to pay|to travel|to add|to change|to look|to start with|to begin with|to get started|to go on)(?: at most)?',
  "what matters (?:most )?(?:to you)?|anything else (?:that )?(?:matters|you'd like)(?: to you)?",
  '(?:that|it|this|which|each answer) (?:really )?(?:helps|will help|would help)(?: (?:me|us))?(?: (?:to )?{narrow}| a lot)?|(?:it )?(?:helps|would help|will help)(?: me)? to know|(?:to )?(?:help (?:me )?)?{narrow}',
  '(?:i|we) can (?:{narrow}|help(?: you)?(?: with that| find)?|only help(?: you)? (?:with(?: finding)?|find|to find) (?:an? )?(?:used |second hand )?cars?|look further (?:afield|away)|(?:search|look)(?= ?$)|search for(?= (?:an?|the|your) _)|start(?= with|$))(?: too| with that| with this)?|i only help (?:with(?: finding)?|to find|you find) (?:an? )?(?:used |second hand )?cars?',
  '(?:an?|one|some|a few|a couple) (?:bit |little |few |couple |of ){0,3}(?:more|last|quick|other) (?:thing|things|details?|question|questions|preferences?)',
  "(?:when|whenever|if) you(?:'re| are) ready|(?:i'm )?ready to search(?: for(?: this| that)?)?|search for this",
  "(?:i'm|i am) (?:your |the )?car assistant|i'm afraid|i am afraid|unfortunately|back to (?:the|your) (?:car|search)|let's (?:{narrow}|start|carry on|get started|find|begin)(?: with)?",
  // to decline
  'i (?:{no}) (?:help(?: you)? with|tell you(?: about)?|say|see|check|compare|recommend|filter (?:by|for|on)|rule out|leave out|answer|do|discuss|talk about)(?: (?:what (?:one|it|they|cars?) (?:is|are) worth|what (?:one|it|they|cars?) costs?|that|this|those|prices|stock))?(?: from here)?',
  "i (?:don't|do not) have (?:any )?(?:cars|prices|stock)(?: for sale)?(?: myself)?",
  "(?:that|this)(?:'s| is) (?:not something|outside what|beyond what) i can (?:help with|do|answer)",
];

const spelled = (frame: string): string => frame.replaceAll(/\{(\w+)\}/gu, (_, name: string) => SLOTS[name] ?? '');

/** The frames as one pattern; a longer one stands before a shorter. A clause that it looks through is as short as a reply. */
export const FRAME = new RegExp(`(?<![\\p{L}'])(?:${FRAMES.map(spelled).join('|')})(?![\\p{L}'])`, 'gu');

/** What a question may say in whole phrases: their verbs would be too much on their own. */
export const QUESTION_FRAME =
  /(?<![\p{L}'])(?:how old|ready to search|tell me(?: (?:a (?:bit|little) )?more)?(?: about)?|let me know|want me to search|years? old|for (?:you|me)|to me|matters? most to you|(?:search|look)(?: now| again)?|(?:to|you'd|you would) pay(?=$| at most| for (?:the|a|it)\b)|(?:suits?|works?|would be) (?:you )?best|looking for today|(?:is|would|could|should|may|might|does) it(?: have done)?|for it|see it|narrow it down|(?:like|want|need) it(?= (?:to|near|within|in)\b| for [a-z])|do you know(?: roughly)?|did you say|is that right|get around|a bit|a little|like me to (?:search|look|add|include)|in mind|(?:would|do) you mind|to you)(?![\p{L}'])/gu;
