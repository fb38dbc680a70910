import type { CarFacts } from './facts.ts';
import type { MarketModel } from './market.ts';
import type { Random } from './random.ts';

/** The engine badges of a make. */
interface Badges {
  petrol: string;
  diesel: string;
  hybrid?: string;
  plugIn?: string;
  /** Used before this year. */
  earlierBadges?: { year: number; petrol?: string; diesel?: string };
}

const BADGES: Record<string, Badges> = {
  'Alfa Romeo': { petrol: 'TB', diesel: 'JTDM-2', plugIn: 'VGT Q4' },
  Audi: { petrol: 'TFSI', diesel: 'TDI', plugIn: 'TFSI e' },
  Citroen: {
    petrol: 'PureTech',
    diesel: 'BlueHDi',
    plugIn: 'Plug-in',
    earlierBadges: { year: 2014, petrol: 'VTi', diesel: 'HDi' },
  },
  CUPRA: { petrol: 'TSI', diesel: 'TDI', plugIn: 'eHybrid' },
  Dacia: { petrol: 'TCe', diesel: 'Blue dCi', hybrid: 'Hybrid 140' },
  DS: { petrol: 'PureTech', diesel: 'BlueHDi', plugIn: 'E-TENSE' },
  Fiat: { petrol: 'MultiAir', diesel: 'MultiJet', hybrid: 'Mild Hybrid' },
  Ford: {
    petrol: 'EcoBoost',
    diesel: 'EcoBlue',
    hybrid: 'EcoBoost MHEV',
    plugIn: 'EcoBoost PHEV',
    earlierBadges: { year: 2018, petrol: 'EcoBoost', diesel: 'TDCi' },
  },
  Honda: { petrol: 'i-VTEC', diesel: 'i-DTEC', hybrid: 'i-MMD' },
  Hyundai: {
    petrol: 'T-GDi',
    diesel: 'CRDi',
    hybrid: 'h-GDi',
    plugIn: 'h-GDi PHEV',
    earlierBadges: { year: 2016, petrol: 'MPi' },
  },
  Jaguar: { petrol: 'i', diesel: 'd', plugIn: 'P400e' },
  Jeep: { petrol: 'MultiAirII', diesel: 'MultiJetII', hybrid: 'e-Hybrid', plugIn: '4xe' },
  Kia: {
    petrol: 'T-GDi',
    diesel: 'CRDi',
    hybrid: 'GDi HEV',
    plugIn: 'GDi PHEV',
    earlierBadges: { year: 2016, petrol: 'CVVT' },
  },
  'Land Rover': {
    petrol: 'P250',
    diesel: 'D200',
    hybrid: 'MHEV',
    plugIn: 'P400e',
    earlierBadges: { year: 2019, petrol: 'Si4', diesel: 'TD4' },
  },
  Mazda: {
    petrol: 'SKYACTIV-G',
    diesel: 'SKYACTIV-D',
    hybrid: 'Hybrid',
    plugIn: 'PHEV',
    earlierBadges: { year: 2013, petrol: 'i', diesel: 'D' },
  },
  MG: { petrol: 'VTi-TECH', diesel: 'DTi-TECH', hybrid: 'Hybrid+', plugIn: 'T-GDI PHEV' },
  MINI: { petrol: '', diesel: 'D', plugIn: 'PHEV' },
  Mitsubishi: { petrol: 'MIVEC', diesel: 'DI-D', plugIn: 'PHEV' },
  Nissan: { petrol: 'DIG-T', diesel: 'dCi', hybrid: 'e-POWER', earlierBadges: { year: 2012, petrol: '' } },
  Peugeot: {
    petrol: 'PureTech',
    diesel: 'BlueHDi',
    hybrid: 'HYbrid',
    plugIn: 'PHEV',
    earlierBadges: { year: 2014, petrol: 'VTi', diesel: 'HDi' },
  },
  Renault: {
    petrol: 'TCe',
    diesel: 'Blue dCi',
    hybrid: 'E-Tech',
    plugIn: 'E-Tech PHEV',
    earlierBadges: { year: 2019, petrol: 'TCe', diesel: 'dCi' },
  },
  SEAT: { petrol: 'TSI', diesel: 'TDI', hybrid: 'eTSI', plugIn: 'eHybrid' },
  Skoda: { petrol: 'TSI', diesel: 'TDI', hybrid: 'TSI e-TEC', plugIn: 'TSI iV' },
  SsangYong: { petrol: 'GDi-Turbo', diesel: 'e-XDi' },
  Subaru: { petrol: 'i', diesel: 'D', hybrid: 'i e-BOXER' },
  Suzuki: {
    petrol: 'Boosterjet',
    diesel: 'DDiS',
    hybrid: 'Dualjet SHVS',
    plugIn: 'PHEV',
    earlierBadges: { year: 2015, petrol: '' },
  },
  Toyota: { petrol: 'VVT-i', diesel: 'D-4D', hybrid: 'VVT-h', plugIn: 'VVT-h PHEV' },
  Vauxhall: {
    petrol: 'Turbo',
    diesel: 'Turbo D',
    hybrid: 'Turbo Hybrid',
    plugIn: 'Hybrid4',
    earlierBadges: { year: 2019, petrol: 'i', diesel: 'CDTi' },
  },
  Volkswagen: { petrol: 'TSI', diesel: 'TDI', hybrid: 'eTSI', plugIn: 'TSI eHybrid' },
};

