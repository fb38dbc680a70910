import { chunkOf } from '../../lib/chunk.ts';

/** Fetched when somebody is about to press a button that opens it. */
export const settingsChunk = chunkOf('The cookie settings', () => import('./cookie-settings.tsx'));
