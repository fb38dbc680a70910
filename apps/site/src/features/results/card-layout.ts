import { createDeviceSetting } from '../../lib/device-setting.ts';

const STORAGE_KEY = 'results-layout';

/** How the cars of a search are laid out: cards in columns, or compact rows. */
export type CardLayout = 'grid' | 'list';

/** The layout that was chosen on this device. */
export const cardLayoutAtom = createDeviceSetting<CardLayout>(STORAGE_KEY, ['grid', 'list'], { getOnInit: true });
