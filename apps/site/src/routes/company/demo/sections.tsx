import { Stack } from '@forecourt/ui/Stack';
import { Grid } from '@forecourt/ui/Grid';
import { Container } from '@forecourt/ui/Container';
import { env } from '../../../config/env.ts';
import { BookingForm } from '../../../features/contact/booking-form.tsx';
import { demo } from '../../../content/demo.ts';
import { Embed } from '../../../features/embeds/embed.tsx';
import { calendar, CalendarLink } from './calendar-link.tsx';
import * as css from './sections.css.ts';
import { HalfHour } from './half-hour.tsx';
import { WhatYouSee } from './what-you-see.tsx';
import { Ending } from './ending.tsx';

const { booking } = demo;

export default function Sections() {
  return (
    <>
      <Container padding="l" paddingSides="end">
        <Grid
          columns={{ desktop: '5:7' }}
          gap={{ base: 10, desktop: 16 }}
          render={(props) => <section {...props} />}
          aria-labelledby="book-demo"
        >
          <Stack gap={6} align="start">
            <h2 className={css.heading} id="book-demo">
              {booking.heading}
            </h2>
            <p className={css.lead}>{env.calendarEmbedUrl ? booking.calendarLead : booking.formLead}</p>
            <p className={css.calendar}>
              {booking.calendar} <CalendarLink />
            </p>
          </Stack>
          {env.calendarEmbedUrl ? (
            <Embed purpose="calendar" src={env.calendarEmbedUrl} name="the booking calendar" link={calendar} />
          ) : (
            <BookingForm />
          )}
        </Grid>
      </Container>
      <HalfHour />
      <WhatYouSee />
      <Ending />
    </>
  );
}
