import type { ReactNode } from 'react';
import { NAVIGATE_URL } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { Link } from '@forecourt/ui/Link';
import { getDocsId, getPath } from './urls.ts';

interface PageLinkProps {
  /** The page's title: 'Actions/Button'. */
  to: string;
  variant?: 'text' | 'standalone' | 'quiet';
  children: ReactNode;
}

/** Links to a page of the documentation. In Storybook's preview frame it navigates without a reload. */
export function PageLink({ to, variant = 'text', children }: PageLinkProps) {
  const query = `?path=/docs/${getDocsId(to)}`;
  return (
    <Link
      // The development server has no static pages.
      href={import.meta.env.DEV ? `./${query}` : `./${getPath(to)}`}
      target="_top"
      variant={variant}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || !isInStorybook()) return;
        event.preventDefault();
        addons.getChannel().emit(NAVIGATE_URL, query);
      }}
    >
      {children}
    </Link>
  );
}

/** Returns whether Storybook's window frames this page, and not a static page. */
const isInStorybook = () => window.frameElement?.id === 'storybook-preview-iframe';
