import { Inline } from '@forecourt/ui/Inline';
import { Container } from '@forecourt/ui/Container';
import { bays } from '../../../content/stock-management.ts';
import * as css from './forecourt.css.ts';

/** A forecourt by its bays, each with its car and how long it has stood there. */
export function Forecourt() {
  return (
    <section className={css.ground} data-theme="dark" aria-labelledby="forecourt">
      <Container className={css.wrap}>
        <Inline
          className={css.head}
          gap={3}
          align="baseline"
          justify="between"
          render={(props) => <header {...props} />}
        >
          <h2 className={css.heading} id="forecourt">
            Ten bays, this morning
          </h2>
          <p className={css.note}>A sample forecourt</p>
        </Inline>
        <ul className={css.bays}>
          {bays.map(({ registration, car, image, days, outlook }) => (
            <li key={registration} className={css.bay}>
              <p className={css.days}>
                {days} <span className={css.unit}>days</span>
              </p>
              <img className={css.car} src={image} alt="" width={500} height={200} loading="lazy" />
              <h3 className={css.name}>{car}</h3>
              <p className={css.registration}>{registration}</p>
              <p className={css.outlook}>{outlook}</p>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
