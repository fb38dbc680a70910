type WithoutUndefined<Props> = { [Key in keyof Props]?: Exclude<Props[Key], undefined> };

/** Omits undefined props, because React Aria treats a prop that is present as controlled, even if it is undefined. */
export function omitUndefined<Props extends object>(props: Props): WithoutUndefined<Props> {
  return Object.fromEntries(
    Object.entries(props).filter(([, value]) => value !== undefined),
  ) as WithoutUndefined<Props>;
}
