// What the toolbar sets: theme, brand and direction. Stories are told by Storybook; pages of documentation read it here.
import { useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

export interface Globals {
  readonly theme: string;
  readonly brand: string;
  readonly direction: string;
}

export const initialGlobals: Globals = { theme: 'light', brand: 'dealer', direction: 'ltr' };

/** Sets it on the document, so that it holds for what is portalled to the body too. */
export function dress({ theme, brand, direction }: Globals): void {
  const { documentElement: root } = document;
  root.dir = direction;
  root.dataset['brand'] = brand;
  if (theme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
}

/** `?globals=theme:dark;brand:wireframe`, as Storybook writes it. */
function inAddress(): Partial<Globals> {
  const written = new URLSearchParams(location.search).get('globals') ?? '';
  return Object.fromEntries(
    written.split(';').flatMap((pair) => {
      const [name = '', value = ''] = pair.split(':');
      return value === '' ? [] : [[name, value]];
    }),
  );
}

let current: Globals = { ...initialGlobals, ...inAddress() };
const listeners = new Set<() => void>();

void addons.ready().then((channel) => {
  channel.on(GLOBALS_UPDATED, ({ globals }: { globals: Globals }) => {
    current = { ...initialGlobals, ...globals };
    for (const listener of listeners) listener();
  });
});

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useGlobals(): Globals {
  return useSyncExternalStore(subscribe, () => current);
}

/** The theme that is seen. */
export function useTheme(): 'light' | 'dark' {
  const { theme } = useGlobals();
  const isSystemDark = useSyncExternalStore(subscribeToSystem, () => dark.matches);
  if (theme === 'system') return isSystemDark ? 'dark' : 'light';
  return theme === 'dark' ? 'dark' : 'light';
}

const dark = matchMedia('(prefers-color-scheme: dark)');

function subscribeToSystem(listener: () => void): () => void {
  dark.addEventListener('change', listener);
  return () => dark.removeEventListener('change', listener);
}
