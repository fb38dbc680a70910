/**
 * Optional props may be `undefined`, so that apps with `exactOptionalPropertyTypes` can pass on a value that may be
 * missing.
 */
export type AriaProps<Props, Omitted extends keyof Props = never> = {
  [Key in keyof Props as Exclude<Key, Omitted>]: object extends Pick<Props, Key> ? Props[Key] | undefined : Props[Key];
};
