import type { Plugin } from 'vite';
import { readFacts } from '../../../packages/ui/build/component-facts.ts';
import { readGuides } from '../../../packages/ui/build/guides.ts';

/** What each virtual module holds, read once a build; `npm run storybook` reads it again when it is started again. */
const modules: Readonly<Record<string, () => Promise<unknown>>> = {
  'virtual:package-facts': readFacts,
  'virtual:guides': async () => readGuides(),
};

/** Hands to the pages of the documentation what is known of the package, from where the package's own files have it. */
export const facts: Plugin = {
  name: 'package-facts',
  resolveId: (id) => (id in modules ? `\0${id}` : undefined),
  async load(id) {
    const read = modules[id.slice(1)];
    return read && `export default ${JSON.stringify(await read())}`;
  },
};
