import { createFilters } from './create-filters.ts';

/** The codecs of `FILTERS`. */
export const {
  sortLabel,
  parseSearch,
  writeSearch,
  listTags,
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
