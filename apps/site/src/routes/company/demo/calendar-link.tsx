import { Icon } from '@forecourt/ui/Icon';
import { Link } from '@forecourt/ui/Link';
import { env } from '../../../config/env.ts';

export const calendar = { name: 'Open Calendar in New Tab', href: env.calendarUrl };

/** Links to the calendar in a new tab, which needs no consent, unlike the embedded calendar. */
export function CalendarLink() {
  return (
    <Link variant="standalone" href={calendar.href} target="_blank" rel="noopener">
      {calendar.name} <Icon name="external" size="s" label="opens in a new tab" />
    </Link>
  );
}
