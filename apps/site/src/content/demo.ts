export const demo = {
  heading: 'Thirty minutes, on cars you would buy',
  lead: 'Bring a car that you are looking for. We find it, value it and talk its price down, while you watch and ask.',
  description:
    'Book a demo of the AI Dealer Solutions tools: 30 minutes, one to one, no commitment. See the advertising search tool, automated sourcing and marketing on cars that you would buy.',
  facts: [
    { figure: '30', text: 'minutes' },
    { figure: '1-on-1', text: 'session' },
    { figure: 'No', text: 'commitment' },
  ],
} as const;
