import type {} from '@vitest/browser-playwright'; // Imported for the type of its session.
import { cdp } from 'vitest/browser';

interface Preferences {
  'prefers-color-scheme': 'light' | 'dark';
  'prefers-reduced-motion': 'reduce' | 'no-preference';
  'forced-colors': 'active' | 'none';
}

/** Emulates a user's system preferences. `{}` resets them. */
export async function prefer(preferences: Partial<Preferences>) {
  const features = Object.entries(preferences).map(([name, value]) => ({ name, value }));
  await cdp().send('Emulation.setEmulatedMedia', { features });
}

/** Runs a callback with emulated system preferences, using Chromium's emulation. */
export async function withMediaFeatures(preferences: Partial<Preferences>, work: () => void | Promise<void>) {
  await prefer(preferences);
  try {
    await work();
  } finally {
    await prefer({});
  }
}
