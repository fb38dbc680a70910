import type {} from '@vitest/browser-playwright'; // Imported for the type of its session.
import { cdp } from 'vitest/browser';

interface MediaFeatures {
  'prefers-color-scheme': 'light' | 'dark';
  'prefers-reduced-motion': 'reduce' | 'no-preference';
  'forced-colors': 'active' | 'none';
}

/** Emulates a user's system preferences. `{}` resets them. */
export async function emulateMedia(mediaFeatures: Partial<MediaFeatures>) {
  const features = Object.entries(mediaFeatures).map(([name, value]) => ({ name, value }));
  await cdp().send('Emulation.setEmulatedMedia', { features });
}

export async function withMediaFeatures(mediaFeatures: Partial<MediaFeatures>, callback: () => void | Promise<void>) {
  await emulateMedia(mediaFeatures);
  try {
    await callback();
  } finally {
    await emulateMedia({});
  }
}
