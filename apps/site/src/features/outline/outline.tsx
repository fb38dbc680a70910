import { LinkButton } from '@forecourt/ui/LinkButton';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { routed } from '../../lib/routed.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import * as css from './outline.css.ts';

export interface OutlineLink {
  name: string;
  href: string;
}

interface OutlineProps {
  /** The title of the document. @default the heading */
  title?: string;
  heading: string;
  /** What the page says in one sentence; its meta description too. */
  lead: string;
  canonical: string;
  /** What is already true and of use. */
  points: readonly { title: string; text: string }[];
  /** What the page does not have yet, said in one sentence. */
  missing?: string;
  /** The step to take from here, and where else to go. */
  action: OutlineLink;
  links: readonly OutlineLink[];
  children?: ReactNode;
}

/** A page whose whole screen is still being built: short, true, and with a way on. Search engines are asked to wait. */
export function Outline({ title, heading, lead, canonical, points, missing, action, links, children }: OutlineProps) {
  return (
    <div className={css.page}>
      <PageHead title={title ?? heading} description={lead} canonical={canonical} noindex />
      <header className={css.head}>
        <h1 className={css.heading}>{heading}</h1>
        <div className={css.intro}>
          <p className={css.lead}>{lead}</p>
          <LinkButton size="l" href={action.href} render={routed}>
            {action.name}
          </LinkButton>
        </div>
      </header>
      {points.length > 0 ? (
        <dl className={css.points}>
          {points.map((point) => (
            <div key={point.title} className={css.point}>
              <dt className={css.pointTitle}>{point.title}</dt>
              <dd className={css.pointText}>{point.text}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {children}
      <footer className={css.foot}>
        {missing ? <p className={css.missing}>{missing}</p> : null}
        <ul className={css.links}>
          {links.map(({ name, href }) => (
            <li key={href}>
              <Link className={css.link} to={href}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </footer>
    </div>
  );
}
