import type { Greeting, PhrasedKind, Term, UnphrasedKind, Use } from './message-phrases.ts';
import type { Question, Topic } from './topics.ts';

/**
 * The sentences of the assistant. Variants in a list take turns, and `{…}` is a placeholder. Rules: British English,
 * plain text, one question at a time, only true statements, nothing about stock or prices. A question must name its
 * topic ('budget', 'gearbox') before any other, and be the last one of a reply, because the reader uses it to
 * understand a bare answer ('5', 'either'). `READY_TEXTS`, `CONFIRMATION_TEXTS` and `READY_AGAIN_TEXTS` must
 * contain a trigger phrase, and other texts must not. Tests check both.
 */

export const QUESTIONS: Readonly<Record<Question, readonly [string, string, ...string[]]>> = {
  car: [
    'Do you have a make or model in mind, or a type such as a hatchback or an SUV?',
    'Which make, model or body type would suit you?',
    'Do you want a particular make, or a type such as an estate or an SUV?',
  ],
  use: [
    'What will you mainly use it for: town driving, motorways, family trips, towing?',
    "What's it mainly for: short trips, long journeys, children, dogs?",
  ],
  model: ['Which model, or are you open to any?', 'Is there a model you have in mind?'],
  price: [
    "What's your budget?",
    'Roughly how much would you like to spend?',
    "And the price: what's the most you'd pay?",
  ],
  place: ['Where should I look? A town or a postcode will do.', 'Which town or postcode should it be near?'],
  distance: ['How far would you travel for it?', 'What distance would you travel, in miles?'],
  year: ['How old can it be?', "What's the oldest year you'd accept?"],
  mileage: ["What's the highest mileage you'd accept?", 'What mileage would be too high?'],
  fuel: ['Which fuel: petrol, diesel, hybrid or electric?', 'What fuel should it run on?'],
  gearbox: ['Automatic or manual gearbox?', 'Which gearbox do you prefer, automatic or manual?'],
  body: ['Which body type would suit: hatchback, estate, saloon, SUV or MPV?', 'What body style do you prefer?'],
  seats: ['How many seats do you need?', 'How many seats would be enough?'],
  doors: ['How many doors would you like?', 'How many doors would you prefer?'],
  colour: ['Which colour would you like?', 'What colour do you have in mind?'],
};

/** The question about the car if the body type does not matter or the buyer named the make as a topic. */
export const MAKE_QUESTIONS: readonly string[] = [
  'Do you have a make or model in mind?',
  'Which make or model would suit?',
  'Do you want a particular make?',
];

/** Offers up to three topics to a buyer who wants to add something. */
export const MORE_QUESTIONS: readonly string[] = [
  'What else matters to you: {topics}?',
  'What would you like to add: {topics}?',
  'Which should we settle next: {topics}?',
];
/** Asks for a change without naming a topic. */
export const OPEN_QUESTIONS: readonly string[] = [
  'What would you like to change?',
  'Tell me what to change, in your own words.',
  'Just say what should be different.',
];

/** The name of a topic in a list of offers. */
export const TOPIC_OFFERS: Readonly<Record<Question, string>> = {
  car: 'the make',
  use: 'what it is for',
  model: 'the model',
  price: 'the budget',
  place: 'where it is',
  distance: 'the distance',
  year: 'its age',
  mileage: 'the mileage',
  fuel: 'the fuel',
  gearbox: 'the gearbox',
  body: 'the body type',
  seats: 'the seats',
  doors: 'the doors',
  colour: 'the colour',
};

/** Summarises the search and offers to start it. */
export const READY_TEXTS: readonly string[] = [
  "So that's {search}. Shall I search?",
  "You're after {search}. Shall I search now?",
  'Got it: {search}. Want me to search?',
  "We're looking for {search}. Shall I search for that?",
];
/** Replies to a buyer who types 'Yes' instead of using the button. */
export const CONFIRMATION_TEXTS: readonly string[] = [
  "Ready to search for {search}: just press 'Yes, Search Now'.",
  "I'm ready to search for {search}. The 'Yes, Search Now' button starts it.",
];
/** Used in a conversation that only changes an existing search. */
export const READY_AGAIN_TEXTS: readonly string[] = [
  'Shall I search again?',
  'Want me to search for that?',
  'Shall I search now?',
];

