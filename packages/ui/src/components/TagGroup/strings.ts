export interface TagGroupStrings {
  /** Name of a remove button: {label} */
  remove: string;
}

export const enGB: TagGroupStrings = { remove: 'Remove {label}' };
