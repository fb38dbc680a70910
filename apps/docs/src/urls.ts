/** Components share one folder, so a component keeps its URL if its group changes. */
const sections: ReadonlySet<string> = new Set(['Foundations', 'Patterns', 'Guides']);

/**
 * Returns the path of a page's static copy.
 *
 * @param title its title in the sidebar: 'Actions/IconButton' is at 'components/icon-button/'
 */
export function getPath(title: string): string {
  const [section = '', name] = title.split('/');
  if (name === undefined) return `${toSlug(section)}/`;
  return `${sections.has(section) ? toSlug(section) : 'components'}/${toSlug(name)}/`;
}

/** Returns Storybook's id of a documentation page: 'actions-iconbutton--docs'. */
export function getDocsId(title: string): string {
  return `${title.toLowerCase().replaceAll(/[^a-z\d]+/g, '-')}--docs`;
}

function toSlug(text: string): string {
  return text
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-');
}
