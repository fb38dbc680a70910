/** What somebody wrote to the company, as it is kept. */
export interface ContactMessage {
  /** `booking`: the demo page's form, which asks for a day and has no subject of its own. */
  readonly kind: 'message' | 'booking';
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  /** May be empty in a booking. */
  readonly message: string;
  /** The dealership; in a booking alone, as are day and time. */
  readonly company: string | null;
  /** The day that is asked for, `2026-11-24`. */
  readonly day: string | null;
  readonly time: DemoTime | null;
}

export const DEMO_TIMES = ['morning', 'midday', 'afternoon'] as const;
export type DemoTime = (typeof DEMO_TIMES)[number];

/** What became of a message: it is kept now, was kept before, or its key belongs to a message of other content. */
export type Keeping = 'kept' | 'known' | 'other';

/** Where messages are kept. It rejects where that is not possible. */
export interface MessageStore {
  /**
   * Keeps a message once, however often and from however many sides it comes.
   *
   * @param key A UUID that its sender's browser made for it.
   */
  keep(key: string, message: ContactMessage): Promise<Keeping>;
  /** Deletes what was kept before a moment. */
  deleteBefore(moment: Date): Promise<void>;
}

const FIELDS = ['kind', 'name', 'email', 'subject', 'message', 'company', 'day', 'time'] as const;

/** Whether two messages say the same. */
export const isSameMessage = (one: ContactMessage, other: ContactMessage): boolean =>
  FIELDS.every((field) => one[field] === other[field]);
