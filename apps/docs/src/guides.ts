import type { Guide } from '../../../packages/ui/build/guides.ts';

/** Guides that show something to be used: they stand among the patterns. */
const patterns = new Set(['search-page', 'filter-form', 'dialog-with-a-select', 'chat']);

/** The title of a guide's page. */
export function getPage({ name, title }: Pick<Guide, 'name' | 'title'>): string {
  return `${patterns.has(name) ? 'Patterns' : 'Guides'}/${title}`;
}
