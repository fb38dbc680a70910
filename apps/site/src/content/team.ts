export interface TeamMember {
  name: string;
  role: string;
  bio: string;
}

/** @sample Four people and their biographies: invented. */
export const team: readonly TeamMember[] = [
  {
    name: 'Rosalind Achebe',
    role: 'CEO',
    bio: 'Rosalind bought cars for a family group in Kent for nine years and wrote every losing one in a notebook. That notebook is why we’re here.',
  },
  {
    name: 'Daniel Marsh',
    role: 'Chief Product Officer',
    bio: 'Daniel designed search forms until he watched a dealer fill one in. He thinks a product should ask one question at a time, and only if it uses the answer.',
  },
  {
    name: 'Ishani Rao',
    role: 'CTO',
    bio: 'Ishani built pricing models for insurers. She won’t let an estimate out of the building without its range, its rule and its limits.',
  },
  {
    name: 'Owen Llewellyn',
    role: 'Director of Sales',
    bio: 'Owen sold his first car at seventeen, too cheaply. He rings dealers himself, shows them the tool on one of their own cars, and leaves when he said he would.',
  },
];
