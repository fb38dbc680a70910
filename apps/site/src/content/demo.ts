import { responseTime } from '../config/response-time.ts';

export const demo = {
  heading: 'Thirty minutes, on cars you’d buy',
  lead: 'Bring a car you’re looking for. We’ll search for it live, value what we find and show you how the agent negotiates.',
  description:
    'Book a demo of the AI Dealer Solutions tools: 30 minutes, one to one, no commitment. See the advertising search tool, automated sourcing and marketing on cars you’d buy.',
  facts: [
    { figure: '30', text: 'minutes' },
    { figure: '1-on-1', text: 'session' },
    { figure: 'No', text: 'commitment' },
  ],
  booking: {
    heading: 'Book your demo',
    /** Shown with the embedded calendar. `formLead` is shown with our own form. */
    calendarLead: 'Pick a free half hour. You’ll get the link to the call by email.',
    formLead: `Tell us which day suits you. We’ll reply ${responseTime} with a time and the link to the call.`,
    calendar: 'Rather see which times are free?',
  },
} as const;
