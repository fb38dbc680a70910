export { FILTERS } from './filters/filters.ts';
export type { AiKey, FilterGroup, FilterKey, FilterRow, Filters } from './filters/filters.ts';
export type { WantedParams } from './filters/filter-values.ts';
export { BODY_TYPES, COLORS, FUEL_TYPES, TRANSMISSIONS } from './filters/vocabulary.ts';
export { DEFAULT_SORT, isSort, type Sort, SORTS } from './filters/sorts.ts';
export { ANY } from './filters/reading.ts';
export { toExcluded, isExcluded, splitExclusions, toWanted } from './filters/exclusions.ts';
export type { SearchNotice } from './filters/notices.ts';
export { MAX_ORIGINAL_QUERY } from './filters/original-query.ts';
export * from './filters/search-state.ts';
export type { Tag } from './filters/tags.ts';
export type { FilterFormValues } from './filters/form.ts';
export type { AssistantParams, ExcludedKey } from './filters/assistant-params.ts';
export type { FilterKind } from './filters/kinds.ts';
export { createDistanceKind, createNumberKind, createTextKind, flagKind, postcodeKind } from './filters/kinds.ts';
export * from './create-filters.ts';
export * from './default-codecs.ts';

export * from './listings/facets.ts';
export type { ExclusionFormat } from './listings/listings-url.ts';
export { type SearchResponse, searchResponseSchema, type SearchResult } from './listings/search-response.ts';
export { type Listing, readListing, readListings } from './listings/listing.ts';
export { omitExcluded } from './listings/omit-excluded.ts';
export { splitCarName } from './listings/car-name.ts';

export { type Distance, DISTANCES, snapDistance } from './places/distance.ts';
export { DEFAULT_POSTCODE, isOutcode, isPostcode, normalizePostcode, getOutcode } from './places/postcode.ts';

export { parsePriceDigits, parsePriceText } from './prices/pounds.ts';
export * from './prices/price-rules.ts';

export { SIGNATURE_HEADER, SIGNATURE_WINDOW_SECONDS, TIMESTAMP_HEADER } from './signing/message.ts';
export { signRequest } from './signing/sign.ts';

export { type DistanceUnit, formatDistance, formatMileage, formatPrice } from './labels.ts';
export type { LabelTexts, SearchLocale } from './labels.ts';
export { type CountText, EN_GB_TEXTS, type FilterTexts, type PartialSearchTexts, type SearchTexts } from './texts.ts';
export { truncate } from './truncate.ts';
export { clampPage, MAX_PAGES, PAGE_SIZE, PAGE_WINDOW, listPageNumbers, countPages } from './pages.ts';

export { CONTACT_LENGTHS, DEMO_TIMES, type DemoTime, MAX_BOOKING_DAYS } from './contracts/contact.ts';
export { CONVERSATION_LIMITS, type ConversationLimits } from './contracts/conversation.ts';
