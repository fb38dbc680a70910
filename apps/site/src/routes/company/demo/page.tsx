import { Stack } from '@forecourt/ui/Stack';
import { Container } from '@forecourt/ui/Container';
import { LinkButton } from '@forecourt/ui/LinkButton';
import { Suspense } from 'react';
import { paths } from '../../../config/paths.ts';
import { demo } from '../../../content/demo.ts';
import { deferHydration } from '../../../lib/defer-hydration.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import * as css from './demo.css.ts';
import { followAnchor } from '../follow-anchor.ts';

const Sections = deferHydration('book-demo', () => import('./sections.tsx'));

export function Component() {
  return (
    <>
      <PageHead title="Book Demo" description={demo.description} canonical={paths.demo} />
      <Container className={css.hero}>
        <Stack gap={5} align="start">
          <p className={css.name}>Book Demo</p>
          <h1 className={css.heading}>{demo.heading}</h1>
          <p className={css.lead}>{demo.lead}</p>
          <LinkButton className={css.action} size="l" href="#book-demo" onClick={followAnchor}>
            Pick a day
          </LinkButton>
        </Stack>
        <ul className={css.facts}>
          {demo.facts.map(({ figure, text }) => (
            <li key={text} className={css.fact}>
              <span className={css.figure}>{figure}</span> {text}
            </li>
          ))}
        </ul>
      </Container>
      <Suspense>
        <Sections />
      </Suspense>
    </>
  );
}