export const UNDERSTOOD_TEXTS: readonly string[] = [
  '{facts}, got it.',
  'Right, {facts}.',
  '{facts}, noted.',
  'OK, {facts}.',
];
export const CHANGE_TEXTS: readonly string[] = ['{new} instead of {old}.', '{new} rather than {old}.'];
export const FIGURE_CHANGE_TEXTS: readonly string[] = ['{new} now.', '{new}, then.'];
export const ADDITION_TEXTS: readonly string[] = ['{facts}, then.', '{facts}: noted.'];
export const NARROWING_TEXTS: readonly string[] = ['Just {facts}, then.', 'OK, only {facts}.'];
export const RESET_TEXTS: readonly string[] = ["All cleared. Let's start again.", "OK, let's start from scratch."];

/** Confirms that a topic does not matter. */
export const WAIVER_TEXTS: Readonly<Record<Topic | Question, string>> = {
  car: 'Any make, then.',
  model: 'Any model, then.',
  body: 'Any body type, then.',
  use: "That's fine.",
  colour: 'Any colour, then.',
  fuel: 'Any fuel, then.',
  gearbox: 'Either gearbox, then.',
  doors: 'Any number of doors, then.',
  seats: 'Any number of seats, then.',
  price: 'No budget limit, then.',
  year: 'Any age, then.',
  mileage: 'Any mileage, then.',
  writeoff: 'Write-offs are always left out of our searches, by the way.',
  distance: 'Any distance, then.',
  place: 'Anywhere, then.',
};

export const SEVERAL_WAIVERS_TEXT = "{topics} don't matter, then.";

/** Reports wishes that no filter covers. */
export const NO_FILTER_TEXTS: readonly string[] = [
  "I can't filter by {wants}, sorry.",
  "There's no filter for {wants}, I'm afraid.",
];
export const EXCLUSION_TEXTS: readonly string[] = ['No {excluded}, then.', "I'll leave out {excluded}."];
export const UNSUPPORTED_EXCLUSION_TEXTS: readonly string[] = [
  "I can't exclude {excluded}, so you may see some.",
  "The search can't leave out {excluded}, so some may turn up.",
];
export const MISUNDERSTANDING_TEXTS: readonly string[] = [
  "Sorry, I didn't follow that.",
  "I'm not sure what you mean there.",
  "Sorry, I didn't understand that.",
];

export const UNKNOWN_WORD_TEXTS: readonly string[] = ["I don't know {word}, sorry.", "I'm afraid {word} is new to me."];

/** Asks about a minimum above the maximum. */
export const CONTRADICTIONS = {
  price: {
    text: "A price can't be both over {min} and under {max}.",
    ask: ['What should the budget be, lowest to highest?', 'Which price is the lowest, and which the highest?'],
  },
  year: {
    text: "A car can't be both {min} or newer and {max} or older.",
    ask: ['Which years do you mean, oldest to newest?', 'What should the oldest and newest years be?'],
  },
  mileage: {
    text: "A mileage can't be both over {min} and under {max}.",
    ask: ['What should the mileage be, lowest to highest?', 'Which mileage is the lowest, and which the highest?'],
  },
} as const;

export const GREETINGS: Readonly<Record<Greeting, readonly string[]>> = {
  morning: ['Good morning.'],
  afternoon: ['Good afternoon.'],
  evening: ['Good evening.'],
  hello: ['Hello.', 'Hello again.'],
};

