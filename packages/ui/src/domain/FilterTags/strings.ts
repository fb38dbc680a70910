export interface FilterTagsStrings {
  /** The name of a remove button. {label}: the tag's label */
  remove: string;
  clearAll: string;
  /** The names of the arrow buttons, which scroll to the tags before and after the visible ones. */
  scrollBack: string;
  scrollOn: string;
}

export const enGB: FilterTagsStrings = {
  remove: 'Remove {label}',
  clearAll: 'Clear all',
  scrollBack: 'Scroll back',
  scrollOn: 'Scroll forward',
};
