import type { CarFacts } from './facts.ts';
import type { MarketModel } from './market.ts';
import type { Random } from './random.ts';

export interface Trim {
  name: string;
  /** The log of the factor on the model's usual price. */
  equipment: number;
}

/** The trims of each make, lowest first. */
const TRIMS: Record<string, readonly string[]> = {
  Abarth: ['', 'Turismo', 'Competizione'],
  'Alfa Romeo': ['Turismo', 'Super', 'Sprint', 'Veloce'],
  Audi: ['SE', 'Technik', 'Sport', 'S line', 'Black Edition'],
  BMW: ['SE', 'Sport', 'M Sport', 'M Sport Plus Edition'],
  Chevrolet: ['LS', 'LT', 'LTZ'],
  Citroen: ['Touch', 'Feel', 'Shine', 'Flair'],
  CUPRA: ['V1', 'V2', 'VZ2', 'VZ3'],
  Dacia: ['Essential', 'Comfort', 'Prestige', 'Journey'],
  DS: ['Elegance', 'Performance Line', 'Prestige'],
  Fiat: ['Pop', 'Easy', 'Lounge', 'S', 'Star'],
  Ford: ['Style', 'Zetec', 'Trend', 'Titanium', 'ST-Line', 'Vignale'],
  Honda: ['S', 'SE', 'SR', 'EX'],
  Hyundai: ['S', 'SE', 'SE Connect', 'Premium', 'N Line', 'Ultimate'],
  Isuzu: ['Utility', 'DL20', 'DL40', 'V-Cross'],
  Jaguar: ['SE', 'Prestige', 'R-Sport', 'Portfolio', 'R-Dynamic HSE'],
  Jeep: ['Sport', 'Longitude', 'Limited', 'Overland'],
  Kia: ['1', '2', '3', 'GT-Line', '4'],
  'Land Rover': ['S', 'SE', 'HSE', 'R-Dynamic SE', 'HSE Dynamic', 'Autobiography'],
  Lexus: ['S', 'SE', 'Luxury', 'F Sport', 'Takumi'],
  Mazda: ['SE', 'SE-L', 'Sport', 'GT Sport'],
  'Mercedes-Benz': ['SE', 'Sport', 'AMG Line', 'AMG Line Premium'],
  MG: ['Explore', 'Excite', 'Exclusive', 'Trophy'],
  MINI: ['Classic', 'Sport', 'Exclusive', 'Resolute Edition'],
  Mitsubishi: ['2', '3', '4', 'Exceed'],
  Nissan: ['Visia', 'Acenta', 'Acenta Premium', 'N-Connecta', 'Tekna'],
  Peugeot: ['Access', 'Active', 'Allure', 'GT Line', 'GT'],
  Polestar: ['Standard Range', 'Long Range', 'Long Range Plus'],
  Porsche: ['', 'S', '4S', 'GTS'],
  Renault: ['Expression', 'Play', 'Dynamique', 'Iconic', 'S Edition'],
  Saab: ['Linear', 'Vector', 'Aero'],
  SEAT: ['S', 'SE', 'SE Technology', 'FR', 'Xcellence'],
  Skoda: ['S', 'SE', 'SE L', 'SportLine', 'Laurin & Klement'],
  SsangYong: ['EX', 'ELX', 'Ultimate'],
  Subaru: ['X', 'XE', 'SE Premium'],
  Suzuki: ['SZ3', 'SZ4', 'SZ-T', 'SZ5'],
  Tesla: ['Standard Range Plus', 'Long Range', 'Performance'],
  Toyota: ['Active', 'Icon', 'Design', 'Dynamic', 'Excel'],
  Vauxhall: ['Design', 'SE', 'SRi', 'SRi Nav', 'Elite'],
  Volkswagen: ['S', 'SE', 'Match', 'Life', 'R-Line'],
  Volvo: ['Momentum', 'SE Lux', 'R-Design', 'Inscription', 'Plus Dark'],
};

interface SportingVersion {
  family: string;
  name: string;
  /** This version's share of the family's cars with the same fuel. */
  share: number;
  fuel: 'Petrol' | 'Diesel';
  fromYear?: number;
  /** The engine sizes that this version was sold with. */
  litres: readonly string[];
  equipment: number;
}

