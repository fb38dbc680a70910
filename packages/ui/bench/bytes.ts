import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { buildPage } from './build.ts';
import { printRow } from './table.ts';

/** Kilobytes of 1000 bytes: what the same screen weighs in plain React Aria, every language in it. */
const GOAL = 131;

/**
 * What the whole screen of results weighs as brotli, React in it and pictures and fonts not: once with React Aria's
 * strings cut to English, and once as they come.
 *
 * @returns whether the goal is met
 */
export async function weighScreen(): Promise<boolean> {
  console.log('The screen of results (patterns/ResultsPage), brotli, kB:');
  printRow(['', 'JS', 'CSS', 'sum']);
  const cut = weigh(await buildPage('screen'));
  print('English alone', cut);
  print('all languages', weigh(await buildPage('screen', { allLanguages: true })));
  const isMet = cut.js + cut.css <= GOAL;
  console.log(`Goal: ${GOAL} kB in all: ${isMet ? 'met' : 'missed'}.`);
  return isMet;
}

function print(name: string, { js, css }: { js: number; css: number }): void {
  printRow([name, js.toFixed(1), css.toFixed(1), (js + css).toFixed(1)]);
}

function weigh(folder: string): { js: number; css: number } {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const sum = (ending: string) =>
    files
      .filter((file) => file.endsWith(ending))
      .reduce((total, file) => total + brotliCompressSync(readFileSync(`${folder}/${file}`)).length / 1000, 0);
  return { js: sum('.js'), css: sum('.css') };
}
