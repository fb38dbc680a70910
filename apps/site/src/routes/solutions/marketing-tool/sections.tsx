import { Band } from '@forecourt/ui/Band';
import { Grid } from '@forecourt/ui/Grid';
import { List } from '@forecourt/ui/List';
import { Stack } from '@forecourt/ui/Stack';
import { Container } from '@forecourt/ui/Container';
import { marketingSteps } from '../../../content/marketing.ts';
import { gloss, label } from '../../../typeset.css.ts';
import * as css from './marketing-tool.css.ts';
import { Planner } from './planner.tsx';
import { Posts } from './posts.tsx';
import { Ending } from './ending.tsx';

export default function Sections() {
  return (
    <>
      <Band paddingEnd={{ base: 16, desktop: 22 }} render={(props) => <div {...props} />}>
        <Planner />
      </Band>
      <Posts />

      <Container padding="l" render={(props) => <section {...props} aria-labelledby="steps" />}>
        <Stack gap={3}>
          <h2 className={label} id="steps">
            Three steps, and you approve every post
          </h2>
          <List startRule="strong" hasEndRule padding={6} render={(props) => <ol {...props} />}>
            {marketingSteps.map(({ title, text }) => (
              <Grid
                key={title}
                className={css.step}
                columns={{ desktop: '8:4' }}
                gap={{ base: 2, desktop: 12 }}
                align="end"
                render={(props) => <li {...props} />}
              >
                <h3 className={css.verb}>{title}</h3>
                <p className={gloss}>{text}</p>
              </Grid>
            ))}
          </List>
        </Stack>
      </Container>
      <Ending />
    </>
  );
}
