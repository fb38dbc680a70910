import { Container } from '@forecourt/ui/Container';
import { marketingSteps } from '../../../content/marketing.ts';
import * as css from './marketing-tool.css.ts';
import { Planner } from './planner.tsx';
import { Posts } from './posts.tsx';
import { Ending } from './ending.tsx';

/** The planner, which is only looked at, and what is below it. */
export default function Chapters() {
  return (
    <>
      <Container className={css.week}>
        <Planner />
      </Container>
      <Posts />

      <Container padding="l" render={(props) => <section {...props} aria-labelledby="steps" />}>
        <h2 className={css.small} id="steps">
          Three steps, of which one is yours
        </h2>
        <ol className={css.steps}>
          {marketingSteps.map(({ title, text }) => (
            <li key={title} className={css.step}>
              <h3 className={css.verb}>{title}</h3>
              <p className={css.text}>{text}</p>
            </li>
          ))}
        </ol>
      </Container>
      <Ending />
    </>
  );
}
