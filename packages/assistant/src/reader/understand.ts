import { type CarContext, findCode, readBadge, findSharedFamily, findVehicle } from './cars.ts';
import { isLink } from './fillers.ts';
import { readFigures } from './figures.ts';
import { getBadgeFuel } from './lexicon/codes.ts';
import { NOT_CARS } from './lexicon/origins.ts';
import { CONFIDENCE, type FlagMention, type LastDimension, type Mention, type ValueKey } from './mentions.ts';
import { findNegationScopes, findNegationBefore, isNegation } from './negation-scope.ts';
import { findSentenceStart } from './owners.ts';
import { type Place, findPlace, isStoryPlace } from './places.ts';
import { findCueFrom, type Match, scan, type Scan } from './scan.ts';
import { skipExcludedMakes } from './negations.ts';
import { PolarityReader } from './polarity.ts';
import { assignRoles, isAskedFor } from './roles.ts';
import { isOffTopicNoun } from './spelling.ts';
import type { Statement, Statements, Topic } from './statements.ts';
import { findSteps } from './steps.ts';
import { hasEquippedCar, isAboutCars, isSomethingNear } from './subject-gate.ts';
import { isAboutNamesake, markOffTopicWords } from './subjects.ts';
import { type WordRange, findUnreadParts } from './unread.ts';
import { type Word, parseWordSet, splitWords } from './words.ts';

export interface TurnContext {
  makes: ReadonlySet<string>;
  /** The values wanted so far, such as colours and fuels. */
  wishedValues: ReadonlySet<string>;
  excludedMakes: ReadonlySet<string>;
  /** Whether the buyer has neither asked for nor excluded anything yet. */
  isFirst: boolean;
  /** Whether this is the buyer's first message, and not the answer to a question. */
  isOpening: boolean;
  /** The topic of the assistant's last question, and whether the question has no other topic. */
  askedTopic: string | undefined;
  isOnlyTopic: boolean;
  thisYear: number;
  lastDimension: LastDimension | undefined;
  earlierMaximums: { price: number | undefined; mileage: number | undefined };
  /** Cars that the last message asked about but did not want. */
  questionedMentions: readonly Mention[];
}

export interface MessageMeaning extends Statements {
  words: Word[];
  /** Cars that the message asks about but does not want. */
  questionedMentions: readonly Mention[];
  /** The unrecognised words. */
  unread: WordRange[];
}

const FLAGS = new Set(['exclude_writeoff', 'writeoff', 'low_mileage', 'high_mileage', 'recent', 'national']);

function readFeature(match: Match, words: readonly Word[]): Mention | undefined {
  if (match.meaning.kind !== 'feature') return undefined;
  const { from, to } = match;
  const { key, value } = match.meaning;
  const confidence = words.slice(from, to).some((word) => word.isCorrected) ? CONFIDENCE.corrected : CONFIDENCE.exact;
  if (FLAGS.has(key)) return { kind: 'flag', flag: key as FlagMention['flag'], from, to, confidence };
  return { kind: 'value', key: key as ValueKey, value, from, to, confidence };
}

/** Returns the makes that a message names without a negation: in 'a Leon, not the Cupra', the Leon is a SEAT. */
const findMakes = (scanned: Scan): Set<string> =>
  new Set(
    scanned.matchesFrom.flatMap((matches) =>
      matches.flatMap(({ meaning, from }) =>
        meaning.kind === 'vehicle' &&
        meaning.vehicle.model === undefined &&
        meaning.vehicle.needs === 'nothing' &&
        !findNegationBefore(scanned, from)
          ? [meaning.vehicle.make]
          : [],
      ),
    ),
  );

const isColorAt = ({ matchesFrom }: Scan, at: number): boolean =>
  matchesFrom[at]?.some(({ meaning }) => meaning.kind === 'feature' && meaning.key === 'color') === true;

/** Returns whether a car's name is part of a paint's name: 'Focus in Capri blue', 'M3 Laguna Seca blue'. */
function isPaint(
  scanned: Scan,
  last: { to: number; model?: string },
  { from, to }: { from: number; to: number },
): boolean {
  const { words } = scanned;
  const isNamed =
    words[to]?.gap === 'space' &&
    words[to + 1]?.gap === 'space' &&
    !isLink(words[to]?.norm ?? '') &&
    words[to]?.norm !== 'nor' &&
    isColorAt(scanned, to + 1);
  const isColor = isNamed || (words[to]?.gap === 'space' && isColorAt(scanned, to));
  return isColor && (words[from - 1]?.norm === 'in' || (isNamed && last.model !== undefined && last.to === from));
}

