// Messages for a page whose scripts fail to load or throw. They are prerendered hidden, build/page-start.ts shows them,
// and hydration removes them.
import { Icon } from '@forecourt/ui/Icon';
import { IconButton } from '@forecourt/ui/IconButton';
import { LinkButton } from '@forecourt/ui/LinkButton';
import { useIsSSR } from 'react-aria/SSRProvider';
import type { ReactNode } from 'react';
import { paths } from '../config/paths.ts';
import * as notice from '../lib/chunk-failed.css.ts';
import * as css from './start-failed.css.ts';

/** An empty href reloads the page with the same query. */
const CURRENT_PAGE_HREF = '';

interface StartMessageProps {
  heading: string;
  children: ReactNode;
}

/** The links work without scripts. */
export function PageUnavailableMessage({ heading, children }: StartMessageProps) {
  return (
    <div className={css.message}>
      <h1 className={css.heading}>{heading}</h1>
      <p className={css.lead}>{children}</p>
      <div className={css.actions}>
        <LinkButton size="l" href={CURRENT_PAGE_HREF}>
          Try again
        </LinkButton>
        <LinkButton size="l" variant="secondary" href={paths.home}>
          Go to the home page
        </LinkButton>
      </div>
    </div>
  );
}

/** Replaces the `data-starting` part of a page that has nothing to show without its scripts. */
export function StartFailed(props: StartMessageProps) {
  return (
    <div role="alert" hidden data-start-failed>
      <PageUnavailableMessage {...props} />
    </div>
  );
}

/** Shows an error on all other pages, whose text is visible but whose controls do not work. */
export function StartFailedNotice() {
  if (!useIsSSR()) return null;
  return (
    <div role="alert" hidden data-start-failed>
      <div className={notice.box}>
        <p className={notice.message}>Part of this page didn’t load. Check your connection and try again.</p>
        <LinkButton size="s" variant="secondary" href={CURRENT_PAGE_HREF}>
          Try again
        </LinkButton>
        <IconButton label="Close" size="s">
          <Icon name="close" size="s" />
        </IconButton>
      </div>
    </div>
  );
}
