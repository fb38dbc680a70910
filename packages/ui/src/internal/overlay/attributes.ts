import type { HTMLAttributes } from 'react';

/**
 * HTML attributes that overlays accept. React Aria passes on these and `data-` attributes, and silently drops most
 * others. They are listed here, because React Aria's types are not part of our contract.
 */
export type OverlayAttributes = Pick<HTMLAttributes<HTMLElement>, 'id' | 'lang' | 'dir' | 'style' | 'onClick'>;
