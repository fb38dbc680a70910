import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { buildPage } from './build.ts';
import type { Table } from './table.ts';

/** KiB of the kit's screen: what it weighs in plain React Aria when the goal was set, every language in it. */
const GOAL = 131;
/** KiB that the kit's screen and the pattern may weigh until the goal is met: lower them with what is saved. */
const HELD = { screen: 127.7, pattern: 135 };

/**
 * What the screens weigh as brotli, React in it and pictures and fonts not: once with React Aria's strings cut to
 * English, which an app does by a plugin, and once as they come.
 */
export async function weighScreens(): Promise<Table> {
  const kit = await weighBoth('kit');
  const reference = await weighBoth('reference');
  // the kit's own pattern has more on it: the car's whole dialog, signing in, the footer
  const pattern = await weighBoth('screen');
  const isHeld = kit.english.sum <= HELD.screen && pattern.english.sum <= HELD.pattern;
  return {
    title: 'KiB of the whole screen, brotli, with React and without pictures and fonts',
    head: ['', 'JS', 'CSS', 'sum'],
    rows: [
      row('the kit, English alone', kit.english),
      row('React Aria, English alone', reference.english),
      row('the kit, all languages', kit.all),
      row('React Aria, all languages', reference.all),
      row('patterns/ResultsPage', pattern.english),
    ],
    goal: {
      text: `${GOAL} KiB for the kit (English alone: ${differenceOf(kit.english.sum)}; all languages: ${differenceOf(kit.all.sum)})`,
      isMet: kit.all.sum <= GOAL,
      isHeld,
    },
  };
}

function differenceOf(sum: number): string {
  const more = sum - GOAL;
  return more <= 0 ? `${(-more).toFixed(1)} below` : `${more.toFixed(1)} above`;
}

interface Weight {
  js: number;
  css: number;
  sum: number;
}

async function weighBoth(page: string): Promise<{ english: Weight; all: Weight }> {
  return { english: weigh(await buildPage(page)), all: weigh(await buildPage(page, { allLanguages: true })) };
}

function row(name: string, { js, css, sum }: Weight): string[] {
  return [name, js.toFixed(1), css.toFixed(1), sum.toFixed(1)];
}

function weigh(folder: string): Weight {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const sumOf = (ending: string) =>
    files
      .filter((file) => file.endsWith(ending))
      .reduce((total, file) => total + brotliCompressSync(readFileSync(`${folder}/${file}`)).length / 1024, 0);
  const js = sumOf('.js');
  const css = sumOf('.css');
  return { js, css, sum: js + css };
}