/** A remark about the use of the car, before the question about its body type. */
export const USE_REMARKS: Readonly<Record<Use, string>> = {
  family: 'For a family, estates, SUVs and MPVs have the most room.',
  first: 'For a first car, a small hatchback is the usual choice.',
  town: 'For town, a small hatchback is the easiest to park.',
  distance: 'For long drives, many people choose a saloon or an estate.',
  towing: "For towing, look at SUVs and estates, and check each car's towing limit.",
  dogs: 'For dogs, an estate or an SUV has the most practical boot.',
  load: 'For carrying loads, an estate or a pickup is practical.',
  access: 'For easy access, look at MPVs and SUVs, and try before you buy.',
  fun: 'For fun, coupes and convertibles come to mind.',
  big: 'For more room, look at estates, SUVs and MPVs.',
  small: 'Small usually means a hatchback.',
};

export const TERM_EXPLANATIONS: Readonly<Record<Term, string>> = {
  plugIn: 'A plug-in hybrid can be charged from a socket; an ordinary hybrid charges its small battery as you drive.',
  hybrid:
    'A hybrid has an engine and a small battery that charges as you drive; a plug-in hybrid also charges from a socket.',
  mpv: 'An MPV is a tall, roomy people carrier, often with seven seats.',
  suv: 'An SUV is a taller car with raised seats; some have four-wheel drive.',
  saloon: 'A saloon has a separate boot behind the rear window.',
  estate: 'An estate is a longer car with a large boot and a tailgate.',
  hatchback: 'A hatchback has a tailgate that opens with the rear window.',
  writtenOff:
    'A write-off is a car that an insurer chose not to repair; Cat S and Cat N can be repaired. Our searches leave them out.',
  ulez: "The ULEZ is London's Ultra Low Emission Zone: cars that don't meet its standard pay a daily charge.",
};