/**
 * Picks an engine's litres and badge, or an electric car's power and battery: '2.0 TDI', '3.0 xDrive30d', '150kW
 * 58kWh'. Empty if the make's trims contain the range instead.
 */
export function pickEngine(model: MarketModel, facts: CarFacts, random: Random): string {
  if (facts.fuel === 'Electric') return pickBattery(model, facts.year, random);
  const litres = pickLitres(model, facts, random);
  const badge = createBadge(model, facts, Number(litres), random);
  return badge === '' ? litres : `${litres} ${badge}`;
}

function createBadge(model: MarketModel, facts: CarFacts, litres: number, random: Random): string {
  const kind = getEngineKind(facts.fuel);
  if (model.make === 'BMW') return createBmwBadge(model, kind, litres, random);
  if (model.make === 'Mercedes-Benz') return createMercedesBadge(model, facts, kind, litres);
  if (model.make === 'Lexus') return model.version ?? '';
  if (model.make === 'Volvo') return createVolvoBadge(kind, facts, litres, random);
  const badges = BADGES[model.make];
  if (badges === undefined) return { petrol: '', diesel: 'D', hybrid: 'Hybrid', plugIn: 'Plug-in Hybrid' }[kind];
  const earlierBadges = badges.earlierBadges && facts.year < badges.earlierBadges.year ? badges.earlierBadges : {};
  const badge =
    { ...badges, ...earlierBadges }[kind] ?? { petrol: '', diesel: 'D', hybrid: 'Hybrid', plugIn: 'PHEV' }[kind];
  return facts.fuel === 'Bi Fuel' ? `${badge} LPG`.trim() : badge;
}

type EngineKind = 'petrol' | 'diesel' | 'hybrid' | 'plugIn';

function getEngineKind(fuel: string): EngineKind {
  if (fuel === 'Diesel') return 'diesel';
  if (fuel === 'Petrol Plug-in Hybrid') return 'plugIn';
  return fuel.endsWith('Hybrid') ? 'hybrid' : 'petrol';
}

/** Writes a BMW badge from series or drive, power step and fuel: '320d', '118i', '530e', 'xDrive30d'. */
function createBmwBadge(model: MarketModel, kind: EngineKind, litres: number, random: Random): string {
  const series = /^(\d) Series$/.exec(model.family)?.[1];
  const drive = /^X[3-7]$/.test(model.family) ? 'xDrive' : /^(X[12]|Z4)$/.test(model.family) ? 'sDrive' : undefined;
  if (series === undefined && drive === undefined) return '';
  const powerSteps: Record<EngineKind, readonly string[]> = {
    petrol: litres >= 4 ? ['50i'] : litres >= 3 ? ['40i', '35i'] : litres >= 2 ? ['20i', '30i'] : ['18i'],
    diesel: litres >= 3 ? ['30d', '30d', '40d'] : litres >= 2 ? ['20d', '20d', '18d'] : ['16d'],
    hybrid: litres >= 3 ? ['30d MHT', '40d MHT'] : ['20d MHT'],
    plugIn: litres >= 3 ? ['45e', '50e'] : litres >= 2 ? ['30e'] : ['25e'],
  };
  return (series ?? drive ?? '') + random.pick(powerSteps[kind]);
}

/** Writes a Mercedes-Benz badge: 'A180', 'C220d' (until 2015 'C220 CDI'), 'E300de'. */
function createMercedesBadge(model: MarketModel, facts: CarFacts, kind: EngineKind, litres: number): string {
  const letters = /^([A-Z]{1,3})( Class)?$/.exec(model.family)?.[1];
  if (letters === undefined) return '';
  const step = litres >= 4 ? '500' : litres >= 2.8 ? '350' : litres >= 2 ? '220' : litres >= 1.5 ? '200' : '180';
  if (kind === 'diesel') return facts.year < 2015 ? `${letters}${step} CDI` : `${letters}${step}d`;
  if (facts.fuel === 'Diesel Hybrid') return `${letters}300de`;
  if (kind === 'plugIn') return `${letters}${litres < 1.9 ? '250' : '350'}e`;
  return `${letters}${step === '220' ? '200' : step}${kind === 'hybrid' ? 'h' : ''}`;
}

