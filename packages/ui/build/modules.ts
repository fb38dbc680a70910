// Finds the modules of an entry, and the style sheets that they use.
import { readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { packageFolder } from './entries.ts';

const src = resolve(packageFolder, 'src');

export const isSheet = (module: string) => module.endsWith('.css.ts');

/**
 * Returns the built name of a module without `.js`. A built style sheet must not end in `.css.js`, because
 * vanilla-extract's plugins in an app would process it again.
 */
export const getBuiltName = (module: string) => module.replace(/\.tsx?$/, '').replace(/\.css$/, '-css');

/** Returns the relative imports that remain at run time, in order, as paths below src/. Imports of data are inlined. */
function readImports(module: string): string[] {
  const code = readFileSync(resolve(src, module), 'utf8');
  const found = code.matchAll(/^(?:import|export)\s(?!type\b)(?:[^'";]*?\sfrom\s)?\s*'(\.[^']+\.tsx?)'/gm);
  const dynamicImports = code.matchAll(/\bawait import\('(\.[^']+\.tsx?)'\)/g);
  return [...found, ...dynamicImports].flatMap(([, path]) =>
    path === undefined ? [] : [relative(src, resolve(src, dirname(module), path)).replaceAll('\\', '/')],
  );
}

/**
 * Returns a module and its imports. Each module comes after its own imports.
 * @param options.withinSheets whether to follow the imports of style sheets, which do not exist at run time
 */
export function collectModules(module: string, { withinSheets }: { withinSheets: boolean }): string[] {
  const collectedModules = new Set<string>();
  const visit = (at: string) => {
    if (collectedModules.has(at)) return;
    collectedModules.add(at);
    if (withinSheets || !isSheet(at)) for (const next of readImports(at)) visit(next);
    order.push(at);
  };
  const order: string[] = [];
  visit(module);
  return order;
}
