import { expect, test } from 'vitest';
import * as conversation from './conversation/index.ts';
import * as main from './index.ts';
import * as server from './server.ts';

// Under semver: a name that goes is a major version. Types are held by those who import them.
test('the main entry exports these names', () => {
  expect(Object.keys(main).toSorted()).toMatchInlineSnapshot(`
    [
      "ANNUAL_SAVING_PERCENT",
      "ANY",
      "BODY_TYPES",
      "COLOURS",
      "DEFAULT_POSTCODE",
      "DEFAULT_SORT",
      "DISTANCES",
      "EMPTY_SEARCH",
      "FILTERS",
      "FUEL_TYPES",
      "MAX_ORIGINAL_QUERY",
      "MAX_PAGES",
      "PAGE_SIZE",
      "PAGE_WINDOW",
      "RESULTS_RULE",
      "SAMPLE_RULE",
      "SHOWCASE_FETCHED",
      "SHOWCASE_FILTERS",
      "SHOWCASE_RULE",
      "SHOWCASE_SHOWN",
      "SHOWCASE_SORTS",
      "SIGNATURE_HEADER",
      "SIGNATURE_WINDOW_SECONDS",
      "SORTS",
      "TIMESTAMP_HEADER",
      "TRANSMISSIONS",
      "addTag",
      "applyForm",
      "assistantParamsSchema",
      "clampPage",
      "clearTags",
      "formErrors",
      "formFromFilters",
      "formatDistance",
      "formatMileage",
      "formatPrice",
      "formatYears",
      "isOutcode",
      "isPostcode",
      "isSort",
      "judge",
      "judgeResults",
      "judgeSample",
      "judgeShowcase",
      "normalisePostcode",
      "outcodeOf",
      "pageWindow",
      "parsePriceDigits",
      "parsePriceText",
      "parseSearch",
      "planPrices",
      "readListing",
      "readListings",
      "readShowcase",
      "removeTag",
      "searchReadiness",
      "searchResponseSchema",
      "searchTags",
      "selectShowcase",
      "signRequest",
      "snapDistance",
      "sortLabel",
      "splitCarName",
      "stateFromAssistant",
      "suggestionShortText",
      "totalPages",
      "withCar",
      "withFilters",
      "withPage",
      "withSort",
      "writeListingsUrl",
      "writeSearch",
    ]
  `);
});

test('the entry for servers exports these names', () => {
  expect(Object.keys(server).toSorted()).toMatchInlineSnapshot(`
    [
      "APP_ENVIRONMENTS",
      "LOCAL_SIGNING_SECRET",
      "ListingsUrlError",
      "assistantParamsJsonSchema",
      "parseListingsUrl",
      "signingSecrets",
      "signingSecretsFault",
      "verifyRequest",
    ]
  `);
});

test('the entry of the conversation exports these names', () => {
  expect(Object.keys(conversation).toSorted()).toMatchInlineSnapshot(`
    [
      "TRIGGER_PHRASES",
      "describe",
      "hasTriggerPhrase",
      "reply",
    ]
  `);
});
