import type { PostPerformance, SamplePost } from '@forecourt/ui/SamplePostCard';
import coupeSilver from 'virtual:car/coupe-silver.svg?url';
import estateGreen from 'virtual:car/estate-green.svg?url';
import hatchbackRed from 'virtual:car/hatchback-red.svg?url';
import saloonBlue from 'virtual:car/saloon-blue.svg?url';
import suvOrange from 'virtual:car/suv-orange.svg?url';

const cars = {
  saloon: { image: saloonBlue, tint: 'blue' },
  coupe: { image: coupeSilver, tint: 'silver' },
  hatchback: { image: hatchbackRed, tint: 'red' },
  estate: { image: estateGreen, tint: 'green' },
  suv: { image: suvOrange, tint: 'orange' },
} as const;

export type Tint = (typeof cars)[keyof typeof cars]['tint'];

/** The times of day at which posts are published. */
export const slots = ['08:30', '12:15', '18:30'] as const;

export interface PlannedPost {
  slot: (typeof slots)[number];
  platform: string;
  title: string;
  state: 'Posted' | 'Scheduled' | 'Draft';
  car: { image: string; tint: Tint };
}

/** @sample A week of posts as the planner shows it: posts and cars are invented. */
export const week: readonly { day: string; posts: readonly PlannedPost[] }[] = [
  {
    day: 'Monday',
    posts: [
      { slot: '08:30', platform: 'Instagram', title: 'Fresh in: the blue A4', state: 'Posted', car: cars.saloon },
      {
        slot: '18:30',
        platform: 'TikTok',
        title: 'Once round the A4 in 30 seconds',
        state: 'Posted',
        car: cars.saloon,
      },
    ],
  },
  {
    day: 'Tuesday',
    posts: [
      { slot: '12:15', platform: 'Facebook', title: 'Three checks before you buy', state: 'Posted', car: cars.coupe },
    ],
  },
  {
    day: 'Wednesday',
    posts: [
      {
        slot: '08:30',
        platform: 'Instagram',
        title: 'What an Ioniq costs to run',
        state: 'Posted',
        car: cars.hatchback,
      },
      {
        slot: '18:30',
        platform: 'TikTok',
        title: 'Will a pram fit in the boot?',
        state: 'Scheduled',
        car: cars.estate,
      },
    ],
  },
  {
    day: 'Thursday',
    posts: [
      { slot: '12:15', platform: 'Facebook', title: '£500 less than on Monday', state: 'Scheduled', car: cars.coupe },
    ],
  },
  {
    day: 'Friday',
    posts: [
      { slot: '18:30', platform: 'Instagram', title: 'Four seats for the weekend', state: 'Scheduled', car: cars.suv },
    ],
  },
  {
    day: 'Saturday',
    posts: [
      { slot: '08:30', platform: 'TikTok', title: 'Saturday on the forecourt', state: 'Draft', car: cars.estate },
      { slot: '12:15', platform: 'Facebook', title: 'Open until six', state: 'Draft', car: cars.suv },
    ],
  },
  { day: 'Sunday', posts: [] },
];

/** @sample Four posts and their engagement: invented. */
export const samplePosts: readonly { id: string; post: SamplePost; car: { image: string; tint: Tint } }[] = [
  {
    id: 'round',
    car: cars.saloon,
    post: {
      title: 'Once round the A4 in 30 seconds',
      platform: 'TikTok',
      content: 'No music, no talk. From bonnet to boot, scratch on the nearside sill included.',
      engagement: [
        { label: 'Views', count: 12_400 },
        { label: 'Likes', count: 910 },
        { label: 'Messages', count: 14 },
      ],
      posted: 'Monday, 18:30',
      performance: 'high',
    },
  },
  {
    id: 'fresh',
    car: cars.saloon,
    post: {
      title: 'Fresh in: the blue A4',
      platform: 'Instagram',
      content: '2022, 31,400 miles, £19,995. Two keys and a full service book.',
      engagement: [
        { label: 'Views', count: 4_210 },
        { label: 'Likes', count: 318 },
        { label: 'Messages', count: 6 },
      ],
      posted: 'Monday, 08:30',
      performance: 'good',
    },
  },
  {
    id: 'checks',
    car: cars.coupe,
    post: {
      title: 'Three checks before you buy',
      platform: 'Facebook',
      content: 'Service book, tyres, and the boot floor. The C-Class on our forecourt passes all three.',
      engagement: [
        { label: 'Views', count: 1_120 },
        { label: 'Likes', count: 41 },
        { label: 'Messages', count: 1 },
      ],
      posted: 'Tuesday, 12:15',
      performance: 'fair',
    },
  },
  {
    id: 'running',
    car: cars.hatchback,
    post: {
      title: 'What an Ioniq costs to run',
      platform: 'Instagram',
      content: 'A week of commuting in our Ioniq, charging included, in pounds and pence.',
      engagement: [
        { label: 'Views', count: 86 },
        { label: 'Likes', count: 9 },
        { label: 'Messages', count: 0 },
      ],
      posted: '40 minutes ago',
      performance: 'other',
    },
  },
];

export const insights: readonly { performance: PostPerformance; label: string; text: string }[] = [
  { performance: 'high', label: 'High', text: 'Far better than your usual post. Do it again with another car.' },
  { performance: 'good', label: 'Good', text: 'Better than your usual post. It brought messages, not just likes.' },
  { performance: 'fair', label: 'Fair', text: 'About the same as usual. Try a different time or first line.' },
  { performance: 'other', label: 'Too early to say', text: 'Not enough people have seen it to rate it.' },
];

export const marketingSteps = [
  {
    title: 'Create content',
    text: 'Each network gets its own caption, in your tone, from the car’s details and photos.',
  },
  {
    title: 'Schedule and publish',
    text: 'Posts go out on TikTok, Instagram, Facebook and similar when your buyers are likely to be online.',
  },
  {
    title: 'Track and optimise',
    text: 'See the views, likes and messages that each post brings, car by car.',
  },
] as const;
