type WithoutUndefined<Props> = { [Key in keyof Props]?: Exclude<Props[Key], undefined> };

/** Omits undefined props, because React Aria treats a present prop as controlled. */
export function omitUndefined<Props extends object>(props: Props): WithoutUndefined<Props> {
  return Object.fromEntries(
    Object.entries(props).filter(([, value]) => value !== undefined),
  ) as WithoutUndefined<Props>;
}
