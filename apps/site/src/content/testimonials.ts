import convertibleBurgundy from 'virtual:car/convertible-burgundy.svg?url';
import coupeSilver from 'virtual:car/coupe-silver.svg?url';
import estateBlue from 'virtual:car/estate-blue.svg?url';
import hatchbackRed from 'virtual:car/hatchback-red.svg?url';
import hatchbackTurquoise from 'virtual:car/hatchback-turquoise.svg?url';
import mpvGrey from 'virtual:car/mpv-grey.svg?url';
import pickupOrange from 'virtual:car/pickup-orange.svg?url';
import saloonNavy from 'virtual:car/saloon-navy.svg?url';
import suvGreen from 'virtual:car/suv-green.svg?url';

export interface Testimonial {
  text: string;
  name: string;
  company: string;
  /** URL of a drawn car, 5:2, instead of a portrait. */
  image: string;
}

/** @sample Nine testimonials: the people, their companies and their words are invented. */
export const testimonials = {
  marked: {
    text: 'I typed what a customer had said to me on the phone, word for word. It marked the four things it had understood and told me which one it had not.',
    name: 'Priya Nair',
    company: 'Harbour Lane Cars, Bristol',
    image: estateBlue,
  },
  arithmetic: {
    text: 'The estimate comes with its arithmetic. When I disagree, I can see with which line.',
    name: 'Tom Aldous',
    company: 'Aldous & Daughter, Norwich',
    image: saloonNavy,
  },
  phone: {
    text: 'It rang eleven sellers while I was at the auction. I came back to eleven reports and two cars worth driving for.',
    name: 'Marek Zielinski',
    company: 'Northgate Autos, Leeds',
    image: suvGreen,
  },
  mornings: {
    text: 'My mornings used to be five tabs and a notepad. Now it is one sentence and a cup of tea.',
    name: 'Angela Whitcombe',
    company: 'Whitcombe Motor Co., Exeter',
    image: hatchbackRed,
  },
  overpriced: {
    text: 'Half of its use to me is in red: the cars that it tells me not to drive to Carlisle for.',
    name: 'Callum Reid',
    company: 'Reid of Dumfries',
    image: pickupOrange,
  },
  honest: {
    text: 'If it doesn’t know, it says so. I’ve never seen that in software, and not often in a salesman.',
    name: 'Yusuf Demir',
    company: 'Demir Vehicle Sales, Leicester',
    image: mpvGrey,
  },
  haggling: {
    text: 'I am no good at haggling. The report reads like somebody who is, and who keeps his temper.',
    name: 'Bethan Price',
    company: 'Teifi Valley Cars, Cardigan',
    image: convertibleBurgundy,
  },
  credits: {
    text: 'We began with the free credits, on cars that we had already bought. It agreed with us on most and was right about one that still hurts.',
    name: 'Dele Okafor',
    company: 'Okafor Prestige, Croydon',
    image: coupeSilver,
  },
  apprentice: {
    text: 'Our apprentice found his first car with it in his first week. He asked it the way he would have asked me.',
    name: 'Susan Hargreave',
    company: 'Hargreave Garage, Skipton',
    image: hatchbackTurquoise,
  },
} as const satisfies Record<string, Testimonial>;
