import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect } from 'vitest';
import type { Attack } from './attack.ts';
import { BYSTANDER } from './product.ts';

const BOTH_SELLERS = '&seller-type=private&seller-type=dealer';

/** Attacks on `/dealer/search`. */
export const searchAttacks: readonly Attack[] = [
  {
    title: 'requests the deepest pages in every order, and pages beyond them',
    async run({ search }) {
      for (const sort of ['most-recent', 'relevance', 'price-asc', 'distance', 'mileage', 'year-asc']) {
        const deepest = await search(`${BOTH_SELLERS}&sort=${sort}&page=1000`);
        expect(deepest.status).toBe(200);
        expect((JSON.parse(deepest.body) as { results: unknown[] }).results).toHaveLength(10);
        const beyondLastPage = await search(`${BOTH_SELLERS}&sort=${sort}&page=1001`);
        expect([beyondLastPage.status, beyondLastPage.body]).toEqual([400, expect.stringContaining('from 1 to 1000')]);
      }
      expect((await search(`${BOTH_SELLERS}&page=101`, { limit: 100 })).status).toBe(400);
      expect((await search(`${BOTH_SELLERS}&page=9999999999999999999`)).status).toBe(400);
      expect((await search(BOTH_SELLERS, { limit: 1_000_000 })).status).toBe(400);
    },
  },
  {
    title: 'searches around the whole Earth and with invalid radii',
    async run({ search }) {
      const getTotal = async (query: string) =>
        (JSON.parse((await search(query)).body) as { total_items: number }).total_items;
      expect(await getTotal(`${BOTH_SELLERS}&radius=9999999`)).toBe(await getTotal(BOTH_SELLERS));
      for (const radius of ['-1', '0', '1e9', 'NaN', 'Infinity', '99999999999']) {
        expect((await search(`&radius=${radius}`)).status).toBe(400);
      }
    },
  },
  {
    title: 'abandons fifty deep searches',
    async run({ search }) {
      const searchDeepest = (signal?: AbortSignal) =>
        search(`${BOTH_SELLERS}&sort=distance&page=1000`, signal && { signal });
      const measure = async (work: () => Promise<unknown>) => {
        const startedAt = performance.now();
        await work();
        return performance.now() - startedAt;
      };
      const completedTime = await measure(() => Promise.all(Array.from({ length: 25 }, () => searchDeepest())));
      const abortSignal = AbortSignal.timeout(30);
      await Promise.all(Array.from({ length: 50 }, () => searchDeepest(abortSignal).catch(() => {})));
      // The database answers one search at a time, so this one would wait for abandoned searches that continue.
      const otherBuyerTime = await measure(async () => {
        expect((await search('', { from: BYSTANDER })).status).toBe(200);
      });
      expect(otherBuyerTime).toBeLessThan(completedTime / 2);
    },
  },
  {
    title: 'makes the server fetch a URL (SSRF)',
    async run({ request }) {
      let connections = 0;
      const canary = createServer((socket) => {
        connections += 1;
        socket.destroy();
      });
      await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve));
      const { port } = canary.address() as AddressInfo;
      const post = (url: string) =>
        request('/dealer/search/cars', { method: 'POST', body: JSON.stringify({ url, limit: 1 }) });
      expect((await post(`http://127.0.0.1:${port}/search?postcode=EC1A1BB`)).status).toBe(200);
      for (const url of ['file:///etc/passwd', 'javascript:alert(1)', 'gopher://x', '//x', '', 'x'.repeat(9_000)]) {
        expect((await post(url)).status, url).toBe(400);
      }
      await new Promise((resolve) => canary.close(resolve));
      expect(connections).toBe(0);
    },
  },
  {
    title: 'sends bodies that are too large, too deep or not JSON',
    async run({ request }) {
      const post = (body: string) => request('/dealer/search/cars', { method: 'POST', body });
      expect((await post('x'.repeat(70_000))).status).toBe(413);
      for (const body of ['', '{', '[]', 'null', `${'['.repeat(30_000)}`, '{"url":1,"limit":1}', '{"__proto__":{}}']) {
        expect((await post(body)).status, body.slice(0, 20)).toBe(400);
      }
    },
  },
  {
    title: 'asks for counts and lookups with invalid and excessive bodies',
    async run({ request }) {
      const ask = async (path: string, body: unknown) =>
        (await request(`/dealer/search/${path}`, { method: 'POST', body: JSON.stringify(body) })).status;
      const colours = Array.from({ length: 400 }, (_, n) => `&colour=C${n}`).join('');
      expect(await ask('facets', { url: `https://x.example/s?postcode=EC1A1BB${colours}` })).toBeLessThan(500);
      for (const url of [undefined, 5, '', 'file:///etc/passwd', 'x'.repeat(9_000)]) {
        expect(await ask('facets', { url }), String(url).slice(0, 20)).toBe(400);
      }
      expect(await ask('lookup', { ids: ["1' or '1'='1", '-1', '9'.repeat(100)] })).toBe(200);
      for (const ids of [undefined, [], [5], Array.from({ length: 51 }, String), ['x'.repeat(101)]]) {
        expect(await ask('lookup', { ids }), String(ids).slice(0, 20)).toBe(400);
      }
    },
  },
  {
    title: 'repeats one filter hundreds of times',
    async run({ search }) {
      const many = Array.from({ length: 400 }, (_, n) => `&colour=C${n}`).join('');
      expect((await search(many)).status).toBeLessThan(500);
      expect((await search(Array.from({ length: 400 }, () => '&make=BMW').join(''))).status).toBeLessThan(500);
    },
  },
];
