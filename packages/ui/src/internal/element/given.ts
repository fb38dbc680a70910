type Given<Props> = { [Key in keyof Props]?: Exclude<Props[Key], undefined> };

/** Without what is undefined: to React Aria a prop that is there, whatever its value, is one that governs. */
export function given<Props extends object>(props: Props): Given<Props> {
  return Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined)) as Given<Props>;
}
