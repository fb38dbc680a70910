/** What a reader's system says of her, and how wide the window is, in px. What is left out matches nothing. */
export interface Media {
  width?: number | undefined;
  'prefers-color-scheme'?: 'light' | 'dark' | undefined;
  'prefers-reduced-motion'?: 'reduce' | 'no-preference' | undefined;
  'forced-colors'?: 'active' | 'none' | undefined;
  hover?: 'hover' | 'none' | undefined;
}

export interface MockedMedia {
  /** Changes what is said, and tells who listens. */
  set: (media: Media) => void;
  /** Puts back what was there before. */
  restore: () => void;
}

/**
 * Answers media queries in a test: where there are none, as in jsdom, or where another system is wanted. It changes what
 * scripts are told by `matchMedia`; style sheets go by the real window, so that a browser's own emulation is better
 * where there is one.
 */
export function mockMedia(media: Media): MockedMedia {
  const before = Object.getOwnPropertyDescriptor(window, 'matchMedia');
  let now = media;
  const lists = new Map<MediaQueryList, { query: string; was: boolean; target: EventTarget }>();
  const matchMedia = (query: string): MediaQueryList => {
    const target = new EventTarget();
    const list = Object.defineProperty(target, 'matches', { get: () => isMet(query, now) }) as MediaQueryList;
    lists.set(Object.assign(list, { media: query, onchange: null }), { query, was: isMet(query, now), target });
    return list;
  };
  Object.defineProperty(window, 'matchMedia', { configurable: true, writable: true, value: matchMedia });
  return {
    set(next) {
      now = next;
      for (const [list, { query, was, target }] of lists) {
        const matches = isMet(query, now);
        if (matches === was) continue;
        lists.set(list, { query, was: matches, target });
        target.dispatchEvent(Object.assign(new Event('change'), { matches, media: query }));
      }
    },
    restore() {
      if (before) Object.defineProperty(window, 'matchMedia', before);
      else Reflect.deleteProperty(window, 'matchMedia');
    },
  };
}

/** One em of a media query, in px: what the reader has not changed. */
const em = 16;

/** Conditions joined by `and`: the kit's queries are no more than that. */
function isMet(query: string, media: Media): boolean {
  return query.split(/\s+and\s+/).every((condition) => {
    const [, feature = '', value = ''] = /^\s*\(\s*([\w-]+)\s*(?::\s*([^)]+?)\s*)?\)\s*$/.exec(condition) ?? [];
    if (feature === 'min-width') return media.width !== undefined && media.width >= pixels(value);
    if (feature === 'max-width') return media.width !== undefined && media.width <= pixels(value);
    const given = (media as Readonly<Record<string, unknown>>)[feature];
    return value === '' ? given !== undefined && given !== 'none' : given === value;
  });
}

function pixels(length: string): number {
  return Number.parseFloat(length) * (length.endsWith('em') ? em : 1);
}
