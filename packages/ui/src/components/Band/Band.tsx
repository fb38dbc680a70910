import { renderBox, type BoxProps, classes } from '../../internal/element/index.ts';
import { Container, type ContainerWidth } from '../Container/index.ts';
import { band, desktopEnd, desktopStart, end, start } from './Band.css.ts';
import type { BandEdges, BandPadding, BandTone } from './variants.ts';

/** Paddings by screen width. */
export interface BandPaddingByWidth {
  base: BandPadding;
  /** The padding from 1024 px. */
  desktop: BandPadding;
}

export interface BandProps extends BoxProps {
  /** The background colour, from edge to edge. @default 'none' */
  tone?: BandTone | undefined;
  /** @default 'none' */
  edges?: BandEdges | undefined;
  /** The padding above and below the content. */
  padding?: BandPadding | BandPaddingByWidth | undefined;
  /**
   * The padding above the content.
   * @default padding
   */
  paddingStart?: BandPadding | BandPaddingByWidth | undefined;
  /**
   * The padding below the content.
   * @default padding
   */
  paddingEnd?: BandPadding | BandPaddingByWidth | undefined;
  /** Width of the content. @default 'content' */
  width?: ContainerWidth | undefined;
}

/**
 * A full-width band of a page: a background, hairlines and vertical padding around a `Container`. It is a `section`.
 * For a hero use a header: `render={(props) => <header {...props} />}`.
 */
export function Band({
  tone = 'none',
  edges = 'none',
  padding,
  paddingStart = padding,
  paddingEnd = padding,
  width,
  className,
  children,
  ...rest
}: BandProps) {
  return renderBox('section', {
    ...rest,
    'data-component': 'Band',
    className: classes(
      band({ tone, edges }),
      ...getPaddingClasses(paddingStart, start, desktopStart),
      ...getPaddingClasses(paddingEnd, end, desktopEnd),
      className,
    ),
    children: <Container width={width}>{children}</Container>,
  });
}

type ClassesByStep = Readonly<Record<string, string>>;

function getPaddingClasses(padding: BandProps['padding'], base: ClassesByStep, desktop: ClassesByStep) {
  if (padding === undefined) return [];
  return typeof padding === 'number' ? [base[padding]] : [base[padding.base], desktop[padding.desktop]];
}
