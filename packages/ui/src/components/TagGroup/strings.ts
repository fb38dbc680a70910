export interface TagGroupStrings {
  /** The name of a remove button: {label} */
  remove: string;
}

export const enGB: TagGroupStrings = { remove: 'Remove {label}' };
