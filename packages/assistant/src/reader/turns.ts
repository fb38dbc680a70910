import type { AiKey } from '@forecourt/search-core';
import {
  type BoundMention,
  type CarMention,
  CONFIDENCE,
  type CountMention,
  type Dimension,
  type FlagMention,
  type LastDimension,
  type Mention,
  type ValueKey,
  type ValueMention,
} from './mentions.ts';
import { listFindings } from './findings.ts';
import type { ReadingValue, Span } from './reading.ts';
import type { Statement, Statements, Topic } from './statements.ts';
import { type Step, stepAmount, stepRadius, stepYear } from './steps.ts';
import { type Bound, type Car, createWishes, type Wish, dropModel } from './wishes.ts';

const NO_PLACE: Span = { message: 0, start: 0, end: 0 };

const LOW_MILEAGE = 30_000;
const RECENT_YEARS = 3;

const OTHER_TRANSMISSION: Readonly<Record<string, string>> = { Automatic: 'Manual', Manual: 'Automatic' };

const splitValues = (mention: Extract<Mention, ValueMention | CountMention>): readonly (string | number)[] =>
  mention.kind === 'count' ? mention.values : [mention.value];

/**
 * A key that a message can set. The message's first value of a key replaces those of earlier turns, and its later
 * values are added.
 */
type ChangedTopic = ValueKey | Dimension | 'car' | 'doors' | 'seats' | 'place' | 'radius';

/** The turns of a conversation so far, and what the buyer wants after them. Messages are applied oldest first. */
export class Turns {
  wishes = createWishes();
  lastDimension: LastDimension | undefined;
  #changedTopics = new Set<ChangedTopic>();
  #isContinuation = false;
  /** The cars that the buyer wanted before this message. 'Just the Golf' chooses one of them. */
  #earlierCars: readonly Wish<Car>[] = [];
  /** The message whose exclusions a dismissed topic does not withdraw: 'not red, otherwise any colour'. */
  #currentMessage: number | undefined;
  readonly #thisYear: number;

  constructor(thisYear: number) {
    this.#thisYear = thisYear;
  }

  get makes(): ReadonlySet<string> {
    return new Set(this.wishes.cars.map(({ mention }) => mention.make));
  }

  get wishedValues(): ReadonlySet<string> {
    return new Set(Object.values(this.wishes.values).flatMap((each) => each.map(({ value }) => `${value}`)));
  }

  get excludedMakes(): ReadonlySet<string> {
    return new Set(this.wishes.exclusions.flatMap(({ key, value }) => (key === 'make' ? [String(value)] : [])));
  }

  get earlierMaximums(): { price: number | undefined; mileage: number | undefined } {
    const { price, mileage } = this.wishes.bounds;
    return { price: price.max?.value, mileage: mileage.max?.value };
  }

  /** Whether the buyer has neither asked for nor excluded anything yet. */
  get isEmpty(): boolean {
    return this.wishes.exclusions.length === 0 && listFindings(this.wishes, () => NO_PLACE).length === 0;
  }

  apply({ statements, isContinuation }: Pick<Statements, 'statements' | 'isContinuation'>, message: number): void {
    this.#changedTopics = new Set();
    this.#isContinuation = isContinuation;
    this.#earlierCars = this.wishes.cars;
    this.#currentMessage = message;
    for (const statement of statements) this.#applyStatement(statement, message);
  }

