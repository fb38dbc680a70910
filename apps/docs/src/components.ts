import packageFacts from 'virtual:package-facts';
import type { ComponentFacts } from '../../../packages/ui/build/component-facts.ts';
import { groups } from '../../../packages/ui/docs/component-docs.ts';

export const getTitle = ({ name, docs }: ComponentFacts) => `${groups[docs.group]}/${name}`;

/** Returns the component that exports a name: `Toast` for `ToastRegion`. Undefined if none does. */
export function findComponent(exported: string): ComponentFacts | undefined {
  const { components } = packageFacts;
  return (
    components.find(({ name }) => name === exported) ??
    components.find(({ exports }) => exports.some(({ name }) => name === exported))
  );
}
