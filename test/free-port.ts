import { createServer } from 'node:net';

/** Returns a free TCP port of this machine. Another process may take it before the caller does. */
export async function getFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('Could not get a free port.');
  return address.port;
}
