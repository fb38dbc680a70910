type Given<Props> = { [Key in keyof Props]?: Exclude<Props[Key], undefined> };

/** Omits undefined props, because React Aria treats a present prop as controlled. */
export function given<Props extends object>(props: Props): Given<Props> {
  return Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined)) as Given<Props>;
}
