import packageFacts from 'virtual:package-facts';
import type { ComponentFacts } from '../../../packages/ui/build/component-facts.ts';

/** A component's title among the stories. */
export const getTitle = ({ name, area }: ComponentFacts) => `${area === 'domain' ? 'Domain' : 'Primitives'}/${name}`;

/** The component that exports a name: `ToastRegion` is of `Toast`. */
export function findComponent(exported: string): ComponentFacts | undefined {
  const { components } = packageFacts;
  return (
    components.find(({ name }) => name === exported) ??
    components.find(({ exports }) => exports.some(({ name }) => name === exported))
  );
}