/** If several names start at the same word, the longest counts. */
function findNames(
  scanned: Scan,
  turnContext: TurnContext,
): { mentions: Mention[]; places: Place[]; idioms: { from: number; to: number; wish: boolean }[]; origins: Mention[] } {
  const { words, matchesFrom } = scanned;
  const mentions: Mention[] = [];
  const origins: Mention[] = [];
  const places: Place[] = [];
  const idioms: { from: number; to: number; wish: boolean }[] = [];
  const context: CarContext = {
    scanned,
    messageMakes: findMakes(scanned),
    earlierMakes: turnContext.makes,
    lastCar: undefined,
  };
  for (let at = 0; at < words.length;) {
    const matches = matchesFrom[at] ?? [];
    const car = [findVehicle(context, matches), findCode(context, at), findSharedFamily(scanned, at)].reduce(
      (best, each) => (each && (!best || each.to > best.to) ? each : best),
      undefined,
    );
    const feature = matches.find(({ meaning }) => meaning.kind === 'feature');
    const controlCue = findCueFrom(scanned, at, 'polarity', 'dismissals', 'turns');
    // A longer cue takes precedence over an idiom: 'no need for diesel' is not the idiom 'no need'.
    const idiom = matches.find(({ meaning, to }) => meaning.kind === 'idiom' && to >= (controlCue?.to ?? 0));
    const place = findPlace(words, at, car !== undefined || getBadgeFuel(words[at]?.norm ?? '') !== undefined);
    const longestEnd = Math.max(car?.to ?? 0, feature?.to ?? 0);
    if (idiom && idiom.to >= longestEnd && idiom.to >= (place?.to ?? 0)) {
      idioms.push({ from: at, to: idiom.to, wish: idiom.meaning.kind === 'idiom' && idiom.meaning.wish });
      at = idiom.to;
    } else if (
      place &&
      ((place.clarity === 2 && place.to >= (car?.to ?? 0)) || place.to >= longestEnd) &&
      // After a word such as 'near', a capitalised town takes precedence over a colour: 'near Grays', not 'near grays'.
      !(feature && feature.to >= place.to && !(place.clarity === 2 && words[at]?.isCapitalised))
    ) {
      places.push(place);
      at = place.to;
    } else if (car && car.to >= (feature?.to ?? 0)) {
      const badge = readBadge(scanned, car);
      const lastCar = context.lastCar;
      if (lastCar && isPaint(scanned, lastCar, car)) {
        at = car.to;
        continue;
      }
      const isOneName =
        lastCar?.make === car.make &&
        lastCar.model === undefined &&
        lastCar.to === at &&
        car.model !== undefined &&
        words[at]?.gap !== 'stop' &&
        // A plural make before a comma does not belong to the model: 'no Vauxhalls, Corsas or Passats'.
        !(words[at]?.gap === 'comma' && words[at - 1]?.norm === `${car.make.toLowerCase()}s`);
      const wholeCar = {
        ...car,
        ...(isOneName && lastCar?.makeWords && { makeWords: lastCar.makeWords, from: lastCar.from }),
        ...(badge &&
          car.fuel === undefined && { fuel: badge.fuel, fuelWords: [badge.at, badge.at + 1] as [number, number] }),
      };
      // After its make, the name is not an ordinary word: 'Ford Focus' is not a 'focus group'.
      if (isOneName) delete wholeCar.isWord;
      if (car.isGeneration && lastCar?.make === car.make && lastCar.model !== undefined && at - lastCar.to < 2) {
        at = car.to;
        continue;
      }
      if (lastCar?.isGeneration && car.make === lastCar.make && car.model !== undefined && at - lastCar.to < 2)
        mentions.pop();
      if (isOneName) mentions.pop();
      mentions.push(wholeCar);
      context.lastCar = wholeCar;
      at = car.to;
    } else if (feature) {
      const mention = readFeature(feature, words);
      if (mention) mentions.push(mention);
      at = feature.to;
    } else {
      const origin = readOrigin(scanned, at);
      if (origin) origins.push(origin);
      at = origin?.to ?? at + 1;
    }
  }
  return { mentions, places, idioms, origins };
}

