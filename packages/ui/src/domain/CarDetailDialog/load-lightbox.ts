import type { Lightbox } from '../Lightbox/index.ts';

let loading: Promise<typeof Lightbox> | undefined;

/** Loads the lightbox on demand, because few visitors open it. Tries again after a failure. */
export function loadLightbox(): Promise<typeof Lightbox> {
  loading ??= importLightbox().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function importLightbox(): Promise<typeof Lightbox> {
  return (await import('../Lightbox/index.ts')).Lightbox;
}
