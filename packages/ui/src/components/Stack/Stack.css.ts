import { globalStyle, styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/generated/contract.css.ts';
import { layeredPrimitive } from '../../theme/style.ts';
import { gaps } from './variants.ts';

const steps = Object.fromEntries(gaps.map((step) => [step, step === 0 ? '0' : vars.space[step]]));

export const gap = styleVariants(steps, (value) => layeredPrimitive({ gap: value }));

export const stack = recipe({
  base: layeredPrimitive({ display: 'flex', minInlineSize: 0 }),
  variants: {
    direction: {
      column: layeredPrimitive({ flexDirection: 'column' }),
      row: layeredPrimitive({ flexDirection: 'row' }),
    },
    align: {
      start: layeredPrimitive({ alignItems: 'flex-start' }),
      center: layeredPrimitive({ alignItems: 'center' }),
      end: layeredPrimitive({ alignItems: 'flex-end' }),
      baseline: layeredPrimitive({ alignItems: 'baseline' }),
      stretch: layeredPrimitive({ alignItems: 'stretch' }),
    },
    justify: {
      start: {},
      center: layeredPrimitive({ justifyContent: 'center' }),
      end: layeredPrimitive({ justifyContent: 'flex-end' }),
      between: layeredPrimitive({ justifyContent: 'space-between' }),
    },
  },
});

const { direction, align } = stack.classNames.variants;
const ownWidthSelector = ['Badge', 'Button', 'IconButton', 'LinkButton', 'ToggleButton']
  .map((name) => `[data-component="${name}"]`)
  .join();

// Buttons and badges are not stretched, because they would look like bars. `isFullWidth` still makes a button fill the
// column.
globalStyle(
  `.${direction.column}.${align.stretch} > :is(${ownWidthSelector})`,
  layeredPrimitive({ alignSelf: 'flex-start' }),
);
