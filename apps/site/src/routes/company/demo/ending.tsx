import { Stack } from '@forecourt/ui/Stack';
import { Grid } from '@forecourt/ui/Grid';
import { Container } from '@forecourt/ui/Container';
import { paths } from '../../../config/paths.ts';
import { ClosingActions } from '../../../features/closing/closing-actions.tsx';
import { headline } from '../../../typeset.css.ts';
import { fact, facts as factList, figure } from './demo.css.ts';
import * as css from './ending.css.ts';

const facts = [
  { figure: '£0', text: 'to search' },
  { figure: 'No', text: 'appointment' },
  { figure: 'No', text: 'account' },
] as const;

export function Ending() {
  return (
    <section className={css.section} aria-labelledby="closing">
      <Container padding="m">
        <Grid columns={{ desktop: '4:8' }} gap={{ base: 10, desktop: 16 }} align="end">
          <ul className={factList}>
            {facts.map(({ figure: each, text }) => (
              <li key={text} className={fact}>
                <span className={figure}>{each}</span> {text}
              </li>
            ))}
          </ul>
          <Stack className={css.words} gap={5} align="start">
            <h2 className={headline} id="closing">
              Rather look around first?
            </h2>
            <p className={css.lead}>
              Search is free. Describe the car you want and see what we find, with the working shown.
            </p>
            <ClosingActions
              actions={[
                { name: 'Search for a car', href: paths.search },
                { name: 'See the plans', href: paths.pricing },
              ]}
            />
          </Stack>
        </Grid>
      </Container>
    </section>
  );
}
