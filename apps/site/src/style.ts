import { type ComplexStyleRule, style as createClass, type StyleRule } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/theme';
import { site } from './layers.css.ts';

export const wrapInSiteLayer = (rule: StyleRule): StyleRule => ({ '@layer': { [site]: rule } });

export const disc = {
  display: 'grid',
  placeItems: 'center',
  inlineSize: '32px',
  blockSize: '32px',
  borderRadius: vars.radius.full,
  background: vars.color.ink,
  color: vars.color.inkInverse,
} as const satisfies StyleRule;

/** vanilla-extract's `style` in the site's layer. A list combines classes and rules. */
export function style(rule: StyleRule | readonly (string | StyleRule)[]): string {
  const rules: ComplexStyleRule = isList(rule)
    ? rule.map((part) => (typeof part === 'string' ? part : wrapInSiteLayer(part)))
    : wrapInSiteLayer(rule);
  return createClass(rules);
}

const isList = (rule: StyleRule | readonly (string | StyleRule)[]): rule is readonly (string | StyleRule)[] =>
  Array.isArray(rule);
