import { Stack } from '@forecourt/ui/Stack';
import { Container } from '@forecourt/ui/Container';
import { Icon } from '@forecourt/ui/Icon';
import { Logo } from '@forecourt/ui/Logo';
import type { ReactNode } from 'react';
import stampCar from 'virtual:car/hatchback-orange.svg?url';
import { brand } from '../../config/brand.ts';
import { env } from '../../config/env.ts';
import { paths } from '../../config/paths.ts';
import { contact } from '../../content/contact.ts';
import { ContactForm } from '../../features/contact/contact-form.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import * as css from './contact.css.ts';

/** The networks that the company is on; one without an address is not shown. */
const networks = [
  { name: 'LinkedIn', href: brand.social.linkedin },
  { name: 'Twitter', href: brand.social.twitter },
  { name: 'Facebook', href: brand.social.facebook },
].filter(({ href }) => href !== '');

/** A letter to the company: the form is the letter, the details are its head. Also what /signup and /login show. */
export function Component() {
  return (
    <Container className={css.page}>
      <PageHead title="Contact" description={contact.description} canonical={paths.contact} />
      <header className={css.head}>
        <h1 className={css.heading}>{contact.heading}</h1>
        <p className={css.lead}>{contact.lead}</p>
      </header>
      <div className={css.desk}>
        <section className={css.letter} aria-labelledby="letter">
          <Stack className={css.salutation} direction="row" align="start" justify="between">
            <h2 className={css.title} id="letter">
              Write to us
            </h2>
            <Stamp />
          </Stack>
          <ContactForm />
        </section>
        <section className={css.letterhead} aria-labelledby="letterhead">
          <Stack className={css.company} direction="row" justify="between">
            <h2 className={css.title} id="letterhead">
              {brand.name}
            </h2>
            <Logo text={brand.short} aria-hidden="true" />
          </Stack>
          <dl>
            <Detail term="Email">
              <a className={css.link} href={`mailto:${brand.email}`}>
                {brand.email}
              </a>
            </Detail>
            <Detail term="Phone">
              <a className={css.link} href={brand.phone.href}>
                {brand.phone.label}
              </a>
            </Detail>
            <Detail term="Office">
              <address className={css.address}>
                {brand.address.map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </address>
            </Detail>
            {networks.length > 0 ? (
              <Detail term="Social">
                {networks.map(({ name, href }) => (
                  <External key={name} name={name} href={href} />
                ))}
              </Detail>
            ) : null}
            <Detail term="Account">
              <p className={css.aside}>Accounts live in our app, which opens in a new tab.</p>
              <External name="Sign in or create an account" href={env.appUrl} />
            </Detail>
          </dl>
        </section>
      </div>
    </Container>
  );
}

function Detail({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={css.detail}>
      <dt className={css.term}>{term}</dt>
      <dd className={css.value}>{children}</dd>
    </div>
  );
}

function External({ name, href }: { name: string; href: string }) {
  return (
    <a className={css.link} href={href} target="_blank" rel="noopener">
      {name} <Icon name="external" size="s" label="opens in a new tab" />
    </a>
  );
}

/** What a letter has in its corner. */
function Stamp() {
  return (
    <span className={css.stamp} aria-hidden="true">
      <span className={css.print}>
        <img className={css.car} src={stampCar} alt="" width={72} height={29} />
        <span className={css.worth}>ADS</span>
      </span>
    </span>
  );
}
