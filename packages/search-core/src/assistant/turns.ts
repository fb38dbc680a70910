import type { AiKey } from '../filters/filters.ts';
import {
  type BoundMention,
  type CarMention,
  CONFIDENCE,
  type Dimension,
  type FlagMention,
  type Mention,
  type ValueKey,
} from './mentions.ts';
import type { Exclusion, Finding, ReadingValue, Span } from './reading.ts';
import type { Statement, Statements, Topic } from './statements.ts';

/** A wish with the message and the words that it came from. */
interface Wish<M extends Mention = Mention> {
  mention: M;
  message: number;
}

type Car = Extract<Mention, CarMention>;
type Values = Record<ValueKey, { value: string; wish: Wish }[]>;

interface Bound {
  value: number;
  wish: Wish;
  /** From 'low mileage' or 'nearly new', which a figure replaces. */
  isVague: boolean;
}

type Bounds = Record<Dimension, { min?: Bound; max?: Bound }>;

/** A span's words are known by the message they are in: the reader turns them into UTF-16 units. */
export type SpanOf = (message: number, from: number, to: number) => Span;

const LOW_MILEAGE = 30_000;
const RECENT_YEARS = 3;

const OTHER_TRANSMISSION: Readonly<Record<string, string>> = { Automatic: 'Manual', Manual: 'Automatic' };

/** Keys that a message touches for the first time are replaced by it; later words of the same message join. */
type Touch = ValueKey | Dimension | 'car' | 'doors' | 'seats' | 'place' | 'radius';

const emptyValues = (): Values => ({ fuel_type: [], transmission: [], body_type: [], color: [] });
const emptyBounds = (): Bounds => ({ price: {}, year: {}, mileage: {} });

/** What the buyer wants so far. Messages are applied oldest first. */
export class Wishes {
  private cars: Wish<Car>[] = [];
  private values = emptyValues();
  private counts: { doors: { value: number; wish: Wish }[]; seats: { value: number; wish: Wish }[] } = {
    doors: [],
    seats: [],
  };
  private bounds = emptyBounds();
  private place: { postcode: string; wish: Wish } | undefined;
  private radius: { value: number | 'national'; wish: Wish } | undefined;
  private writeoff: Wish | undefined;
  private exclusions: { key: AiKey; value: ReadingValue; wish: Wish; make?: string }[] = [];
  /** What the last bound was of. */
  lastDimension: Dimension | undefined;
  private touched = new Set<Touch>();
  private joins = false;
  private readonly thisYear: number;

  constructor(thisYear: number) {
    this.thisYear = thisYear;
  }

  /** The makes asked for so far. */
  get makes(): ReadonlySet<string> {
    return new Set(this.cars.map(({ mention }) => mention.make));
  }

  get isEmpty(): boolean {
    return this.findings(() => ({ message: 0, start: 0, end: 0 })).length === 0 && this.exclusions.length === 0;
  }

  apply({ statements, joins }: Pick<Statements, 'statements' | 'joins'>, message: number): void {
    this.touched = new Set();
    this.joins = joins;
    for (const statement of statements) this.state(statement, message);
  }

  private state(statement: Statement, message: number): void {
    switch (statement.type) {
      case 'want':
        this.want({ mention: statement.mention, message }, statement.adds);
        break;
      case 'exclude':
        this.exclude({ mention: statement.mention, message });
        break;
      case 'drop':
        this.drop(statement.mention);
        break;
      case 'clear':
        for (const topic of statement.topics) this.clear(topic);
        break;
      case 'reset':
        this.reset();
        break;
      case 'correct':
        this.touched = new Set();
        this.joins = false;
        break;
    }
  }

  private reset(): void {
    this.cars = [];
    this.values = emptyValues();
    this.counts = { doors: [], seats: [] };
    this.bounds = emptyBounds();
    this.place = undefined;
    this.radius = undefined;
    this.writeoff = undefined;
    this.exclusions = [];
  }

