export interface SkeletonStrings {
  /** The default label. */
  label: string;
}

export const enGB: SkeletonStrings = { label: 'Loading' };
