import type { Plugin } from 'vite';
import { type PackageFacts, readFacts } from '../../../packages/ui/build/component-facts.ts';
import { readGuides } from '../../../packages/ui/build/guides.ts';

let facts: Promise<PackageFacts> | undefined;

/** Reads the facts once per process, because the compiler takes a few seconds. */
export function readFactsOnce(): Promise<PackageFacts> {
  facts ??= readFacts();
  return facts;
}

/** The virtual modules. Restart `npm run storybook` to read them again. */
const modules: Readonly<Record<string, () => Promise<unknown>>> = {
  'virtual:package-facts': readFactsOnce,
  'virtual:guides': async () => readGuides(),
};

/** Passes the package's facts to the documentation pages, from the source that the package's own files use. */
export const packageFacts: Plugin = {
  name: 'package-facts',
  resolveId: (id) => (id in modules ? `\0${id}` : undefined),
  async load(id) {
    const read = modules[id.slice(1)];
    return read && `export default ${JSON.stringify(await read())}`;
  },
};
