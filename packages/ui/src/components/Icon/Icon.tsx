import type { Ref, SVGAttributes } from 'react';
import { classes } from '../../internal/element/index.ts';
import { icon } from './Icon.css.ts';
import { type IconName, paths } from './paths.ts';

/** All icons by name, in the alphabet's order. */
export const iconNames = Object.keys(paths) as IconName[];

/** 16, 20 and 24 px. */
export const iconSizes = ['s', 'm', 'l'] as const;
export type IconSize = (typeof iconSizes)[number];

export interface IconProps extends SVGAttributes<SVGSVGElement> {
  name: IconName;
  /** @default 'm' */
  size?: IconSize | undefined;
  /** Fills the shape with its stroke's colour: a heart that was pressed. */
  isFilled?: boolean | undefined;
  /** Accessible name, if no text next to it says the same. Without a label the icon is hidden from screen readers. */
  label?: string | undefined;
  ref?: Ref<SVGSVGElement> | undefined;
}

/** A sign in the colour of its text. */
export function Icon({ name, size = 'm', isFilled = false, label, className, ...rest }: IconProps) {
  const isDirectional = name.endsWith('-start') || name.endsWith('-end');
  return (
    <svg
      viewBox="0 0 24 24"
      focusable="false"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      {...rest}
      data-component="Icon"
      className={classes(icon({ size, isFilled, isDirectional }), className)}
    >
      <path d={paths[name]} />
    </svg>
  );
}
