import { Grid } from '@forecourt/ui/Grid';
import { Container } from '@forecourt/ui/Container';
import { MarkedText } from '@forecourt/ui/MarkedText';
import { Link } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';
import { advert, rules } from '../../../content/ads-search.ts';
import { testimonials } from '../../../content/testimonials.ts';
import { Testimonial } from '../../../features/testimonial/testimonial.tsx';
import * as css from './ads-search.css.ts';
import { Ending } from './ending.tsx';

/** All that is below the live search. */
export default function Chapters() {
  return (
    <>
      <section className={css.chapter} aria-labelledby="advert">
        <Container padding="m">
          <Grid columns={{ desktop: '7:5' }} gap={{ base: 10, desktop: 16 }} align="end">
            <div>
              <h2 className={css.title} id="advert">
                An advert says eleven things. We read eight.
              </h2>
              <figure className={css.clipping}>
                <blockquote className={css.print}>
                  <MarkedText text={advert.text} marks={advert.marks} />
                </blockquote>
                <figcaption className={css.small}>A sample advert</figcaption>
              </figure>
            </div>
            <div>
              <h3 className={css.subtitle}>What it does not say, and we add</h3>
              <dl>
                {advert.added.map(({ term, value }) => (
                  <div key={term} className={css.row}>
                    <dt className={css.term}>{term}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
                <div className={css.total}>
                  <dt>So the price is</dt>
                  <dd className={css.figure}>{advert.difference}</dd>
                </div>
              </dl>
            </div>
          </Grid>
        </Container>
      </section>

      <Container padding="l" render={(props) => <section {...props} aria-labelledby="rules" />}>
        <Grid
          className={css.rulesHead}
          columns={{ desktop: '7:5' }}
          gap={{ base: 4, desktop: 16 }}
          align="end"
          render={(props) => <header {...props} />}
        >
          <h2 className={css.title} id="rules">
            Three rules it never bends
          </h2>
          <p className={css.lead}>
            The Advertising Search Tool is in every plan, the free one too.{' '}
            <Link className={css.plans} to={paths.pricing}>
              See the plans
            </Link>
          </p>
        </Grid>
        <ol className={css.rules}>
          {rules.map(({ title, text }) => (
            <li key={title} className={css.rule}>
              <h3 className={css.subtitle}>{title}</h3>
              <p className={css.text}>{text}</p>
            </li>
          ))}
        </ol>
      </Container>

      <Container padding="l" paddingSides="end">
        <Testimonial testimonial={testimonials.mornings} />
      </Container>
      <Ending />
    </>
  );
}