  /** Is it the first time that this message (since its last correction) speaks of it, and does it stand alone? */
  private replaces(touch: Touch): boolean {
    if (this.touched.has(touch)) return false;
    this.touched.add(touch);
    return !this.joins;
  }

  private want(wish: Wish, adds: boolean): void {
    const { mention } = wish;
    switch (mention.kind) {
      case 'car':
        this.wantCar({ ...wish, mention });
        break;
      case 'value': {
        if (this.replaces(mention.key)) this.values[mention.key] = [];
        this.allow(mention.key, mention.value);
        const list = this.values[mention.key];
        if (!list.some(({ value }) => value === mention.value)) list.push({ value: mention.value, wish });
        break;
      }
      case 'count': {
        if (this.replaces(mention.key)) this.counts[mention.key] = [];
        for (const value of mention.values)
          if (!this.counts[mention.key].some((each) => each.value === value))
            this.counts[mention.key].push({ value, wish });
        break;
      }
      case 'bound':
        this.bound(mention, wish, adds);
        break;
      case 'flag':
        this.flag(mention, wish);
        break;
      case 'radius':
        this.radius = { value: mention.miles, wish };
        break;
      case 'place':
        if (this.replaces('place') || !this.place) this.place = { postcode: mention.postcode, wish };
        break;
    }
  }

  private allow(key: AiKey, value: ReadingValue): void {
    this.exclusions = this.exclusions.filter((each) => each.key !== key || each.value !== value);
  }

  private wantCar(wish: Wish<Car>): void {
    const { mention } = wish;
    const isReplacing = this.replaces('car');
    if (isReplacing) {
      // 'just the MG' keeps what was said of the MG's model; a new model or make drops the rest.
      this.cars = mention.model === undefined ? this.cars.filter((each) => each.mention.make === mention.make) : [];
    }
    this.exclusions = this.exclusions.filter(
      (each) => each.key !== 'make' || each.value !== mention.make || mention.model !== undefined,
    );
    if (mention.model === undefined) {
      if (!this.cars.some((each) => each.mention.make === mention.make)) this.cars.push(wish);
      return;
    }
    this.allow('model', mention.model);
    const bare = this.cars.find((each) => each.mention.make === mention.make && each.mention.model === undefined);
    const same = this.cars.some((each) => each.mention.make === mention.make && each.mention.model === mention.model);
    if (same) return;
    if (!bare) this.cars.push(wish);
    else {
      // The make was named apart: 'Jeep', then 'Wrangler'.
      const makeWords =
        bare.message === wish.message ? (mention.makeWords ?? bare.mention.makeWords) : mention.makeWords;
      this.cars[this.cars.indexOf(bare)] = { ...wish, mention: { ...mention, ...(makeWords && { makeWords }) } };
    }
  }

  private bound(mention: Extract<Mention, BoundMention>, wish: Wish, adds: boolean): void {
    const { dimension, min, max } = mention;
    this.lastDimension = dimension;
    const isFirst = this.replaces(dimension) && !adds;
    const current = this.bounds[dimension];
    if (isFirst) this.bounds[dimension] = {};
    const next: { min?: Bound; max?: Bound } = isFirst ? {} : { ...current };
    if (min !== undefined) next.min = { value: min, wish, isVague: false };
    if (max !== undefined) next.max = { value: max, wish, isVague: false };
    // Said twice in one message, the last counts where both cannot be.
    if (next.min && next.max && next.min.value > next.max.value) {
      if (max === undefined) delete next.max;
      else if (min === undefined) delete next.min;
    }
    if (max === undefined && next.max?.isVague) delete next.max;
    if (min === undefined && next.min?.isVague) delete next.min;
    this.bounds[dimension] = next;
  }

