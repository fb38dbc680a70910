import { CollectionNode } from 'react-aria/private/collections/BaseCollection';

/**
 * Lets React's development build compare the sections of a combo box. It reads every property of changed props, and React
 * Aria (1.22) throws when `childNodes` is read.
 */
export function makeNodesReadable(): void {
  Object.defineProperty(CollectionNode.prototype, 'childNodes', { configurable: true, get: () => undefined });
}