/** Reads the origin of cars: 'French cars', but not 'French bulldog'. */
function readOrigin({ words, matchesFrom }: Scan, at: number): Mention | undefined {
  const match = matchesFrom[at]?.find(({ meaning }) => meaning.kind === 'origin');
  if (match?.meaning.kind !== 'origin') return undefined;
  const { norm = '', gap } = words[match.to] ?? {};
  if (gap === 'space' && (NOT_CARS.test(norm) || isOffTopicNoun(norm))) return undefined;
  return { kind: 'origin', makes: match.meaning.makes, from: at, to: match.to, confidence: CONFIDENCE.exact };
}

const INTERJECTION = /^(?:u[hm]|er|ok|okay|oh|ah|hmm|yeah|yes|so|right|hi|hello|hiya|hey)$/u;

const BUYING_WORD = /^(?:want|need|buy|buying|after|looking|searching|wanting|car|cars)$/u;

/** Returns the place that is most clearly the buyer's, and the excluded places. */
function selectPlaces(places: readonly Place[], scanned: Scan): Place[] {
  const isRuledOut = (place: Place): boolean => isNegation(findCueFrom(scanned, place.from - 1, 'polarity'));
  // A place after a correction replaces the ones before it: 'near Leeds, scrap that, Bradford'.
  const lastPlaceStart = places.at(-1)?.from ?? 0;
  const correctedAt = scanned.cuesFrom.findLastIndex(
    (cues, i) =>
      i < lastPlaceStart && scanned.words[i + 1]?.norm !== 'than' && cues.some(({ tag }) => tag === 'correct'),
  );
  const availablePlaces = places.filter(
    (place) => !isRuledOut(place) && place.from > correctedAt && !isStoryPlace(scanned.words, place),
  );
  const maxClarity = Math.max(...availablePlaces.map(({ clarity }) => clarity));
  // The destination of a move counts: 'moving from Plymouth to Sheffield'.
  const destination = availablePlaces.find(
    ({ from }, i) =>
      scanned.words[from]?.norm === 'to' &&
      availablePlaces[i - 1]?.to === from &&
      /^(?:mov|relocat)/u.test(scanned.words[(availablePlaces[i - 1]?.from ?? 0) - 1]?.norm ?? ''),
  );
  const firstClearest = destination ?? availablePlaces.find(({ clarity }) => clarity === maxClarity);
  // Prefers the outcode right after the town: 'in Ilkeston DE7'.
  const clearestPlace =
    availablePlaces.find(({ from }) => from === firstClearest?.to && /\d/u.test(scanned.words[from]?.norm ?? '')) ??
    firstClearest;
  return places.filter((place) => place === clearestPlace || isRuledOut(place));
}

/** Words that may surround a place in a message about nothing else: 'I'm in York', 'near Leeds please'. */
const PLACE_MESSAGE_WORDS = parseWordSet(
  'am any anywhere area around based by central close dealer dealers he hello hi ideally in live living location mean meant miles moved near nearby need ok okay outside please postcode round she sorry then there they well were what got have you youve within work',
);
const BEFORE_HOME = /^(?:live|living|based|moved|located)$/u;

/**
 * Returns whether to search around the places: one is a full postcode or the buyer's home, or the message contains
 * nothing else.
 */
const isPlaceMessage = (words: readonly Word[], places: readonly Place[]): boolean =>
  places.some(({ from, postcode }) => postcode.length > 4 || BEFORE_HOME.test(words[from - 1]?.norm ?? '')) ||
  words.every(
    ({ norm }, i) =>
      places.some(({ from, to }) => i >= from && i < to) || PLACE_MESSAGE_WORDS.has(norm) || isLink(norm),
  );

/** The mentions of a message, and the statements that the rules make about them. */
export interface Analysis {
  scanned: Scan;
  mentions: readonly Mention[];
  /** Has a 1 for each word that does not ask for a car. */
  offTopicFlags: Uint8Array;
  idioms: readonly { from: number; to: number; wish: boolean }[];
  missedFigures: readonly WordRange[];
  polarity: PolarityReader;
  statements: readonly Statement[];
}

