// Sends different signed requests to the assistant over 32 connections for a minute, and compares the throughput with
// that of a bare node:http server in the same run:
//   pnpm --filter @forecourt/backend run load             a minute
//   pnpm --filter @forecourt/backend run load --seconds=5
// Fails if any request ends in an error, a timeout or a status other than 2xx.
import autocannon from 'autocannon';
import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Server, startProduct, startServer } from './server.ts';

const CONNECTIONS = 32;
const SECRET = 'local-signing-secret';
/**
 * The bare server is measured for half of this time before the assistant and for half after it, in case the machine
 * slows down meanwhile.
 */
const BARE_SECONDS = 20;
const UNLIMITED_RATE = '1000000';

/** Reads the body and returns a constant response, to measure only node:http. */
const BARE_SERVER = `
  const answer = JSON.stringify({ response: 'x'.repeat(120) });
  require('node:http').createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end(answer));
  }).listen(0, '127.0.0.1', function () { console.log('Ready on http://localhost:' + this.address().port); });
`;

const [, secondsText = '60'] = /^--seconds=(\d+)$/.exec(process.argv.at(-1) ?? '') ?? [];
const seconds = Number(secondsText);

/** Realistic queries: the users' messages in the development set. */
const SENTENCES = readFileSync(new URL('../../../data/nlq/dev.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter(Boolean)
  .flatMap((line) => (JSON.parse(line) as { turns: unknown[] }).turns)
  .filter((turn) => typeof turn === 'string');

const folder = await mkdtemp(join(tmpdir(), 'forecourt-load-'));
try {
  const startBareServer = () => startServer(['--eval', BARE_SERVER]);
  const bareBefore = await measure(await startBareServer(), BARE_SECONDS / 2);
  const product = await measure(await startAssistant(), seconds);
  const bareAfter = await measure(await startBareServer(), BARE_SECONDS / 2);
  const bareRate = (bareBefore.rate + bareAfter.rate) / 2;
  console.log(
    [
      `bare node:http server: ${Math.round(bareRate)} requests a second (${Math.round(bareBefore.rate)} before, ${Math.round(bareAfter.rate)} after)`,
      `assistant: ${product.successCount} requests in ${seconds} s over ${CONNECTIONS} connections, ${Math.round(product.rate)} a second, p50 ${product.p50} ms, p99 ${product.p99} ms, ${product.failureCount} lost`,
      `ratio: ${(product.rate / bareRate).toFixed(3)}`,
    ].join('\n'),
  );
  if (product.failureCount + bareBefore.failureCount + bareAfter.failureCount > 0) process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true });
}

/** Starts the backend without a site or cars, and with rate limits that the requests do not reach. */
function startAssistant(): Promise<Server> {
  return startProduct({
    LISTINGS: '0',
    SITE_DIR: folder,
    DATA_DIR: join(folder, 'data'),
    ADS_SIGNING_SECRET: SECRET,
    CHAT_LIMIT_PER_MINUTE: UNLIMITED_RATE,
    CHAT_LIMIT_PER_HOUR: '60000000',
    CHAT_LIMIT_OVER_ALL: UNLIMITED_RATE,
  });
}

async function measure(server: Server, duration: number) {
  let requestCount = 0;
  const result = await autocannon({
    url: `${server.url}/api/ai-conversation`,
    connections: CONNECTIONS,
    duration,
    timeout: 10,
    requests: [
      {
        method: 'POST',
        setupRequest(request) {
          requestCount += 1;
          const content = `${SENTENCES[requestCount % SENTENCES.length]} (${requestCount})`;
          const body = JSON.stringify({ messages: [{ role: 'user', content }], extractParams: requestCount % 2 === 0 });
          const timestamp = String(Math.floor(Date.now() / 1_000));
          const signature = createHmac('sha256', SECRET).update(`${timestamp}.${body}`).digest('hex');
          return {
            ...request,
            body,
            headers: { 'content-type': 'application/json', 'x-ads-timestamp': timestamp, 'x-ads-signature': signature },
          };
        },
      },
    ],
  });
  await server.stop();
  const { errors, timeouts, non2xx, latency } = result;
  const successCount = result['2xx'];
  return {
    successCount,
    failureCount: errors + timeouts + non2xx,
    rate: successCount / result.duration,
    p50: latency.p50,
    p99: latency.p99,
  };
}
