import fc from 'fast-check';

/** Creates an arbitrary for lists of one to three values, some of which may be excluded (`-Red`). */
export const createExcludableListArbitrary = (values: readonly string[]): fc.Arbitrary<string[]> =>
  fc
    .uniqueArray(fc.tuple(fc.constantFrom(...values), fc.boolean()), {
      minLength: 1,
      maxLength: 3,
      selector: ([value]) => value,
    })
    .map((pairs) => pairs.map(([value, isWanted]) => (isWanted ? value : `-${value}`)));
