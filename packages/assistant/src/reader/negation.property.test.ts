import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readExclusions, readParams } from '../../test/reading.ts';
import { FEATURES } from './lexicon/features.ts';
import { VEHICLES } from './lexicon/vehicles.ts';

interface Value {
  key: 'make' | 'model' | 'fuel_type' | 'body_type' | 'color' | 'transmission';
  value: string;
  /** The words for the value: 'diesel', 'Ford'. */
  noun: string;
  /** The make of a car, so that 'Suzuki, Jimny' counts as one car. */
  make?: string;
}

/** `npm test` checks a quarter of the sentences that `npm run test:full` checks. */
const FEWER = process.env['FULL'] ? 1 : 4;

/** Phrases that may precede a list of any form. */
const LIST_NEGATIONS =
  "avoid|steer clear of|stay away from|don't want|do not want|dont want no|I do not wish to see|rather not have|would prefer not to have|anything but|anything except|everything but|owt but|apart from|except|excluding|other than|can't stand|cant abide|I hate|she hates|no way am I having|not interested in|not keen on|not a fan of|wouldn't be seen dead in|wouldn't touch|please leave out|rule out|bar|never again|fed up of|I've had enough of|won't have|won't consider|aviod|under no circumstances|I'm not having|we are not after|aint having|it mustn't be|please don't show me|don't send me|I refuse to have|put off by|not looking for|as long as it isn't|done with|no fan of|no point having|no use for|wary of|scared of|had it up to here with|gone off|don't bother showing me|been there done that with|never got on with|against|couldn't live with|can't cope with|over my dead body|least of all would I have|sworn off|I draw the line at|warned us off|sick to death of|spare me the|deliver me from|shun|you can keep your|stop showing me|no point sending me|don't tempt me with|no longer want|I wouldn't choose|refuse to look at|unconvinced by|I have a dislike of|I run a mile from|a hard no to|heaven forbid|fallen out of love with|gone right off|gone cold on|given up on|turned my back on|I've been stung by|bad experiences with|nothing but trouble with|zero interest in|I don't care for|hide all|filter out|life's too short for|unless it's|I've had absolutely enough of|cannot honestly stand".split(
    '|',
  );
/**
 * Phrases that may precede a list of one parameter ('red or blue'), or of plurals or nouns with an article ('a Juke or
 * an SUV').
 */
const PARALLEL_LIST_NEGATIONS = 'no|not|no more|absolutely no|definitely not|without|not even|nowt like'.split('|');
/** Phrases that reject the value before them. */
const REJECTIONS_AFTER =
  "aren't an option|are not an option|aren't what I'm after|don't appeal|don't do it for me|worry me|make no sense|are a definite no|are out|are banned|put me off|need not apply|would be a deal breaker|do my head in|leave me cold|don't agree with me|give me the ick|are a deal breaker|are barred|aren't wanted|bore me|drive me up the wall|make me cringe|can jog on|hold no appeal|are wrong for us|wouldn't suit us|won't do|are to be avoided|I hate|I can do without|I don't want|I'm not keen on|we'd rather avoid|? Hate them|? Nope|? I'm not interested|? You can keep them".split(
    '|',
  );
const TEXTS_BEFORE = ['', 'Hi, ', 'hello, I need a car. ', 'My budget is 9k, ', 'For my daughter, ', 'ideally '];
const TEXTS_AFTER = [
  '',
  '. Thanks',
  ', under 8k',
  ' please',
  '. 2015 or newer',
  ', low mileage',
  ' if possible',
  '. Near Leeds',
];

const FORMS = ['bare', 'plural', 'article'] as const;
type Form = (typeof FORMS)[number];

const addArticle = (noun: string): string => `${/^(?:[aeio]|SUV|MPV|MG)/iu.test(noun) ? 'an' : 'a'} ${noun}`;

/** Writes a value: 'red', 'red ones', 'a red one'. */
function writeValue({ key, noun }: Value, form: Form): string {
  const isAdjective = key === 'color' || noun === 'Electric' || noun === 'Bi Fuel';
  if (form === 'bare') return noun;
  if (form === 'article') return addArticle(isAdjective ? `${noun} one` : noun);
  return isAdjective || /[sz]$/u.test(noun) ? `${noun} ones` : `${noun}s`;
}

