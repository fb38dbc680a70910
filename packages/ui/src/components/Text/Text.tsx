import type { WrongTextProps } from '../../internal/element/wrong-props.ts';
import { renderBox, type BoxProps, classes } from '../../internal/element/index.ts';
import { text } from './Text.css.ts';
import type { TextSize, TextTone, TextWeight } from './variants.ts';

export interface TextProps extends BoxProps, WrongTextProps {
  /** @default 'body' */
  size?: TextSize | undefined;
  /** @default 'default' */
  tone?: TextTone | undefined;
  /** @default 'regular' */
  weight?: TextWeight | undefined;
  /** Truncates to one line with an ellipsis. Show the full text elsewhere. */
  isTruncated?: boolean | undefined;
}

/** A paragraph in one of the text sizes. For text inside a line use `render={(props) => <span {...props} />}`. */
export function Text({
  size = 'body',
  tone = 'default',
  weight = 'regular',
  isTruncated = false,
  className,
  ...rest
}: TextProps) {
  return renderBox('p', {
    ...rest,
    'data-component': 'Text',
    className: classes(text({ size, tone, weight, isTruncated }), className),
  });
}
