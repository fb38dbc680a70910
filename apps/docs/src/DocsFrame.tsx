import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useLayoutEffect } from 'react';
import { dress, useGlobals, useTheme } from './globals.ts';
import { createLook } from './look.ts';
import './site.css';

const looks = { light: createLook('light'), dark: createLook('dark') };

/** Holds every page of documentation, and follows the toolbar: Storybook alone would keep its own colours. */
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
