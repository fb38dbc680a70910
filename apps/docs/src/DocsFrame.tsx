import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useLayoutEffect } from 'react';
import { applyGlobals, useGlobals, useTheme } from './globals.ts';
import { createStorybookTheme } from './look.ts';
import './site.css';

const storybookThemes = { light: createStorybookTheme('light'), dark: createStorybookTheme('dark') };

/** Wraps every documentation page and applies the toolbar's theme, which Storybook does not do. */
export default function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const globals = useGlobals();
  const theme = useTheme();
  useLayoutEffect(() => applyGlobals(globals), [globals]);
  return (
    <DocsContainer context={context} theme={storybookThemes[theme]}>
      <div className="sb-unstyled docs-page">{children}</div>
    </DocsContainer>
  );
}
