/** Classes by the group and the name of what is chosen, e.g. `{ size: { s: 'a', m: 'b' } }`. */
export type ClassGroups = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What a `recipe` is in the built package: `base`, and one class of each group in which something is chosen. */
export function recipeClasses(base: string, groups: ClassGroups) {
  return (chosen: Readonly<Record<string, string | boolean | undefined>>) => {
    let names = base;
    for (const group in chosen) {
      const name = groups[group]?.[`${chosen[group]}`];
      if (name) names += ` ${name}`;
    }
    return names;
  };
}