const features = (['fuel_type', 'body_type', 'color', 'transmission'] as const).flatMap((key): Value[] =>
  Object.keys(FEATURES[key]).map((value) => ({ key, value, noun: value })),
);
/** Names that always mean a car. Caterham is left out because it is also a town. */
const names = VEHICLES.filter(
  ({ make, needs, isWord, isRarer }) => needs === 'nothing' && !isWord && !isRarer && make !== 'Caterham',
);
const makes = names.flatMap(({ make, model }): Value[] =>
  model === undefined ? [{ key: 'make', value: make, noun: make, make }] : [],
);
/** Returns whether only one make has a model of this name. CUPRA and SEAT both have an Ateca. */
const isOfOneMake = (model: string): boolean =>
  new Set(VEHICLES.flatMap((vehicle) => (vehicle.model === model ? [vehicle.make] : []))).size === 1;
const models = names.flatMap(({ make, model = '', names: [noun] }): Value[] =>
  /^[A-Z][a-z]{3,}$/u.test(model) && noun === model && isOfOneMake(model)
    ? [{ key: 'model', value: model, noun, make }]
    : [],
);

const pools = [...new Set(features.map(({ key }) => key))]
  .map((key) => features.filter((each) => each.key === key))
  .concat([makes, models]);
const createListArbitrary = (values: readonly Value[]) =>
  fc.uniqueArray(fc.constantFrom(...values), {
    selector: ({ value, make }) => make ?? value,
    minLength: 1,
    maxLength: 4,
  });
const sameKeyValuesArbitrary = fc.constantFrom(...pools).chain(createListArbitrary);
const mixedValuesArbitrary = createListArbitrary(pools.flat());
const formArbitrary = fc.constantFrom(...FORMS);

