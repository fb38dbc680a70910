// The toolbar's settings: theme, brand and direction. Storybook passes them to stories, and documentation pages read
// them here.
import { useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

export interface Globals {
  readonly theme: string;
  readonly brand: string;
  readonly direction: string;
}

export const initialGlobals: Globals = { theme: 'light', brand: 'dealer', direction: 'ltr' };

/** Sets the attributes on the document, so that they apply to portals too. */
export function applyGlobals({ theme, brand, direction }: Globals): void {
  const { documentElement: root } = document;
  root.dir = direction;
  root.dataset['brand'] = brand;
  if (theme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
}

/**
 * Returns the documentation page that frames this story, if one does. Storybook does not pass the toolbar's settings to
 * frames.
 */
function getEmbeddingPage(): HTMLElement | undefined {
  const page = window.frameElement?.ownerDocument;
  const isDocs = page !== undefined && new URLSearchParams(page.location.search).get('viewMode') === 'docs';
  return isDocs ? page.documentElement : undefined;
}

let isFollowing = false;

/** Applies and follows the settings of the documentation page that frames the story. Without one, applies `globals`. */
export function applyStoryGlobals(globals: Globals): void {
  const page = getEmbeddingPage();
  if (page === undefined) {
    applyGlobals(globals);
    return;
  }
  const followPage = () => {
    const { theme = 'system', brand = initialGlobals.brand } = page.dataset;
    applyGlobals({ theme, brand, direction: page.dir });
  };
  followPage();
  if (isFollowing) return;
  isFollowing = true;
  new MutationObserver(followPage).observe(page, { attributeFilter: ['data-theme', 'data-brand', 'dir'] });
}

/** Parses `?globals=theme:dark;brand:wireframe`, Storybook's format. */
function parseUrlGlobals(): Partial<Globals> {
  const written = new URLSearchParams(location.search).get('globals') ?? '';
  return Object.fromEntries(
    written.split(';').flatMap((pair) => {
      const [name = '', value = ''] = pair.split(':');
      return value === '' ? [] : [[name, value]];
    }),
  );
}

let current: Globals = { ...initialGlobals, ...parseUrlGlobals() };
const listeners = new Set<() => void>();

void addons.ready().then((channel) => {
  channel.on(GLOBALS_UPDATED, function changed(this: { source?: string }, { globals }: { globals: Globals }) {
    // Events with a source come from a frame, whose story has its own globals.
    if (this.source !== undefined) return;
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
