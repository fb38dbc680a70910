import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Attack } from './attack.ts';
import { startProduct } from './product.ts';

export const processAttacks: readonly Attack[] = [
  {
    title: 'kills the process repeatedly while it stores messages',
    async run() {
      const folder = await mkdtemp(join(tmpdir(), 'forecourt-attack-'));
      try {
        for (let round = 0; round < 3; round += 1) {
          const product = await startProduct({ LISTINGS: '50' }, folder);
          const sending = Array.from({ length: 5 }, (_, n) =>
            product.request('/api/contact', createContactRequest(round * 5 + n)),
          );
          const settled = Promise.allSettled(sending);
          expect((await sending[0])?.status).toBe(200);
          await product.stop('SIGKILL');
          await settled;
        }
        const restartedProduct = await startProduct({ LISTINGS: '50' }, folder);
        expect((await restartedProduct.request('/api/health')).status).toBe(200);
        // The server rejects the key with another text only if it has stored the acknowledged message.
        const repeatedSubmission = await restartedProduct.request(
          '/api/contact',
          createContactRequest(0, 'Other words'),
        );
        expect(repeatedSubmission.status).toBe(409);
        await restartedProduct.stop();
      } finally {
        await rm(folder, { recursive: true });
      }
    },
  },
  {
    title: 'starts a second process on the same data folder',
    async run(product) {
      await expect(startProduct({}, product.folder)).rejects.toThrow('exited with code 1');
      expect((await product.search('')).status).toBe(200);
    },
  },
  {
    title: 'reads the data folder as another user',
    async run(product) {
      if (process.platform === 'win32') return; // Windows has no POSIX permissions.
      const data = join(product.folder, 'data');
      expect((await stat(data)).mode & 0o077).toBe(0);
      for (const name of await readdir(data, { recursive: true })) {
        expect((await stat(join(data, name))).mode & 0o077, name).toBe(0);
      }
    },
  },
  {
    title: 'stops the process while it answers requests',
    async run() {
      const product = await startProduct({ LISTINGS: '200', SHUTDOWN_DELAY_MS: '2000' });
      const statuses = new Set<number>();
      const clients = Array.from({ length: 8 }, async () => {
        // Like a load balancer, the client stops when the server announces that it is closing.
        for (let isClosing = false; !isClosing;) {
          const response = await product.search('&make=BMW');
          statuses.add(response.status);
          isClosing = response.headers.get('connection') === 'close';
        }
      });
      await sleep(300);
      const stopPromise = product.stop();
      await Promise.all(clients);
      await stopPromise;
      expect([...statuses]).toEqual([200]);
      expect(await product.exitPromise).toBe(0);
    },
  },
];

function createContactRequest(n: number, words = `Message ${n}`) {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    from: `192.0.2.${n + 1}`,
    body: JSON.stringify({
      name: 'Ann',
      email: 'ann@example.com',
      subject: 'Hello',
      message: words,
      idempotencyKey: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
    }),
  };
}
