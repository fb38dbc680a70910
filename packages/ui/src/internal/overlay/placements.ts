/** The preferred side of the trigger, and the edge that is aligned with the trigger's edge. */
export const overlayPlacements = ['bottom', 'bottom-start', 'bottom-end', 'top', 'top-start', 'top-end'] as const;
export type OverlayPlacement = (typeof overlayPlacements)[number];

type AriaPlacement = 'bottom' | 'top' | `${'bottom' | 'top'} ${'left' | 'right'}`;

/**
 * Converts start and end to left and right, because React Aria's start and end follow its locale, but the kit's follow
 * the text direction around the trigger.
 */
export function getAriaPlacement(placement: OverlayPlacement, isRtl: boolean): AriaPlacement {
  const [side, alignment] = placement.split('-') as ['bottom' | 'top', ('start' | 'end')?];
  if (alignment === undefined) return side;
  return `${side} ${(alignment === 'start') === isRtl ? 'right' : 'left'}`;
}
