import { createDeviceSetting } from '../../lib/device-setting.ts';

/** The key that focuses the page's search box. */
export const SLASH = '/';

/** Users must be able to turn off a single-key shortcut (WCAG 2.1.4), because voice control types letters. */
const STORAGE_KEY = 'slash-key';

/** Whether the key is on, as chosen on this device. */
export const slashKeyAtom = createDeviceSetting(STORAGE_KEY, ['on', 'off']);