const joinWords = (parts: readonly string[], conjunction: string): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${conjunction} ${parts.at(-1)}`;

const formatSentence = (parts: { before: string; negation: string; list: string; after: string }): string =>
  `${parts.before}${parts.negation} ${parts.list}${parts.after}`;

const surroundingArbitraries = { before: fc.constantFrom(...TEXTS_BEFORE), after: fc.constantFrom(...TEXTS_AFTER) };

/** Expects each value to be excluded, or absent because the opposite gearbox is wanted. */
function expectExcluded(query: string, values: readonly Value[]): void {
  const params = readParams(query);
  const excluded = readExclusions(query);
  for (const { key, value: each } of values) {
    expect(String(params[key] ?? '').split(','), query).not.toContain(each);
    if (key === 'transmission' && params.transmission !== undefined) continue;
    expect(excluded[`not_${key}`] ?? [], query).toContain(each);
  }
}

/**
 * Returns the plural form for a noun with an article after 'no', because nobody writes 'no an estate', and for a bare noun
 * after 'to', because 'no to pickup' reads like 'to pick up'.
 */
const adaptForm = (negation: string, style: Form): Form =>
  (/\b(?:no|more|without)$/u.test(negation) && style === 'article') || (negation.endsWith(' to') && style === 'bare')
    ? 'plural'
    : style;

describe('a negation', () => {
  test('excludes every value in a list for one parameter', () => {
    const parts = {
      ...surroundingArbitraries,
      values: sameKeyValuesArbitrary,
      form: formArbitrary,
      conjunction: fc.constantFrom('or', 'and'),
    };
    fc.assert(
      fc.property(
        fc.record({ ...parts, negation: fc.constantFrom(...LIST_NEGATIONS, ...PARALLEL_LIST_NEGATIONS) }),
        ({ values, form: style, conjunction, ...rest }) => {
          const words = values.map((each) => writeValue(each, adaptForm(rest.negation, style)));
          expectExcluded(formatSentence({ ...rest, list: joinWords(words, conjunction) }), values);
        },
      ),
      { numRuns: 3000 / FEWER },
    );
  });

  test('excludes every value in a list for several parameters', () => {
    fc.assert(
      fc.property(
        fc.record({
          ...surroundingArbitraries,
          values: mixedValuesArbitrary,
          form: formArbitrary,
          negation: fc.constantFrom(...LIST_NEGATIONS),
        }),
        ({ values, form: style, ...rest }) => {
          // In 'anything but French, saloon or hatch', the words after the comma are a wish.
          const conjunction = style === 'bare' && values.length > 2 ? 'and' : 'or';
          const words = values.map((each) => writeValue(each, adaptForm(rest.negation, style)));
          expectExcluded(formatSentence({ ...rest, list: joinWords(words, conjunction) }), values);
        },
      ),
      { numRuns: 3000 / FEWER },
    );
  });

  test('excludes a value that the words after it reject', () => {
    fc.assert(
      fc.property(
        fc.record({
          ...surroundingArbitraries,
          values: createListArbitrary(features),
          rejection: fc.constantFrom(...REJECTIONS_AFTER),
        }),
        ({ before, values: [first], rejection, after }) => {
          // A sentence cannot continue after an answer.
          fc.pre(!rejection.startsWith('?') || !after.startsWith(' '));
          if (first)
            expectExcluded(
              `${before}${writeValue(first, 'plural')}${rejection.startsWith('?') ? '' : ' '}${rejection}${after}`,
              [first],
            );
        },
      ),
      { numRuns: 500 },
    );
  });

  test('excludes values after ‘neither’ and ‘nor’', () => {
    fc.assert(
      fc.property(
        fc.record({ ...surroundingArbitraries, values: sameKeyValuesArbitrary, form: formArbitrary }),
        ({ values, form: style, ...rest }) => {
          fc.pre(values.length > 1);
          const words = values.map((each) => writeValue(each, style));
          expectExcluded(formatSentence({ ...rest, negation: 'neither', list: joinWords(words, 'nor') }), values);
        },
      ),
      { numRuns: 500 },
    );
  });
});

test('sets the value that the clause after a negation asks for', () => {
  fc.assert(
    fc.property(
      sameKeyValuesArbitrary,
      fc.constantFrom(...LIST_NEGATIONS, ...PARALLEL_LIST_NEGATIONS),
      fc.constantFrom('. I want ', ', but I would like ', '; show me '),
      fc.constantFrom(...(pools[2] ?? [])),
      (values, negation, link, wantedValue) => {
        fc.pre(values.every(({ key }) => key !== wantedValue.key));
        const words = values.map((each) => writeValue(each, adaptForm(negation, 'plural')));
        const query = `${negation} ${joinWords(words, 'or')}${link}${writeValue(wantedValue, 'article')}`;
        expect(readParams(query)[wantedValue.key], query).toBe(wantedValue.value);
      },
    ),
    { numRuns: 500 },
  );
});

type Limit = [words: string, bounds: Record<string, number>];

const LIMITS: Record<string, Limit[]> = {
  price: [
    ['over £9,000', { max_price: 9000 }],
    ['more than £9k', { max_price: 9000 }],
    ['above 9k', { max_price: 9000 }],
    ['under £3,000', { min_price: 3000 }],
    ['less than 3k', { min_price: 3000 }],
  ],
  mileage: [
    ['over 60,000 miles', { max_mileage: 60_000 }],
    ['with more than 60k miles', { max_mileage: 60_000 }],
  ],
  year: [
    ['older than 2016', { min_year: 2016 }],
    ['before 2016', { min_year: 2016 }],
    ['newer than 2020', { max_year: 2020 }],
    ['over 6 years old', { min_year: 2020 }],
  ],
};
const BOUND_NEGATIONS =
  "no cars|nothing|nowt|avoid anything|don't want anything|not|steer clear of anything|except those|I hate anything|anything but cars|don't show me anything|rule out anything|please exclude cars|don't want one|wouldn't consider anything".split(
    '|',
  );
const limitArbitrary = fc.constantFrom(...Object.values(LIMITS).flat());

describe('a negated limit', () => {
  test('sets the opposite bound for one or two negated limits', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('', 'Golf, ', 'an estate. '),
        fc.constantFrom(...BOUND_NEGATIONS),
        fc
          .shuffledSubarray(Object.keys(LIMITS), { minLength: 1, maxLength: 2 })
          .chain((kinds) => fc.tuple(...kinds.map((kind) => fc.constantFrom(...(LIMITS[kind] ?? []))))),
        (before, negation, limits) => {
          const query = `${before}${negation} ${limits.map(([words]) => words).join(' or ')}`;
          const bounds = Object.fromEntries(
            Object.entries(readParams(query)).filter(([key]) => /^m(?:in|ax)_/u.test(key)),
          );
          expect(bounds, query).toEqual(Object.assign({}, ...limits.map(([, each]) => each)));
        },
      ),
      { numRuns: 1500 / FEWER },
    );
  });

  test('sets the opposite bound for a limit after excluded values', () => {
    fc.assert(
      fc.property(
        sameKeyValuesArbitrary,
        fc.constantFrom(...LIST_NEGATIONS),
        limitArbitrary,
        (values, negation, [words, bounds]) => {
          const list = joinWords(
            values.map((each) => writeValue(each, 'plural')),
            'and',
          );
          const query = `${negation} ${list} and anything ${words}`;
          expect(readParams(query), query).toMatchObject(bounds);
          expectExcluded(query, values);
        },
      ),
      { numRuns: 1500 / FEWER },
    );
  });
});
