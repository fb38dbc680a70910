import { afterEach, expect, test, vi } from 'vitest';
import { portFromEnvironment } from './port.ts';

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
