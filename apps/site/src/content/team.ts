import coupeRed from 'virtual:car/coupe-red.svg?url';
import estateNavy from 'virtual:car/estate-navy.svg?url';
import hatchbackYellow from 'virtual:car/hatchback-yellow.svg?url';
import suvBrown from 'virtual:car/suv-brown.svg?url';

export interface TeamMember {
  name: string;
  role: string;
  /** URL of a drawing of this person's car, 5:2, and its description. */
  image: string;
  alt: string;
  bio: string;
}

/** @sample Four people, their biographies and their cars: invented. */
export const team: readonly TeamMember[] = [
  {
    name: 'Rosalind Achebe',
    role: 'CEO',
    image: estateNavy,
    alt: 'Rosalind’s car: a navy estate',
    bio: 'Bought cars for a family group in Kent for nine years, and kept every losing one in a notebook. The notebook is why there is a company.',
  },
  {
    name: 'Daniel Marsh',
    role: 'Chief Product Officer',
    image: hatchbackYellow,
    alt: 'Daniel’s car: a yellow hatchback',
    bio: 'Made search forms for a living until he watched a dealer fill one in. Believes that a product may ask one question at a time, and only if it uses the answer.',
  },
  {
    name: 'Ishani Rao',
    role: 'CTO',
    image: coupeRed,
    alt: 'Ishani’s car: a red coupé',
    bio: 'Worked on pricing models for insurers. Will not let an estimate leave the building without its range, its rule and what it does not know.',
  },
  {
    name: 'Owen Llewellyn',
    role: 'Director of Sales',
    image: suvBrown,
    alt: 'Owen’s car: a brown SUV',
    bio: 'Sold his first car at seventeen, too cheaply. Rings dealers himself, shows them the tool on a car of theirs, and leaves when he said he would.',
  },
];
