import { createTransport } from 'nodemailer';
import { withDeadline } from '../deadline.ts';
import { breakEncodedWords, composeMail } from './mail.ts';
import type { Mail } from './mail.ts';

export interface SmtpMailOptions {
  readonly url: string;
  readonly from: string;
  readonly to: readonly string[];
  /** Milliseconds for one email, from the connection to the server's last response. */
  readonly timeoutMs: number;
}

const LOOPBACK_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Sends mail by SMTP, with one connection per message. Loaded only if SMTP_URL is set, because it needs Node's sockets.
 */
export function createSmtpMail({ url, from, to, timeoutMs }: SmtpMailOptions): Mail {
  const { hostname, searchParams } = new URL(url);
  const pendingMail = new Set<Promise<void>>();

  const deliver: Mail['send'] = async (message, sentAt) => {
    const transport = createTransport({
      url,
      // Messages contain personal data, so TLS is required, except for a server on this machine or a URL with
      // `ignoreTLS`.
      requireTLS: !LOOPBACK_HOSTS.has(hostname) && !searchParams.has('ignoreTLS'),
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      dnsTimeout: timeoutMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    const mail = {
      from,
      to: [...to],
      replyTo: { name: breakEncodedWords(message.name), address: message.email },
      ...composeMail(message, sentAt),
      headers: { 'Auto-Submitted': 'auto-generated' },
    };
    try {
      await withDeadline(() => transport.sendMail(mail), {
        timeoutMs,
        onTimeout: () =>
          Object.assign(new Error(`The mail server took longer than ${timeoutMs} ms.`), { code: 'ETIMEDOUT' }),
      });
    } finally {
      transport.close();
    }
  };

  return {
    send(...mail) {
      const work = deliver(...mail).finally(() => pendingMail.delete(work));
      pendingMail.add(work);
      return work;
    },
    async close() {
      await Promise.allSettled(pendingMail);
    },
  };
}