/** Versions that buyers search for by name. */
const SPORTING_VERSIONS: readonly SportingVersion[] = [
  { family: 'Golf', name: 'GTI', litres: ['1.8', '2.0'], share: 0.07, fuel: 'Petrol', equipment: 0.3 },
  { family: 'Golf', name: 'R', litres: ['2.0'], share: 0.03, fuel: 'Petrol', fromYear: 2010, equipment: 0.42 },
  { family: 'Golf', name: 'GTD', litres: ['2.0'], share: 0.05, fuel: 'Diesel', fromYear: 2009, equipment: 0.2 },
  {
    family: 'Polo',
    name: 'GTI',
    litres: ['1.4', '1.8', '2.0'],
    share: 0.05,
    fuel: 'Petrol',
    fromYear: 2006,
    equipment: 0.3,
  },
  { family: 'Up', name: 'GTI', litres: ['1.0'], share: 0.04, fuel: 'Petrol', fromYear: 2018, equipment: 0.25 },
  {
    family: 'Fiesta',
    name: 'ST-3',
    litres: ['1.5', '1.6'],
    share: 0.06,
    fuel: 'Petrol',
    fromYear: 2013,
    equipment: 0.28,
  },
  {
    family: 'Focus',
    name: 'ST-3',
    litres: ['2.0', '2.3', '2.5'],
    share: 0.05,
    fuel: 'Petrol',
    fromYear: 2006,
    equipment: 0.3,
  },
  { family: 'Focus', name: 'RS', litres: ['2.3', '2.5'], share: 0.01, fuel: 'Petrol', fromYear: 2009, equipment: 0.55 },
  { family: 'Corsa', name: 'VXR', litres: ['1.6'], share: 0.02, fuel: 'Petrol', fromYear: 2007, equipment: 0.25 },
  { family: 'Astra', name: 'VXR', litres: ['2.0'], share: 0.02, fuel: 'Petrol', fromYear: 2005, equipment: 0.3 },
  { family: 'Civic', name: 'Type R GT', litres: ['2.0'], share: 0.06, fuel: 'Petrol', fromYear: 2007, equipment: 0.4 },
  { family: 'Octavia', name: 'vRS', litres: ['2.0'], share: 0.08, fuel: 'Petrol', fromYear: 2006, equipment: 0.22 },
  { family: 'Octavia', name: 'vRS', litres: ['2.0'], share: 0.06, fuel: 'Diesel', fromYear: 2008, equipment: 0.2 },
  { family: 'Fabia', name: 'vRS', litres: ['1.4'], share: 0.02, fuel: 'Petrol', fromYear: 2010, equipment: 0.22 },
  {
    family: 'i30',
    name: 'N Performance',
    litres: ['2.0'],
    share: 0.05,
    fuel: 'Petrol',
    fromYear: 2017,
    equipment: 0.35,
  },
  { family: 'i20', name: 'N', litres: ['1.6'], share: 0.04, fuel: 'Petrol', fromYear: 2021, equipment: 0.3 },
  {
    family: 'Clio',
    name: 'RS 200',
    litres: ['1.6', '2.0'],
    share: 0.03,
    fuel: 'Petrol',
    fromYear: 2009,
    equipment: 0.3,
  },
  {
    family: 'Megane',
    name: 'RS 275',
    litres: ['1.8', '2.0'],
    share: 0.03,
    fuel: 'Petrol',
    fromYear: 2010,
    equipment: 0.35,
  },
  { family: '208', name: 'GTi', litres: ['1.6'], share: 0.03, fuel: 'Petrol', fromYear: 2013, equipment: 0.25 },
  {
    family: 'Ibiza',
    name: 'Cupra',
    litres: ['1.4', '1.8'],
    share: 0.03,
    fuel: 'Petrol',
    fromYear: 2010,
    equipment: 0.25,
  },
  { family: 'Leon', name: 'Cupra 300', litres: ['2.0'], share: 0.05, fuel: 'Petrol', fromYear: 2014, equipment: 0.35 },
  {
    family: 'Swift',
    name: 'Sport',
    litres: ['1.4', '1.6'],
    share: 0.12,
    fuel: 'Petrol',
    fromYear: 2006,
    equipment: 0.2,
  },
  { family: 'Ceed', name: 'GT', litres: ['1.6'], share: 0.04, fuel: 'Petrol', fromYear: 2013, equipment: 0.2 },
];

