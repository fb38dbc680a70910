import type { Row } from '../../../test/support/row.ts';

/** A provider renders no element of its own. */
export const rows: readonly Row[] = [];
