export interface Testimonial {
  text: string;
  name: string;
  company: string;
}

/** @sample Nine testimonials: the people, their companies and their words are invented. */
export const testimonials = {
  marked: {
    text: 'I typed what a customer had told me on the phone, word for word. It marked the four things it understood and told me which one it didn’t.',
    name: 'Priya Nair',
    company: 'Harbour Lane Cars, Bristol',
  },
  arithmetic: {
    text: 'The estimate comes with its arithmetic. When I disagree, I can see exactly which line I disagree with.',
    name: 'Tom Aldous',
    company: 'Aldous & Daughter, Norwich',
  },
  phone: {
    text: 'It rang eleven sellers while I was at the auction. I came back to eleven reports and two cars worth driving for.',
    name: 'Marek Zielinski',
    company: 'Northgate Autos, Leeds',
  },
  mornings: {
    text: 'My mornings used to be five tabs and a notepad. Now it’s one sentence and a cup of tea.',
    name: 'Angela Whitcombe',
    company: 'Whitcombe Motor Co., Exeter',
  },
  overpriced: {
    text: 'Half of what it’s worth to me is in red: the cars it tells me not to drive to Carlisle for.',
    name: 'Callum Reid',
    company: 'Reid of Dumfries',
  },
  honest: {
    text: 'If it doesn’t know, it says so. I’ve never seen software do that. Not many salesmen do, either.',
    name: 'Yusuf Demir',
    company: 'Demir Vehicle Sales, Leicester',
  },
  haggling: {
    text: 'I’m no good at haggling. The report reads as if it was written by someone who is good at it, and keeps his temper.',
    name: 'Bethan Price',
    company: 'Teifi Valley Cars, Cardigan',
  },
  credits: {
    text: 'We started with the free credits, on cars we’d already bought. It agreed with us on most of them, and was right about one that still hurts.',
    name: 'Dele Okafor',
    company: 'Okafor Prestige, Croydon',
  },
  apprentice: {
    text: 'Our apprentice found his first car with it in his first week. He asked it the way he’d have asked me.',
    name: 'Susan Hargreave',
    company: 'Hargreave Garage, Skipton',
  },
} as const satisfies Record<string, Testimonial>;
