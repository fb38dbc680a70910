import { Band } from '@forecourt/ui/Band';
import { Grid } from '@forecourt/ui/Grid';
import { Heading } from '@forecourt/ui/Heading';
import { Link } from '@forecourt/ui/Link';
import { List } from '@forecourt/ui/List';
import { Text } from '@forecourt/ui/Text';
import { Stack } from '@forecourt/ui/Stack';
import { Icon } from '@forecourt/ui/Icon';
import { Logo } from '@forecourt/ui/Logo';
import { LinkButton } from '@forecourt/ui/LinkButton';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import stampCar from 'virtual:car/hatchback-orange.svg?url';
import { brand } from '../../../config/brand.ts';
import { env } from '../../../config/env.ts';
import { paths } from '../../../config/paths.ts';
import { registration } from '../../../config/registration.ts';
import { upcomingTools } from '../../../config/upcoming-tools.ts';
import { type AccountTexts, contact, enterpriseContact, waitlistContact } from '../../../content/contact.ts';
import { ContactForm } from '../../../features/contact/contact-form.tsx';
import type { Enquiry } from '../../../features/contact/enquiry.ts';
import { useEnquiry } from '../../../features/contact/use-enquiry.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { headline, measure } from '../../../typeset.css.ts';
import * as css from './contact.css.ts';

/** Networks without a URL are not shown. */
const networks = [
  { name: 'LinkedIn', href: brand.social.linkedin },
  { name: 'Twitter', href: brand.social.twitter },
  { name: 'Facebook', href: brand.social.facebook },
].filter(({ href }) => href !== '');

const accounts: ReadonlyMap<string, AccountTexts> = new Map<string, AccountTexts>([
  [paths.signup, contact.account.signup],
  [paths.login, contact.account.login],
]);

/** /signup and /login show this page too. */
export function Component() {
  const { pathname } = useLocation();
  const account = accounts.get(pathname);
  const enquiry = useEnquiry();
  const { heading, lead } = enquiry ? getEnquiryTexts(enquiry) : (account ?? contact);
  return (
    <Band
      paddingStart={{ base: 8, desktop: 16 }}
      paddingEnd={{ base: 24, desktop: 32 }}
      render={(props) => <div {...props} />}
    >
      <PageHead
        title={account?.title ?? 'Contact'}
        description={account?.description ?? contact.description}
        canonical={paths.contact}
      />
      <Grid columns={1} gap={{ base: 8, desktop: 16 }}>
        <Grid
          columns={{ desktop: '7:5' }}
          gap={{ base: 5, desktop: 16 }}
          align="end"
          render={(props) => <header {...props} />}
        >
          <h1 className={headline}>{heading}</h1>
          <Stack gap={5} align="start">
            <Text className={measure.s} size="lead" tone="muted">
              {lead}
            </Text>
            {account ? (
              <LinkButton size="l" href={env.appUrl} target="_blank" rel="noopener">
                {account.action} <Icon name="external" size="s" label="opens in a new tab" />
              </LinkButton>
            ) : null}
          </Stack>
        </Grid>
        <Grid columns={{ desktop: '7:5' }} gap={{ base: 12, desktop: 16 }} align="start">
          <Stack className={css.letter} gap={6} render={(props) => <section {...props} aria-labelledby="letter" />}>
            <Stack direction="row" align="start" justify="between">
              <Heading level={2} id="letter">
                Write to us
              </Heading>
              <Stamp />
            </Stack>
            <ContactForm enquiry={enquiry} />
          </Stack>
          <Stack
            className={css.letterhead}
            gap={5}
            render={(props) => <section {...props} aria-labelledby="letterhead" />}
          >
            <Stack direction="row" justify="between">
              <Heading level={2} id="letterhead">
                {brand.name}
              </Heading>
              <Logo text={brand.short} aria-hidden="true" />
            </Stack>
            <List startRule="strong" padding={3} render={(props) => <dl {...props} />}>
              <Detail term="Email">
                <Link className={css.link} variant="standalone" href={`mailto:${brand.email}`}>
                  {brand.email}
                </Link>
              </Detail>
              <Detail term="Phone">
                <Link className={css.link} variant="standalone" href={brand.phone.href}>
                  {brand.phone.label}
                </Link>
              </Detail>
              <Detail term="Office">
                <address className={css.address}>
                  {brand.address.map((line) => (
                    <span key={line}>{line}</span>
                  ))}
                </address>
              </Detail>
              <Detail term="Company">
                <Text className={css.fact} tone="muted">
                  {registration.company}. VAT&nbsp;number {registration.vatNumber}.
                </Text>
              </Detail>
              {networks.length > 0 ? (
                <Detail term="Social">
                  {networks.map(({ name, href }) => (
                    <ExternalLink key={name} name={name} href={href} />
                  ))}
                </Detail>
              ) : null}
              {account ? null : (
                <Detail term="Account">
                  <Text className={css.note} tone="muted">
                    Accounts are in our app, which opens in a new tab.
                  </Text>
                  <ExternalLink name="Sign in or sign up" href={env.appUrl} />
                </Detail>
              )}
            </List>
          </Stack>
        </Grid>
      </Grid>
    </Band>
  );
}

function getEnquiryTexts(enquiry: Enquiry): { heading: string; lead: string } {
  if ('waitlist' in enquiry)
    return { heading: waitlistContact.getHeading(upcomingTools[enquiry.waitlist]), lead: waitlistContact.lead };
  return {
    heading: enterpriseContact.heading,
    lead: enquiry.use ? enterpriseContact.leadWithUse : enterpriseContact.lead,
  };
}

function Detail({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={css.detail}>
      <dt className={css.term}>{term}</dt>
      <dd className={css.value}>{children}</dd>
    </div>
  );
}

function ExternalLink({ name, href }: { name: string; href: string }) {
  return (
    <Link className={css.link} variant="standalone" href={href} target="_blank" rel="noopener">
      {name} <Icon name="external" size="s" label="opens in a new tab" />
    </Link>
  );
}

function Stamp() {
  return (
    <span className={css.stamp} aria-hidden="true">
      <span className={css.stampFace}>
        <img className={css.car} src={stampCar} alt="" width={72} height={29} />
        <span className={css.stampText}>ADS</span>
      </span>
    </span>
  );
}
