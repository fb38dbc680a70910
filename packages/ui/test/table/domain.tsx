import type { Row } from './row.ts';

/** One row a domain component, in the alphabet's order. `pnpm new component --domain` adds to it. */
export const domain: readonly Row[] = [];
