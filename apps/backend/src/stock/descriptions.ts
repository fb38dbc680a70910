import type { Random } from './random.ts';

/** The facts for a description. */
export interface Story {
  /** The make and model. */
  name: string;
  model: string;
  year: number;
  /** The age in years, including fractions. */
  age: number;
  /** In miles, if stated. */
  mileage?: number;
  body: string;
  fuel: string;
  transmission: string;
  color: string;
  seats: number;
  /** The seller's town, if known. */
  town?: string;
  seller: 'private' | 'dealer';
  writeOff?: string;
}

/** A description, and the numbers of its sentences, which tests use to detect repeated patterns. */
export interface Description {
  text: string;
  pattern: string;
}

type Sentence = string | ((story: Story, random: Random) => string);
type SentenceBank = readonly Sentence[];

const formatCount = (count: number, singular: string) => `${count} ${singular}${count === 1 ? '' : 's'}`;
const formatMiles = (s: Story) => (s.mileage ?? 0).toLocaleString('en-GB');
/** Returns ' near Derby', or '' without a town. */
const formatTown = (s: Story) => (s.town === undefined ? '' : ` near ${s.town}`);
const pickMonth = (random: Random) =>
  random.pick([
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ]);

/** Picks a number of service stamps, about one per year. */
const pickStampCount = (s: Story, random: Random) => {
  const maxStamps = Math.max(1, Math.min(12, Math.floor(s.age)));
  return random.pickInteger(Math.ceil(maxStamps * 0.7), maxStamps);
};

const PRIVATE_OPENERS: SentenceBank = [
  (s) => `Selling my ${s.name} as we need something bigger.`,
  (s) => `Reluctant sale of our much loved ${s.model}.`,
  (s) => `Here is my ${s.year} ${s.name} in ${s.color.toLowerCase()}.`,
  (s) => `My ${s.model} is up for sale because a company car has arrived.`,
  (s) => `Honest, tidy ${s.name} that has never let me down.`,
  (s) => `Mum has stopped driving, so her ${s.model} needs a new home.`,
  (s) => `We are moving abroad and the ${s.model} has to go.`,
  () => 'Second family car, no longer used since we both work from home.',
  (s, r) =>
    `I have had this ${s.model} for ${formatCount(r.pickInteger(1, Math.max(1, Math.min(7, Math.floor(s.age)))), 'year')} and enjoyed every mile.`,
  (s) => `Lovely ${s.color.toLowerCase()} ${s.model}, looked after as if it were new.`,
  (s) => `Bought this ${s.name} for the commute, but the train turned out cheaper.`,
  (s) => `For sale${formatTown(s)}: a ${s.year} ${s.model} with plenty of life left.`,
  (s) => `This ${s.model} has been in the family since it was nearly new.`,
  () => 'Genuine reason for sale: baby number two is on the way.',
  () => 'Only for sale because the drive has room for one car.',
  (s) => `A very clean example of the ${s.model}, kept in a garage.`,
  (s) => `Retired owner, careful driver, ${s.model} in fine order.`,
  (s) => `Used for weekends only, this ${s.model} is a pleasure to own.`,
  (s) => `My daughter passed her test in this ${s.model} and has now gone to university.`,
  (s) => `Cheap to run ${s.model}, ideal for anyone who counts the pennies.`,
  (s) => `Downsizing after many happy miles in our ${s.name}.`,
  (s) => `New job, new car: the ${s.model} is looking for its next keeper.`,
  (s) => `Well cared for ${s.model} from a house without smokers or pets.`,
  (s) => `Not a dealer, just the owner of a ${s.year} ${s.model} that has to go.`,
];

