import { describe, expect, test } from 'vitest';
import { keepModels, joinModels } from './makes-and-models.ts';

const knownModels: Record<string, string[]> = {
  BMW: ['1 Series', 'X5', 'Z4'],
  Audi: ['A4', 'TT'],
  Fiat: ['500', 'Panda'],
  Abarth: ['500'],
};
const getKnownModels = (make: string) => knownModels[make];

describe('models after a change of makes', () => {
  test('keeps only models of chosen makes', () => {
    expect(keepModels(['X5', 'A4', 'Golf'], ['BMW'], getKnownModels)).toEqual(['X5']);
    expect(keepModels(['X5', 'A4'], ['BMW', 'Audi'], getKnownModels)).toEqual(['X5', 'A4']);
  });

  test('keeps no models if no make is chosen', () => {
    expect(keepModels(['X5'], [], getKnownModels)).toEqual([]);
  });

  test('keeps models that may belong to a make with unknown models', () => {
    expect(keepModels(['Cooper'], ['MINI'], getKnownModels)).toEqual(['Cooper']);
  });

  test('drops models that only a removed make has', () => {
    expect(keepModels(['X5', 'Cooper'], ['MINI'], getKnownModels, ['BMW'])).toEqual(['Cooper']);
    expect(keepModels(['500'], ['Fiat'], getKnownModels, ['Abarth'])).toEqual(['500']);
  });
});

test('merges the models of several makes by name and sorts them numerically', () => {
  expect(joinModels(['Fiat', 'Abarth'], getKnownModels)).toEqual([
    { model: '500', makes: ['Fiat', 'Abarth'] },
    { model: 'Panda', makes: ['Fiat'] },
  ]);
  expect(joinModels(['A'], () => ['10', '9', '208', 'C3']).map(({ model }) => model)).toEqual(['9', '10', '208', 'C3']);
  expect(joinModels(['MINI'], getKnownModels)).toEqual([]);
});
