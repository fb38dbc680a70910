import type { NegotiationReport } from '@forecourt/ui/NegotiationReportCard';

export interface Utterance {
  /** Minutes and seconds into the call: '1:05'. */
  at: string;
  speaker: 'Agent' | 'Seller';
  text: string;
}

export interface SampleReport extends NegotiationReport {
  id: string;
  call: readonly Utterance[];
  /** The next steps for the dealer, or the outcome. */
  nextSteps: string;
}

/** @sample Three reports of negotiations: the calls, the people and what was agreed are invented. */
export const sampleReports: readonly SampleReport[] = [
  {
    id: 'mercedes',
    make: 'Mercedes',
    model: 'C-Class',
    year: 2019,
    seller: 'Private seller',
    callSeconds: 372,
    status: { label: 'Offer Made', variant: 'secondary' },
    originalPrice: 22_500,
    negotiatedPrice: 21_050,
    date: '2026-06-12',
    call: [
      {
        at: '0:08',
        speaker: 'Agent',
        text: 'I’m an automated assistant, ringing about the C-Class. Is it still available?',
      },
      { at: '0:31', speaker: 'Seller', text: 'It is. Two owners, and the service book is full bar one stamp.' },
      { at: '1:40', speaker: 'Agent', text: 'Similar cars are at £21,500. Can we start from there?' },
      { at: '2:20', speaker: 'Seller', text: 'I could do 21,900.' },
      { at: '3:05', speaker: 'Agent', text: 'The missing stamp is from the year the timing chain was due.' },
      { at: '3:50', speaker: 'Seller', text: 'Say 21,400.' },
      { at: '4:40', speaker: 'Agent', text: '£21,000, and we collect tomorrow?' },
      { at: '5:15', speaker: 'Seller', text: '21,050, and you collect.' },
    ],
    nextSteps: 'The offer of £21,050 stands until Friday. Accept it or counter it in the app.',
  },
  {
    id: 'hyundai',
    make: 'Hyundai',
    model: 'Ioniq',
    year: 2019,
    seller: 'Private seller',
    callSeconds: 248,
    status: { label: 'Negotiating', variant: 'default' },
    originalPrice: 13_245,
    negotiatedPrice: 12_145,
    date: '2026-06-12',
    call: [
      { at: '0:10', speaker: 'Agent', text: 'I’m an automated assistant, ringing about the Ioniq.' },
      { at: '1:02', speaker: 'Seller', text: 'It’s done 92,000, nearly all motorway.' },
      { at: '2:30', speaker: 'Agent', text: 'That’s why our estimate is well below. Would you take £11,500?' },
      { at: '3:44', speaker: 'Seller', text: 'Not for that. Say £12,145, and let me sleep on it.' },
    ],
    nextSteps: 'A second call is arranged for Thursday at six.',
  },
  {
    id: 'audi',
    make: 'Audi',
    model: 'A4',
    year: 2022,
    seller: 'Private seller',
    callSeconds: 402,
    status: { label: 'Completed', variant: 'success' },
    originalPrice: 19_995,
    negotiatedPrice: 18_750,
    date: '2026-06-10',
    call: [
      { at: '0:09', speaker: 'Agent', text: 'I’m an automated assistant, ringing about the A4.' },
      { at: '0:52', speaker: 'Seller', text: 'The first person to see it will buy it.' },
      { at: '3:05', speaker: 'Agent', text: 'We’d see it today and pay today: £18,500.' },
      { at: '6:20', speaker: 'Seller', text: '£18,750, today.' },
    ],
    nextSteps: 'Nothing left to do: the car was collected on 11 June at the agreed price.',
  },
];

/** The prices in one of the reports, in pounds, by the minute of the call. */
export const call = {
  /** The length of the axis, in minutes. */
  minutes: 7,
  /** The minute at which the seller hangs up. The report shows it as 6 min 12 s. */
  ends: 6.2,
  car: 'Mercedes C-Class',
  prices: [
    { at: 0, price: 22_500, heard: 'Asking price' },
    { at: 7 / 3, price: 21_900, heard: '‘I could do 21,900.’' },
    { at: 23 / 6, price: 21_400, heard: '‘Say 21,400.’' },
    { at: 21 / 4, price: 21_050, heard: '‘21,050, and you collect.’' },
  ],
} as const;

export const negotiationSteps = [
  {
    title: 'The AI calls the seller',
    text: 'It says it’s an automated assistant, asks what the advert leaves out and writes down the answers.',
  },
  {
    title: 'Intelligent negotiation',
    text: 'It makes its case from our estimate and from what the seller says. It never goes over your limit.',
  },
  {
    title: 'Detailed report and offer',
    text: 'Read the transcript and see the price it reached. Then accept the offer or counter it.',
  },
] as const;

export const negotiationFeatures = [
  {
    title: 'Automated phone calls',
    text: 'It calls one seller after another, when they’re likely to pick up, while you’re at the auction.',
  },
  {
    title: 'Smart negotiation',
    text: 'It sticks to the facts: mileage, service history and the prices of similar cars. No tricks, and no made-up second buyer.',
  },
  {
    title: 'Detailed reports',
    text: 'See every word of the call, the asking price, the price it reached and what’s still open.',
  },
  {
    title: 'Offer management',
    text: 'Only you can accept or counter an offer, and you can see when each one expires.',
  },
] as const;