/** Finds the mentions of a message, and applies the rules that decide which of them the buyer wants. */
export function analyze(content: string, context: TurnContext): Analysis {
  const words = splitWords(content);
  // Drops an interjection at the start: 'ok or blue' becomes 'or blue'.
  while (words.length > 1 && INTERJECTION.test(words[0]?.norm ?? '')) words.shift();
  const scanned = scan(words);
  const { mentions: names, places, idioms, origins } = findNames(scanned, context);
  // An origin that was excluded before can be allowed again: 'no French cars', then 'actually French is fine'.
  const isRuledOutBefore = (each: Mention): boolean =>
    each.kind === 'origin' && each.makes.some((make) => context.excludedMakes.has(make));
  const negationScopes = findNegationScopes(
    scanned,
    [...names, ...origins].toSorted((a, b) => a.from - b.from),
  );
  const namedMentions = [
    ...names,
    ...origins.filter((origin) => negationScopes.has(origin) || isRuledOutBefore(origin)),
  ];
  const coveredWords = new Uint8Array(words.length);
  for (const { from, to } of [...namedMentions, ...places, ...idioms]) coveredWords.fill(1, from, to);
  const { mentions: figures, missedFigures } = readFigures(
    {
      scanned,
      thisYear: context.thisYear,
      isCovered: (word) => coveredWords[word] === 1,
      askedTopic: context.askedTopic,
      lastDimension: context.lastDimension,
      earlierMaximums: context.earlierMaximums,
      negationScopes,
    },
    namedMentions,
  );
  const isCovered = (word: number): boolean => coveredWords[word] === 1;
  const offTopicFlags = markOffTopicWords(scanned);
  const isEquipped = hasEquippedCar(words, namedMentions, idioms);
  if (!isEquipped && isAboutNamesake(scanned, context.isFirst, [...namedMentions, ...figures], idioms, isCovered))
    offTopicFlags.fill(1);
  if (
    context.isOpening &&
    origins.length === 0 &&
    !isAboutCars(scanned, [...namedMentions, ...figures], places, idioms)
  )
    offTopicFlags.fill(1);
  const isOnTopic = [...namedMentions, ...figures].some(({ from }) => offTopicFlags[from] !== 1);
  const hasCar =
    isOnTopic ||
    !context.isFirst ||
    words.some(({ norm }) => BUYING_WORD.test(norm)) ||
    isSomethingNear(scanned, places);
  const selectedPlaces = hasCar || isPlaceMessage(words, places) ? selectPlaces(places, scanned) : [];
  const mentions: Mention[] = [...namedMentions, ...figures, ...selectedPlaces].toSorted((a, b) => a.from - b.from);
  const idiomFlags = new Uint8Array(words.length);
  for (const { from, to } of idioms) idiomFlags.fill(1, from, to);
  const polarity = new PolarityReader({
    scanned,
    mentions,
    isIdiom: (word) => idiomFlags[word] === 1,
    isOffTopic: (word) => offTopicFlags[word] === 1,
    isFirst: context.isFirst,
    wishedValues: context.wishedValues,
    questionedMentions: context.questionedMentions,
  });
  return {
    scanned,
    mentions,
    offTopicFlags,
    idioms,
    missedFigures,
    polarity,
    statements: polarity.readStatements(),
  };
}

export function understand(content: string, context: TurnContext): MessageMeaning {
  const {
    scanned,
    mentions,
    offTopicFlags,
    idioms,
    missedFigures,
    polarity,
    statements: ruleStatements,
  } = analyze(content, context);
  const { words } = scanned;
  const assignedStatements = context.isFirst
    ? assignRoles(scanned, mentions, ruleStatements, (word) => offTopicFlags[word] === 1)
    : ruleStatements;
  const statements = skipExcludedMakes(scanned, assignedStatements, (car) => isAskedFor(scanned, car, mentions));
  const readFlags = polarity.readFlags;
  // If a question turns out to be a wish, its words are no longer off-topic.
  for (const statement of statements)
    if (statement.type === 'want' && offTopicFlags[statement.mention.from] === 1)
      for (let i = findSentenceStart(scanned, statement.mention.from); i < statement.mention.to; i++)
        offTopicFlags[i] = 0;
  for (const mention of mentions) {
    readFlags.fill(1, mention.from, mention.to);
    if (mention.kind === 'car' && mention.fuelWords) readFlags.fill(1, ...mention.fuelWords);
  }
  completeAnswer(statements, scanned, context, mentions);
  const steps = context.isFirst ? [] : findSteps(scanned, mentions);
  for (const step of steps) {
    statements.push({ type: 'step', ...step });
    readFlags.fill(1, step.from, step.to);
  }
  const { questionedMentions } = polarity;
  return {
    words,
    statements,
    questionedMentions,
    isContinuation: isJoinedToEarlier(scanned),
    readFlags,
    unread: findUnreadParts(scanned, [readFlags, offTopicFlags], idioms, missedFigures, statements),
  };
}

