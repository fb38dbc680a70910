import type {} from '@vitest/browser-playwright'; // Imported for the type of its session.
import { cdp } from 'vitest/browser';

interface Frame {
  frame: { id: string; url: string };
  childFrames?: Frame[];
}

interface AccessibleNode {
  role: string;
  name: string;
  description: string;
  value: string;
}

/**
 * Returns Chromium's accessibility tree of the page, in order, without ignored nodes. Testing libraries ignore `inert`
 * and empty boxes when they compute names.
 */
export async function readAccessibilityTree(): Promise<readonly AccessibleNode[]> {
  const { frameTree } = (await cdp().send('Page.getFrameTree')) as { frameTree: Frame };
  const frame = [frameTree, ...(frameTree.childFrames ?? [])].find(({ frame: { url } }) => url === location.href);
  const { nodes } = await cdp().send('Accessibility.getFullAXTree', frame ? { frameId: frame.frame.id } : {});
  const nodesById = new Map(nodes.map((node) => [node.nodeId, node]));
  const listInOrder = (id: string): typeof nodes => {
    const node = nodesById.get(id);
    return node ? [node, ...(node.childIds ?? []).flatMap(listInOrder)] : [];
  };
  return listInOrder(nodes[0]?.nodeId ?? '')
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, description, value }) => ({
      role: String(role?.value ?? ''),
      name: String(name?.value ?? ''),
      description: String(description?.value ?? ''),
      value: String(value?.value ?? ''),
    }));
}

export async function getAccessibleNames(role: string): Promise<readonly string[]> {
  return (await readAccessibilityTree()).filter((node) => node.role === role).map(({ name }) => name);
}
