import type { Rolldown } from 'vite';

type Groups = NonNullable<Extract<Rolldown.OutputOptions['codeSplitting'], object>['groups']>;

/** docs/decisions/0036-chunks.md. The first group that matches a module wins. */
export const chunkGroups: Groups = [
  {
    name: 'react',
    test: /node_modules\/(?:\.pnpm\/)?(?:react|react-dom|react-router|react-router-dom|scheduler|jotai|cookie|set-cookie-parser|@vanilla-extract)[@/]|vite\/preload-helper/,
    priority: 3,
  },
  // What most pages load.
  { name: 'ui', test: /packages\/ui\/src\//, minShareCount: 8, priority: 2 },
  { name: 'site', test: /apps\/site\/src\/(?!services\/)/, minShareCount: 7, priority: 1 },
  // Everything else by the pages that share it, without files of a few hundred bytes.
  {
    name: 'shared',
    test: /packages\/(?:ui|search-core)\/|apps\/site\/src\/|node_modules\/.*(?:valibot|tanstack)/,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 450,
  },
];
