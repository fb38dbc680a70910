import { Stack } from '@forecourt/ui/Stack';
import { brand } from '../../../config/brand.ts';
import { referral } from '../../../config/referral.ts';
import { sampleCode } from '../../../content/partnership.ts';
import { small } from '../../../typeset.css.ts';
import * as css from './ticket.css.ts';

export function Ticket() {
  return (
    <figure className={css.figure}>
      <div className={css.shadow}>
        <div className={css.ticket}>
          <div className={css.main}>
            <p className={small}>{brand.name}</p>
            <p className={css.code}>{sampleCode}</p>
            <Stack className={css.terms} gap={1} render={(props) => <ul {...props} />}>
              <li>{referral.discountPercent}% off the first month</li>
              <li>{referral.credits} free credits</li>
            </Stack>
          </div>
          <Stack className={css.stub} gap={1} justify="end">
            <p className={css.share}>{referral.commissionPercent}%</p>
            <p className={small}>for the dealer who gave you this</p>
          </Stack>
        </div>
      </div>
      <figcaption className={css.caption}>A sample code. You get your own after you sign in to the app.</figcaption>
    </figure>
  );
}
