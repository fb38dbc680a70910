/** Maximum UTF-16 code units in each field of `POST /api/contact`. The columns of `contact_messages` allow as many. */
export const CONTACT_LENGTHS = {
  name: 200,
  email: 254,
  company: 200,
  phone: 40,
  subject: 300,
  message: 10_000,
} as const;

/** Maximum number of days between today and a demo. */
export const MAX_BOOKING_DAYS = 90;

/** The times of day at which a demo can be booked. */
export const DEMO_TIMES = ['morning', 'midday', 'afternoon'] as const;
/** A time of day at which a demo can be booked. */
export type DemoTime = (typeof DEMO_TIMES)[number];
