/** Which side of its trigger it stands on, where there is room, and with which of its ends in line. */
export const overlayPlacements = ['bottom', 'bottom-start', 'bottom-end', 'top', 'top-start', 'top-end'] as const;
export type OverlayPlacement = (typeof overlayPlacements)[number];

type AriaPlacement = 'bottom' | 'top' | `${'bottom' | 'top'} ${'left' | 'right'}`;

/** React Aria takes start and end from the reader's language; here they follow the text where the trigger stands. */
export function ariaPlacement(placement: OverlayPlacement, direction: string): AriaPlacement {
  const [side, end] = placement.split('-') as ['bottom' | 'top', ('start' | 'end')?];
  if (end === undefined) return side;
  return `${side} ${(end === 'start') === (direction === 'ltr') ? 'left' : 'right'}`;
}
