import { Stack } from '@forecourt/ui/Stack';
import { Button } from '@forecourt/ui/Button';
import { Icon } from '@forecourt/ui/Icon';
import { Link } from '@forecourt/ui/Link';
import { useIsSSR } from 'react-aria/SSRProvider';
import type { ReactNode } from 'react';
import { paths } from '../../config/paths.ts';
import { env } from '../../config/env.ts';
import { renderRouterLink } from '../../lib/render-router-link.tsx';
import type { ContactFields, SubmissionResult } from '../../services/contact.ts';
import { createMailHref } from './mail-href.ts';
import * as css from './submit-row.css.ts';

interface SubmitRowProps {
  label: string;
  isPending: boolean;
  result: SubmissionResult | undefined;
  /** Shown after the message was stored. */
  confirmation: ReactNode;
  /** The fields of the last attempt. */
  sentFields: ContactFields;
}

/** The button is disabled until hydration, because without scripts the browser would put the text into the URL. */
export function SubmitRow({ label, isPending, result, sentFields, confirmation }: SubmitRowProps) {
  const isHydrated = !useIsSSR();
  const hasFailed = result?.status === 'failed' && !isPending;
  return (
    <Stack className={css.row} gap={5}>
      {hasFailed ? (
        <div className={css.failureMessage} role="alert">
          <Icon name="alert" className={css.errorIcon} />
          <div>
            <p className={css.errorTitle}>{result.reason}</p>
            <p>
              Everything you typed is still here. Try again (we won’t get it twice), or{' '}
              <a className={css.mail} href={createMailHref(sentFields)}>
                send it from your own email
              </a>
              .
            </p>
          </div>
        </div>
      ) : null}
      {result?.status === 'sent' && !isPending ? (
        <div className={css.sentMessage}>
          <Icon name="check" className={css.icon} />
          <div>{confirmation}</div>
        </div>
      ) : null}
      <div className={css.footer}>
        <Button type="submit" size="l" variant="accent" isDisabled={!isHydrated} isPending={isPending}>
          {hasFailed ? 'Try again' : label}
        </Button>
        <p className={css.note}>
          We keep your message for {env.contactRetentionDays} days, then delete it. See our{' '}
          <Link href={paths.privacy} render={renderRouterLink}>
            Privacy Policy
          </Link>
          .
        </p>
      </div>
    </Stack>
  );
}
