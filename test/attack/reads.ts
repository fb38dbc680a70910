import { expect } from 'vitest';
import type { Attack } from './attack.ts';
import type { ProductResponse } from './product.ts';

const getCode = ({ body }: ProductResponse) => (JSON.parse(body) as { code: string }).code;

/** Attacks on `/rest/v1`. */
export const readAttacks: readonly Attack[] = [
  {
    title: 'selects a column hundreds of times',
    async run({ read }) {
      const response = await read(`models?select=${Array.from({ length: 554 }, () => '*').join(',')}`);
      expect([response.status, getCode(response)]).toEqual([400, 'PGRST100']);
      expect(response.body.length).toBeLessThan(2_000);
    },
  },
  {
    title: 'sends excessive filters, list values and sort columns',
    async run({ read }) {
      const many = Array.from({ length: 700 }, (_, n) => n);
      const queries = [
        `models?id=in.(${many.join(',')})`,
        `models?${many.map((n) => `id=gt.${n}`).join('&')}`,
        `models?order=${many.map(() => 'id.desc').join(',')}`,
        `models?name=ilike.${'*_%25'.repeat(700)}`,
      ];
      for (const query of queries) {
        const response = await read(query);
        expect(response.status).toBeLessThan(500);
        expect(response.body.length).toBeLessThan(200_000);
      }
    },
  },
  {
    title: 'requests every row, and rows far beyond the last',
    async run({ read }) {
      const all = await read('models?limit=999999999');
      expect(all.status).toBe(200);
      expect((JSON.parse(all.body) as unknown[]).length).toBeLessThanOrEqual(1_000);
      for (const query of ['models?offset=999999999999999', 'models?offset=99999999999999999999', 'models?limit=-1']) {
        const response = await read(query, { headers: { prefer: 'count=exact' } });
        expect([200, 206, 400, 416]).toContain(response.status);
      }
    },
  },
  {
    title: 'injects SQL into names, values, sort orders and headers',
    async run({ read }) {
      const sql = `1;drop table public.models;--`;
      const union = `' union select email from contact_messages --`;
      for (const text of [sql, union, '\u0000', '"', '\\', `$$;select pg_sleep(9);$$`, '1e999', '١٢']) {
        const value = encodeURIComponent(text);
        for (const query of [
          `models?id=eq.${value}`,
          `models?name=eq.${value}`,
          `models?${value}=eq.1`,
          `models?select=${value}`,
          `models?select=name:${value}`,
          `models?order=${value}`,
          `models?limit=${value}`,
          value,
        ]) {
          const response = await read(query);
          expect(response.status, query).toBeLessThan(500);
          expect(response.body).not.toContain('contact_messages --"');
        }
        const header = text.replaceAll(/[^ -~]/g, '');
        expect((await read('models', { headers: { range: header, prefer: header } })).status).toBeLessThan(500);
      }
      const models = await read('models?limit=1');
      expect((JSON.parse(models.body) as unknown[]).length).toBe(1);
    },
  },
  {
    title: 'tries writes, function calls, embedded tables and private tables',
    async run({ read }) {
      for (const method of ['POST', 'PATCH', 'PUT', 'DELETE']) {
        const response = await read('models', { method, body: '{"name":"x"}' });
        expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
      }
      expect((await read('rpc/pg_sleep?seconds=9')).status).toBe(404);
      expect((await read('contact_messages?select=*')).status).toBe(401);
      expect((await read('listings')).status).toBe(401);
      expect((await read('pg_shadow')).status).toBe(404);
      expect((await read('models?select=name,manufacturers(*)')).status).toBe(400);
      expect((await read('models?or=(id.eq.1,id.eq.2)')).status).toBe(400);
      expect((await read('models', { headers: { apikey: 'service-role' } })).status).toBe(401);
      expect((await read('models', { headers: { 'accept-profile': 'forecourt' } })).status).toBe(406);
    },
  },
];
