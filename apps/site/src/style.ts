import { type ComplexStyleRule, style as createClass, type StyleRule } from '@vanilla-extract/css';
import { site } from './layers.css.ts';

/** Puts a rule into the site's layer, which comes after every layer of the design system. */
export const sited = (rule: StyleRule): StyleRule => ({ '@layer': { [site]: rule } });

/** vanilla-extract's `style` in the site's layer. As there, a list joins classes and rules. */
export function style(rule: StyleRule | readonly (string | StyleRule)[]): string {
  const parts: ComplexStyleRule = isList(rule)
    ? rule.map((part) => (typeof part === 'string' ? part : sited(part)))
    : sited(rule);
  return createClass(parts);
}

const isList = (rule: StyleRule | readonly (string | StyleRule)[]): rule is readonly (string | StyleRule)[] =>
  Array.isArray(rule);
