import { Stack } from '@forecourt/ui/Stack';
import { Grid } from '@forecourt/ui/Grid';
import { claims } from '../../../config/claims.ts';
import { sampleMessages } from '../../../content/offerings.ts';
import { ClaimLine } from '../claim-line.tsx';
import * as css from './seller-messages.css.ts';
import { sampleNote } from './slip.css.ts';

export function SellerMessages() {
  return (
    <Grid columns={{ desktop: '7:5' }} gap={{ base: 6, desktop: 12 }}>
      <div>
        <Stack gap={3} render={(props) => <ul {...props} />}>
          {sampleMessages.map(({ from, text }) => (
            <li key={text} className={css.message[from === 'You' ? 'ours' : 'theirs']}>
              <span className={css.sender}>{from}</span>
              {text}
            </li>
          ))}
        </Stack>
        <p className={sampleNote}>A sample exchange</p>
      </div>
      <Stack className={css.agent} gap={3}>
        <p>Rather not haggle? The agent rings, offers your price and writes down what the seller says.</p>
        <ClaimLine claim={claims.saving} isLink={false} />
      </Stack>
    </Grid>
  );
}
