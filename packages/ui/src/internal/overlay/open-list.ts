/**
 * Whether a combo box in a panel has its list open, which leaves what is around it within reach: a press or a drag then is
 * for the list. On a phone it is painted only when the keyboard has come.
 */
export const hasOpenList = (panel: Element | null): boolean =>
  panel !== null && panel.querySelector('[role="combobox"][aria-expanded="true"]') !== null;
