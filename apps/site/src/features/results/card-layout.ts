import { createDeviceSetting } from '../../lib/device-setting.ts';

const STORAGE_KEY = 'results-layout';

/** The layout of the cars of a search: cards in columns, or compact rows. */
export type CardLayout = 'grid' | 'list';

export const cardLayoutAtom = createDeviceSetting<CardLayout>(STORAGE_KEY, ['grid', 'list'], { getOnInit: true });
