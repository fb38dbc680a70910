import { SMTPServer } from 'smtp-server';
import type { SMTPServerOptions } from 'smtp-server';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { SAVED_MESSAGE } from '../../test/contact.ts';
import { NOW } from '../../test/signed.ts';
import type { ContactMessage } from './message.ts';
import { createSmtpMail } from './smtp-mail.ts';

interface ReceivedMail {
  from: string;
  to: string[];
  headers: string;
  body: string;
}

const closeFunctions: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closeFunctions.splice(0)) await close();
});

/** Starts a mail server on loopback that records its messages. */
async function startMailServer(options: SMTPServerOptions = {}) {
  const receivedMails: ReceivedMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const [headers = '', ...body] = Buffer.concat(chunks).toString().split('\r\n\r\n');
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        receivedMails.push({
          from,
          to: envelope.rcptTo.map(({ address }) => address),
          headers,
          body: body.join('\r\n\r\n'),
        });
        done();
      });
    },
    ...options,
  });
  server.on('error', () => {}); // The client may close the connection early.
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  closeFunctions.push(() => new Promise((resolve) => server.close(resolve)));
  const { port } = server.server.address() as AddressInfo;
  return { receivedMails, url: `smtp://127.0.0.1:${port}` };
}

const createMailTo = (url: string, timeoutMs = 2_000) =>
  createSmtpMail({ url, from: 'site@example.com', to: ['sales@example.com', 'boss@example.com'], timeoutMs });

const decodeQuotedPrintable = (body: string): string => {
  const text = body.replaceAll('=\r\n', '');
  const bytes = text.replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => `%${hex}`);
  return decodeURIComponent(bytes);
};

/** Decodes headers as a lenient mail program does: unfolds them and decodes encoded words anywhere (RFC 2047). */
function decodeHeaders(headers: string): Record<string, string> {
  const lines = headers.replaceAll(/\r\n[ \t]/g, ' ').split('\r\n');
  const encodedWord = /=\?([\w-]+)\?([bq])\?([^?\s]*)\?=(?:\s+(?==\?[\w-]+\?[bq]\?[^?\s]*\?=))?/gi;
  return Object.fromEntries(
    lines.map((line) => {
      const [, name = '', value = ''] = /^([\w-]+): (.*)$/s.exec(line) ?? [];
      const text = value.replaceAll(encodedWord, (_, _charset, encoding: string, coded: string) =>
        encoding.toLowerCase() === 'b'
          ? Buffer.from(coded, 'base64').toString()
          : decodeQuotedPrintable(coded.replaceAll('_', ' ').replaceAll('%', '=25')),
      );
      return [name.toLowerCase(), text];
    }),
  );
}