  private flag({ flag }: FlagMention, wish: Wish): void {
    switch (flag) {
      case 'exclude_writeoff':
        this.writeoff = wish;
        break;
      case 'low_mileage': {
        const isFirst = this.replaces('mileage');
        const hasFigure = this.bounds.mileage.max !== undefined && !this.bounds.mileage.max.isVague;
        if (isFirst || !hasFigure) this.bounds.mileage = { max: { value: LOW_MILEAGE, wish, isVague: true } };
        break;
      }
      case 'recent': {
        const isFirst = this.replaces('year');
        const hasFigure = (this.bounds.year.min ?? this.bounds.year.max) !== undefined;
        if (isFirst || !hasFigure)
          this.bounds.year = { min: { value: this.thisYear - RECENT_YEARS, wish, isVague: true } };
        break;
      }
      case 'national':
        this.radius = { value: 'national', wish };
        break;
      // 'high mileage' is no wish; a write-off is only named to be ruled out or allowed.
      case 'high_mileage':
      case 'writeoff':
        break;
    }
  }

  private exclude(wish: Wish): void {
    const { mention } = wish;
    switch (mention.kind) {
      case 'car':
        this.removeCar(mention);
        this.exclusions.push(
          mention.model === undefined
            ? { key: 'make', value: mention.make, wish }
            : { key: 'model', value: mention.model, wish, make: mention.make },
        );
        break;
      case 'value': {
        this.values[mention.key] = this.values[mention.key].filter(({ value }) => value !== mention.value);
        this.allow(mention.key, mention.value);
        this.exclusions.push({ key: mention.key, value: mention.value, wish });
        const other = mention.key === 'transmission' ? OTHER_TRANSMISSION[mention.value] : undefined;
        if (other !== undefined) {
          this.touched.add('transmission');
          this.values.transmission = [{ value: other, wish }];
        }
        break;
      }
      case 'count':
        this.counts[mention.key] = this.counts[mention.key].filter(({ value }) => !mention.values.includes(value));
        for (const value of mention.values) this.exclusions.push({ key: mention.key, value, wish });
        break;
      case 'place':
        if (this.place?.postcode === mention.postcode) this.place = undefined;
        break;
      case 'flag':
        if (mention.flag === 'writeoff') this.writeoff = wish;
        else if (mention.flag === 'high_mileage') this.flag({ kind: 'flag', flag: 'low_mileage' }, wish);
        else this.drop(mention);
        break;
      case 'bound':
      case 'radius':
        break;
    }
  }

  private removeCar({ make, model }: CarMention): void {
    this.cars = this.cars.filter(
      ({ mention }) => mention.make !== make || (model !== undefined && mention.model !== model),
    );
  }

  private drop(mention: Mention): void {
    switch (mention.kind) {
      case 'car':
        this.removeCar(mention);
        break;
      case 'value':
        this.values[mention.key] = this.values[mention.key].filter(({ value }) => value !== mention.value);
        this.allow(mention.key, mention.value);
        break;
      case 'count':
        this.counts[mention.key] = [];
        break;
      case 'bound':
        this.bounds[mention.dimension] = {};
        break;
      case 'radius':
        this.radius = undefined;
        break;
      case 'place':
        this.place = undefined;
        break;
      case 'flag':
        if (mention.flag === 'writeoff' || mention.flag === 'exclude_writeoff') this.writeoff = undefined;
        else if (mention.flag === 'low_mileage' || mention.flag === 'high_mileage') this.bounds.mileage = {};
        else if (mention.flag === 'recent') this.bounds.year = {};
        break;
    }
  }

