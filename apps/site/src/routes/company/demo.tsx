import { Container } from '@forecourt/ui/Container';
import { Icon } from '@forecourt/ui/Icon';
import { LinkButton } from '@forecourt/ui/LinkButton';
import { env } from '../../config/env.ts';
import { paths } from '../../config/paths.ts';
import { demo } from '../../content/demo.ts';
import { Closing } from '../../features/closing/closing.tsx';
import { BookingForm } from '../../features/contact/booking-form.tsx';
import { Embed } from '../../features/embeds/embed.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import * as css from './demo.css.ts';
import { HalfHour } from './demo/half-hour.tsx';
import { WhatYouSee } from './demo/what-you-see.tsx';

const calendar = { name: 'Open Calendar in New Tab', href: env.calendarUrl };

export function Component() {
  return (
    <>
      <PageHead title="Book Demo" description={demo.description} canonical={paths.demo} />
      <Container className={css.hero}>
        <div className={css.head}>
          <p className={css.name}>Book Demo</p>
          <h1 className={css.heading}>{demo.heading}</h1>
          <p className={css.lead}>{demo.lead}</p>
          <div className={css.actions}>
            <LinkButton size="l" href="#book-demo">
              Pick a day
            </LinkButton>
            <CalendarLink />
          </div>
        </div>
        <ul className={css.facts}>
          {demo.facts.map(({ figure, text }) => (
            <li key={text} className={css.fact}>
              <span className={css.figure}>{figure}</span> {text}
            </li>
          ))}
        </ul>
      </Container>
      <HalfHour />
      <WhatYouSee />
      <Container className={css.booking}>
        <section className={css.columns} aria-labelledby="book-demo">
          <div className={css.aside}>
            <h2 className={css.subheading} id="book-demo">
              Book your demo
            </h2>
            <p className={css.lead}>
              {env.calendarEmbedUrl
                ? 'Pick a free half hour. You get the link to the call by email.'
                : 'Say which day suits you. We answer by email with a time and the link to the call.'}
            </p>
            <CalendarLink />
          </div>
          {env.calendarEmbedUrl ? (
            <Embed purpose="calendar" src={env.calendarEmbedUrl} what="the booking calendar" link={calendar} />
          ) : (
            <BookingForm />
          )}
        </section>
      </Container>
      <Closing
        heading="Rather look around first?"
        lead="The search is open to everybody: type the car you want and see what we find, with the sums."
        actions={[
          { name: 'Search for a car', href: paths.search },
          { name: 'See the plans', href: paths.pricing },
        ]}
      />
    </>
  );
}

function CalendarLink() {
  return (
    <LinkButton size="l" variant="outline" href={calendar.href} target="_blank" rel="noopener">
      {calendar.name} <Icon name="external" size="s" label="opens in a new tab" />
    </LinkButton>
  );
}
