import type { ReactNode } from 'react';
import { NAVIGATE_URL } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { Link } from '@forecourt/ui/Link';

interface PageLinkProps {
  /** The page's title: 'Actions/Button'. */
  to: string;
  variant?: 'text' | 'standalone' | 'quiet';
  children: ReactNode;
}

/** Links to a page of the documentation without reloading Storybook. */
export function PageLink({ to, variant = 'text', children }: PageLinkProps) {
  const path = `?path=/docs/${to.toLowerCase().replaceAll(/[^a-z\d]+/g, '-')}--docs`;
  return (
    <Link
      href={`./${path}`}
      target="_top"
      variant={variant}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        addons.getChannel().emit(NAVIGATE_URL, path);
      }}
    >
      {children}
    </Link>
  );
}
