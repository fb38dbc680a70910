import { Band } from '@forecourt/ui/Band';
import { Container } from '@forecourt/ui/Container';
import { DescriptionList, DescriptionListItem } from '@forecourt/ui/DescriptionList';
import { Grid } from '@forecourt/ui/Grid';
import { Heading } from '@forecourt/ui/Heading';
import { MarkedText } from '@forecourt/ui/MarkedText';
import { Stack } from '@forecourt/ui/Stack';
import { Text } from '@forecourt/ui/Text';
import { Link } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';
import { advert, rules } from '../../../content/ads-search.ts';
import { testimonials } from '../../../content/testimonials.ts';
import { Testimonial } from '../../../features/testimonial/testimonial.tsx';
import * as typeset from '../../../typeset.css.ts';
import * as css from './ads-search.css.ts';
import { Ending } from './ending.tsx';

export default function Sections() {
  return (
    <>
      <Band tone="sunk" edges="both" padding={{ base: 16, desktop: 24 }} aria-labelledby="advert">
        <Grid columns={{ desktop: '7:5' }} gap={{ base: 10, desktop: 16 }} align="end">
          <Stack gap={8}>
            <h2 className={typeset.headline} id="advert">
              From a small ad to a straight answer.
            </h2>
            <Stack className={css.clipping} gap={2} render={(props) => <figure {...props} />}>
              <blockquote className={css.newspaperAdvert}>
                <MarkedText text={advert.text} marks={advert.marks} />
              </blockquote>
              <Text size="small" tone="muted" render={(props) => <figcaption {...props} />}>
                A sample advert
              </Text>
            </Stack>
          </Stack>
          <Stack gap={3}>
            <Heading level={3}>What we add</Heading>
            <DescriptionList className={css.addedFacts}>
              {advert.additions.map(({ term, value }) => (
                <DescriptionListItem key={term} term={term}>
                  {value}
                </DescriptionListItem>
              ))}
              <DescriptionListItem term="So&nbsp;this&nbsp;price&nbsp;is" isTotal>
                <span className={css.difference}>{advert.difference}</span>
              </DescriptionListItem>
            </DescriptionList>
          </Stack>
        </Grid>
      </Band>

      <Container padding="l" render={(props) => <section {...props} aria-labelledby="rules" />}>
        <Stack gap={10}>
          <Grid
            columns={{ desktop: '7:5' }}
            gap={{ base: 4, desktop: 16 }}
            align="end"
            render={(props) => <header {...props} />}
          >
            <h2 className={typeset.headline} id="rules">
              Three rules we never bend
            </h2>
            <Text size="lead" tone="muted">
              Every plan includes Ads Search, even the free one. It’s listed there as the Advertising Search Tool.{' '}
              <Link className={css.plans} to={paths.pricing}>
                See the plans
              </Link>
            </Text>
          </Grid>
          <ol className={css.rules}>
            {rules.map(({ title, text }) => (
              <Stack key={title} className={css.rule} gap={3} render={(props) => <li {...props} />}>
                <Heading level={3}>{title}</Heading>
                <p className={typeset.gloss}>{text}</p>
              </Stack>
            ))}
          </ol>
        </Stack>
      </Container>

      <Container padding="l" paddingSides="end">
        <Testimonial testimonial={testimonials.mornings} />
      </Container>
      <Ending />
    </>
  );
}
