// Runs attacks on the real process, on loopback, each with a limited number of requests and a limited duration.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { floodAttacks } from './floods.ts';
import { functionAttacks } from './functions.ts';
import { httpAttacks } from './http.ts';
import { processAttacks } from './process.ts';
import { BYSTANDER, startProduct } from './product.ts';
import type { Product } from './product.ts';
import { readAttacks } from './reads.ts';
import { searchAttacks } from './searches.ts';

const GROUPS = {
  'Reads of /rest/v1': readAttacks,
  'Searches of /dealer': searchAttacks,
  'Functions of /api': functionAttacks,
  'HTTP and pages': httpAttacks,
  Floods: floodAttacks,
  'The process': processAttacks,
};
let product: Product;
beforeAll(async () => {
  // Enough cars for rows on page 1,000.
  product = await startProduct({ REQUEST_TIMEOUT_MS: '4000', LISTINGS: '12000' });
});
afterAll(() => product.stop());

/** Checks that a buyer at another address still gets pages, cars and answers, and that the log contains no error. */
async function expectService(): Promise<void> {
  const from = BYSTANDER;
  const answers = {
    health: await product.request('/api/health', { from }),
    page: await product.request('/about', { from }),
    search: await product.search('&make=BMW', { from }),
    read: await product.read('door_options', { from }),
    assistant: await product.ask({ messages: [{ role: 'user', content: 'A red BMW' }] }, { from }),
  };
  for (const [name, { status }] of Object.entries(answers)) expect(status, name).toBe(200);
  expect(product.log.filter(({ level }) => level === 'error')).toEqual([]);
}

describe.each(Object.entries(GROUPS))('%s', (_group, attacks) => {
  it.each(attacks)('withstands an attack that $title', async (attack) => {
    await attack.run(product);
    await expectService();
  });
});
