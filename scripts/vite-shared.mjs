// What every Vite in the repository (site, Storybook, Vitest browser mode) needs to read the packages' sources.
import { defaultClientConditions } from 'vite';

export const sourceConditions = ['@forecourt/source', ...defaultClientConditions];
// Found only while running (vanilla-extract writes those imports), so name them: a late discovery reloads the page
// and, in Vitest browser mode, fails the run on a cold cache.
export const prebundle = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  '@forecourt/ui > react-aria-components',
  '@forecourt/ui > @vanilla-extract/recipes/createRuntimeFn',
  '@forecourt/ui > @vanilla-extract/sprinkles/createRuntimeSprinkles',
];
