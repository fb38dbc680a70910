import { Icon } from '@forecourt/ui/Icon';
import { Logo } from '@forecourt/ui/Logo';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { brand } from '../../config/brand.ts';
import { mainLinks, solutions } from '../../config/navigation.ts';
import { paths } from '../../config/paths.ts';
import * as css from './footer.css.ts';
import { hidden } from './header.css.ts';
import { useCopyrightYear } from './use-copyright-year.ts';

const quickLinks = [...mainLinks, { name: 'Book Demo', href: paths.demo }];
const solutionLinks = solutions.map(({ title, href }) => ({ name: title, href }));

interface FooterProps {
  /** Settings for the whole site, such as the theme. */
  controls: ReactNode;
  /** Renders the button that opens the cookie settings, with the `className` of a link. */
  cookieSettings: (className: string) => ReactNode;
}

export function Footer({ controls, cookieSettings }: FooterProps) {
  const year = useCopyrightYear();
  const { pathname } = useLocation();
  return (
    <footer className={css.footer}>
      <div className={css.wrap} data-wide={pathname === paths.results || undefined}>
        <div className={css.top}>
          <div className={css.brand}>
            <Logo className={css.logo} text={`${brand.short} ${brand.founded}`} band="UK" size="l" aria-hidden="true" />
            <p className={css.company}>{brand.name}</p>
            <p className={css.blurb}>{brand.blurb}</p>
          </div>
          <LinkList title="Quick Links" links={quickLinks} />
          <LinkList title="Solutions" links={solutionLinks} />
          <section aria-labelledby="get-in-touch">
            <h2 className={css.heading} id="get-in-touch">
              Get in Touch
            </h2>
            <ul>
              <li>
                <a className={css.link} href={`mailto:${brand.email}`}>
                  {brand.email}
                </a>
              </li>
              <li>
                <a className={css.link} href={brand.phone.href}>
                  {brand.phone.label}
                </a>
              </li>
              <li>
                <address className={css.address}>
                  {brand.address.map((line) => (
                    <span key={line}>{line}</span>
                  ))}
                </address>
              </li>
              <li>
                <a className={css.link} href={brand.social.linkedin} target="_blank" rel="noopener">
                  LinkedIn <Icon name="external" size="s" />
                  <span className={hidden}> (opens in a new tab)</span>
                </a>
              </li>
            </ul>
          </section>
        </div>
        <div className={css.end}>
          <p>
            © {year} {brand.name}
          </p>
          <p>Made with love for dealers</p>
          {controls}
          <p className={css.legal}>
            <Link className={css.link} to={paths.privacy}>
              Privacy Policy
            </Link>
            <Link className={css.link} to={paths.terms}>
              Terms &amp; Conditions
            </Link>
            {cookieSettings(css.link)}
          </p>
        </div>
      </div>
    </footer>
  );
}

function LinkList({ title, links }: { title: string; links: readonly { name: string; href: string }[] }) {
  return (
    <nav aria-label={title}>
      <h2 className={css.heading}>{title}</h2>
      <ul>
        {links.map(({ name, href }) => (
          <li key={href}>
            <Link className={css.link} to={href}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
