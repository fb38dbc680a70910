import { existsSync } from 'node:fs';

/** Takes variables from `.env` in the working directory, where there is one; those that are already set win. */
export function loadLocalEnvironment(): void {
  if (existsSync('.env')) process.loadEnvFile('.env');
}
