import { Container } from '@forecourt/ui/Container';
import type { CSSProperties } from 'react';
import { demoAgenda, DEMO_MINUTES } from '../../../content/demo-sections.ts';
import * as css from './half-hour.css.ts';

export function HalfHour() {
  return (
    <Container padding="l" paddingSides="end">
      <section aria-labelledby="half-hour">
        <h2 className={css.heading} id="half-hour">
          How the half hour goes
        </h2>
        <ol className={css.ruler} style={{ [css.allMinutes]: DEMO_MINUTES } as CSSProperties}>
          {demoAgenda.map(({ from, to, title, text }) => (
            <li key={from} className={css.part} style={{ [css.partMinutes]: to - from } as CSSProperties}>
              <p className={css.minute}>
                {from}
                <span className={css.hiddenText}>
                  {' '}
                  to {to} of {DEMO_MINUTES} minutes
                </span>
              </p>
              <h3 className={css.title}>{title}</h3>
              <p className={css.text}>{text}</p>
            </li>
          ))}
        </ol>
      </section>
    </Container>
  );
}
