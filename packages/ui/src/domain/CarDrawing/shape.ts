/**
 * The measurements of a body. One unit is one centimetre. y increases upwards from the road. In the side view, x
 * increases from the rear bumper (0) to the nose (`length`). Paths use absolute commands, with every point as `x,y`.
 */
export interface Outline {
  length: number;
  /** The centres of the rear and the front wheel along x. */
  wheels: readonly [rear: number, front: number];
  /** Radius of a wheel with its tyre. */
  radius: number;
  /** Height of the lower edge of the body. */
  sill: number;
  /** The outline from the lower rear corner over the roof to the lower front corner. The wheel arches close it. */
  outline: string;
  /** The side windows. A convertible has none. */
  glass?: string;
}

/** Details that a drawing adds to the outline. */
export interface CarShape extends Outline {
  spokes: 'five' | 'multi' | 'ten';
  windscreen?: string;
  backlight?: string;
  /** The pillars between the side windows: x and width of each. */
  pillars: readonly (readonly [x: number, width: number])[];
  /** Height of the lower edge of the windows. */
  belt: number;
  doors: readonly string[];
  handles: readonly (readonly [x: number, y: number])[];
  /** The shoulder line. */
  crease: string;
  /** The fold above the sill. */
  lowerCrease: string;
  head: string;
  tail: string;
  intake: string;
  mirror: readonly [x: number, y: number];
  rails?: string;
  /** Whether there is black plastic around the arches and along the sill. */
  isClad?: true;
  /** Whether there is no roof, so that the seats and the windscreen are visible. */
  isConvertible?: true;
  end: EndShape;
}

/** The measurements of the car seen from the front and from behind. */
export interface EndShape {
  /** The width without the mirrors. */
  width: number;
  height: number;
  /** Width of the roof. */
  roof: number;
  /** The height of the windscreen's lower edge. */
  cowl: number;
  /** The height of the bonnet's leading edge. */
  bonnet: number;
  /** The height of the boot lid, the tailgate's window or the load bed. */
  deck: number;
  tyre: number;
  face: 'bar' | 'grille';
  back: 'tailgate' | 'boot' | 'bed';
  lamps: 'corner' | 'bar' | 'upright';
}
