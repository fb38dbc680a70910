/** The preferred side of the trigger, and the edge that is aligned with the trigger's edge. */
export const overlayPlacements = ['bottom', 'bottom-start', 'bottom-end', 'top', 'top-start', 'top-end'] as const;
export type OverlayPlacement = (typeof overlayPlacements)[number];

type AriaPlacement = 'bottom' | 'top' | `${'bottom' | 'top'} ${'left' | 'right'}`;

/**
 * Converts start and end to left and right. React Aria's start and end follow its locale, the kit's follow the text
 * direction around the trigger.
 */
export function getAriaPlacement(placement: OverlayPlacement, isRtl: boolean): AriaPlacement {
  const [side, end] = placement.split('-') as ['bottom' | 'top', ('start' | 'end')?];
  if (end === undefined) return side;
  return `${side} ${(end === 'start') === isRtl ? 'right' : 'left'}`;
}
