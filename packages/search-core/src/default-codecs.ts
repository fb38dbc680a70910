import { createFilters } from './create-filters.ts';

/** The codecs of `FILTERS`. */
export const {
  sortLabel,
  parseSearch,
  writeSearch,
  searchTags,
  addTag,
  removeTag,
  clearTags,
  formFromFilters,
  applyForm,
  formErrors,
  assistantParamsSchema,
  stateFromAssistant,
  writeListingsUrl,
} = createFilters();