const DEALER_OPENERS: SentenceBank = [
  (s) => `Just arrived: ${s.year} ${s.name} in ${s.color}.`,
  (s) => `A superb ${s.model} that has come to us in part exchange.`,
  (s) => `We are pleased to offer this ${s.color.toLowerCase()} ${s.name}.`,
  (s) => `One not to miss, a well specified ${s.model}.`,
  (s) => `Local ${s.model}, sold by us before and maintained here since.`,
  (s) => `Carefully chosen ${s.year} ${s.model}, ready to drive away.`,
  (s) => `Direct from its last owner, this ${s.model} is a credit to them.`,
  (s) => `Visit us${formatTown(s)} to see this ${s.name}.`,
  (s) => `Fully prepared ${s.model}, checked over by our own workshop.`,
  (s) => `If you are looking for a tidy ${s.model}, look no further.`,
  (s) => `Ex management ${s.model} with a long list of extras.`,
  (s) => `New in stock and already getting calls: ${s.year} ${s.model}.`,
];

const USAGE_SENTENCES: SentenceBank = [
  (s) =>
    s.mileage === undefined ? 'Mileage on request.' : `It has covered ${formatMiles(s)} miles, mostly on the motorway.`,
  (s) =>
    s.mileage === undefined
      ? 'A picture of the clock is yours for the asking.'
      : `${formatMiles(s)} miles on the clock${s.seller === 'private' ? ', and a few more by the time you call' : ''}.`,
  (s) =>
    s.seats > 5
      ? `All ${s.seats} seats fold and have hardly been used.`
      : s.seats > 2
        ? 'The back seats have hardly been sat in.'
        : 'Two seats and all the fun that goes with them.',
  (s) =>
    s.body === 'Convertible'
      ? 'The roof works as it should and does not leak.'
      : s.body === 'Pickup'
        ? 'The load bed has a liner and few marks.'
        : 'The boot swallows more than you would think.',
  (s) =>
    s.fuel === 'Electric'
      ? 'Charges at home overnight for a few pounds, cable included.'
      : 'Returns good figures on a run.',
  (s) =>
    s.transmission === 'Automatic'
      ? 'The automatic box changes smoothly.'
      : 'Clutch and gearbox feel light and positive.',
  () => 'It starts first time, drives straight and pulls well.',
  (s) => (s.body === 'Estate' ? 'The dog guard and boot liner go with it.' : 'Easy to park, with sensors at the back.'),
  (s) =>
    s.body === 'SUV' || s.body === 'Pickup'
      ? 'Has never been off the road, though it would be at home there.'
      : 'Comfortable on long trips and quiet at speed.',
];

const HISTORY_SENTENCES: SentenceBank = [
  (s, r) => `Full service history with ${formatCount(pickStampCount(s, r), 'stamp')} in the book.`,
  (s, r) => (s.age < 3 ? 'Too new to need an MOT yet.' : `MOT until ${pickMonth(r)} with no advisories.`),
  (_, r) => `Serviced in ${pickMonth(r)}, receipts to show.`,
  (s, r) =>
    `${formatCount(r.pickInteger(1, Math.min(3, 1 + Math.floor(s.age / 3))), 'previous keeper')}, ${s.seller === 'private' ? 'V5 in my name and in hand' : 'V5 present'}.`,
  () => 'Part service history; a local garage has done the rest.',
  (s, r) =>
    s.age < 5 || s.fuel === 'Electric'
      ? 'Still under the manufacturer’s warranty for some parts.'
      : `Cambelt and water pump were done ${r.pickInteger(4, 30)} months ago.`,
  () => 'Every bill since new is in the folder.',
  (s, r) =>
    s.age < 3
      ? `Registered in ${s.year}, so the first MOT is still to come.`
      : `Twelve months of MOT, passed in ${pickMonth(r)}.`,
  () => 'Main dealer service history up to the last visit.',
  (s, r) => `New ${s.fuel === 'Electric' ? '12-volt battery' : 'battery'} in ${pickMonth(r)}, with its guarantee.`,
];

const CONDITION_SENTENCES: SentenceBank = [
  (_, r) => `${r.pick(['Four', 'Two', 'All four'])} tyres were replaced this year with a premium brand.`,
  () => 'A couple of stone chips on the bonnet, as you would expect for the age.',
  () => 'One alloy has a kerb mark that shows in the pictures.',
  () => 'No dents, no warning lights, nothing to spend.',
  () => 'The inside is clean and nobody has smoked in it.',
  () => 'Small scratch on the rear bumper; otherwise straight all round.',
  () => 'Paint shines and the wheels are free of scuffs.',
  () => 'Air conditioning blows cold and was regassed last summer.',
  (_, r) => `Brake discs and pads were renewed ${r.pickInteger(2, 14)} months ago.`,
  () => 'Age-related marks only, priced with that in mind.',
];

