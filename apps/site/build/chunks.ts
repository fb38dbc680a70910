// Which modules stand together in a file. Left to itself the bundler writes a file for every set of entries that share
// something: 38 for the results, most below 1 kB. Each is asked for on its own, and over HTTP/1.1 six at a time.
import type { Rolldown } from 'vite';

type Group = Extract<Rolldown.OutputOptions['codeSplitting'], object>['groups'] extends (infer One)[] | undefined
  ? One
  : never;

/**
 * In the order of their claim. Each is what one and the same pages load at first, so that none pays for another's; what
 * opens over a page later may fetch more than it needs.
 */
const ordered: readonly Omit<Group, 'priority'>[] = [
  {
    name: 'base',
    test: /node_modules\/(?:\.pnpm\/)?(?:react|react-dom|react-router|react-router-dom|scheduler|jotai|cookie|set-cookie-parser|@vanilla-extract)[@/]|vite\/preload-helper/,
  },
  // Every page, besides.
  {
    name: 'frame',
    test: /\/site\/src\/(?:lib\/(?:chunk|consent|faults|held-back|kept-for-reload|toasts|use-hydrated)|content\/consent|features\/consent\/settings|routes\/not-found\/not-found\.css)|\/components\/Logo\/|\/element\/keys/,
  },
  // Counted higher than the chunks that open over a page: what these share is fetched with them. Neither services,
  // with which comes what they check answers by, nor the design system's larger parts: pages without them pay.
  {
    name: 'shared',
    test: /\/(?:packages\/ui\/src\/(?:internal|theme|components)|apps\/site\/src)\/(?!services\/|gesture\/)/,
    minShareCount: 7,
  },
  // Home, search, results, Smart Search, Ads Search.
  {
    name: 'sentences',
    test: /\/domain\/MarkedText\/|\/internal\/motion\/|\/cars\/(?:hatchback-red|saloon-blue|suv-green)\.svg\?url$/,
    minShareCount: 2,
  },
  // Results, Smart Search, Ads Search.
  {
    name: 'prices',
    test: /\/domain\/(?:PriceTag|PriceAnalysis\/PriceSum)|\/internal\/amounts|\/prices\/|\/components\/Skeleton\/|\/search-core\/src\/(?:labels|record)/,
    minShareCount: 2,
  },
  // Home, search, results.
  {
    name: 'search-box',
    test: /\/domain\/(?:SearchBox|SuggestionChips|TypingText\/examples)|\/search-box\/(?:sentence-box|suggestion-chips|use-sentence\.|use-typed-before)|\/services\/reader|\/content\/searches/,
    minShareCount: 2,
  },
  // Results, contact.
  { name: 'fields', test: /\/internal\/field\/|\/components\/TextField\/|\/element\/refs/, minShareCount: 2 },
  // Smart Search; Negotiation Agent and Marketing Tool below their first screen.
  { name: 'stack', test: /\/domain\/StackCarousel\/|\/content\/sample-(?:cars|listings)/, minShareCount: 2 },
  // Results, and whatever asks a service later.
  { name: 'answers', test: /\/services\/request-json|node_modules\/(?:\.pnpm\/)?valibot/ },
  {
    name: 'search',
    test: /\/search-core\/src\/(?:filters\/(?!tags)|places|listings|pages|cut)|\/services\/search\.|\/lib\/listing-line/,
    minShareCount: 2,
  },
  {
    name: 'cards',
    test: /\/domain\/(?:CarCard|CarImage|CarDrawing|internal\/(?:facts|valuation))\/|\/components\/(?:Grid|Stack|Select|Toast)\/|\/internal\/chip\/|\/lib\/(?:car-card|use-intent)|\/search-core\/src\/emissions|\/car-detail\/find-car/,
    minShareCount: 2,
  },
];

export const chunkGroups: Group[] = ordered.map((group, index) => ({ ...group, priority: ordered.length - index }));
