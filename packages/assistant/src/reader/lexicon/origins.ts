interface Origin {
  words: readonly string[];
  makes: readonly string[];
}

/**
 * The makes in UK listings by country of origin, and the words for each origin. 'No French cars' rules out every French
 * make.
 */
const COUNTRIES = {
  American: {
    words: ['american', 'yank', 'america', 'usa', 'the states'],
    makes: ['Chevrolet', 'Chrysler', 'Dodge', 'Fisker', 'Ford', 'Hummer', 'Jeep', 'RAM', 'Tesla'],
  },
  British: {
    words: ['british', 'english', 'britain'],
    makes: [
      'Aston Martin',
      'Austin',
      'Bentley',
      'Caterham',
      'Daimler',
      'Ineos',
      'Jaguar',
      'Land Rover',
      'LEVC',
      'Lotus',
      'McLaren',
      'MG',
      'MINI',
      'Morgan',
      'Morris',
      'Reliant',
      'Rolls-Royce',
      'Rover',
      'Triumph',
      'TVR',
      'Vauxhall',
    ],
  },
  // MG has been built in China since 2011.
  Chinese: {
    words: ['chinese', 'china'],
    makes: ['BYD', 'Chery', 'Geely', 'GWM', 'Jaecoo', 'Leapmotor', 'Maxus', 'MG', 'Omoda', 'Skywell', 'XPeng'],
  },
  Czech: { words: ['czech'], makes: ['Skoda'] },
  French: { words: ['french', 'france'], makes: ['Alpine', 'Citroen', 'DS', 'Peugeot', 'Renault'] },
  German: {
    words: ['german', 'germany'],
    makes: ['Audi', 'BMW', 'Mercedes-Benz', 'Porsche', 'Smart', 'Volkswagen'],
  },
  Italian: {
    words: ['italian', 'italy'],
    makes: ['Abarth', 'Alfa Romeo', 'Ferrari', 'Fiat', 'Lamborghini', 'Lancia', 'Maserati'],
  },
  Japanese: {
    words: ['japanese', 'jap', 'japan'],
    makes: [
      'Daihatsu',
      'Datsun',
      'Honda',
      'Infiniti',
      'Isuzu',
      'Lexus',
      'Mazda',
      'Mitsubishi',
      'Nissan',
      'Subaru',
      'Suzuki',
      'Toyota',
    ],
  },
  Korean: {
    words: ['korean', 'korea', 'south korean/korea'],
    makes: ['Daewoo', 'Genesis', 'Hyundai', 'Kia', 'KGM', 'SsangYong'],
  },
  Malaysian: { words: ['malaysian'], makes: ['Perodua', 'Proton'] },
  Romanian: { words: ['romanian', 'romania'], makes: ['Dacia'] },
  Russian: { words: ['russian', 'russia'], makes: ['Lada'] },
  Spanish: { words: ['spanish', 'spain'], makes: ['CUPRA', 'SEAT'] },
  Swedish: { words: ['swedish', 'sweden'], makes: ['Polestar', 'Saab', 'Volvo'] },
} as const satisfies Readonly<Record<string, Origin>>;

const combineCountries = (words: readonly string[], ...countries: (keyof typeof COUNTRIES)[]): Origin => ({
  words,
  makes: [...new Set(countries.flatMap((country): readonly string[] => COUNTRIES[country].makes))].toSorted(),
});

export const ORIGINS: Readonly<Record<string, Origin>> = {
  ...COUNTRIES,
  Asian: combineCountries(['asian', 'far eastern'], 'Chinese', 'Japanese', 'Korean', 'Malaysian'),
  European: combineCountries(
    ['european', 'continental'],
    'Czech',
    'French',
    'German',
    'Italian',
    'Romanian',
    'Spanish',
    'Swedish',
  ),
};

/** Words after an origin that is not about cars: 'French bulldog', 'German lessons'. */
export const NOT_CARS =
  /^(?:shepherds?|bulldogs?|spaniels?|wife|husband|partner|friends?|girlfriend|boyfriend|family|food|football|lessons|language|racing|for|speak\w*)$/u;
