import type { Listing } from './listings/listing.ts';

/** Whether a car is likely to meet the standard of London's Ultra Low Emission Zone, so that no charge is due. */
export interface UlezCompliance {
  compliance: 'likely' | 'unlikely';
  /** The reason, as a sentence. */
  reason: string;
}

/** Returns the number of months since the year 0. `month` is from 1 to 12. */
const countMonths = (year: number, month: number): number => year * 12 + month - 1;

// `since` is the month from which every new car had to meet the standard, according to Transport for London:
// https://tfl.gov.uk/modes/driving/ultra-low-emission-zone/ways-to-meet-the-standard
const PETROL = {
  euro: 4,
  cars: 'petrol cars',
  since: countMonths(2006, 1),
  likely: 'Petrol cars first registered in 2006 or later meet Euro 4, the zone’s standard.',
  unlikely: 'Most petrol cars first registered before 2006 don’t meet Euro 4, the zone’s standard.',
};
const DIESEL: typeof PETROL = {
  euro: 6,
  cars: 'diesel cars',
  since: countMonths(2015, 9),
  likely: 'Diesel cars first registered in September 2015 or later meet Euro 6, the zone’s standard.',
  unlikely: 'Most diesel cars first registered before September 2015 don’t meet Euro 6, the zone’s standard.',
};

const STANDARDS: Readonly<Record<string, typeof PETROL>> = {
  Petrol: PETROL,
  'Petrol Hybrid': PETROL,
  'Petrol Plug-in Hybrid': PETROL,
  Diesel: DIESEL,
  'Diesel Hybrid': DIESEL,
};

/** Cars of at least this age can be taxed as historic vehicles, which are exempt from the charge. */
const HISTORIC_YEARS = 40;

/**
 * Judges a car by its fuel, and by the Euro class in its advert or else its registration date. Returns `undefined` if
 * these are inconclusive, or if the car may be historic.
 */
export function judgeUlez(
  car: Partial<Pick<Listing, 'fuel' | 'year' | 'reg' | 'model' | 'description'>>,
  { now }: { now: Date },
): UlezCompliance | undefined {
  const { fuel = '', year, reg, model, description } = car;
  if (fuel === 'Electric') return { compliance: 'likely', reason: 'Electric cars meet all of the zone’s standards.' };
  const standard = Object.hasOwn(STANDARDS, fuel) ? STANDARDS[fuel] : undefined;
  const statedClass = readStatedClass(`${model ?? ''} ${description ?? ''}`);
  if (standard && statedClass !== undefined)
    return {
      compliance: statedClass >= standard.euro ? 'likely' : 'unlikely',
      reason: `The advert says Euro ${statedClass}, and the zone requires Euro ${standard.euro} for ${standard.cars}.`,
    };
  const period = getRegistrationPeriod(year, reg, now);
  if (!standard || !period) return undefined;
  if (period.from >= standard.since) return { compliance: 'likely', reason: standard.likely };
  const isModern = period.from >= countMonths(now.getUTCFullYear() - HISTORIC_YEARS, 1);
  if (period.to < standard.since && isModern) return { compliance: 'unlikely', reason: standard.unlikely };
  return undefined;
}

/** Returns the Euro class if a text mentions exactly one. */
function readStatedClass(text: string): number | undefined {
  const classes = new Set([...text.matchAll(/\beuro[ -]?([1-6])\b/gi)].map(([, digit]) => Number(digit)));
  return classes.size === 1 ? [...classes][0] : undefined;
}

/** The first and last month in which a car may have been registered. */
interface Period {
  from: number;
  to: number;
}

/**
 * Returns the overlap of the year and the plate's half-year, or a period that covers both if they do not overlap (a
 * private plate, a typing error). Returns `undefined` if either is in the future or both are unknown.
 */
function getRegistrationPeriod(year: number | undefined, reg: string | undefined, now: Date): Period | undefined {
  const plate = getPlatePeriod(reg);
  const yearPeriod = year === undefined ? undefined : { from: countMonths(year, 1), to: countMonths(year, 12) };
  const currentMonth = countMonths(now.getUTCFullYear(), now.getUTCMonth() + 1);
  if ([plate, yearPeriod].some((period) => period !== undefined && period.from > currentMonth)) return undefined;
  if (!plate || !yearPeriod) return plate ?? yearPeriod;
  if (plate.from <= yearPeriod.to && yearPeriod.from <= plate.to)
    return { from: Math.max(plate.from, yearPeriod.from), to: Math.min(plate.to, yearPeriod.to) };
  return { from: Math.min(plate.from, yearPeriod.from), to: Math.max(plate.to, yearPeriod.to) };
}

/** Returns the half-year of a British plate since September 2001: '15' is from March 2015, '65' from September 2015. */
function getPlatePeriod(reg = ''): Period | undefined {
  const [, digits] = /^[A-Z]{2}(\d\d)[A-Z]{3}$/i.exec(reg.replaceAll(/\s/g, '')) ?? [];
  if (digits === undefined) return undefined;
  const code = Number(digits);
  const isSecondHalf = code > 50;
  const from = isSecondHalf ? countMonths(2000 + code - 50, 9) : countMonths(2000 + code, 3);
  // The codes 00, 01 and 50 were never issued.
  return code === 50 || code < 2 ? undefined : { from, to: from + 5 };
}
