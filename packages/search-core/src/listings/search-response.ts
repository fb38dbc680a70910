import * as v from 'valibot';

// The service passes on what sellers wrote, and other services than ours may stand in for it: a field of the wrong type
// is as good as a missing one, and costs neither the car nor the page.
const numberOfText = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.toNumber());
const number = v.fallback(v.optional(v.pipe(v.union([v.number(), numberOfText]), v.finite())), undefined);
const textOfNumber = v.pipe(v.number(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER), v.transform(String));
const anyText = v.union([v.string(), textOfNumber]);
const text = v.fallback(v.optional(anyText), undefined);
const texts = v.fallback(v.optional(v.array(v.fallback(anyText, ''))), undefined);

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

/** The service's answer, checked. */
export interface SearchResponse {
  results: SearchResult[];
  /** Cars on all pages. */
  total_items: number;
}

const total = v.fallback(v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))), undefined);

/** The service's answer. A car without a name is left out; where the total makes no sense, the cars that came are all. */
export const searchResponseSchema = v.pipe(
  v.object({ results: v.array(v.unknown()), total_items: total }),
  v.transform(({ results, total_items: stated }): SearchResponse => {
    const cars = results.map((result) => v.safeParse(searchResultSchema, result));
    return {
      results: cars.filter((car) => car.success).map((car) => car.output),
      total_items: stated ?? results.length,
    };
  }),
);
