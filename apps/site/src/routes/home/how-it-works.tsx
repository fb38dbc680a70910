import { Container } from '@forecourt/ui/Container';
import { Icon } from '@forecourt/ui/Icon';
import { MarkedText } from '@forecourt/ui/MarkedText';
import type { ReactNode } from 'react';
import demoCar from 'virtual:car/coupe-red.svg?url';
import { env } from '../../config/env.ts';
import { exampleSentence, exampleNegotiation, exampleValuation } from '../../content/how-it-works.ts';
import * as css from './how-it-works.css.ts';

const poundFormat = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 });

export function HowItWorks() {
  return (
    <section className={css.section} aria-labelledby="how-it-works">
      <Container className={css.content}>
        <header className={css.head}>
          <div>
            <h2 className={css.heading} id="how-it-works">
              How it works
            </h2>
            <p className={css.lead}>Three steps, and you see the sums at each one.</p>
          </div>
          <a className={css.videoLink} href={env.videoUrl} target="_blank" rel="noopener">
            <span className={css.videoScreen} data-theme="dark">
              <img className={css.screenCar} src={demoCar} alt="" width={500} height={200} loading="lazy" />
              <span className={css.playIcon}>
                <Icon name="play" isFilled />
              </span>
            </span>
            <span>
              Schedule Demo
              <small className={css.smallText}>Watch the video in a new tab</small>
            </span>
          </a>
        </header>
        <ol className={css.steps}>
          <Step
            number={1}
            title="Say what you want"
            text="Set your preferences in natural language. We mark what we understood, and show what we left out."
          >
            <p className={css.sentence}>
              <MarkedText text={exampleSentence.text} marks={exampleSentence.marks} />
            </p>
          </Step>
          <Step
            number={2}
            title="We search and value"
            text="AI searches several sources and values the results. You see each estimate next to its asking price."
          >
            <Sum
              rows={[
                ['Estimated value', poundFormat.format(exampleValuation.estimate)],
                ['Listed price', poundFormat.format(exampleValuation.price)],
              ]}
              total={['Difference', `−${poundFormat.format(exampleValuation.estimate - exampleValuation.price)}`]}
              isGood
              note="A sample car"
            />
          </Step>
          <Step
            number={3}
            title="Ring the owner"
            text="Contact the owners instantly, or let the Negotiation Agent ring, haggle and write you a report."
          >
            <Sum
              rows={[
                ['Asking price', poundFormat.format(exampleNegotiation.asking)],
                ['Agreed by phone', poundFormat.format(exampleNegotiation.agreed)],
              ]}
              total={['Saved', poundFormat.format(exampleNegotiation.asking - exampleNegotiation.agreed)]}
              note="A sample report"
            />
          </Step>
        </ol>
      </Container>
    </section>
  );
}

function Step({ number, title, text, children }: { number: number; title: string; text: string; children: ReactNode }) {
  return (
    <li className={css.step}>
      <h3 className={css.title}>
        <span className={css.number} aria-hidden="true">
          {number}
        </span>
        {title}
      </h3>
      <p className={css.text}>{text}</p>
      <div className={css.artefact}>{children}</div>
    </li>
  );
}

interface SumProps {
  rows: readonly (readonly [string, string])[];
  total: readonly [string, string];
  /** Whether the difference is in the buyer's favour. */
  isGood?: boolean;
  note: string;
}

function Sum({ rows, total, isGood = false, note }: SumProps) {
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
