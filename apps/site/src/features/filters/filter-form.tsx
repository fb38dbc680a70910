import {
  ANY,
  DISTANCES,
  type FilterFormValues,
  formatDistance,
  isExcluded,
  type SearchState,
  splitExclusions,
  toWanted,
} from '@forecourt/search-core';
import { PAINTS } from '@forecourt/ui/car-drawing';
import { ComboBox } from '@forecourt/ui/ComboBox';
import { Form } from '@forecourt/ui/Form';
import { type ListOption, Select } from '@forecourt/ui/Select';
import { NativeSelect } from '@forecourt/ui/NativeSelect';
import { RadioGroup } from '@forecourt/ui/RadioGroup';
import { TextField } from '@forecourt/ui/TextField';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  createContext,
  memo,
  type ReactNode,
  startTransition,
  useContext,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
} from 'react';
import { env } from '../../config/env.ts';
import { areFacetsSupported, createFacetsQuery } from '../../services/facets.ts';
import { queryClient } from '../../services/query-client.ts';
import type { LookupKey } from '../../services/reference.ts';
import { getChoices, getExcludedChoices, getMakeChoices, getFilterRow, resolveAny } from './choices.ts';
import { addCounts, type ShownCounts } from './counts.ts';
import { type Draft, type FormKey, getFormValues } from './draft.ts';
import * as css from './filter-form.css.ts';
import { joinModels } from './makes-and-models.ts';
import { RangeField } from './range-field.tsx';
import type { RangeKey } from './ranges.ts';
import { ReadFailure } from './read-failure.tsx';
import type { FormState } from './use-draft.ts';
import type { Lookups } from './use-reference.ts';

interface FilterFormProps {
  id: string;
  errors: FormState['errors'];
  /** Must be the same function for every render. */
  onApply: () => void;
  /** The fields. Must be the same element for every render. */
  children: ReactNode;
}

interface FilterFieldsProps {
  id: string;
  form: FormState;
  lookups: Lookups;
  /** The search whose cars are counted for every option. */
  countedSearch: SearchState | undefined;
  /** Called while a slider's thumb moves, and when it is released. Must be the same function for every render. */
  onDraggingChange: (isDragging: boolean) => void;
}

const distanceOptions = [
  { value: ANY, label: 'Any' },
  ...DISTANCES.map((distance) => ({ value: `${distance}` as const, label: formatDistance(distance) })),
] satisfies { value: FilterFormValues['distance']; label: string }[];

const sellerOptions = [
  { value: 'private', label: 'Private' },
  { value: 'dealer', label: 'Dealer' },
  { value: 'both', label: 'Both' },
] as const;

const listKeys = ['fuelType', 'transmission', 'bodyType', 'color', 'doors', 'seats'] as const;

/** In the order in which the groups are shown. */
const GROUPS = ['Where', 'Make and model', 'Price', 'Age and mileage', 'Specification', 'Seller'] as const;

const getTitle = (key: FormKey) => getFilterRow(key).title;

/**
 * Memoized, because each render of React Aria's Form renders every field. Errors wait until all fields are shown,
 * because the form would list errors of missing fields above the others.
 */
export const FilterForm = memo(function FilterForm({ id, errors, onApply, children }: FilterFormProps) {
  const [areAllShown, setAllShown] = useState(false);
  return (
    <Form id={id} className={css.form} errors={areAllShown ? errors : undefined} onSubmit={onApply}>
      <GroupByGroup onEnd={() => setAllShown(true)}>{children}</GroupByGroup>
    </Form>
  );
});

const ShownGroupsContext = createContext(0);

/**
 * Shows the groups of fields one after another, so that the panel opens at once and no task renders all fields.
 * @param onEnd called once all groups are shown
 */
