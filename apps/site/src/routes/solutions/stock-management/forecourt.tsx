import { Band } from '@forecourt/ui/Band';
import { Heading } from '@forecourt/ui/Heading';
import { Stack } from '@forecourt/ui/Stack';
import { Text } from '@forecourt/ui/Text';
import { Inline } from '@forecourt/ui/Inline';
import { bays } from '../../../content/stock-management.ts';
import { small } from '../../../typeset.css.ts';
import * as css from './forecourt.css.ts';

export function Forecourt() {
  return (
    <Band tone="surface" edges="both" padding={{ base: 12, desktop: 20 }} data-theme="dark" aria-labelledby="forecourt">
      <Stack gap={8}>
        <Inline gap={3} align="baseline" justify="between" render={(props) => <header {...props} />}>
          <Heading level={2} id="forecourt">
            Ten cars, this morning
          </Heading>
          <Text size="small" tone="muted">
            A sample forecourt
          </Text>
        </Inline>
        <ul className={css.bays}>
          {bays.map(({ registration, car, image, days, outlook }) => (
            <li key={registration} className={css.bay}>
              <p className={css.days}>
                {days} <span className={small}>days</span>
              </p>
              <img className={css.car} src={image} alt="" width={500} height={200} loading="lazy" />
              <h3 className={css.name}>{car}</h3>
              <p className={css.registration}>{registration}</p>
              <Text className={css.outlook} size="small">
                {outlook}
              </Text>
            </li>
          ))}
        </ul>
      </Stack>
    </Band>
  );
}