describe('SMTP mail', () => {
  it('sends mail to the company and sets the sender as Reply-To', async () => {
    const { receivedMails, url } = await startMailServer();
    await createMailTo(url).send(SAVED_MESSAGE, NOW);
    expect(receivedMails).toHaveLength(1);
    const [{ from, to, headers, body }] = receivedMails as [ReceivedMail];
    expect([from, to]).toEqual(['site@example.com', ['sales@example.com', 'boss@example.com']]);
    expect(headers).toMatch(/^Reply-To: Jane Doe <jane\.doe@example\.com>$/im);
    expect(headers).toMatch(/^Subject: Contact form: Three sites, one plan$/m);
    expect(headers).toMatch(/^Content-Type: text\/plain/m);
    expect(body).toContain('We have three sites.\r\nWhat would a plan cost?');
    expect(body).toContain('Sent: 2026-11-20 12:00 UTC');
  });

  it('names the day of a booking in the subject', async () => {
    const { receivedMails, url } = await startMailServer();
    const booking: ContactMessage = {
      ...SAVED_MESSAGE,
      kind: 'booking',
      subject: 'Demo',
      message: '',
      company: 'Doe Motors',
      phone: '020 7946 0123',
      day: '2026-11-24',
      time: 'midday',
    };
    await createMailTo(url).send(booking, NOW);
    expect(receivedMails[0]?.headers.replaceAll(/\r\n /g, ' ')).toMatch(
      /^Subject: Demo: Doe Motors, Tuesday,? 24 November 2026, midday$/m,
    );
    expect(receivedMails[0]?.body).toContain('(no message)');
    expect(receivedMails[0]?.body).toContain('Phone: 020 7946 0123');
  });

  it.each([
    ['line ends', 'Jane\r\nBcc: everybody@example.com\r\n\r\nbody'],
    ['quotes and brackets', '"Jane" <other@example.com>, x'],
    ['right-to-left text', 'مرحبا \u202Egnp.exe'],
    ['emoji', '👩‍👩‍👧‍👦'],
    ['a long name', 'Jane '.repeat(60)],
  ])('prevents user input from adding headers: %s', async (_, hostileText) => {
    const { receivedMails, url } = await startMailServer();
    await createMailTo(url).send(
      { ...SAVED_MESSAGE, name: hostileText, subject: hostileText, message: `.\r\n${hostileText}` },
      NOW,
    );
    const [{ to, headers, body }] = receivedMails as [ReceivedMail];
    expect(to).toEqual(['sales@example.com', 'boss@example.com']);
    const names = headers.split('\r\n').flatMap((line) => /^([\w-]+):/.exec(line)?.[1]?.toLowerCase() ?? []);
    expect(names.toSorted()).toEqual(
      [
        'auto-submitted',
        'content-transfer-encoding',
        'content-type',
        'date',
        'from',
        'message-id',
        'mime-version',
      ].concat(['reply-to', 'subject', 'to']),
    );
    expect(headers).not.toMatch(/[^\x20-\x7e\r\n]/);
    expect(headers.split('\r\n').every((line) => line.length <= 998)).toBe(true);
    if (/quoted-printable/.test(headers))
      expect(decodeQuotedPrintable(body)).toContain(hostileText.replaceAll('\r\n', '\r\n').trim());
  });

  it.each([
    ['base64', '=?utf-8?B?WW91IGhhdmUgd29uIQ==?=', '= ?utf-8?B?WW91IGhhdmUgd29uIQ== ?='],
    ['quoted-printable', 'Hi =?utf-8?Q?=0D=0ABcc:_x?= you', 'Hi = ?utf-8?Q?=0D=0ABcc:_x?= you'],
    ['non-ASCII letters before the word', 'Zoë =?utf-8?Q?x?=', 'Zoë = ?utf-8?Q?x?='],
    ['non-ASCII letters around the word', 'Zoë =?utf-8?Q?x?= Zoë', 'Zoë = ?utf-8?Q?x?= Zoë'],
    ['a folded line', `${'x'.repeat(50)} =?utf-8?Q?${'y'.repeat(40)}?=`, `= ?utf-8?Q?${'y'.repeat(40)}?=`],
    ['doubled marks', '==??utf-8?Q?x?=', '== ??utf-8?Q?x?='],
  ])('prevents an encoded word in user input from being decoded: %s', async (_, typedText, shownText) => {
    const { receivedMails, url } = await startMailServer();
    await createMailTo(url).send({ ...SAVED_MESSAGE, name: typedText, subject: typedText }, NOW);
    const [mail] = receivedMails as [ReceivedMail];
    const headers = decodeHeaders(mail.headers);
    expect(headers['subject']).toContain(shownText);
    expect(headers['reply-to']).toContain(shownText);
    // The body is not a header and keeps the encoded word.
    const isQuoted = /quoted-printable/.test(mail.headers);
    expect(isQuoted ? decodeQuotedPrintable(mail.body) : mail.body).toContain(`Subject: ${typedText}`);
  });

  it('fails if the server rejects the message', async () => {
    const { url } = await startMailServer({
      onRcptTo: (_address, _session, done) => done(Object.assign(new Error('unknown'), { responseCode: 550 })),
    });
    await expect(createMailTo(url).send(SAVED_MESSAGE, NOW)).rejects.toMatchObject({
      code: 'EENVELOPE',
      responseCode: 550,
    });
  });

  it('fails if no server listens', async () => {
    await expect(createMailTo('smtp://127.0.0.1:1').send(SAVED_MESSAGE, NOW)).rejects.toMatchObject({
      code: 'ESOCKET',
    });
  });

  it.each([
    ['is silent', () => {}],
    ['disconnects', (socket: { destroy: () => void }) => socket.destroy()],
    ['does not speak SMTP', (socket: { write: (text: string) => void }) => socket.write('HTTP/1.1 200 OK\r\n\r\n')],
  ])('fails within two seconds if the server %s', async (_, behave) => {
    const sockets = new Set<{ destroy: () => void }>();
    const server = createServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => {});
      behave(socket);
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    closeFunctions.push(async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => void server.close(() => resolve()));
    });
    const { port } = server.address() as AddressInfo;
    const startedAt = performance.now();
    await expect(createMailTo(`smtp://127.0.0.1:${port}`, 300).send(SAVED_MESSAGE, NOW)).rejects.toBeInstanceOf(Error);
    expect(performance.now() - startedAt).toBeLessThan(2_000);
  });

  it('waits for pending mail on shutdown', async () => {
    let acceptSender: (() => void) | undefined;
    const { receivedMails, url } = await startMailServer({
      onMailFrom: (_address, _session, done) => void (acceptSender = () => done()),
    });
    const mail = createMailTo(url);
    const sendPromise = mail.send(SAVED_MESSAGE, NOW);
    let isClosed = false;
    await expect.poll(() => acceptSender).toBeDefined();
    const closePromise = mail.close().then(() => (isClosed = true));
    expect(isClosed).toBe(false);
    acceptSender?.();
    await Promise.all([sendPromise, closePromise]);
    expect(receivedMails).toHaveLength(1);
  });

  it('does not send unencrypted mail to another machine', async () => {
    const { receivedMails, url } = await startMailServer();
    const { port } = new URL(url);
    // Another address of this machine acts as another machine.
    await expect(createMailTo(`smtp://127.0.0.2:${port}`).send(SAVED_MESSAGE, NOW)).rejects.toBeInstanceOf(Error);
    expect(receivedMails).toEqual([]);
  });
});
