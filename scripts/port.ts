import { createServer } from 'node:net';

/** The port that the environment asks for, 4173 without; 0 is any free one. Exits with a message where it is no port. */
export function portFromEnvironment(): number {
  const text = process.env['PORT']?.trim() || '4173'; // a line `PORT=` of .env sets nothing, as in the backend
  const port = Number(text);
  if (/^\d+$/.test(text) && port < 65_536) return port;
  console.error(`PORT is '${text}', which is no port. Give a whole number from 0 to 65535, or unset it for 4173.`);
  process.exit(1);
}

/** Exits with a message that names the way out when the port is taken: said before a build, not after it. */
export async function insistOnFreePort(port: number, command: string): Promise<void> {
  const host = process.env['HOST']?.trim() || '127.0.0.1';
  const problem = await new Promise<string | undefined>((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    probe.listen(port, host, () => probe.close(() => resolve(undefined)));
  });
  if (problem === undefined) return;
  const other = port < 65_535 ? port + 1 : 4173;
  console.error(
    problem === 'EADDRINUSE'
      ? `Port ${port} is already in use. Stop what uses it, or choose another: PORT=${other} ${command}`
      : `Nothing can listen on HOST '${host}', port ${port} (${problem}). Unset HOST for 127.0.0.1, or choose another port: PORT=${other} ${command}`,
  );
  process.exit(1);
}
