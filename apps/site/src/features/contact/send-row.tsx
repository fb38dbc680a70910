import { Stack } from '@forecourt/ui/Stack';
import { Button } from '@forecourt/ui/Button';
import { Icon } from '@forecourt/ui/Icon';
import { Link } from '@forecourt/ui/Link';
import type { ReactNode } from 'react';
import { paths } from '../../config/paths.ts';
import { env } from '../../config/env.ts';
import { renderRouterLink } from '../../lib/render-router-link.tsx';
import { useHydrated } from '../../lib/use-hydrated.ts';
import type { ContactFields, Sending } from '../../services/contact.ts';
import { mailHrefOf } from './mail-href.ts';
import * as css from './send-row.css.ts';

interface SendRowProps {
  label: string;
  isPending: boolean;
  sending: Sending | undefined;
  /** Said for as long as the page is there, once the message is kept. */
  confirmation: ReactNode;
  /** What was sent, or was not. */
  attempted: ContactFields;
}

/**
 * The foot of a form that is sent to us: its button, and what has become of the last attempt. The button waits for the scripts, since
 * without them a browser would put what was typed into the address.
 */
export function SendRow({ label, isPending, sending, attempted, confirmation }: SendRowProps) {
  const isHydrated = useHydrated();
  const hasFailed = sending?.status === 'failed' && !isPending;
  return (
    <Stack className={css.row} gap={5}>
      {hasFailed ? (
        <div className={css.failed} role="alert">
          <Icon name="alert" className={css.alarm} />
          <div>
            <p className={css.what}>{sending.reason}</p>
            <p>
              Everything you typed is still here. Try again, it will not come twice; or{' '}
              <a className={css.mail} href={mailHrefOf(attempted)}>
                send it from your own mail
              </a>
              .
            </p>
          </div>
        </div>
      ) : null}
      {sending?.status === 'sent' && !isPending ? (
        <div className={css.sent}>
          <Icon name="check" className={css.sign} />
          <div>{confirmation}</div>
        </div>
      ) : null}
      <div className={css.foot}>
        <Button type="submit" size="l" variant="accent" isDisabled={!isHydrated} isPending={isPending}>
          {hasFailed ? 'Try Again' : label}
        </Button>
        <p className={css.note}>
          We keep it for {env.contactRetentionDays} days, then delete it:{' '}
          <Link href={paths.privacy} render={renderRouterLink}>
            Privacy Policy
          </Link>
          .
        </p>
      </div>
    </Stack>
  );
}
