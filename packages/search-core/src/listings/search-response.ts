import * as v from 'valibot';

// The service passes on what sellers wrote, and other services than ours may stand in for it: a field of the wrong type
// is as good as a missing one, and costs neither the car nor the page.
const text = v.fallback(v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String))), undefined);
const number = v.fallback(
  v.optional(v.pipe(v.union([v.number(), v.pipe(v.string(), v.nonEmpty(), v.toNumber())]), v.finite())),
  undefined,
);
const texts = v.fallback(v.optional(v.array(v.fallback(v.string(), ''))), undefined);

/** A car as the search service gives it. Only `Name` must be there; what is missing or of the wrong type is absent. */
export const searchResultSchema = v.object({
  Name: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  Desc: text,
  Image: text,
  Link: text,
  /** As the seller wrote it: `£12,995`, `N/A`. */
  Price: text,
  Year: text,
  Reg: text,
  /** The second item is the mileage. */
  Details: texts,
  Id: text,
  Images: texts,
  Fuel: text,
  Transmission: text,
  Body: text,
  Colour: text,
  Doors: number,
  Seats: number,
  DistanceMiles: number,
  SellerType: text,
  EstimatedValue: number,
  EstimateRange: v.fallback(v.optional(v.object({ low: v.number(), high: v.number() })), undefined),
  FutureValue: v.fallback(v.optional(v.object({ oneYear: number, threeYears: number, fiveYears: number })), undefined),
});

/** A car as the search service gives it, checked. */
export type SearchResult = v.InferOutput<typeof searchResultSchema>;

/** The service's answer. A car without a name is left out; a total that is none is the number of cars that came. */
export const searchResponseSchema = v.pipe(
  v.object({
    results: v.array(v.unknown()),
    total_items: v.fallback(v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))), undefined),
  }),
  v.transform(({ results, total_items }): SearchResponse => {
    const cars = results.flatMap((result) => {
      const car = v.safeParse(searchResultSchema, result);
      return car.success ? [car.output] : [];
    });
    return { results: cars, total_items: total_items ?? results.length };
  }),
);

/** The service's answer, checked. */
export interface SearchResponse {
  results: SearchResult[];
  /** Cars on all pages. */
  total_items: number;
}