/** The answer to each kind of message. If the list is empty, the next question is the answer. */
export const ANSWERS: Readonly<Record<PhrasedKind | UnphrasedKind, readonly string[]>> = {
  crisis: [
    "I'm so sorry you feel like this. I only know about cars, but Samaritans will listen, day or night, free on 116 123. If you are in danger now, please call 999.",
    'Please talk to someone now: Samaritans are there day and night, free, on 116 123. If you are in danger, call 999.',
  ],
  accident: [
    'If anyone is hurt or in danger, please call 999 now. The car search can wait.',
    'Please call 999 if anyone is hurt or at risk. I can only help with finding a car.',
  ],
  crash: [
    'I hope nobody is hurt; if anyone is, call 999. Your insurer can tell you what comes next.',
    'If anyone is hurt, please call 999 first. Your insurer can tell you what to do next.',
  ],
  estate: [
    "I'm sorry for your loss. I can't sell a car, but a local dealer or an auction may help.",
    "I'm very sorry. I can't help with selling, but a dealer near you could.",
  ],
  loss: ["I'm sorry for your loss.", "I'm very sorry to hear that."],
  upset: [
    "I'm sorry things are so hard. If it would help to talk, Samaritans listen, day or night, free on 116 123.",
    "I'm sorry to hear that. Samaritans are there to listen, free on 116 123, whenever you want to talk.",
  ],
  medical: [
    "I can't give medical advice. NHS 111 can help, or 999 in an emergency.",
    'Please ask NHS 111 about that, or call 999 in an emergency.',
  ],
  instructions: [
    "I can't do that; I only help with finding used cars.",
    "That isn't something I can do. I'm here to find used cars.",
    'I only help with finding used cars.',
  ],
  human: [
    "I can't put you through to anyone, but you can reach the team through the Contact page.",
    "There's no person in this chat. Use the Contact page to reach the team.",
  ],
  recap: [],
  robot: [
    "I'm an automated assistant, not a person, and I help you find used cars.",
    "You're talking to an automated assistant for finding used cars.",
  ],
  privacy: [
    'The privacy policy on this site explains how messages are handled.',
    "That's covered in the site's privacy policy; I can't add to it.",
  ],
  abilities: [
    "Describe a car in your own words: make, body, budget, age, mileage, fuel, gearbox, colour, number of seats or location. I'll turn that into a search.",
    'I understand make and model, body type, price, age, mileage, fuel, gearbox, colour, doors, seats and location.',
  ],
  repeated: ["Sorry, I've already asked that.", 'Sorry to repeat myself.', "Sorry, let's move on."],
  complaint: ['Sorry about that.', 'My mistake, sorry.', "I'm sorry, I got that wrong."],
  reason: [
    'I only ask to narrow the search; you can skip any question.',
    'Each answer narrows the search, but you can skip any of them.',
  ],
  abuse: [
    "I'm sorry this is frustrating. I'm still glad to help you find a car.",
    "Understood. Whenever you like, tell me which car you're after.",
    "I'm here to find you a car, if you'd like to carry on.",
  ],
  refusal: ["That's fine, you don't have to say.", 'Fair enough, we can leave that out.', "No problem, we'll skip it."],
  wait: ['Take your time.', 'No rush at all.', "Of course, I'll be here."],
  more: ['Of course.', 'Certainly.', 'Gladly.'],
  go: [],
  past: ["I'm sorry that one let you down.", 'Sorry to hear that.'],
  breakdown: [
    "I can't help with breakdowns or repairs; a garage or your breakdown service can. If you're somewhere unsafe, call 999.",
    'A garage or a breakdown service can help with that.',
  ],
  insurance: [
    "I can't help with insurance; an insurer can quote for a particular car.",
    'For insurance, please ask an insurer.',
  ],
  commitment: [
    'I only search. Prices, fees, finance and availability are for the seller to confirm.',
    'Only the seller can confirm a price, a fee or availability; I just search.',
  ],
  finance: [
    "I can't help with finance, and I search by full price rather than monthly payments.",
    'Finance is for the seller or a lender; I only search by full price.',
  ],
  exchange: [
    "You'd need to agree a part exchange with the seller.",
    "I can't arrange a part exchange; please ask the seller.",
  ],
  selling: ["I only help people find cars, so I can't sell yours.", "I can't help with selling; I only find cars."],
  valuation: ["I can't value your own car here.", "Valuing a car you own isn't something I can do."],
  checks: [
    "I can't check tax, MOT or documents. MOT and tax are free to check on GOV.UK.",
    'GOV.UK has the official checks for MOT and tax; I only search for cars.',
  ],
  legal: [
    "I can't give legal advice; Citizens Advice is a good place to start.",
    'Citizens Advice can help with that; I only search for cars.',
  ],
  viewing: [
    'Viewing, delivery and the final price are between you and the seller.',
    "That's one for the seller, once you've found the car.",
  ],
  weather: ["I can't help with the weather, I'm afraid.", 'The weather is beyond me.'],
  cooking: ["I'm no use in the kitchen, I'm afraid.", 'Recipes are beyond me.'],
  news: ["I can't help with the news, I'm afraid.", 'I leave the news to others.'],
  sport: ["I can't help with sport, I'm afraid.", 'Sport is beyond me.'],
  writing: ["I can't write things for you, I'm afraid.", "I can search for cars, but I can't write for you."],
  jokes: ["I'm better at cars than at jokes.", 'Jokes are not my strong point.'],
  facts: ["I can't help with that, only with finding used cars.", "That's outside what I know: I only find used cars."],
  trips: ["I can't help with going out or travel, only with finding used cars.", 'I only help with finding used cars.'],
  hire: ['I only search for cars to buy, not to hire.', "I don't search for hire cars."],
  romance: ["That's kind, but I'm only an automated assistant for cars.", "I'm only here for the cars."],
  region: ['I need a town or a postcode for that.', 'The search needs a town or a postcode.'],
  vehicles: ["I only search for cars, I'm afraid.", 'Cars are all I can search for.'],
  site: [
    'You can search here without an account; the Pricing page explains the plans.',
    "You don't need an account to search. See the Pricing page for the plans.",
  ],
  company: ['The About page tells you who we are.', "That's on the About page."],
  writeoffs: ['Write-offs are always left out of our searches.', 'Our searches never include write-offs.'],
  browsing: ['Feel free to look around.', 'Browse as long as you like.'],
  sorting: [
    'You can sort the results by price, mileage, year or distance.',
    'The results can be sorted by price, mileage, year or distance.',
  ],
  sellers: [
    'You can choose private or trade sellers in the filters on the results page.',
    "There's a filter for private or trade sellers on the results page.",
  ],
  stock: [
    "I can't see the stock from here, but the search shows live results.",
    "I don't know what's available, but the search results are live.",
  ],
  listing: [
    "I can't see the cars on your screen. Open one for its details, or ask the seller.",
    "I can't see single adverts from here; open one for its details, or ask the seller.",
  ],
  reliability: [
    "I can't judge reliability, but GOV.UK shows any car's MOT history for free.",
    "I have no reliability figures. A car's MOT history is free to check on GOV.UK.",
  ],
  runningCosts: [
    "I don't have running costs; GOV.UK lists fuel economy and road tax by model.",
    "I can't work out running costs. GOV.UK has fuel economy and road tax by model.",
  ],
  prices: [
    "I don't quote prices; the search shows what sellers are asking now.",
    "I can't say what cars cost, but the search shows live asking prices.",
  ],
  advice: [
    "I can't compare or recommend cars, but I can narrow the search with you.",
    "I don't recommend cars; I only help you find them.",
  ],
  howAreYou: ['All well here, thank you.', 'Very well, thanks for asking.'],
  present: ["Yes, I'm here.", "I'm still here."],
  bye: ['Goodbye, and good luck finding the right one.', 'Bye for now.', 'Goodbye.'],
  thanks: ["You're welcome.", 'Happy to help.', 'Any time.'],
  laugh: ['Glad I made you laugh.', 'Ha.'],
  apology: ['No need to apologise.', 'No harm done.'],
  yes: [],
  no: [],
  indifferent: [],
  unsure: ["That's fine.", 'No problem.', 'Not to worry.'],
  okay: [],
  smallTalk: ["I'm better with cars than with chat.", 'Nice talking to you, but I only know about cars.'],
  offTopic: [
    "I can't help with that, only with finding used cars.",
    "That's outside what I do: I only find used cars.",
  ],
  foreign: ['Sorry, I only read English.', "I'm afraid I only understand English."],
  wordless: ['I can only read words, sorry.', "I couldn't find any words in that, I'm afraid."],
};

