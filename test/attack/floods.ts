import { expect } from 'vitest';
import type { Attack } from './attack.ts';
import { BYSTANDER } from './product.ts';
import type { ProductResponse, Product } from './product.ts';

/** More requests than one address may send in a minute, by the limits in .env.example. */
const REQUESTS = 1_400;
/** More requests than one address may have pending, for the attacks on the database. */
const CONCURRENT_REQUESTS = 100;
const BOTH_SELLERS = '&seller-type=private&seller-type=dealer';

/** Each flood uses its own address, and must not affect a buyer at another address. */
export const floodAttacks: readonly Attack[] = [
  createFlood('reads reference tables in a loop', '192.0.2.80', ({ read }, from) =>
    read('door_options?limit=1', { from }),
  ),
  createFlood('searches in a loop', '192.0.2.81', ({ search }, from) => search('&make=Porsche', { from, limit: 1 })),
  createFlood('asks for deep pages by distance in a loop', '192.0.2.84', ({ search }, from) =>
    search(`${BOTH_SELLERS}&sort=distance&page=1000`, { from }),
  ),
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
  send: (product: Product, from: string, n: number) => Promise<ProductResponse>,
): Attack {
  return {
    title,
    async run(product) {
      let sentCount = 0;
      const responses: ProductResponse[] = [];
      const attack = async () => {
        while (sentCount < REQUESTS) responses.push(await send(product, from, (sentCount += 1)));
      };
      const attackers = Promise.all(Array.from({ length: CONCURRENT_REQUESTS }, attack));
      const otherBuyer = await visitAsBuyer(product);
      await attackers;
      expect(otherBuyer).toEqual(otherBuyer.map(() => 200));
      const rejectedAnswer = responses.find(({ status }) => status === 429);
      expect(Number(rejectedAnswer?.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(responses.filter(({ status }) => status >= 500)).toEqual([]);
    },
  };
}

async function visitAsBuyer({ request, read, search, ask }: Product): Promise<number[]> {
  const from = BYSTANDER;
  const responses = [
    await request('/api/health', { from }),
    await request('/about', { from }),
    await read('door_options', { from }),
    await search('&make=BMW', { from }),
    await ask({ messages: [{ role: 'user', content: `A blue BMW, ${Math.random()}` }] }, { from }),
    await request('/api/health', { from }),
  ];
  return responses.map(({ status }) => status);
}
