export interface TagGroupStrings {
  /** The name of a remove button. {label}: the tag's label */
  remove: string;
}

export const enGB: TagGroupStrings = { remove: 'Remove {label}' };
