import { Heading } from '@forecourt/ui/Heading';
import { List } from '@forecourt/ui/List';
import { Text } from '@forecourt/ui/Text';
import { Grid } from '@forecourt/ui/Grid';
import { Container } from '@forecourt/ui/Container';
import { negotiationFeatures } from '../../../content/negotiation.ts';
import { testimonials } from '../../../content/testimonials.ts';
import { Testimonial } from '../../../features/testimonial/testimonial.tsx';
import { Call } from './call.tsx';
import { smallTitle } from '../../../typeset.css.ts';
import * as css from './negotiation-agent.css.ts';
import { Reports } from './reports.tsx';
import { Ending } from './ending.tsx';

export default function Sections() {
  return (
    <>
      <Call />
      <Reports />

      <Container padding="l" paddingSides="end" render={(props) => <section {...props} aria-labelledby="features" />}>
        <Grid columns={{ desktop: '3:9' }} gap={8}>
          <Heading level={2} id="features">
            Key Features
          </Heading>
          <List startRule="strong" hasEndRule padding={5} render={(props) => <dl {...props} />}>
            {negotiationFeatures.map(({ title, text }) => (
              <div key={title} className={css.feature}>
                <dt className={smallTitle}>{title}</dt>
                <Text tone="muted" render={(props) => <dd {...props} />}>
                  {text}
                </Text>
              </div>
            ))}
          </List>
        </Grid>
      </Container>

      <Container padding="l" paddingSides="end">
        <Testimonial testimonial={testimonials.phone} />
      </Container>
      <Ending />
    </>
  );
}
