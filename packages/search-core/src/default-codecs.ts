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
  createFormValues,
  applyForm,
  getFormErrors,
  assistantParamsSchema,
  createStateFromAssistant,
  writeListingsUrl,
} = createFilters();
