import { createElement, type HTMLAttributes, type ReactElement, type Ref } from 'react';

export { anchor, type AnchorProps, type LinkRenderProps, type RenderLink } from './anchor.ts';
export { isWritingWord } from './typing.ts';

/** What a `render` function is given: spread it on the element that shall stand there. */
export type ElementProps = HTMLAttributes<HTMLElement> & {
  // `never` suits the ref of every element, so that `render={(props) => <ul {...props} />}` type-checks
  ref?: Ref<never>;
  'data-component': string;
};

/**
 * Replaces the element that a component stands on, e.g. a grid that is a list: `render={(props) => <ul {...props} />}`.
 * The function is called in render: it may not use hooks.
 */
export type Render = (props: ElementProps) => ReactElement;

/** The attributes of a component that stands on a plain element. */
export interface BoxProps extends HTMLAttributes<HTMLElement> {
  ref?: Ref<HTMLElement> | undefined;
  /** The element to stand on, where it shall not be the default one. */
  render?: Render | undefined;
}

/** One `className` of several; what is absent is left out. */
export const classes = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ');

/** `''` or nothing, as React writes a boolean `data-` attribute. */
export const flag = (isOn: boolean | undefined) => (isOn ? '' : undefined);

/** The element of a component that stands on a plain one: `tag`, or what `render` makes of its attributes. */
export function box(tag: string, { render, ...props }: BoxProps & { 'data-component': string }): ReactElement {
  return render ? render(props as ElementProps) : createElement(tag, props);
}
