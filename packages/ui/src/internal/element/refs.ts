import type { Ref } from 'react';

export function mergeRefs<Element>(...refs: (Ref<Element> | undefined)[]): Ref<Element> {
  return (element) => {
    const cleanups = refs.map((ref) => attachRef(ref, element));
    return () => cleanups.forEach((cleanUp) => cleanUp());
  };
}

function attachRef<Element>(ref: Ref<Element> | undefined, element: Element | null): () => void {
  if (typeof ref === 'function') {
    const cleanUp = ref(element);
    return typeof cleanUp === 'function' ? cleanUp : () => void ref(null);
  }
  if (ref) ref.current = element;
  return () => {
    if (ref) ref.current = null;
  };
}
