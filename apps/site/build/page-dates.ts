// Finds when each page last changed, for the sitemap: the date of the last commit to its own files and its copy.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const IMPORT_PATTERN = /\bfrom '(\.{1,2}\/[^']+\.tsx?)'|\bimport\('(\.{1,2}\/[^']+\.tsx?)'\)/g;

/**
 * Returns a page's file, and those that it imports, directly or not, from its own folder and from `src/content`. Shared
 * components and styles are left out, because they do not change the page's text.
 *
 * @param root the site's folder
 * @param page the page's file below it
 */
export function collectPageSources(root: string, page: string): string[] {
  const folders = [dirname(page), join('src', 'content')];
  const sources = new Set([page]);
  for (const file of sources) {
    for (const [, staticImport, dynamicImport] of readFileSync(join(root, file), 'utf8').matchAll(IMPORT_PATTERN)) {
      const importedFile = relative(root, resolve(root, dirname(file), staticImport ?? dynamicImport ?? ''));
      if (folders.includes(dirname(importedFile))) sources.add(importedFile);
    }
  }
  return [...sources];
}

/**
 * Returns a day such as `2026-11-20`, or undefined without a complete history: a shallow clone would date older changes
 * to its oldest commit.
 */
export function getLastCommitDay(root: string, files: readonly string[]): string | undefined {
  const runGit = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    if (runGit('rev-parse', '--is-shallow-repository') !== 'false') return undefined;
    return runGit('log', '-1', '--format=%cs', '--', ...files) || undefined;
  } catch {
    return undefined; // There is no git, or this is not a repository.
  }
}
