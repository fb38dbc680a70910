import { Grid } from '@forecourt/ui/Grid';
import { Container } from '@forecourt/ui/Container';
import { Icon } from '@forecourt/ui/Icon';
import { LinkButton } from '@forecourt/ui/LinkButton';
import { MarkedText } from '@forecourt/ui/MarkedText';
import type { ReactNode } from 'react';
import demoCar from 'virtual:car/coupe-red.svg?url';
import { env } from '../../config/env.ts';
import { report, understood, valued } from '../../content/how-it-works.ts';
import * as css from './how-it-works.css.ts';

const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 });

export function HowItWorks() {
  return (
    <section className={css.chapter} aria-labelledby="how-it-works">
      <Container padding="l">
        <Grid columns={{ desktop: '4:8' }} gap={{ base: 10, desktop: 16 }}>
          <div>
            <h2 className={css.heading} id="how-it-works">
              How it works
            </h2>
            <p className={css.lead}>
              Three steps, and not one drop-down. The arithmetic stays on the page from the first sentence to the phone
              call.
            </p>
            <a className={css.watch} href={env.videoUrl} target="_blank" rel="noopener">
              <span className={css.screen} data-theme="dark">
                <span className={css.play}>
                  <Icon name="play" isFilled />
                </span>
                <img className={css.screenCar} src={demoCar} alt="" width={500} height={200} loading="lazy" />
              </span>
              <span>
                Watch the demo
                <small className={css.small}>Opens a video in a new tab</small>
              </span>
            </a>
            <LinkButton className={css.schedule} variant="secondary" href={env.videoUrl} target="_blank" rel="noopener">
              Schedule Demo <Icon name="external" size="s" label="opens in a new tab" />
            </LinkButton>
          </div>
          <ol className={css.steps}>
            <Step
              number={1}
              title="Say what you want"
              text="Set your preferences in natural language. Every word we understood is marked, and so is every word we did not."
            >
              <p className={css.sentence}>
                <MarkedText text={understood.text} marks={understood.marks} />
              </p>
            </Step>
            <Step
              number={2}
              title="We search and value"
              text="AI searches several sources and values the results. You see the estimate, the asking price and the gap between them."
            >
              <Sums
                rows={[
                  ['Estimated value', pounds.format(valued.estimate)],
                  ['Listed price', pounds.format(valued.price)],
                ]}
                total={['Difference', `−${pounds.format(valued.estimate - valued.price)}`]}
                isGood
                note="A sample car"
              />
            </Step>
            <Step
              number={3}
              title="Ring the owner"
              text="Contact the owners instantly, or let the Negotiation Agent make the call, haggle and write you a report."
            >
              <Sums
                rows={[
                  ['Asking price', pounds.format(report.asking)],
                  ['Agreed by phone', pounds.format(report.agreed)],
                ]}
                total={['Saved', pounds.format(report.asking - report.agreed)]}
                note="A sample report"
              />
            </Step>
          </ol>
        </Grid>
      </Container>
    </section>
  );
}

function Step({ number, title, text, children }: { number: number; title: string; text: string; children: ReactNode }) {
  return (
    <li className={css.step}>
      <span className={css.number} aria-hidden="true">
        {number}
      </span>
      <div>
        <h3 className={css.title}>{title}</h3>
        <p className={css.text}>{text}</p>
      </div>
      <div className={css.artefact}>{children}</div>
    </li>
  );
}

interface SumsProps {
  rows: readonly (readonly [string, string])[];
  total: readonly [string, string];
  /** Whether the difference is in the buyer's favour. */
  isGood?: boolean;
  note: string;
}

function Sums({ rows, total, isGood = false, note }: SumsProps) {
  return (
    <>
      <dl>
        {rows.map(([term, amount]) => (
          <div key={term} className={css.row}>
            <dt className={css.term}>{term}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
        <div className={css.total}>
          <dt>{total[0]}</dt>
          <dd data-good={isGood || undefined} className={css.amount}>
            {total[1]}
          </dd>
        </div>
      </dl>
      <p className={css.note}>{note}</p>
    </>
  );
}
