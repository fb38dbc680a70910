import { Stack } from '@forecourt/ui/Stack';
import { Grid } from '@forecourt/ui/Grid';
import { Container } from '@forecourt/ui/Container';
import { env } from '../../../config/env.ts';
import { BookingForm } from '../../../features/contact/booking-form.tsx';
import { Embed } from '../../../features/embeds/embed.tsx';
import { calendar, CalendarLink } from './calendar-link.tsx';
import * as css from './chapters.css.ts';
import { HalfHour } from './half-hour.tsx';
import { WhatYouSee } from './what-you-see.tsx';
import { Ending } from './ending.tsx';

/** The sections below the hero. */
export default function Chapters() {
  return (
    <>
      <HalfHour />
      <WhatYouSee />
      <Container padding="l">
        <Grid
          columns={{ desktop: '5:7' }}
          gap={{ base: 10, desktop: 16 }}
          render={(props) => <section {...props} />}
          aria-labelledby="book-demo"
        >
          <Stack gap={6} align="start">
            <h2 className={css.heading} id="book-demo">
              Book your demo
            </h2>
            <p className={css.lead}>
              {env.calendarEmbedUrl
                ? 'Pick a free half hour. You get the link to the call by email.'
                : 'Say which day suits you. We answer by email with a time and the link to the call.'}
            </p>
            <CalendarLink />
          </Stack>
          {env.calendarEmbedUrl ? (
            <Embed purpose="calendar" src={env.calendarEmbedUrl} what="the booking calendar" link={calendar} />
          ) : (
            <BookingForm />
          )}
        </Grid>
      </Container>
      <Ending />
    </>
  );
}
