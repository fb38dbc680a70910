/**
 * Returns whether a combo box in a panel has its list open. The rest of the panel stays operable, but a press or drag
 * then closes only the list. Reads `aria-expanded` instead of looking for the list, because phones show the list only
 * after the on-screen keyboard.
 */
export const hasOpenList = (panel: Element | null): boolean =>
  panel !== null && panel.querySelector('[role="combobox"][aria-expanded="true"]') !== null;