function GroupByGroup({ onEnd, children }: { onEnd: () => void; children: ReactNode }) {
  const [shownGroups, setShownGroups] = useState(0);
  const isEnd = shownGroups === GROUPS.length;
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isEnd) end();
    else startTransition(() => setShownGroups(shownGroups + 1));
  }, [isEnd, shownGroups]);
  return (
    <ShownGroupsContext value={shownGroups}>
      {children}
      {isEnd ? null : <div className={css.groupsPlaceholder} />}
    </ShownGroupsContext>
  );
}

/** Renders the fields of the filter form, and loads the number of cars for each option. */
export function FilterFields({ id, form, lookups, countedSearch, onDraggingChange }: FilterFieldsProps) {
  const { data: facets, isPlaceholderData } = useQuery(
    { ...createFacetsQuery(countedSearch), placeholderData: keepPreviousData },
    queryClient,
  );
  // Deferred, so that a key press does not wait for every list to render with its counts.
  const counts = useDeferredValue(useMemo(() => ({ facets, isStale: false }), [facets]));
  // Only the options for models depend on another field, so only they can be missing in the counts of the last search.
  const modelCounts = useDeferredValue(
    useMemo(() => ({ facets, isStale: isPlaceholderData }), [facets, isPlaceholderData]),
  );
  return (
    <Fields
      id={id}
      form={form}
      lookups={lookups}
      counts={counts}
      modelCounts={modelCounts}
      onDraggingChange={onDraggingChange}
    />
  );
}

interface FieldsProps extends Pick<FilterFieldsProps, 'id' | 'form' | 'lookups' | 'onDraggingChange'> {
  counts: ShownCounts;
  modelCounts: ShownCounts;
}

// Each field is memoized too, because rendering all of them takes longer than a frame.
const Fields = memo(AllFields);

function AllFields({ id, form, lookups, counts, modelCounts, onDraggingChange }: FieldsProps) {
  // This is decided when the panel opens, so that an open form does not change its layout.
  const [hasSliders] = useState(areFacetsSupported);
  const { draft, errors, set, setMakes, leave, makesAndModels } = form;
  const getFieldId = (key: FormKey) => `${id}-${key}`;
  const getFieldProps = <Key extends FormKey>(key: Key) => ({
    field: key,
    id: getFieldId(key),
    error: errors[key],
    value: draft[key],
    set,
    leave,
  });
  const renderSlider = (range: RangeKey) =>
    hasSliders ? <RangeField {...{ range, form, lookups, counts, onDraggingChange }} /> : null;
  const renderLookupFailure = (keys: readonly LookupKey[]) => {
    const [firstKey, ...otherKeys] = keys.filter(lookups.hasFailed);
    if (firstKey === undefined) return null;
    return (
      <ReadFailure
        message="Failed to load filter options"
        subject={`(${[firstKey, ...otherKeys].map(getTitle).join(', ')})`}
        onRetry={() => lookups.retry(keys)}
        focusId={getFieldId(firstKey)}
      />
    );
  };

  return (
    <>
      <Group legend="Where">
        <PostcodeField {...getFieldProps('postcode')} />
        <DistanceField {...getFieldProps('distance')} />
      </Group>

      <Group legend="Make and model">
        <MakeField {...getFieldProps('make')} makesAndModels={makesAndModels} setMakes={setMakes} counts={counts} />
        <ModelField
          {...getFieldProps('model')}
          makesAndModels={makesAndModels}
          makes={draft.make}
          counts={modelCounts}
        />
      </Group>

      <Group legend="Price">
        {renderSlider('price')}
        <AmountField {...getFieldProps('minPrice')} placeholder="£0" />
        <AmountField {...getFieldProps('maxPrice')} placeholder="£100,000" />
      </Group>

      <Group legend="Age and mileage">
        {renderSlider('year')}
        <AmountField {...getFieldProps('minYear')} placeholder="2000" />
        <AmountField {...getFieldProps('maxYear')} placeholder="2024" />
        {renderSlider('mileage')}
        <MileageField {...getFieldProps('maxMileage')} rows={lookups.getRows('maxMileage')} />
        {renderLookupFailure(['maxMileage'])}
      </Group>

      <Group legend="Specification">
        {listKeys.map((key) => (
          <ListField key={key} {...getFieldProps(key)} rows={lookups.getRows(key)} counts={counts} />
        ))}
        {renderLookupFailure(listKeys)}
      </Group>

      <Group legend="Seller">
        <SellerField {...getFieldProps('sellerType')} />
      </Group>

      {import.meta.env.DEV ? <pre className={css.debug}>{JSON.stringify(getFormValues(draft), null, 2)}</pre> : null}
    </>
  );
}