/** MINI's trims, from lowest to highest. `isLarge`: with the larger engine. */
const MINI_MODELS: readonly (readonly [name: string, share: number, equipment: number, isLarge: boolean])[] = [
  ['One', 0.3, -0.12, false],
  ['Cooper', 0.7, 0, false],
  ['Cooper S', 0.8, 0.15, true],
  ['John Cooper Works', 0.2, 0.3, true],
];

/** The difference in log price between a model's lowest and highest trim. */
const EQUIPMENT_SPREAD = 0.18;

export function pickTrim(model: MarketModel, facts: CarFacts, engine: string, random: Random): Trim {
  const sportingVersion = SPORTING_VERSIONS.find(
    (version) =>
      version.family === model.family &&
      version.fuel === facts.fuel &&
      facts.year >= (version.fromYear ?? 0) &&
      facts.body === 'Hatchback' &&
      version.litres.includes(engine.split(' ', 1)[0] ?? '') &&
      random.pickBoolean(version.share),
  );
  if (sportingVersion) return sportingVersion;
  const trimNames = TRIMS[model.make] ?? [''];
  const step = random.pickInteger(0, trimNames.length - 1);
  const trim = {
    name: trimNames[step] ?? '',
    equipment: trimNames.length > 1 ? (step / (trimNames.length - 1) - 0.5) * EQUIPMENT_SPREAD : 0,
  };
  if (model.make !== 'MINI' || facts.fuel === 'Electric') return trim;
  const [name, equipment] = random.pickWeighted(
    MINI_MODELS.filter(([, , , isLarge]) => isLarge === engine.startsWith('2.0')).map(
      ([miniTrim, share, miniEquipment]) => [[miniTrim, miniEquipment] as const, share] as const,
    ),
  );
  return { name: `${name} ${trim.name}`, equipment: equipment + trim.equipment / 2 };
}

/** The words for estates, convertibles and coupes in derivatives, by make. */
const BODY_WORDS: Record<string, Record<string, string>> = {
  Estate: {
    Audi: 'Avant',
    BMW: 'Touring',
    Ford: 'Estate',
    Jaguar: 'Sportbrake',
    Kia: 'Sportswagon',
    Peugeot: 'SW',
    Renault: 'Sport Tourer',
    SEAT: 'ST',
    Toyota: 'Touring Sports',
    Vauxhall: 'Sports Tourer',
    Volkswagen: 'Estate',
    Volvo: '',
  },
  Convertible: {
    Mazda: '',
    Porsche: 'Cabriolet',
    'Mercedes-Benz': 'Cabriolet',
    Audi: 'Cabriolet',
    Volkswagen: 'Cabriolet',
    Fiat: 'C',
    MINI: '',
  },
  Coupe: { Porsche: '', BMW: '', Audi: '' },
};

/**
 * Writes the derivative as adverts do: '2.0 TDI S line Avant Auto Euro 6 (s/s) 5dr'.
 */
export function createDerivative(model: MarketModel, facts: CarFacts, engine: string, trim: Trim): string {
  const version = model.version !== undefined && !engine.includes(model.version) ? model.version : '';
  const isBodyInName = facts.body === 'Estate' || facts.body === 'Convertible' || facts.body === 'Coupe';
  const body = isBodyInName && model.bodies.length > 1 ? (BODY_WORDS[facts.body]?.[model.make] ?? facts.body) : '';
  return [
    version,
    engine,
    trim.name,
    body,
    facts.transmission === 'Automatic' && facts.fuel !== 'Electric' ? 'Auto' : '',
    facts.fuel === 'Electric' ? 'Auto' : getEuroStandard(facts),
    facts.fuel !== 'Electric' && facts.year >= 2013 ? '(s/s)' : '',
    facts.seats > 5 ? `(${facts.seats} seat)` : '',
    `${facts.doors}dr`,
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** Returns the emission standard of new cars in a year, or an empty string before 2006. */
function getEuroStandard({ year }: CarFacts): string {
  if (year < 2006) return '';
  return year < 2011 ? 'Euro 4' : year < 2016 ? 'Euro 5' : 'Euro 6';
}