/** Words of a message that only gives the unit of the last figure: 'miles that is, not pounds'. */
const CORRECTION_WORDS = /^(?:not|thats?|mean|meant)$/u;

/** Maximum length of a bare answer, in words: 'any', 'I don't really mind', 'nope'. */
const MAX_ANSWER_WORDS = 5;

/**
 * Interprets a bare answer: 'any' and 'no' clear the topic of the assistant's question, 'miles' turns the last price
 * into a mileage, and 'or newer' removes one end of the last bound.
 */
function completeAnswer(
  statements: Statements['statements'],
  scanned: Scan,
  { askedTopic, isOnlyTopic, lastDimension }: TurnContext,
  mentions: readonly Mention[],
): void {
  const { words } = scanned;
  const isDistanceAnswer =
    words.length <= MAX_ANSWER_WORDS + 2 &&
    words.some((_, i) => findCueFrom(scanned, i, 'topics')?.tag === 'mileage' && words[i - 1]?.norm !== 'not');
  const isCorrection =
    statements.every(({ type }) => type === 'correct') && words.some(({ norm }) => CORRECTION_WORDS.test(norm));
  if (lastDimension === 'price' && mentions.length === 0 && isDistanceAnswer && isCorrection)
    statements.push({ type: 'miles' });
  // A turn without a figure removes one end of the last bound: '2017', then 'or newer, I meant'.
  // 'Not just 2018' widens it too.
  const isRepeated = words[0]?.norm === 'or' && statements.every(({ type }) => type === 'skip');
  const openEnd = mentions.length === 0 || isRepeated ? findCueFrom(scanned, 0, 'afters')?.tag : undefined;
  const maxWords = (isRepeated ? 2 : 1) * (MAX_ANSWER_WORDS + 1);
  if (openEnd !== undefined && openEnd !== 'approx' && words.length <= maxWords)
    statements.push({ type: 'open', end: openEnd === 'newer' || openEnd === 'ge' ? 'max' : 'min' });
  if (askedTopic === undefined || statements.length > 0 || mentions.length > 0 || words.length > MAX_ANSWER_WORDS)
    return;
  const isIndifferent = words.some((_, i) => findCueFrom(scanned, i, 'dismissals'));
  // A 'no' without a value is an answer ('no thanks'). 'Nothing German' is an exclusion.
  const isRefusal =
    isOnlyTopic &&
    words.length < 3 &&
    /^(?:no|nope|nah|none|nothing) (?!...+(?:an|ese|ish|ench)$)/u.test(`${words[0]?.norm} ${words[1]?.norm}`);
  if ((isIndifferent || isRefusal) && askedTopic !== 'make model')
    statements.push({ type: 'clear', topics: askedTopic.split(' ') as Topic[] });
}

/** Returns whether a message adds to the earlier turns: 'or an A4 as well', 'also …'. */
function isJoinedToEarlier(scanned: Scan): boolean {
  const [first, second] = scanned.words.map(({ norm }) => norm);
  if (first === 'or' || first === 'also' || first === 'plus') return true;
  if (first === 'and' && /^(?:an?|maybe|perhaps)$/u.test(second ?? '')) return true;
  return scanned.words.some((_, i) => {
    const cue = findCueFrom(scanned, i, 'turns');
    // A complaint about the degree is not an addition: 'too dear'.
    const isDegree =
      scanned.words[i]?.norm === 'too' &&
      scanned.words[i + 1]?.gap === 'space' &&
      !findCueFrom(scanned, i + 1, 'turns');
    return cue?.tag === 'also' && !isDegree;
  });
}
