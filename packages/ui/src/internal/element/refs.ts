import type { Ref } from 'react';

/** Merges refs into one. */
export function mergeRefs<Element>(...refs: (Ref<Element> | undefined)[]): Ref<Element> {
  return (element) => {
    const undo = refs.map((ref) => fill(ref, element));
    return () => undo.forEach((empty) => empty());
  };
}

function fill<Element>(ref: Ref<Element> | undefined, element: Element | null): () => void {
  if (typeof ref === 'function') {
    const undo = ref(element);
    return typeof undo === 'function' ? undo : () => void ref(null);
  }
  if (ref) ref.current = element;
  return () => {
    if (ref) ref.current = null;
  };
}
