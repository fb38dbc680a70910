import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/generated/contract.css.ts';
import { layeredPrimitive } from '../../theme/style.ts';
import { getFirstInSectionSelector, startBelowRuleStyle } from '../Section/rule.ts';

export const accordion = style(
  layeredPrimitive({
    minInlineSize: 0,
    borderBlockStart: `1px solid ${vars.color.line}`,
    color: vars.color.ink,
    selectors: { [getFirstInSectionSelector()]: startBelowRuleStyle },
  }),
);
