export interface SkipLinkStrings {
  /** The default children. */
  label: string;
}

export const enGB: SkipLinkStrings = { label: 'Skip to content' };
