import { useInsertionEffect } from 'react';

/** Of the sheet that React Aria's usePress adds where there is nothing by that id. */
const id = 'react-aria-pressable-style';

/**
 * Keeps React Aria from adding a sheet to the page when the first option is mounted. It has one rule, which is in our
 * reset, and a cascade layer, for which Chromium takes all fonts for changed and lays out the whole page again: that was
 * three quarters of the layout of opening a list.
 */
export function usePressRule() {
  useInsertionEffect(() => {
    if (document.getElementById(id)) return;
    const mark = document.createElement('meta');
    mark.id = id;
    document.head.append(mark);
  }, []);
}
