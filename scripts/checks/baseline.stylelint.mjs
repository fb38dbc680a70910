// Rejects features in built style sheets that are newer than Baseline widely available, except inside @supports.
const ANY_VALUE = ['/./'];

/** @type {import('stylelint').Config} */
export default {
  plugins: ['stylelint-plugin-use-baseline'],
  rules: {
    // Older browsers would ignore the whole shorthand. transition-behavior on its own is safe.
    'declaration-property-value-disallowed-list': { transition: [/allow-discrete/] },
    'plugin/use-baseline': [
      true,
      {
        ignoreSelectors: [
          'details-content', // Animates a <details>. Without it the content opens without animation.
          'selection', // Cosmetic, and missing only on iOS.
        ],
        ignoreFunctions: ['round'], // Widely available since November 2026.
        ignoreProperties: {
          'backdrop-filter': ANY_VALUE, // Without it the header is translucent but not blurred.
          'box-decoration-break': ANY_VALUE, // Without it only the ends of a broken line are rounded.
          'break-after': ['avoid'], // Used only in print.
          clip: ['auto'], // Overrides React Aria's style. Deprecated, but supported everywhere.
          'content-visibility': ANY_VALUE, // Skips rendering outside the window. Without it a page renders everything.
          'field-sizing': ANY_VALUE, // Makes a text area grow with its text. Without it the text area scrolls.
          'forced-color-adjust': ANY_VALUE, // Used only in forced colours, which browsers without the property do not have.
          'interpolate-size': ANY_VALUE, // Animates to a height of auto. Without it the height changes without animation.
          orphans: ANY_VALUE, // Used only in print.
          'overflow-anchor': ANY_VALUE, // Only browsers with scroll anchoring need it.
          'overflow-clip-margin': ANY_VALUE, // Without it an edge of a focus ring is clipped while a panel is open.
          '/^overscroll-behavior/': ANY_VALUE, // Without it the page scrolls when a list reaches its end.
          'print-color-adjust': ANY_VALUE, // Without it a printout may lose the colours of marks, but not their shapes.
          resize: ANY_VALUE, // Without it a text area keeps the browser's resize handle.
          'scrollbar-color': ANY_VALUE, // Cosmetic, so browsers without it only look different.
          'scrollbar-gutter': ANY_VALUE, // Without it the rows of the phone menu end closer to the edge.
          'scrollbar-width': ANY_VALUE, // Cosmetic.
          'text-size-adjust': ANY_VALUE, // Without it a phone can enlarge the text in landscape orientation.
          'text-wrap': ['pretty', 'balance', 'wrap'], // Cosmetic.
          'transition-behavior': ['allow-discrete'], // Without it a panel closes without animation.
          'user-select': ANY_VALUE, // Without it the label of a control can be selected.
          widows: ANY_VALUE, // Used only in print.
        },
      },
    ],
  },
};