function createVolvoBadge(kind: EngineKind, facts: CarFacts, litres: number, random: Random): string {
  if (kind === 'plugIn')
    return litres >= 2 ? random.pick(['T8 Recharge', 'T8 Twin Engine', 'T6 Recharge']) : 'T5 Recharge';
  if (kind === 'hybrid')
    return facts.fuel === 'Diesel Hybrid' ? random.pick(['B4D', 'B5D']) : random.pick(['B4P', 'B5P', 'B3P']);
  return kind === 'diesel' ? random.pick(['D4', 'D3', 'D5']) : random.pick(['T4', 'T3', 'T5', 'T2']);
}

function pickLitres(model: MarketModel, { fuel, year }: CarFacts, random: Random): string {
  const kind = getEngineKind(fuel);
  const litreWeights = model.engines.map(([litres, share]): readonly [string, number] => [
    litres,
    share * getFuelWeight(Number(litres), kind) * getYearWeight(Number(litres), kind, year, model),
  ]);
  if (litreWeights.some(([, weight]) => weight > 0)) return random.pickWeighted(litreWeights);
  return model.engines.length ? random.pickWeighted(model.engines) : kind === 'diesel' ? '2.0' : '1.5';
}

/** Returns the weight of an engine size for a fuel. The data mixes the engines of all fuels. */
function getFuelWeight(litres: number, kind: EngineKind): number {
  if (kind === 'diesel') return litres < 1.3 ? 0 : litres < 1.5 ? 0.2 : 1;
  if (kind === 'petrol') return [1.7, 1.9, 2.1, 2.2].includes(litres) ? 0.05 : 1;
  return litres < 3 ? 1 : 0.3;
}

/** Makes that sold 1.5-litre diesels before 2012. */
const EARLY_SMALL_DIESELS = new Set(['Dacia', 'Nissan', 'Renault', 'Suzuki']);

/**
 * Returns the weight of an engine size for a year. The data also mixes the engines of all years, and newer cars have
 * smaller ones.
 */
function getYearWeight(litres: number, kind: EngineKind, year: number, { make, segment }: MarketModel): number {
  if (kind === 'petrol') {
    if (litres <= 1 && segment !== 'A') return year < 2012 ? 0 : 1;
    if (litres === 1.5) return year < 2014 ? 0 : 1;
    if (litres === 1.6 || litres === 1.4) return year > 2020 ? 0.1 : 1;
    return litres === 1.8 && year > 2018 ? 0.05 : 1;
  }
  if (kind === 'diesel') {
    if (litres === 1.5) return year < 2012 && !EARLY_SMALL_DIESELS.has(make) ? 0 : 1;
    if (litres === 1.3 || litres === 1.6) return year > 2020 ? 0.1 : 1;
    if ([1.7, 1.9, 2.1, 2.4, 2.5, 2.7].includes(litres)) return year > 2018 ? 0 : 1;
  }
  return 1;
}

/** Makes whose trims contain the range, so they have no engine badge. */
const MAKES_WITH_RANGE_TRIMS = new Set(['Polestar', 'Tesla']);
const SMALL_BATTERIES: Record<string, readonly string[]> = {
  Ami: ['6kW 5.5kWh'],
  Spring: ['33kW 27kWh', '48kW 27kWh'],
  Up: ['60kW 32kWh'],
};
const BATTERIES: Record<string, readonly string[]> = {
  A: ['60kW 17.6kWh', '61kW 27kWh'],
  B: ['100kW 50kWh', '115kW 51kWh'],
  EVB: ['87kW 42kWh', '100kW 50kWh', '113kW 52kWh'],
  EVC: ['150kW 58kWh', '150kW 64kWh', '107kW 45kWh'],
};

function pickBattery(model: MarketModel, year: number, random: Random): string {
  if (MAKES_WITH_RANGE_TRIMS.has(model.make)) return '';
  const smallBatteries = SMALL_BATTERIES[model.family];
  if (smallBatteries) return random.pick(smallBatteries);
  if (model.listPrice < 50_000 && year < 2018) return random.pick(['80kW 24kWh', '80kW 30kWh']);
  if (model.listPrice < 50_000 && year < 2020) return random.pick(['100kW 39kWh', '110kW 40kWh']);
  return random.pick(BATTERIES[model.segment] ?? ['150kW 64kWh', '150kW 77kWh', '125kW 60kWh']);
}
