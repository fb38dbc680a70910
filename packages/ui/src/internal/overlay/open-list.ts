/**
 * While a combo box in a panel has its list open, a press or a drag closes only the list. Reads `aria-expanded`,
 * because phones show the list only after the on-screen keyboard.
 */
export const hasOpenList = (panel: Element | null): boolean =>
  panel !== null && panel.querySelector('[role="combobox"][aria-expanded="true"]') !== null;
