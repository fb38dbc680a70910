/**
 * Whether a combo box in a panel has its list open. The rest of the panel stays reachable, but a press or drag then
 * closes only the list. On phones the list is painted after the keyboard has appeared.
 */
export const hasOpenList = (panel: Element | null): boolean =>
  panel !== null && panel.querySelector('[role="combobox"][aria-expanded="true"]') !== null;
