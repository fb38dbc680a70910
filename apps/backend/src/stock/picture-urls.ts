import type { Angle, Body, Size } from '@forecourt/ui/car-drawing';
import type { CarFacts } from './facts.ts';
import { type Scene, SCENES } from './photo.ts';

const NO_IMAGE_SHARE = 0.04;
const PHOTO_SHARE = 0.5;
const DRAWN_ANGLES = ['side', 'front', 'rear'] as const satisfies readonly Angle[];
/** The order of a seller's photos. Each car has the first three to six. */
const PHOTO_ANGLES = ['side', 'front', 'rear', 'nose', 'wheel', 'tail'] as const satisfies readonly Angle[];
const MIN_PHOTOS = 3;

/** The car's size by its segment in `data/models.json`. Other segments are 'regular'. */
const SIZES: Partial<Record<string, Size>> = {
  A: 'small',
  B: 'small',
  EVB: 'small',
  BSUV: 'small',
  MPVS: 'small',
  SUPER: 'small',
  E: 'large',
  F: 'large',
  EVE: 'large',
  EVF: 'large',
  LSUV: 'large',
  EVLSUV: 'large',
  MPVL: 'large',
};

/**
 * Returns the URLs of a car's pictures, which the backend draws: photos with a background for half of the
 * cars, drawings for most others.
 *
 * @param randomNumber from 0 (inclusive) to 1, which determines the kind and number of pictures and their background
 */
export function listPictures(facts: CarFacts, segment: string, randomNumber: number): string[] {
  if (randomNumber < NO_IMAGE_SHARE) return [];
  const name = createPictureName(facts, segment);
  if (randomNumber >= NO_IMAGE_SHARE + PHOTO_SHARE) return DRAWN_ANGLES.map((angle) => `/cars/${name}-${angle}.svg`);
  const variant = Math.floor(((randomNumber - NO_IMAGE_SHARE) / PHOTO_SHARE) * 1000);
  const scene: Scene = SCENES[variant % SCENES.length] ?? 'street';
  const count = MIN_PHOTOS + (Math.floor(variant / SCENES.length) % (PHOTO_ANGLES.length - MIN_PHOTOS + 1));
  // Photos have no extension, because the site labels SVG pictures as drawings.
  return PHOTO_ANGLES.slice(0, count).map((angle) => `/cars/photos/${name}-${angle}-${scene}`);
}

function createPictureName({ body, doors, color }: CarFacts, segment: string): string {
  const kind = body.toLowerCase() as Body;
  const size = SIZES[segment] ?? 'regular';
  return [
    ...(size === 'regular' ? [] : [size]),
    kind,
    ...(kind === 'hatchback' && doors <= 3 ? ['3door'] : []),
    color.toLowerCase(),
  ].join('-');
}
