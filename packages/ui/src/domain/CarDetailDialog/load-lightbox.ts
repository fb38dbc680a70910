import type { Lightbox } from '../Lightbox/index.ts';

let lightboxPromise: Promise<typeof Lightbox> | undefined;

/** Loads the lightbox on demand, because few visitors open it. Tries again after a failure. */
export function loadLightbox(): Promise<typeof Lightbox> {
  lightboxPromise ??= importLightbox().catch((error: unknown) => {
    lightboxPromise = undefined;
    throw error;
  });
  return lightboxPromise;
}

async function importLightbox(): Promise<typeof Lightbox> {
  return (await import('../Lightbox/index.ts')).Lightbox;
}
