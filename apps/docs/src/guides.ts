import type { Guide } from '../../../packages/ui/build/guides.ts';

/** Guides with code to copy, listed among the patterns. */
const patterns = new Set([
  'results-page',
  'pricing-page',
  'search-page',
  'filter-form',
  'dialog-with-a-select',
  'chat',
  'extending-car-components',
]);

export function getPageTitle({ name, title }: Pick<Guide, 'name' | 'title'>): string {
  return `${patterns.has(name) ? 'Patterns' : 'Guides'}/${title}`;
}