const EXTRA_SENTENCES: SentenceBank = [
  () => 'Heated seats, cruise control and Bluetooth.',
  () => 'Satellite navigation, parking camera and keyless start.',
  () => 'Two keys, locking wheel nut and the original handbook.',
  () => 'Has a tow bar with electrics, taken off when not in use.',
  () => 'Apple CarPlay and Android Auto both work.',
  () => 'Roof bars included if wanted.',
  (s) =>
    s.seats > 2
      ? 'ISOFIX in the back, child locks, split folding seats.'
      : 'Sports seats, wind deflector and a proper handbrake.',
  () => 'Panoramic roof and half leather.',
  () => 'LED headlights, privacy glass and folding mirrors.',
  () => 'DAB radio, climate control and a space-saver spare.',
];

const PRIVATE_CLOSERS: SentenceBank = [
  (s) => `Viewing${formatTown(s)}, evenings and weekends.`,
  () => 'No time wasters or offers by text, please.',
  () => 'Cash or bank transfer on collection.',
  () => 'Open to sensible offers after a look at it.',
  () => 'First to see will buy.',
  () => 'Happy for it to be inspected at a garage of your choice.',
  () => 'Ring rather than message, as I work shifts.',
  (s) => `Collection${formatTown(s)}, or I can meet you at the station.`,
  () => 'No part exchange, sorry.',
  () => 'Insurance is needed for a test drive.',
];

const DEALER_CLOSERS: SentenceBank = [
  () => 'Supplied with a three-month warranty.',
  () => 'Finance is available, subject to status.',
  (s) => `Our showroom${formatTown(s)} is open seven days.`,
  () => 'Part exchange welcome, nationwide delivery by arrangement.',
  () => 'Comes with a fresh service and a new MOT.',
  () => 'History checked, mileage verified.',
  () => 'Please call before you travel, as stock moves quickly.',
];

/** Writes a seller's description of three to six sentences. */
export function describeCar(story: Story, random: Random): Description {
  const isPrivate = story.seller === 'private';
  const middleBanks: (readonly [string, SentenceBank])[] = [
    ['u', USAGE_SENTENCES],
    ['h', HISTORY_SENTENCES],
    ['c', CONDITION_SENTENCES],
    ['x', EXTRA_SENTENCES],
  ];
  const chosenBanks = shuffle(middleBanks, random).slice(0, random.pickInteger(2, 4));
  const banks: (readonly [string, SentenceBank])[] = [
    isPrivate ? ['p', PRIVATE_OPENERS] : ['d', DEALER_OPENERS],
    ...chosenBanks,
    ...(random.pickBoolean(0.8)
      ? [isPrivate ? (['v', PRIVATE_CLOSERS] as const) : (['w', DEALER_CLOSERS] as const)]
      : []),
  ];
  const parts = banks.map(([name, bank]) => {
    const index = random.pickInteger(0, bank.length - 1);
    const sentence = bank[index] ?? '';
    return { key: name + index, text: typeof sentence === 'string' ? sentence : sentence(story, random) };
  });
  if (story.writeOff !== undefined) {
    parts.splice(1, 0, {
      key: 'z',
      text: `Recorded as category ${story.writeOff}, repaired and back on the road; the price says so.`,
    });
  }
  return { text: parts.map(({ text }) => text).join(' '), pattern: parts.map(({ key }) => key).join(' ') };
}

function shuffle<T>(items: readonly T[], random: Random): T[] {
  const shuffledItems = [...items];
  for (let i = shuffledItems.length - 1; i > 0; i -= 1) {
    const j = random.pickInteger(0, i);
    [shuffledItems[i], shuffledItems[j]] = [shuffledItems[j] as T, shuffledItems[i] as T];
  }
  return shuffledItems;
}
