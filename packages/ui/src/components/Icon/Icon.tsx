import type { Ref, SVGAttributes } from 'react';
import { classes } from '../../internal/element/index.ts';
import { icon } from './Icon.css.ts';
import { type IconName, paths } from './paths.ts';

/** The names of all icons. */
export const iconNames = Object.keys(paths) as IconName[];

/** Sizes of 16, 20 and 24 px. */
export const iconSizes = ['s', 'm', 'l'] as const;
export type IconSize = (typeof iconSizes)[number];

export interface IconProps extends SVGAttributes<SVGSVGElement> {
  name: IconName;
  /** @default 'm' */
  size?: IconSize | undefined;
  /** Fills the shape with the colour of its stroke, for example for the heart of a saved car. */
  isFilled?: boolean | undefined;
  /**
   * The accessible name, if no text next to the icon conveys the same. Without a label, screen readers ignore the icon.
   */
  label?: string | undefined;
  ref?: Ref<SVGSVGElement> | undefined;
}

/** An icon in the colour of the text around it. */
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
