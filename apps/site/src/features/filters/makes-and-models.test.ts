import { describe, expect, test } from 'vitest';
import { keepModels, joinModels } from './makes-and-models.ts';

const known: Record<string, string[]> = {
  BMW: ['1 Series', 'X5', 'Z4'],
  Audi: ['A4', 'TT'],
  Fiat: ['500', 'Panda'],
  Abarth: ['500'],
};
const modelsOf = (make: string) => known[make];

describe('kept models', () => {
  test('belong to a chosen make', () => {
    expect(keepModels(['X5', 'A4', 'Golf'], ['BMW'], modelsOf)).toEqual(['X5']);
    expect(keepModels(['X5', 'A4'], ['BMW', 'Audi'], modelsOf)).toEqual(['X5', 'A4']);
  });

  test('are none without a make', () => {
    expect(keepModels(['X5'], [], modelsOf)).toEqual([]);
  });

  test('can belong to a make with unknown models', () => {
    expect(keepModels(['Cooper'], ['MINI'], modelsOf)).toEqual(['Cooper']);
  });

  test('never belong to a removed make', () => {
    expect(keepModels(['X5', 'Cooper'], ['MINI'], modelsOf, ['BMW'])).toEqual(['Cooper']);
    expect(keepModels(['500'], ['Fiat'], modelsOf, ['Abarth'])).toEqual(['500']);
  });
});

test('joins the models of several makes by name, in numeric order', () => {
  expect(joinModels(['Fiat', 'Abarth'], modelsOf)).toEqual([
    { model: '500', makes: ['Fiat', 'Abarth'] },
    { model: 'Panda', makes: ['Fiat'] },
  ]);
  expect(joinModels(['A'], () => ['10', '9', '208', 'C3']).map(({ model }) => model)).toEqual(['9', '10', '208', 'C3']);
  expect(joinModels(['MINI'], modelsOf)).toEqual([]);
});