function Group({ legend, children }: { legend: (typeof GROUPS)[number]; children: ReactNode }) {
  if (GROUPS.indexOf(legend) >= useContext(ShownGroupsContext)) return null;
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{legend}</legend>
      {children}
    </fieldset>
  );
}

/** These props stay the same until the filter's value or error changes. */
interface FilterFieldProps<Key extends FormKey> extends Pick<FormState, 'set' | 'leave'> {
  field: Key;
  id: string;
  error: string | undefined;
  value: Draft[Key];
}

const getKitProps = <Key extends FormKey>({ field, id, error, value, set, leave }: FilterFieldProps<Key>) => ({
  id,
  name: field,
  label: getTitle(field),
  errorMessage: error,
  value,
  onChange: (chosen: Draft[Key]) => set(field, chosen),
  onBlur: () => leave(field),
});

const PostcodeField = memo(function PostcodeField(props: FilterFieldProps<'postcode'>) {
  const isDefaultPostcode = props.value.replaceAll(/\s/g, '').toUpperCase() === env.defaultPostcode;
  return (
    <TextField
      {...getKitProps(props)}
      description={isDefaultPostcode ? 'Our default. Enter your own.' : undefined}
      isRequired
      autoComplete="postal-code"
      autoCapitalize="characters"
      spellCheck="false"
      enterKeyHint="search"
    />
  );
});

const DistanceField = memo(function DistanceField(props: FilterFieldProps<'distance'>) {
  return <NativeSelect {...getKitProps(props)} options={distanceOptions} />;
});

interface AmountFieldProps extends FilterFieldProps<'minPrice' | 'maxPrice' | 'minYear' | 'maxYear'> {
  placeholder: string;
}

const AmountField = memo(function AmountField({ placeholder, ...props }: AmountFieldProps) {
  return (
    <TextField
      {...getKitProps(props)}
      placeholder={placeholder}
      inputMode="numeric"
      autoComplete="off"
      enterKeyHint="search"
    />
  );
});

interface MileageFieldProps extends FilterFieldProps<'maxMileage'> {
  rows: ReturnType<Lookups['getRows']>;
}

const MileageField = memo(function MileageField({ rows, ...props }: MileageFieldProps) {
  return (
    <NativeSelect
      {...getKitProps(props)}
      className={css.fullWidth}
      options={getChoices('maxMileage', rows, [props.value])}
    />
  );
});

interface CountedProps {
  counts: ShownCounts;
  onOpenChange: (isOpen: boolean) => void;
}

const NO_COUNTS: ShownCounts = { facets: undefined, isStale: false };

/** Returns the counts of a list only while it is open, so that new counts do not render the closed lists. */
function useCountsWhileOpen(counts: ShownCounts): CountedProps {
  const [isOpen, setOpen] = useState(false);
  return { counts: isOpen ? counts : NO_COUNTS, onOpenChange: setOpen };
}

interface ListFieldProps extends FilterFieldProps<(typeof listKeys)[number]>, CountedProps {
  rows: ReturnType<Lookups['getRows']>;
}

function ListField({ counts, ...props }: Omit<ListFieldProps, 'onOpenChange'>) {
  return <CountedListField {...props} {...useCountsWhileOpen(counts)} />;
}

