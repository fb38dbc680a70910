/**
 * Texts about the company.
 * @sample The company's story and how it puts its values into practice: invented, except that it was founded in 2025.
 */
export const story: readonly string[] = [
  'Dealers make their money on the day they buy. You can’t sell your way out of a bad buy. Yet buying has the worst tools in the trade: five tabs, a guide price from somewhere, a notepad, and never enough time to ring round.',
  'We founded AI Dealer Solutions in London in 2025 to change that. The idea is simple. Say in one sentence what you’d buy, and let a machine that never gets tired do the reading, the valuing and the ringing round. You still decide.',
  'We’ve had one rule from the first week: no verdict without its arithmetic. If we call a price good, you see the estimate, the asking price and the gap between them. If we didn’t understand a word, we tell you which. When you can see the working, you can disagree with it, and sometimes you’ll be right.',
];

export const mission = {
  statement: 'To give every dealer the buying desk that only the biggest could afford.',
  values: [
    {
      name: 'Innovation',
      text: 'We use AI where it saves you hours: finding a car, valuing it and negotiating the price. If a simple rule does the job better, we use the rule and show it.',
      practice: 'Three rules decide whether a price is good. Each is shown next to the prices it judges.',
    },
    {
      name: 'Accessibility',
      text: 'A search is one sentence in plain English. It works on your phone on a windy forecourt, with a keyboard or a screen reader, and without a training day.',
      practice: 'The first 50 credits are free, so a one-person pitch can try what a big group uses.',
    },
    {
      name: 'Impact',
      text: 'A tool earns its keep when your next car is a better buy. Judge us by that.',
      practice: 'Every negotiation report shows the sum: the asking price, the price it reached and what you saved.',
    },
  ],
} as const;
