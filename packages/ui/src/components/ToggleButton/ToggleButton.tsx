import type { Ref } from 'react';
import { composeRenderProps } from 'react-aria-components/composeRenderProps';
import {
  ToggleButton as AriaToggleButton,
  type ToggleButtonProps as AriaToggleButtonProps,
} from 'react-aria-components/ToggleButton';
import type { AriaProps } from '../../internal/element/aria-props.ts';
import { classes } from '../../internal/element/index.ts';
import type { WrongToggleButtonProps } from '../../internal/element/wrong-props.ts';
import { button } from '../Button/Button.css.ts';
import { toggle } from './ToggleButton.css.ts';
import type { ToggleButtonSize } from './variants.ts';

export interface ToggleButtonProps
  extends AriaProps<AriaToggleButtonProps, 'children' | 'onClick'>, WrongToggleButtonProps {
  /** The label, or a function that returns it for the button's state. An icon without text needs an `aria-label`. */
  children: AriaToggleButtonProps['children'];
  /** @default 'm' */
  size?: ToggleButtonSize | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/**
 * A button that stays pressed, such as ‘Save’ on a car. Keep its label the same in both states, because screen readers
 * announce the button as pressed or not pressed. For a few options side by side use `ToggleButtonGroup`; for a setting
 * in a form, `Checkbox`.
 */
export function ToggleButton({ size = 'm', className, ...rest }: ToggleButtonProps) {
  return (
    <AriaToggleButton
      data-component="ToggleButton"
      {...(rest as object)}
      className={composeRenderProps(className, (own) => classes(button({ variant: 'secondary', size }), toggle, own))}
    />
  );
}
