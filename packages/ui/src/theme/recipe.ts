import { type ComplexStyleRule, style, styleVariants } from '@vanilla-extract/css';
import { getFileScope } from '@vanilla-extract/css/fileScope';
import { addFunctionSerializer } from '@vanilla-extract/css/functionSerializer';
import { recipeClasses } from './recipe-classes.ts';

type Groups = Readonly<Record<string, Readonly<Record<string, ComplexStyleRule>>>>;
type Names<Group> = Extract<keyof Group, string>;
type Chosen<Name extends string> = Name extends 'true' | 'false' ? boolean : Name;

interface Recipe<Of extends Groups> {
  base: ComplexStyleRule;
  /** Rules by group and name, e.g. `{ size: { s: …, m: … } }`; `true` and `false` are chosen by a boolean. */
  variants: Of;
}

export interface RecipeFunction<Of extends Groups> {
  (chosen: { [Group in keyof Of]?: Chosen<Names<Of[Group]>> | undefined }): string;
  /** For the selectors of sheets. A component has no use for them, and does not get them. */
  classNames: { base: string; variants: { [Group in keyof Of]: Record<Names<Of[Group]>, string> } };
}

/**
 * A class that comes in variants: a function from what is chosen in each group to the classes of `base` and of that.
 * As that of `@vanilla-extract/recipes`, without what we do not use: its runtime is ten times as long as ours, and every
 * page that has a button would load it.
 */
export function recipe<Of extends Groups>({ base, variants }: Recipe<Of>): RecipeFunction<Of> {
  // first, so that the variants come after it
  const name = style(base);
  const groups = Object.fromEntries(
    Object.entries(variants).map(([group, rules]) => [group, styleVariants(withoutEmpty(rules), group)]),
  );
  const args = [name, groups] as const;
  const classNames = { base: name, variants: groups };
  // what a sheet exports is written into its module, and a function only as the call that makes it
  return addFunctionSerializer(Object.assign(recipeClasses(...args), { classNames }) as RecipeFunction<Of>, {
    importPath: runtimePath(),
    importName: 'recipeClasses',
    args,
  });
}

/** What changes nothing needs no class. */
const withoutEmpty = (rules: Groups[string]) =>
  Object.fromEntries(Object.entries(rules).filter(([, rule]) => Object.keys(rule).length > 0));

/** From the sheet that is being made to what is left of its recipes in the built package. */
function runtimePath(): string {
  const [, sheet = ''] = /.*\bsrc\/(.*)/.exec(getFileScope().filePath) ?? [];
  return `${'../'.repeat(sheet.split('/').length - 1)}theme/recipe-classes.ts`;
}
