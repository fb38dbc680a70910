/** The preferred side of the trigger, and the end that is aligned with the trigger's end. */
export const overlayPlacements = ['bottom', 'bottom-start', 'bottom-end', 'top', 'top-start', 'top-end'] as const;
export type OverlayPlacement = (typeof overlayPlacements)[number];

type AriaPlacement = 'bottom' | 'top' | `${'bottom' | 'top'} ${'left' | 'right'}`;

/** React Aria takes start and end from its locale. The kit's follow the direction of the text around the trigger. */
export function getAriaPlacement(placement: OverlayPlacement, isRtl: boolean): AriaPlacement {
  const [side, end] = placement.split('-') as ['bottom' | 'top', ('start' | 'end')?];
  if (end === undefined) return side;
  return `${side} ${(end === 'start') === isRtl ? 'right' : 'left'}`;
}
