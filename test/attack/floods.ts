import { expect } from 'vitest';
import type { Attack } from './attack.ts';
import { BYSTANDER } from './product.ts';
import type { Answer, Product } from './product.ts';

/** More requests than one address may send in a minute (.env.example). */
const REQUESTS = 1_400;
const AT_ONCE = 50;

/** Floods of requests. Each uses its own address, and a buyer at another address must not be affected. */
export const floodAttacks: readonly Attack[] = [
  createFlood('reads reference tables in a loop', '192.0.2.80', ({ read }, from) =>
    read('door_options?limit=1', { from }),
  ),
  createFlood('searches in a loop', '192.0.2.81', ({ search }, from) => search('&make=Porsche', { from, limit: 1 })),
  createFlood('calls the assistant in a loop', '192.0.2.82', ({ ask }, from, n) =>
    ask({ messages: [{ role: 'user', content: `BMW ${n}` }] }, { from }),
  ),
  createFlood('sends contact messages in a loop', '192.0.2.83', ({ request }, from) =>
    request('/api/contact', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}', from }),
  ),
];

function createFlood(
  title: string,
  from: string,
  send: (product: Product, from: string, n: number) => Promise<Answer>,
): Attack {
  return {
    title,
    async run(product) {
      const answers: Answer[] = [];
      for (let n = 0; n < REQUESTS && !answers.some(({ status }) => status === 429); n += AT_ONCE) {
        answers.push(...(await Promise.all(Array.from({ length: AT_ONCE }, (_, i) => send(product, from, n + i)))));
      }
      const refused = answers.find(({ status }) => status === 429);
      expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
      const others = await send(product, BYSTANDER, REQUESTS);
      expect(others.status).not.toBe(429);
    },
  };
}
