import { afterEach, expect, test, vi } from 'vitest';
import { insistOnFreePort, portFromEnvironment } from './port.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test.each([
  [undefined, 4173],
  ['', 4173],
  [' ', 4173],
  ['0', 0],
  ['8080', 8080],
])('PORT=%j is %i', (text, port) => {
  vi.stubEnv('PORT', text);
  expect(portFromEnvironment()).toBe(port);
});

test.each(['http', '-1', '1e3', '0x10', '65536'])('PORT=%s ends the start with its name', (text) => {
  vi.stubEnv('PORT', text);
  const said = vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`);
  });
  expect(portFromEnvironment).toThrow('exit 1');
  expect(said).toHaveBeenCalledWith(expect.stringContaining(`PORT is '${text}'`));
});

test('a HOST on which nothing can listen is named, with the way out', async () => {
  vi.stubEnv('HOST', '192.0.2.1'); // an address of documentation, which no machine has
  const said = vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`);
  });
  await expect(insistOnFreePort(65_535, 'npm start')).rejects.toThrow('exit 1');
  expect(said).toHaveBeenCalledWith(expect.stringMatching(/HOST '192\.0\.2\.1'.*EADDRNOTAVAIL.*PORT=4173 npm start/));
});
