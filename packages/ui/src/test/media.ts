/** Media features of the user's system and the window's width, in px. Omitted features match nothing. */
export interface Media {
  width?: number | undefined;
  'prefers-color-scheme'?: 'light' | 'dark' | undefined;
  'prefers-reduced-motion'?: 'reduce' | 'no-preference' | undefined;
  'forced-colors'?: 'active' | 'none' | undefined;
  hover?: 'hover' | 'none' | undefined;
}

export interface MockedMedia {
  /** Changes features and notifies listeners. */
  set: (media: Media) => void;
  /** Restores the original `matchMedia`. */
  restore: () => void;
}

/**
 * Mocks `matchMedia`, for environments without it, such as jsdom, or to simulate another system. Style sheets still
 * follow the real window, so prefer a browser's own emulation if available.
 */
export function mockMedia(media: Media): MockedMedia {
  const originalMatchMedia = Object.getOwnPropertyDescriptor(window, 'matchMedia');
  let currentMedia = media;
  const lists = new Map<MediaQueryList, { query: string; wasMatching: boolean; target: EventTarget }>();
  const matchMedia = (query: string): MediaQueryList => {
    const target = new EventTarget();
    const list = Object.defineProperty(target, 'matches', {
      get: () => matchesQuery(query, currentMedia),
    }) as MediaQueryList;
    lists.set(Object.assign(list, { media: query, onchange: null }), {
      query,
      wasMatching: matchesQuery(query, currentMedia),
      target,
    });
    return list;
  };
  Object.defineProperty(window, 'matchMedia', { configurable: true, writable: true, value: matchMedia });
  return {
    set(next) {
      currentMedia = next;
      for (const [list, { query, wasMatching, target }] of lists) {
        const matches = matchesQuery(query, currentMedia);
        if (matches === wasMatching) continue;
        lists.set(list, { query, wasMatching: matches, target });
        target.dispatchEvent(Object.assign(new Event('change'), { matches, media: query }));
      }
    },
    restore() {
      if (originalMatchMedia) Object.defineProperty(window, 'matchMedia', originalMatchMedia);
      else Reflect.deleteProperty(window, 'matchMedia');
    },
  };
}

/** The size of one em in a media query at the default font size, in px. */
const EM_PX = 16;

/** Returns whether a query matches. Its conditions must be joined by `and`, as in the kit's queries. */
function matchesQuery(query: string, media: Media): boolean {
  return query.split(/\s+and\s+/).every((condition) => {
    const [, feature = '', value = ''] = /^\s*\(\s*([\w-]+)\s*(?::\s*([^)]+?)\s*)?\)\s*$/.exec(condition) ?? [];
    if (feature === 'min-width') return media.width !== undefined && media.width >= toPixels(value);
    if (feature === 'max-width') return media.width !== undefined && media.width <= toPixels(value);
    const featureValue = (media as Readonly<Record<string, unknown>>)[feature];
    return value === '' ? featureValue !== undefined && featureValue !== 'none' : featureValue === value;
  });
}

function toPixels(length: string): number {
  return Number.parseFloat(length) * (length.endsWith('em') ? EM_PX : 1);
}