/** Leads back to cars, instead of repeating a question. */
export const BACK_TO_CARS_TEXTS: readonly string[] = [
  "Tell me about the car whenever you're ready.",
  'We can get back to the car whenever you like.',
  "I'm here when you want to look for a car.",
];

/** Summarises the search so far, if the buyer asks for it or feels misunderstood. */
export const RECAP_TEXTS: readonly string[] = ['So far: {search}.', "Here's what I have: {search}."];
export const EMPTY_RECAP_TEXTS: readonly string[] = ["I haven't noted anything yet.", 'Nothing so far.'];
export const CHANGE_QUESTIONS: readonly string[] = ['What should I change?', 'What did I get wrong?'];

/** Says what the search can do about reliability or running costs, instead of asking the next question. */
export const FILTER_SUGGESTIONS: Readonly<Record<'reliability' | 'runningCosts', readonly string[]>> = {
  reliability: [
    'I can search by age, mileage and price, and leave out write-offs. Tell me your limits.',
    'A newer car with fewer miles is something I can search for. Tell me your limits.',
  ],
  runningCosts: [
    'I can search by fuel, age and price. Tell me what suits you.',
    'Would you like to narrow it down by fuel, age or price?',
  ],
};

/** Used if the buyer wants to search, but there is nothing to search for yet. */
export const TOO_EARLY_TEXTS: readonly string[] = [
  'I need something to go on first.',
  'Tell me a little about the car first.',
];

/** Used if every question was asked without success. */
export const NO_QUESTIONS_LEFT_TEXTS: readonly string[] = [
  "Tell me anything about the car you'd like, such as 'diesel estate under £8,000'.",
  "A few words are enough to begin, for example 'red hatchback' or 'under £5,000'.",
  "Describe the car as you would to a friend, for example 'a small automatic near Leeds'.",
];
