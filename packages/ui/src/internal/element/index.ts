import { createElement, type HTMLAttributes, type ReactElement, type Ref } from 'react';

export { renderAnchor, type AnchorProps, type LinkRenderProps, type RenderLink } from './anchor.ts';
export { isComposing } from './typing.ts';

/** Props of a `render` function. Spread them on the element. */
export type ElementProps = HTMLAttributes<HTMLElement> & {
  // `Ref<never>` is assignable to the `ref` of every element, so `render={(props) => <ul {...props} />}` type-checks.
  ref?: Ref<never>;
  'data-component': string;
};

/**
 * Replaces the root element of a component, such as for a grid that is a list: `render={(props) => <ul {...props} />}`.
 * Called as a function, not rendered as a component, so it must not use hooks.
 */
export type Render = (props: ElementProps) => ReactElement;

/** Attributes of a component with a plain root element. */
export interface BoxProps extends HTMLAttributes<HTMLElement> {
  ref?: Ref<HTMLElement> | undefined;
  /** Replaces the root element. */
  render?: Render | undefined;
}

export const classes = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ');

/** Returns `''` or undefined, for a boolean `data-` attribute. */
export const flag = (isOn: boolean | undefined) => (isOn ? '' : undefined);

export function renderBox(tag: string, { render, ...props }: BoxProps & { 'data-component': string }): ReactElement {
  return render ? render(props as ElementProps) : createElement(tag, props);
}