const CountedListField = memo(function CountedListField({ rows, counts, onOpenChange, ...props }: ListFieldProps) {
  const { field, value, set } = props;
  return (
    <Select
      {...getKitProps(props)}
      selectionMode="multiple"
      options={addCounts(
        field,
        getChoices(field, rows, value).map((choice) => withSwatch(field, choice)),
        counts,
      )}
      value={value.length === 0 ? [ANY] : value}
      onChange={(chosen) => set(field, resolveAny(chosen, value))}
      onOpenChange={onOpenChange}
    />
  );
});

const SellerField = memo(function SellerField(props: FilterFieldProps<'sellerType'>) {
  return <RadioGroup {...getKitProps(props)} variant="segmented" className={css.fullWidth} options={sellerOptions} />;
});

interface MakeFieldProps
  extends FilterFieldProps<'make'>, Pick<FormState, 'makesAndModels' | 'setMakes'>, CountedProps {}

function MakeField({ counts, ...props }: Omit<MakeFieldProps, 'onOpenChange'>) {
  return <CountedMakeField {...props} {...useCountsWhileOpen(counts)} />;
}

const CountedMakeField = memo(function CountedMakeField({
  makesAndModels,
  setMakes,
  counts,
  onOpenChange,
  ...props
}: MakeFieldProps) {
  const { makes, haveMakesFailed, retryMakes } = makesAndModels;
  const { id, value } = props;
  return (
    <>
      <ComboBox
        {...getKitProps(props)}
        className={css.fullWidth}
        selectionMode="multiple"
        options={addCounts('make', [...getMakeChoices(makes ?? []), ...getExcludedChoices('make', value)], counts)}
        onChange={setMakes}
        onOpenChange={onOpenChange}
        placeholder={hasWanted(value) ? 'Add another' : 'Any'}
        emptyLabel={makes || haveMakesFailed ? 'No matches' : 'Loading…'}
      />
      {haveMakesFailed ? <ReadFailure message="Failed to load car makes" onRetry={retryMakes} focusId={id} /> : null}
    </>
  );
});

interface ModelFieldProps extends FilterFieldProps<'model'>, Pick<FormState, 'makesAndModels'>, CountedProps {
  makes: readonly string[];
}

function ModelField({ counts, ...props }: Omit<ModelFieldProps, 'onOpenChange'>) {
  return <CountedModelField {...props} {...useCountsWhileOpen(counts)} />;
}

const CountedModelField = memo(function CountedModelField({
  makesAndModels,
  makes,
  counts,
  onOpenChange,
  ...props
}: ModelFieldProps) {
  const { getModels, areModelsLoading, haveModelsFailed, retryModels } = makesAndModels;
  const { id, value } = props;
  const models = joinModels(makes, getModels).map(({ model, makes: of }) => ({
    value: model,
    label: model,
    description: makes.length > 1 ? of.join(', ') : undefined,
  }));
  const hasMake = hasWanted(makes);
  return (
    <>
      <ComboBox
        {...getKitProps(props)}
        className={css.fullWidth}
        selectionMode="multiple"
        options={addCounts('model', [...models, ...getExcludedChoices('model', value)], counts)}
        onOpenChange={onOpenChange}
        isDisabled={!hasMake && value.length === 0}
        placeholder={hasMake ? (value.length > 0 ? 'Add another' : 'Any') : 'Choose a make first'}
        emptyLabel={areModelsLoading ? 'Loading…' : 'No matches'}
      />
      {haveModelsFailed ? <ReadFailure message="Failed to load car models" onRetry={retryModels} focusId={id} /> : null}
    </>
  );
});

const hasWanted = (makes: readonly string[]) => splitExclusions(makes).wanted !== undefined;

/** The swatch of an excluded colour is crossed out. */
function withSwatch(key: LookupKey, choice: ListOption): ListOption {
  const paint = PAINTS[toWanted(choice.value).toLowerCase() as keyof typeof PAINTS] as string | undefined;
  if (key !== 'color' || paint === undefined) return choice;
  const className = isExcluded(choice.value) ? css.excludedSwatch : css.swatch;
  return { ...choice, start: <span className={className} style={{ backgroundColor: paint }} /> };
}
