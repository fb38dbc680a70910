/** Maps the values of a slider to the positions of React Aria's slider. */
export interface SliderScale {
  /** The lowest and the highest value. */
  readonly minValue: number;
  readonly maxValue: number;
  /** The lowest and the highest position of React Aria's slider: values, or indexes of stops. */
  readonly minPosition: number;
  readonly maxPosition: number;
  readonly positionStep: number;
  getPosition: (value: number) => number;
  getValue: (position: number) => number;
}

interface ScaleProps {
  minValue?: number | undefined;
  maxValue?: number | undefined;
  step?: number | undefined;
  stops?: readonly number[] | undefined;
}

/** The stops must be in ascending order. */
export function createScale({ minValue = 0, maxValue = 100, step = 1, stops }: ScaleProps): SliderScale {
  const firstStop = stops?.[0];
  const last = stops?.at(-1);
  if (stops === undefined || firstStop === undefined || last === undefined) {
    const clamp = (value: number) => Math.min(Math.max(value, minValue), maxValue);
    return {
      minValue,
      maxValue,
      minPosition: minValue,
      maxPosition: maxValue,
      positionStep: step,
      getPosition: clamp,
      getValue: clamp,
    };
  }
  return {
    minValue: firstStop,
    maxValue: last,
    minPosition: 0,
    maxPosition: stops.length - 1,
    positionStep: 1,
    getPosition: (value) => findNearest(stops, value),
    getValue: (position) => stops[Math.round(position)] ?? last,
  };
}

function findNearest(stops: readonly number[], value: number): number {
  const getDistance = (stop: number) => Math.abs(stop - value);
  return stops.reduce(
    (nearest, stop, index) => (getDistance(stop) < getDistance(stops[nearest] ?? Infinity) ? index : nearest),
    0,
  );
}

/**
 * A thumb that was not moved keeps its exact value, which may be between two stops.
 * @param positions the positions that React Aria reports
 */
export function moveThumbs(
  positions: readonly number[],
  values: readonly number[],
  { getPosition, getValue, positionStep }: SliderScale,
): number[] {
  const hasMoved = (position: number, index: number) =>
    Math.abs(position - getPosition(values[index] ?? Number.NaN)) > positionStep / 2;
  return positions.map((position, index) => {
    if (!hasMoved(position, index)) return values[index] ?? getValue(position);
    const value = getValue(position);
    const [low = value, high = value] = values;
    if (values.length < 2) return value;
    return index === 0 ? Math.min(value, high) : Math.max(value, low);
  });
}

/** If the typed limit is beyond the other limit, the other limit moves too. */
export function setThumb(
  values: readonly number[],
  index: number,
  typed: number,
  { minValue, maxValue }: SliderScale,
): number[] {
  const value = Math.min(Math.max(typed, minValue), maxValue);
  return values.map((other, at) => {
    if (at === index) return value;
    return at < index ? Math.min(other, value) : Math.max(other, value);
  });
}
