/**
 * Texts about the company.
 * @sample The story of the company and how it puts its values into practice: invented, but for the founding in 2025.
 */
export const story: readonly string[] = [
  'A used-car dealer makes her money on the day she buys. You make your profit when you buy. A good sale cannot make up for a bad purchase. And yet buying is the part of the trade with the worst tools: five tabs, a guide price from somewhere, a notepad, and a telephone that nobody has time for.',
  'We founded AI Dealer Solutions in London in 2025 to change that. The idea is simple: say in one sentence what you’d buy, and a machine that never gets tired does the reading, the valuing and the ringing round. The decision stays with you.',
  'From the first week we had a rule that has cost us some applause. No verdict without its arithmetic. If we call a price good, the estimate, the asking price and the gap stand beside it; if we did not understand a word, we say which. A dealer who can see the working can disagree with it, and sometimes she is right.',
];

export const mission = {
  statement: 'To give every dealer the buying desk that only the largest could afford.',
  values: [
    {
      name: 'Innovation',
      text: 'We use AI where it saves a dealer hours: finding a car, valuing it and negotiating its price. If a simple rule does the job better, we use the rule and show it.',
      practice: 'Three rules decide whether a price is good. Each is shown next to the prices it judges.',
    },
    {
      name: 'Accessibility',
      text: 'A search is one sentence in plain English. It works on a phone on a windy forecourt, by keyboard, with a screen reader, and without a training day.',
      practice: 'Fifty credits are free, so a one-man pitch can find out what a big group can.',
    },
    {
      name: 'Impact',
      text: 'A tool earns its price when your next car is a better buy. Judge us by that, not by how clever the page looks.',
      practice: 'Every negotiation report ends with a sum: the asking price, the agreed price and what you saved.',
    },
  ],
} as const;
