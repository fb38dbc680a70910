import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useLayoutEffect } from 'react';
import { dress, useGlobals, useTheme } from './globals.ts';
import { createLook } from './look.ts';
import './site.css';

const looks = { light: createLook('light'), dark: createLook('dark') };

/** Wraps every documentation page and applies the toolbar's theme, which Storybook does not do. */
export default function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const globals = useGlobals();
  const theme = useTheme();
  useLayoutEffect(() => dress(globals), [globals]);
  return (
    <DocsContainer context={context} theme={looks[theme]}>
      <div className="sb-unstyled docs-page">{children}</div>
    </DocsContainer>
  );
}
