import type { HTMLAttributes } from 'react';

/**
 * What of HTML an overlay takes: React Aria hands these and `data-` attributes on to its element, and loses most others
 * without a word. Named here, since the types of React Aria are no part of our contract.
 */
export type OverlayAttributes = Pick<HTMLAttributes<HTMLElement>, 'id' | 'lang' | 'dir' | 'style' | 'onClick'>;
