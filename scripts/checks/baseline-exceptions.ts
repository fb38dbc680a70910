// Features newer than Baseline widely available that the builds may contain, as the check prints them, and why each is safe.

const IS_COSMETIC = 'Cosmetic: without it the page looks and works nearly the same.';
const IS_POINTER_ONLY = 'Missing only in browsers for touch screens, which show no pointer.';
const IS_WEB_VITALS = 'web-vitals measures only what the browser supports.';
const IS_AUTH = 'supabase-js has its own code for browsers without it, and the site does not sign in.';

export const EXCEPTIONS: Readonly<Record<string, string>> = {
  PerformanceEventTiming: IS_WEB_VITALS,
  'document.prerendering': IS_WEB_VITALS,
  'document.wasDiscarded': IS_WEB_VITALS,
  'globalThis.PerformanceEventTiming': IS_WEB_VITALS,
  'globalThis.PerformanceSoftNavigation': IS_WEB_VITALS,
  'globalThis.cancelIdleCallback': IS_WEB_VITALS,
  'globalThis.requestIdleCallback': IS_WEB_VITALS,
  'navigator.connection': 'React DOM reads it only if it exists, to estimate how long images take.',
  'PublicKeyCredential.parseCreationOptionsFromJSON': IS_AUTH,
  'PublicKeyCredential.parseRequestOptionsFromJSON': IS_AUTH,

  '::details-content': 'Animates a <details>. Without it the answer opens at once.',
  '::selection': 'Cosmetic, and missing only on iOS.',
  'backdrop-filter': 'Without it the header is translucent but not blurred.',
  'box-decoration-break': 'Without it only the ends of a broken line are rounded.',
  'break-after: avoid': 'Only in print.',
  'content-visibility': 'Skips rendering outside the window. Without it a page renders everything.',
  'cursor: grab': IS_POINTER_ONLY,
  'cursor: grabbing': IS_POINTER_ONLY,
  'cursor: not-allowed': IS_POINTER_ONLY,
  'cursor: pointer': IS_POINTER_ONLY,
  'cursor: progress': IS_POINTER_ONLY,
  'field-sizing': 'Grows a text area with its text. Without it the text area scrolls.',
  'forced-color-adjust': 'Only in forced colours, which browsers without it do not have.',
  'interpolate-size': 'Animates to a height of auto. Without it the height changes at once.',
  orphans: 'Only in print.',
  'overflow-anchor': 'Only browsers with scroll anchoring need it.',
  'overflow-clip-margin': 'Without it an edge of a focus ring is clipped while a panel is open.',
  'overscroll-behavior': 'Without it the page scrolls on at the end of a list.',
  'overscroll-behavior-inline': 'Without it the page can go back at the end of a row.',
  'overscroll-behavior-x': 'Without it the page can go back at the end of a row.',
  'overscroll-behavior-y': 'Without it the page scrolls on at the end of a list.',
  resize: "Without it a text area keeps the browser's resize handle.",
  'scrollbar-color': IS_COSMETIC,
  'scrollbar-gutter':
    'Without it the rows of the phone menu end nearer to the edge. `auto` undoes what React Aria sets.',
  'scrollbar-width': IS_COSMETIC,
  'text-size-adjust': 'Without it a phone can enlarge the text in landscape orientation.',
  'text-wrap: pretty': IS_COSMETIC,
  'transition-behavior': 'In a separate declaration. Without it a panel closes at once.',
  'user-select': 'Without it the label of a control can be selected.',
  widows: 'Only in print.',
};
