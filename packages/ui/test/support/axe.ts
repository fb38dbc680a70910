import axe from 'axe-core';

/** What axe finds wrong in an element, in short; an empty list where nothing is. */
export async function violations(element: Element): Promise<string[]> {
  const { violations: found } = await axe.run(element, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    rules: {
      // a component alone is no page
      region: { enabled: false },
      'page-has-heading-one': { enabled: false },
      'landmark-one-main': { enabled: false },
    },
  });
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
}
