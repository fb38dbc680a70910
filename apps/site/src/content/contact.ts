/** Texts of the contact page. */
export const contact = {
  heading: 'Talk to us',
  lead: 'Questions about the tools, a plan for several sites, or something that isn’t working? Write to us and a person will answer.',
  description:
    'Write to AI Dealer Solutions about the tools, a plan for several sites or a fault, or find our email address, phone number and office.',
  labels: { name: 'Full Name', email: 'Email Address', subject: 'Subject', message: 'Message' },
} as const;

/** The toasts of the contact form (docs/specification.md, section 7.8) and the demo form. */
export const sent = {
  message: {
    title: 'Message Sent',
    description: "We've received your message and will get back to you soon!",
  },
  booking: {
    title: 'Request Sent',
    description: 'We’ve received your request and will email you to agree a time.',
  },
} as const;
