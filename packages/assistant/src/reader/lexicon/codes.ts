/**
 * An engine, trim or generation code that implies a make or model family. The pattern is matched against a complete
 * word in lower case, without hyphens.
 */
export interface Code {
  pattern: RegExp;
  make: string;
  /** The family. `$1` is the pattern's first group in upper case. If absent, the code implies only the make. */
  model?: string;
  /** Maps the group `fuel` ('' if it did not match) to a fuel. */
  fuels?: Record<string, string>;
  /** The code counts only right next to its make: '320' is a BMW only in 'BMW 320'. */
  needsMake?: true;
  /** After a model of this make, the code means an engine: 'C Class 220d' is not a BMW. */
  engineMake?: string;
  /** The code means a generation and is ignored next to a model ('E46 M3'). */
  isGeneration?: true;
}

const PHEV = 'Petrol Plug-in Hybrid';
const HYBRID = 'Petrol Hybrid';

/** Manufacturers' generation codes and their model families. */
const GENERATIONS: readonly (readonly [make: string, model: string, codes: RegExp])[] = [
  ['BMW', '3 Series', /^(?:e[234]6|e30|e9[0-3]|f3[014]|g2[01])$/u],
  ['BMW', '5 Series', /^(?:e28|e34|e39|e6[01]|f1[01]|g3[01])$/u],
  ['Mercedes-Benz', 'C Class', /^[ws]20[2-6]$/u],
  ['Mercedes-Benz', 'E Class', /^[ws]21[0-4]$/u],
  ['Nissan', 'Skyline', /^r3[234]$/u],
];

/**
 * All codes that imply a make or model family: generation codes ('E46'), and the engine and trim codes on badges
 * ('320d'). Add generation codes to `GENERATIONS` and all others here.
 */
export const CODES: readonly Code[] = [
  ...GENERATIONS.map(([make, model, pattern]): Code => ({ make, model, pattern, isGeneration: true })),
  {
    pattern: /^(2(?=2)|[1-4](?=5))[25]0d$/u,
    make: 'BMW',
    model: '$1 Series',
    fuels: { '': 'Diesel' },
    engineMake: 'Mercedes-Benz',
  },
  {
    pattern: /^([1-8])(?:1[468]|2[38]|[2-6]0|[2-4]5)[cltx]?(?<fuel>[dei])(?:x|xdrive|touring|se|s)?$/u,
    make: 'BMW',
    model: '$1 Series',
    fuels: { d: 'Diesel', i: 'Petrol', e: PHEV },
  },
  { pattern: /^([1-8])(?:1[468]|2[38]|[2-6]0|[2-4]5)$/u, make: 'BMW', model: '$1 Series', needsMake: true },
  { pattern: /^m(1)(?:35|40)i?$/u, make: 'BMW', model: '$1 Series', fuels: { '': 'Petrol' } },
  {
    pattern: /^m([234568])(?:35|40|50|60)(?<fuel>[id])$/u,
    make: 'BMW',
    model: '$1 Series',
    fuels: { i: 'Petrol', d: 'Diesel' },
  },
  {
    pattern: /^([abcegsv])(?:[1-5]\d0|[345]5|[46]3)(?<fuel>d|de|e|h|cdi|bluetec|k)?(?:amg|4matic)?$/u,
    make: 'Mercedes-Benz',
    model: '$1 Class',
    fuels: { d: 'Diesel', cdi: 'Diesel', bluetec: 'Diesel', de: 'Diesel Hybrid', e: PHEV, h: HYBRID },
  },
  {
    pattern:
      /^(cla|clc|cle|clk|cls|gla|glb|glc|gle|gls|slc|slk)(?:[345]5|[456]3|\d{3})(?<fuel>d|de|e|h|cdi)?(?:amg|4matic)?$/u,
    make: 'Mercedes-Benz',
    model: '$1',
    fuels: { d: 'Diesel', cdi: 'Diesel', de: 'Diesel Hybrid', e: PHEV, h: HYBRID },
  },
  { pattern: /^(sl)(?:[2-5]\d0|55|63)$/u, make: 'Mercedes-Benz', model: '$1' },
  {
    pattern: /^ml(?:[2-5]\d0|63)(?<fuel>cdi|d)?$/u,
    make: 'Mercedes-Benz',
    model: 'M Class',
    fuels: { cdi: 'Diesel', d: 'Diesel' },
  },
  {
    pattern: /^(rx|nx|ct|ux|is|gs|es|rc|ls|lc|rz)[2-6]\d0(?<fuel>h\+|h|d|e)?$/u,
    make: 'Lexus',
    model: '$1',
    fuels: { h: HYBRID, 'h+': PHEV, d: 'Diesel', e: 'Electric' },
  },
  { pattern: /^e(208|2008|308|3008|5008)$/u, make: 'Peugeot', model: '$1', fuels: { '': 'Electric' } },
  { pattern: /^([1-5]0[1-9])(?:cc|sw|gti|rc)$/u, make: 'Peugeot', model: '$1' },
  { pattern: /^vrs$/u, make: 'Skoda' },
  { pattern: /^vxr$/u, make: 'Vauxhall', fuels: { '': 'Petrol' } },
  { pattern: /^egolf$/u, make: 'Volkswagen', model: 'Golf', fuels: { '': 'Electric' } },
  { pattern: /^(500|600)e$/u, make: 'Fiat', model: '$1', fuels: { '': 'Electric' } },
  { pattern: /^eup$/u, make: 'Volkswagen', model: 'Up', fuels: { '': 'Electric' } },
  { pattern: /^e(c3|c4)$/u, make: 'Citroen', model: '$1', fuels: { '': 'Electric' } },
  { pattern: /^corsae$/u, make: 'Vauxhall', model: 'Corsa', fuels: { '': 'Electric' } },
  { pattern: /^mokkae$/u, make: 'Vauxhall', model: 'Mokka', fuels: { '': 'Electric' } },
  { pattern: /^eniro$/u, make: 'Kia', model: 'Niro', fuels: { '': 'Electric' } },
];

/** Badges after a car's name that only imply a fuel. */
const BADGES: readonly (readonly [fuel: string, badges: RegExp])[] = [
  [
    'Diesel',
    /^(?:tdi|gtd|tdci|hdi|bluehdi|ehdi|dci|cdti|cdi|crdi|jtdm?|multijet|d4d|idtec|bluetec|ddis|td[45v68]{1,2}|sd[4v68]{1,2}|d[345]|sdi|vcdi|did|ecoblue|(?:[xs]drive)?[1-5]\d0?d|\d\.\dd)$/u,
  ],
  [
    'Petrol',
    /^(?:tsi|tfsi|fsi|gti|ecoboost|puretech|vti|vtec|tce|thp|vvti|mpi|tgdi|vxr|sti|boosterjet|multiair|skyactivg|(?:[xs]drive)?[1-5]\di|\d\.\di)$/u,
  ],
  [PHEV, /^(?:gte|t8|p400e|p300e|tfsie|ehybrid|(?:[xs]drive)?[345]\de)$/u],
  [HYBRID, /^(?:epower|ehev)$/u],
];

export const getBadgeFuel = (word: string): string | undefined => BADGES.find(([, badges]) => badges.test(word))?.[0];