  private clear(topic: Topic): void {
    const isOf = (...keys: string[]) => (this.exclusions = this.exclusions.filter(({ key }) => !keys.includes(key)));
    switch (topic) {
      case 'price':
      case 'mileage':
      case 'year':
        this.bounds[topic] = {};
        break;
      case 'make':
        this.cars = [];
        isOf('make', 'model');
        break;
      case 'model':
        this.cars = this.cars.map((wish) => ({ ...wish, mention: withoutModel(wish.mention) }));
        isOf('model');
        break;
      case 'doors':
      case 'seats':
        this.counts[topic] = [];
        isOf(topic);
        break;
      case 'place':
        this.place = undefined;
        this.radius = undefined;
        break;
      case 'distance':
        this.radius = undefined;
        break;
      case 'write_off':
        this.writeoff = undefined;
        break;
      default:
        this.values[topic] = [];
        isOf(topic);
    }
  }

  /** The wishes as findings, in the order of the parameters. */
  findings(spanOf: SpanOf): Finding[] {
    const out: Finding[] = [];
    const add = (
      key: AiKey,
      value: ReadingValue,
      { mention, message }: Wish,
      confidence = mention.confidence,
      words?: [number, number],
    ) => {
      if (out.some((each) => each.key === key && each.value === value)) return;
      out.push({ key, value, span: spanOf(message, words?.[0] ?? mention.from, words?.[1] ?? mention.to), confidence });
    };
    const cars = this.namedCars();
    for (const wish of cars) add('make', wish.mention.make, wish, undefined, wish.mention.makeWords);
    for (const wish of cars) if (wish.mention.model !== undefined) add('model', wish.mention.model, wish);
    if (this.place) add('postcode', this.place.postcode, this.place.wish);
    if (this.radius) add('radius', this.radius.value, this.radius.wish);
    for (const [dimension, { min, max }] of Object.entries(this.bounds)) {
      if (min) add(`min_${dimension}` as AiKey, min.value, min.wish);
      if (max) add(`max_${dimension}` as AiKey, max.value, max.wish);
    }
    for (const { value, wish } of this.values.fuel_type) add('fuel_type', value, wish);
    if (this.values.fuel_type.length === 0)
      for (const { fuel, wish } of this.impliedFuels(cars))
        add('fuel_type', fuel, wish, CONFIDENCE.implied, wish.mention.fuelWords);
    for (const key of ['transmission', 'body_type'] as const)
      for (const { value, wish } of this.values[key]) add(key, value, wish);
    for (const { value, wish } of this.counts.doors) add('doors', value, wish);
    for (const { value, wish } of this.values.color) add('color', value, wish);
    for (const { value, wish } of this.counts.seats) add('seats', value, wish);
    if (this.writeoff) add('exclude_writeoff', true, this.writeoff);
    return out;
  }

  excluded(spanOf: SpanOf): Exclusion[] {
    return this.exclusions.map(({ key, value, wish: { mention, message } }) => ({
      key,
      value,
      span: spanOf(message, mention.from, mention.to),
    }));
  }

  /** 'Cooper' is the hatch unless another body or family of the MINI is named. */
  private namedCars(): Wish<Car>[] {
    const isOpen = this.values.body_type.some(({ value }) => value === 'Convertible');
    const hasOther = this.cars.some(
      ({ mention }) => mention.make === 'MINI' && mention.model !== undefined && mention.model !== 'Hatch',
    );
    return this.cars.map((wish) =>
      wish.mention.model === 'Hatch' && (isOpen || hasOther) ? { ...wish, mention: withoutModel(wish.mention) } : wish,
    );
  }

  /** The fuels that the cars' codes say, if every car has one and none of them was ruled out. */
  private impliedFuels(cars: readonly Wish<Car>[]): { fuel: string; wish: Wish<Car> }[] {
    const fuels = cars.flatMap((wish) => (wish.mention.fuel === undefined ? [] : [{ fuel: wish.mention.fuel, wish }]));
    const isRuledOut = fuels.some(({ fuel }) =>
      this.exclusions.some((each) => each.key === 'fuel_type' && each.value === fuel),
    );
    return fuels.length === cars.length && !isRuledOut ? fuels : [];
  }
}

function withoutModel(car: Car): Car {
  const bare = { ...car };
  delete bare.model;
  return bare;
}
