import type { Rolldown } from 'vite';

type Group = NonNullable<Extract<Rolldown.OutputOptions['codeSplitting'], object>['groups']>[number];
type Context = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

const FRAMEWORK_MODULES =
  /node_modules\/(?:\.pnpm\/)?(?:react|react-dom|react-router|react-router-dom|scheduler|jotai|cookie|set-cookie-parser|@vanilla-extract)[@/]|vite\/preload-helper/;
/**
 * main.tsx awaits its page, so a chunk that the page imports must not contain main.tsx: the two would wait for each
 * other.
 */
const ENTRY_MODULE = /apps\/site\/(?:index\.html|src\/main\.tsx)$/;
const PAGE_MODULE = /apps\/site\/src\/routes\/(.+)\/page\.tsx$/;
/**
 * Pages that need most of the results page's code. They are ignored when a module's chunk is chosen, unless only
 * they and the results page use the module.
 */
const PAGES_SIMILAR_TO_RESULTS: readonly string[] = ['search/saved', 'search/compare'];
/** Most modules shared by more pages than this are small, so pages that do not use them may load them too. */
const MAX_PAGES = 3;

/** These larger modules have their own chunks, because the contact, pricing and legal pages use neither. */
const LARGE_SHARED_MODULES = [
  { test: /\/domain\/PriceTag\//, chunk: 'prices' },
  { test: /\/(?:SearchBox|search-box)\//, chunk: 'search-box' },
];

/** docs/decisions/0052-chunks-by-page.md. The first group that matches a module wins. */
export const chunkGroups: Group[] = [
  { name: 'react', test: FRAMEWORK_MODULES, priority: 2 },
  {
    name: 'common',
    // The static imports of main.tsx that remain after tree shaking.
    tags: ['$initial'],
    test: (id) => !ENTRY_MODULE.test(id),
    priority: 1,
    includeDependenciesRecursively: false,
  },
  // A module's dependencies are shared at least as widely as the module, so its chunk does not include them.
  { debugName: 'shared', name: nameSharedChunk, includeDependenciesRecursively: false },
];

/**
 * Returns the chunk's name according to the pages that import the module statically. The results page imports nearly
 * everything that pages share, so the other pages decide.
 *
 * @returns null to let Rolldown place the module with the files that import it
 */
export function nameSharedChunk(id: string, context: Context): string | null {
  // Pages import search-core through one index, so the import graph does not show which modules they use.
  if (/\/search-core\/src\/(?:prices\/|labels)/.test(id)) return 'prices';
  if (/\/search-core\/src\/(?:contracts|signing)\//.test(id)) return null;
  if (/\/(?:search-core\/src|valibot)\//.test(id)) return 'search';
  // Only number fields use the parser, so other pages must not load it.
  if (/@internationalized\/number\/.*NumberParser/.test(id)) return null;

  const roots = findRoots(id, context);
  if (roots.has(id)) return null;
  const importingPages = [...roots].flatMap((root) => PAGE_MODULE.exec(root)?.[1] ?? []);
  const pages = importingPages.filter((page) => !PAGES_SIMILAR_TO_RESULTS.includes(page));
  const isUsedBy = (page: string) => pages.includes(page);
  // Rolldown places the modules of the contact form and of the links to it, so that other pages do not load them.
  const isShared = pages.length > MAX_PAGES && !/\/features\/contact\//.test(id);
  // Neither the results page nor the largest marketing page loads what only other pages share.
  if (isShared && !isUsedBy('search/results') && !isUsedBy('company/pricing')) return 'marketing';
  if (isShared) return LARGE_SHARED_MODULES.find(({ test }) => test.test(id))?.chunk ?? 'pages';
  if (!isUsedBy('search/results')) return null;
  if (isUsedBy('home') || isUsedBy('search')) return 'search-box';
  if (isUsedBy('company/contact')) return 'fields';
  if (pages.length > 1) return 'prices';
  // The results page uses these modules, and so do pages like it or deferred parts of other pages.
  return roots.size > 1 ? 'cards' : null;
}

/** Returns the entry and the dynamic imports that statically import a module, directly or indirectly. */
function findRoots(id: string, context: Context): Set<string> {
  const roots = new Set<string>();
  const visitedIds = new Set([id]);
  for (const visitedId of visitedIds) {
    const info = context.getModuleInfo(visitedId);
    if (info && (info.isEntry || info.dynamicImporters.length > 0)) roots.add(visitedId);
    for (const importer of info?.importers ?? []) visitedIds.add(importer);
  }
  return roots;
}
