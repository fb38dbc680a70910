// The rules for prerendered pages: `npm test -- html`.
export default {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // React and Vite write <meta/>, autoComplete, and boolean attributes as attr="".
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    // React's ids start with an underscore, which HTML5 allows.
    'valid-id': ['error', { relaxed: true }],
    // A car's colour or a mark's position on its scale is a value, not a style. The CSP allows style attributes.
    'no-inline-style': 'off',
    // Files of the same origin need no integrity hash.
    'require-sri': ['error', { target: 'crossorigin' }],
    // TestimonialColumns groups its list items in column elements, which a <ul> does not allow, and React Aria's
    // ToggleButtonGroup renders buttons as radios.
    'prefer-native-element': ['error', { exclude: ['list', 'listitem', 'radio'] }],
    // Until a page is hydrated, React Aria's fields also refer to the ids of a description and an error that do not
    // exist yet, which screen readers ignore.
    'no-missing-references': 'off',
    // At any width only one of the two menus is visible, and end-to-end tests run axe on it.
    'unique-landmark': 'off',
    // A message that replaces the page's content contains the only visible <h1>.
    'heading-level': ['error', { sectioningRoots: ['dialog', '[role="dialog"]', '[role="alert"]', 'noscript'] }],
  },
};
