import type { Plugin } from 'vite';
import { readFacts } from '../../../packages/ui/build/component-facts.ts';
import { readGuides } from '../../../packages/ui/build/guides.ts';

/** The content of each virtual module. It is read once per build, so restart `npm run storybook` after a change. */
const modules: Readonly<Record<string, () => Promise<unknown>>> = {
  'virtual:package-facts': readFacts,
  'virtual:guides': async () => readGuides(),
};

/** Creates the Vite plugin that gives the documentation pages facts about the package, from the package's own files. */
export const facts: Plugin = {
  name: 'package-facts',
  resolveId: (id) => (id in modules ? `\0${id}` : undefined),
  async load(id) {
    const read = modules[id.slice(1)];
    return read && `export default ${JSON.stringify(await read())}`;
  },
};
