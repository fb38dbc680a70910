import { Container } from '@forecourt/ui/Container';
import { Icon } from '@forecourt/ui/Icon';
import type { ReactNode } from 'react';
import type { Policy } from '../../content/policy.ts';
import { PageHead } from '../../lib/page-head.tsx';
import * as css from './policy-page.css.ts';

interface PolicyPageProps {
  policy: Policy;
  canonical: string;
  /**
   * A note that the text is a sample.
   * @default the note for legal texts
   */
  note?: string | undefined;
  /** Replaces our own text if the policy is hosted elsewhere. */
  embed?: ReactNode;
  children?: ReactNode;
}

const longDateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

const LEGAL_NOTE =
  'This is a sample. It describes what this software does. A company that uses it must complete it and have a lawyer check it.';

/** Shows a document and its table of contents, or `embed` in place of both. */
export function PolicyPage({ policy, canonical, note = LEGAL_NOTE, embed, children }: PolicyPageProps) {
  const { title, summary, updated, sections } = policy;
  return (
    <Container className={css.page}>
      <PageHead title={title} description={summary} canonical={canonical} />
      <header className={css.head}>
        <h1 className={css.heading}>{title}</h1>
        {embed ? null : (
          <p className={css.updateDate}>
            Last updated <time dateTime={updated}>{longDateFormat.format(new Date(updated))}</time>
          </p>
        )}
      </header>
      {embed ?? (
        <div className={css.columns}>
          <nav className={css.contents} aria-labelledby="contents">
            <h2 className={css.label} id="contents">
              Contents
            </h2>
            <ol className={css.list}>
              {sections.map(({ id, title: name }) => (
                <li key={id}>
                  <a className={css.sectionLink} href={`#${id}`}>
                    {name}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
          <article className={css.text}>
            <p className={css.summary}>{summary}</p>
            <p className={css.sample}>
              <Icon name="info" />
              <span>{note}</span>
            </p>
            {sections.map(({ id, title: name, body }) => (
              <section key={id} aria-labelledby={id}>
                <h2 className={css.title} id={id}>
                  {name}
                </h2>
                {body}
              </section>
            ))}
            {children}
          </article>
        </div>
      )}
    </Container>
  );
}
