import type { Row } from '../../../test/support/row.ts';

/** There are no rows, because a provider renders no element of its own. */
export const rows: readonly Row[] = [];
