import { type AssistantParams, createAssistantParams } from './filters/assistant-params.ts';
import { createRows, type FilterKey, type FilterRow, type Filters } from './filters/filters.ts';
import { createForm, type FilterFormValues } from './filters/form.ts';
import { createDistanceKind, type FilterKind } from './filters/kinds.ts';
import type { SearchNotice } from './filters/notices.ts';
import { EMPTY_SEARCH, type SearchState } from './filters/search-state.ts';
import { createSearchUrl } from './filters/search-url.ts';
import type { Sort } from './filters/sorts.ts';
import { createTags, type Tag } from './filters/tags.ts';
import { createLabels, EN_GB, type SearchLocale } from './labels.ts';
import { createListingsUrl, type ExclusionFormat } from './listings/listings-url.ts';
import { completeTexts, type PartialSearchTexts, type SearchTexts } from './texts.ts';

/** A filter that the table does not have. Its `key`, `param` and `aiKey` must be unique in the table. */
export interface ExtraFilterRow extends Omit<FilterRow<string>, 'aiKey' | 'group'> {
  /** The filter's name in the assistant's answer. */
  aiKey?: string;
  /** The filter's subject. Two rows with the same subject and the bounds `min` and `max` form a range. */
  group: string;
}

/** The differences between a company's filter table and `FILTERS`. */
export interface FilterOptions<Extra extends ExtraFilterRow, Omitted extends FilterKey> extends Partial<SearchLocale> {
  /** Texts in another language, as plain data. Missing texts stay in British English. */
  texts?: PartialSearchTexts;
  /** Filters to add after the others. */
  extend?: readonly Extra[];
  /** Filters to omit. */
  omit?: readonly Omitted[];
  /** Titles, descriptions, and functions that return labels, for filters in the table. They override `texts`. */
  labels?: Partial<Record<FilterKey, Partial<Pick<FilterRow, 'title' | 'tagLabel' | 'tagName' | 'tagDescription'>>>>;
  /** Search radii, ascending. A radius above the last one means the whole country. */
  radii?: readonly number[];
  /** The sort order if a URL has no `sort`, and the postcode if the assistant's answer has none. */
  defaults?: { sort?: Sort; postcode?: string };
}

type ValueOf<Row extends ExtraFilterRow> =
  Row['kind'] extends FilterKind<infer Value> ? (Row['multiple'] extends true ? Value[] : Value) : never;

/** The filters of extra rows. Without `extend`, `Extra['key']` is `string`, which would allow any name. */
type ExtraFilters<Extra extends ExtraFilterRow> = string extends Extra['key']
  ? unknown
  : { [Row in Extra as Row['key']]?: ValueOf<Row> };

/** The filters of a table with `extend`, `omit` and `radii`. */
export type CustomFilters<Extra extends ExtraFilterRow, Omitted extends FilterKey> = Omit<
  Filters,
  Omitted | 'distance'
> &
  ('distance' extends Omitted ? unknown : { distance?: number | 'national' }) &
  ExtraFilters<Extra>;

type FieldValue = string | number | null | string[];

/** The values of a custom table's form. A standard field may also be a string. */
export type CustomFormValues<F> = {
  [Key in keyof F & string]?: Key extends keyof FilterFormValues ? FilterFormValues[Key] | string : FieldValue;
};

type KeyOf<F> = keyof F & string;
type NoticeOf<F> = Omit<SearchNotice, 'key'> & { key: KeyOf<F> | 'sort' | 'page' | 'car' };

/** The codecs of one filter table. They agree on names, values and canonical spelling. */
export interface FilterSet<F, FormValues> extends ReturnType<typeof createLabels> {
  rows: readonly FilterRow<KeyOf<F>>[];
  texts: SearchTexts;
  /** Returns a sort order's label for the sort menu. */
  sortLabel: (sort: Sort) => string;
  /** A search without filters. */
  emptySearch: SearchState<F>;
  parseSearch: (search: string | URLSearchParams) => { state: SearchState<F>; notices: NoticeOf<F>[] };
  writeSearch: (state: SearchState<F>) => string;
  listTags: (filters: F) => Tag<KeyOf<F>>[];
  addTag: (state: SearchState<F>, tag: Pick<Tag<KeyOf<F>>, 'key' | 'value'>) => SearchState<F>;
  removeTag: (state: SearchState<F>, tag: Pick<Tag<KeyOf<F>>, 'key' | 'value'>) => SearchState<F>;
  clearTags: (state: SearchState<F>) => SearchState<F>;
  createFormValues: (filters: F) => FormValues;
  applyForm: (state: SearchState<F>, values: FormValues) => SearchState<F>;
  getFormErrors: (
    values: FormValues,
    options?: { needsPostcode?: boolean },
  ) => Partial<Record<keyof FormValues & string, string>>;
  assistantParamsSchema: ReturnType<typeof createAssistantParams>['assistantParamsSchema'];
  createStateFromAssistant: (
    params: AssistantParams | Readonly<Record<string, unknown>>,
    options: { originalQuery: string; defaultPostcode?: string },
  ) => SearchState<F>;
  writeListingsUrl: (state: SearchState<F>, base: string, options?: { exclusions?: ExclusionFormat }) => string;
}

/** Creates the codecs of a filter table. Without options, the table is `FILTERS`. */
export function createFilters(): FilterSet<Filters, FilterFormValues>;
export function createFilters<const Extra extends ExtraFilterRow, const Omitted extends FilterKey = never>(
  options: FilterOptions<Extra, Omitted>,
): FilterSet<CustomFilters<Extra, Omitted>, CustomFormValues<CustomFilters<Extra, Omitted>>>;
export function createFilters({
  extend = [],
  omit = [],
  labels = {},
  radii,
  defaults = {},
  texts: ownTexts = {},
  locale = EN_GB.locale,
  currency = EN_GB.currency,
  distanceUnit = EN_GB.distanceUnit,
}: FilterOptions<ExtraFilterRow, FilterKey> = {}): object {
  const texts = completeTexts(ownTexts);
  const searchLocale = { locale, currency, distanceUnit };
  const standardRows = createRows(texts, searchLocale)
    .filter(({ key }) => !omit.includes(key))
    .map((row): FilterRow => {
      const isRadius = row.key === 'distance' && radii !== undefined;
      return { ...row, ...(isRadius && { kind: createDistanceKind([...radii, 'national']) }), ...labels[row.key] };
    });
  // The cast is safe, because the codecs use a custom key only as a name.
  const rows = [...standardRows, ...extend] as readonly FilterRow[];
  const repeatedRow = rows.find(({ key }, index) => rows.findIndex((row) => row.key === key) !== index);
  if (repeatedRow)
    throw new RangeError(
      `‘${repeatedRow.key}’ is already a filter. List the standard filter in \`omit\`, or choose another key.`,
    );
  return {
    rows,
    texts,
    sortLabel: (sort: Sort) => texts.sorts[sort],
    ...createLabels(searchLocale, texts.labels),
    emptySearch: defaults.sort ? { ...EMPTY_SEARCH, sort: defaults.sort } : EMPTY_SEARCH,
    ...createSearchUrl(rows, texts, defaults.sort),
    ...createTags(rows, texts),
    ...createForm(rows, texts.errors),
    ...createAssistantParams(rows, defaults),
    ...createListingsUrl(rows),
  };
}
