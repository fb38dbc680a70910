import { describe, expect, test } from 'vitest';
import { keptModels, uniteModels } from './makes-and-models.ts';

const known: Record<string, string[]> = {
  BMW: ['1 Series', 'X5', 'Z4'],
  Audi: ['A4', 'TT'],
  Fiat: ['500', 'Panda'],
  Abarth: ['500'],
};
const modelsOf = (make: string) => known[make];

describe('models that stay', () => {
  test('are those of the chosen makes', () => {
    expect(keptModels(['X5', 'A4', 'Golf'], ['BMW'], modelsOf)).toEqual(['X5']);
    expect(keptModels(['X5', 'A4'], ['BMW', 'Audi'], modelsOf)).toEqual(['X5', 'A4']);
  });

  test('are none without a make', () => {
    expect(keptModels(['X5'], [], modelsOf)).toEqual([]);
  });

  test('may be those of a make whose models are not known', () => {
    expect(keptModels(['Cooper'], ['MINI'], modelsOf)).toEqual(['Cooper']);
  });

  test('are not those of a make that is gone, whatever is not known', () => {
    expect(keptModels(['X5', 'Cooper'], ['MINI'], modelsOf, ['BMW'])).toEqual(['Cooper']);
    expect(keptModels(['500'], ['Fiat'], modelsOf, ['Abarth'])).toEqual(['500']);
  });
});

test('models of several makes are one list by name, numbers in their order', () => {
  expect(uniteModels(['Fiat', 'Abarth'], modelsOf)).toEqual([
    { model: '500', makes: ['Fiat', 'Abarth'] },
    { model: 'Panda', makes: ['Fiat'] },
  ]);
  expect(uniteModels(['A'], () => ['10', '9', '208', 'C3']).map(({ model }) => model)).toEqual([
    '9',
    '10',
    '208',
    'C3',
  ]);
  expect(uniteModels(['MINI'], modelsOf)).toEqual([]);
});