  #applyStatement(statement: Statement, message: number): void {
    switch (statement.type) {
      case 'want':
        this.#applyWish({ mention: statement.mention, message }, statement.isAddition);
        break;
      case 'exclude':
        // Includes the negation in the span: 'not automatic' sets Manual, so it is the text to mark.
        this.#exclude({ mention: { ...statement.mention, from: statement.from }, message });
        break;
      case 'drop':
        this.#drop(statement.mention);
        break;
      case 'skip':
        break;
      case 'clear':
        for (const topic of statement.topics) this.#clear(topic);
        break;
      case 'reset':
        this.wishes = createWishes();
        break;
      case 'miles': {
        const { price, mileage } = this.wishes.bounds;
        if (mileage.max ?? mileage.min) break;
        this.wishes.bounds = { ...this.wishes.bounds, price: {}, mileage: price };
        break;
      }
      case 'open': {
        const lastDimension = this.lastDimension;
        if (lastDimension === 'price' || lastDimension === 'year' || lastDimension === 'mileage')
          delete this.wishes.bounds[lastDimension][statement.end];
        break;
      }
      case 'step':
        this.#applyStep(statement, message);
        break;
      case 'pick': {
        const { make, model } = statement;
        const isPicked = ({ mention }: Wish<Car>): boolean =>
          mention.make === make && (model === undefined || mention.model === model);
        const earlierCars = this.#earlierCars.filter(isPicked);
        this.wishes.cars = earlierCars.length > 0 ? earlierCars : this.wishes.cars.filter(isPicked);
        this.#changedTopics.add('car');
        break;
      }
      case 'correct':
        this.#currentMessage = undefined;
        this.#changedTopics = new Set();
        this.#isContinuation = false;
        break;
    }
  }

  #applyStep({ dimension, direction, from, to }: Step, message: number): void {
    const range = { from, to, confidence: CONFIDENCE.guessed };
    if (dimension === 'radius') {
      const miles = this.wishes.radius?.value;
      const nextRadius = typeof miles === 'number' ? stepRadius(miles, direction) : undefined;
      if (nextRadius === undefined) return;
      const mention: Mention =
        nextRadius === 'national'
          ? { ...range, kind: 'flag', flag: 'national' }
          : { ...range, kind: 'radius', miles: nextRadius };
      this.wishes.radius = { value: nextRadius, wish: { mention, message } };
      return;
    }
    const bounds = this.wishes.bounds[dimension];
    const end = dimension === 'year' ? 'min' : 'max';
    const currentValue = bounds[end]?.value;
    if (currentValue === undefined) return;
    const value = dimension === 'year' ? stepYear(currentValue, direction) : stepAmount(currentValue, direction);
    const otherEnd = bounds[end === 'min' ? 'max' : 'min']?.value;
    // A step must not cross the other bound.
    const isCrossed = otherEnd !== undefined && (end === 'min' ? value > otherEnd : value < otherEnd);
    if (isCrossed || (dimension === 'year' && value > this.#thisYear)) return;
    const mention: Mention = { ...range, kind: 'bound', dimension, [end]: value, isGuessed: false };
    this.wishes.bounds[dimension] = { ...bounds, [end]: { value, wish: { mention, message }, isVague: false } };
  }

  /**
   * Marks a topic as changed by this message. Returns whether a new value replaces the earlier ones: it is the message's
   * first for the topic (since its last correction), and the message does not add to earlier turns.
   */
  #startChange(topic: ChangedTopic): boolean {
    if (this.#changedTopics.has(topic)) return false;
    this.#changedTopics.add(topic);
    return !this.#isContinuation;
  }

  #applyWish(wish: Wish, isAddition: boolean): void {
    const { mention } = wish;
    switch (mention.kind) {
      case 'car':
        this.#applyCar({ ...wish, mention });
        break;
      case 'value':
      case 'count': {
        const { values } = this.wishes;
        if (mention.kind === 'count') this.lastDimension = mention.key;
        if (this.#startChange(mention.key)) values[mention.key] = [];
        for (const value of splitValues(mention)) {
          this.#allow(mention.key, value);
          if (!values[mention.key].some((each) => each.value === value)) values[mention.key].push({ value, wish });
        }
        break;
      }
      case 'bound':
        this.#applyBound(mention, wish, isAddition);
        break;
      case 'flag':
        this.#applyFlag(mention, wish);
        break;
      case 'radius':
        this.lastDimension = 'radius';
        this.wishes.radius = { value: mention.miles, wish };
        break;
      case 'place':
        if (this.#startChange('place') || !this.wishes.place) this.wishes.place = { value: mention.postcode, wish };
        break;
      case 'origin':
        for (const make of mention.makes) this.#allow('make', make);
        break;
    }
  }

  #allow(key: AiKey, value: ReadingValue): void {
    this.wishes.exclusions = this.wishes.exclusions.filter((each) => each.key !== key || each.value !== value);
  }

  #applyCar(wish: Wish<Car>): void {
    const { mention } = wish;
    const isReplacing = this.#startChange('car');
    if (isReplacing) {
      // 'Just the MG' keeps the MG's models. A new model or make drops the other cars.
      this.wishes.cars =
        mention.model === undefined ? this.wishes.cars.filter((each) => each.mention.make === mention.make) : [];
    }
    this.wishes.exclusions = this.wishes.exclusions.filter(
      (each) => each.key !== 'make' || each.value !== mention.make || mention.model !== undefined,
    );
    if (mention.model === undefined) {
      if (!this.wishes.cars.some((each) => each.mention.make === mention.make)) this.wishes.cars.push(wish);
      return;
    }
    this.#allow('model', mention.model);
    const bareMake = this.wishes.cars.find(
      (each) => each.mention.make === mention.make && each.mention.model === undefined,
    );
    const isKnownCar = this.wishes.cars.some(
      (each) => each.mention.make === mention.make && each.mention.model === mention.model,
    );
    if (isKnownCar) return;
    if (!bareMake) this.wishes.cars.push(wish);
    else {
      // The make was named separately: 'Jeep', then 'Wrangler'.
      const makeWords =
        bareMake.message === wish.message ? (mention.makeWords ?? bareMake.mention.makeWords) : mention.makeWords;
      this.wishes.cars[this.wishes.cars.indexOf(bareMake)] = {
        ...wish,
        mention: { ...mention, ...(makeWords && { makeWords }) },
      };
    }
  }

  #applyBound(mention: Extract<Mention, BoundMention>, wish: Wish, isAddition: boolean): void {
    const { dimension, min, max } = mention;
    this.lastDimension = dimension;
    const replacesBounds = this.#startChange(dimension) && !isAddition;
    const currentBounds = this.wishes.bounds[dimension];
    // Moves a bound from the price to the mileage: 'Under 40k', then 'miles, not money! Under 40k miles'.
    const { price } = this.wishes.bounds;
    const isGuess = price.max?.wish.mention.kind === 'bound' && price.max.wish.mention.isGuessed;
    if (dimension === 'mileage' && max !== undefined && price.max?.value === max && isGuess)
      this.wishes.bounds.price = {};
    if (replacesBounds) this.wishes.bounds[dimension] = {};
    const nextBounds: { min?: Bound; max?: Bound } = replacesBounds ? {} : { ...currentBounds };
    if (min !== undefined) nextBounds.min = { value: min, wish, isVague: false };
    if (max !== undefined) nextBounds.max = { value: max, wish, isVague: false };
    // '2018 or newer' opens the bounds of an earlier '2018' in the same message.
    const { min: currentMin, max: currentMax } = currentBounds;
    if (
      !replacesBounds &&
      currentMin &&
      currentMin.wish === currentMax?.wish &&
      currentMin.value === currentMax.value &&
      (min ?? max) === currentMin.value
    ) {
      if (max === undefined) delete nextBounds.max;
      else if (min === undefined) delete nextBounds.min;
    }
    // If the new bound crosses the opposite one, the opposite one is dropped.
    if (nextBounds.min && nextBounds.max && nextBounds.min.value > nextBounds.max.value) {
      if (max === undefined) delete nextBounds.max;
      else if (min === undefined) delete nextBounds.min;
    }
    if (max === undefined && nextBounds.max?.isVague) delete nextBounds.max;
    if (min === undefined && nextBounds.min?.isVague) delete nextBounds.min;
    this.wishes.bounds[dimension] = nextBounds;
  }

  #applyFlag({ flag }: FlagMention, wish: Wish): void {
    switch (flag) {
      case 'exclude_writeoff':
        this.wishes.writeoff = wish;
        break;
      case 'low_mileage': {
        const replacesBounds = this.#startChange('mileage');
        const hasFigure = this.wishes.bounds.mileage.max !== undefined && !this.wishes.bounds.mileage.max.isVague;
        if (replacesBounds || !hasFigure)
          this.wishes.bounds.mileage = { max: { value: LOW_MILEAGE, wish, isVague: true } };
        break;
      }
      case 'recent': {
        const replacesBounds = this.#startChange('year');
        const hasFigure = (this.wishes.bounds.year.min ?? this.wishes.bounds.year.max) !== undefined;
        if (replacesBounds || !hasFigure)
          this.wishes.bounds.year = { min: { value: this.#thisYear - RECENT_YEARS, wish, isVague: true } };
        break;
      }
      case 'national':
        this.wishes.radius = { value: 'national', wish };
        break;
      // 'High mileage' is not a wish. Write-offs are only mentioned to exclude or allow them.
      case 'high_mileage':
      case 'writeoff':
        break;
    }
  }

  #exclude(wish: Wish): void {
    const { mention } = wish;
    switch (mention.kind) {
      case 'car':
        this.#removeCar(mention);
        this.wishes.exclusions.push(
          mention.model === undefined
            ? { key: 'make', value: mention.make, wish }
            : { key: 'model', value: mention.model, wish },
        );
        break;
      case 'origin':
        for (const make of mention.makes) {
          this.#removeCar({ kind: 'car', make });
          this.wishes.exclusions.push({ key: 'make', value: make, wish });
        }
        break;
      case 'value':
      case 'count': {
        this.#drop(mention);
        for (const value of splitValues(mention)) {
          this.wishes.exclusions.push({ key: mention.key, value, wish });
          const otherTransmission = OTHER_TRANSMISSION[value];
          if (otherTransmission === undefined) continue;
          this.#changedTopics.add('transmission');
          // Excludes both: 'neither manual nor automatic'.
          const isRuledOut = this.wishes.exclusions.some(
            (each) => each.value === otherTransmission && each.wish.message === wish.message,
          );
          this.wishes.values.transmission = isRuledOut ? [] : [{ value: otherTransmission, wish }];
        }
        break;
      }
      case 'place':
        if (this.wishes.place?.value === mention.postcode) this.wishes.place = undefined;
        break;
      case 'flag':
        if (mention.flag === 'writeoff') this.wishes.writeoff = wish;
        else if (mention.flag === 'high_mileage') this.#applyFlag({ kind: 'flag', flag: 'low_mileage' }, wish);
        else this.#drop(mention);
        break;
      case 'bound':
      case 'radius':
        break;
    }
  }

  #removeCar({ make, model }: CarMention): void {
    this.wishes.cars = this.wishes.cars.filter(
      ({ mention }) => mention.make !== make || (model !== undefined && mention.model !== model),
    );
  }

  #drop(mention: Mention): void {
    switch (mention.kind) {
      case 'car':
        this.#removeCar(mention);
        break;
      case 'value':
      case 'count': {
        const droppedValues = splitValues(mention);
        const { values } = this.wishes;
        values[mention.key] = values[mention.key].filter(({ value }) => !droppedValues.includes(value));
        for (const value of droppedValues) this.#allow(mention.key, value);
        break;
      }
      case 'bound':
        this.wishes.bounds[mention.dimension] = {};
        break;
      case 'radius':
        this.wishes.radius = undefined;
        break;
      case 'place':
        this.wishes.place = undefined;
        break;
      case 'origin':
        for (const make of mention.makes) this.#allow('make', make);
        break;
      case 'flag':
        if (mention.flag === 'writeoff' || mention.flag === 'exclude_writeoff') this.wishes.writeoff = undefined;
        else if (mention.flag === 'low_mileage' || mention.flag === 'high_mileage') this.wishes.bounds.mileage = {};
        else if (mention.flag === 'recent') this.wishes.bounds.year = {};
        break;
    }
  }

  #clear(topic: Topic): void {
    const clearExclusions = (...keys: string[]) =>
      (this.wishes.exclusions = this.wishes.exclusions.filter(
        ({ key, wish }) => !keys.includes(key) || wish.message === this.#currentMessage,
      ));
    switch (topic) {
      case 'price':
      case 'mileage':
      case 'year':
        this.wishes.bounds[topic] = {};
        if (this.lastDimension === topic) this.lastDimension = undefined;
        break;
      case 'make':
        this.wishes.cars = [];
        clearExclusions('make', 'model');
        break;
      case 'model':
        this.wishes.cars = this.wishes.cars.map((wish) => ({ ...wish, mention: dropModel(wish.mention) }));
        clearExclusions('model');
        break;
      case 'place':
        this.wishes.place = undefined;
        this.wishes.radius = undefined;
        break;
      case 'distance':
        this.wishes.radius = undefined;
        break;
      case 'write_off':
        this.wishes.writeoff = undefined;
        break;
      default:
        this.wishes.values[topic] = [];
        clearExclusions(topic);
    }
  }
}
