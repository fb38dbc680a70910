import { ANY, DISTANCES, type FilterFormValues, formatDistance, splitExclusions } from '@forecourt/search-core';
import { PAINTS } from '@forecourt/ui/car-drawing';
import { ComboBox } from '@forecourt/ui/ComboBox';
import { Form } from '@forecourt/ui/Form';
import { type ListOption, Select } from '@forecourt/ui/Select';
import { NativeSelect } from '@forecourt/ui/NativeSelect';
import { RadioGroup } from '@forecourt/ui/RadioGroup';
import { TextField } from '@forecourt/ui/TextField';
import { memo, type ReactNode, useState } from 'react';
import { env } from '../../config/env.ts';
import { areFacetsSupported } from '../../services/facets.ts';
import type { LookupKey } from '../../services/reference.ts';
import { getChoices, getExcludedChoices, getMakeChoices, getFilterRow, toggleAny } from './choices.ts';
import { addCounts, type ShownCounts } from './counts.ts';
import { type FormKey, getFormValues } from './draft.ts';
import * as css from './filter-form.css.ts';
import { joinModels } from './makes-and-models.ts';
import { RangeField } from './range-field.tsx';
import type { RangeKey } from './ranges.ts';
import { ReadFailure } from './read-failure.tsx';
import type { FormState } from './use-draft.ts';
import type { Lookups } from './use-reference.ts';

interface FilterFormProps {
  id: string;
  form: FormState;
  lookups: Lookups;
  counts: ShownCounts;
  /** Whether the panel is closing. While it is closing, the form keeps its last content. */
  isClosing: boolean;
  onApply: () => void;
  /** Called when a thumb of a slider starts to move, and when it is released. */
  onDraggingChange: (isDragging: boolean) => void;
}

const distances = [
  { value: ANY, label: 'Any' },
  ...DISTANCES.map((distance) => ({ value: `${distance}` as const, label: formatDistance(distance) })),
] satisfies { value: FilterFormValues['distance']; label: string }[];

const sellers = [
  { value: 'private', label: 'Private' },
  { value: 'dealer', label: 'Dealer' },
  { value: 'both', label: 'Both' },
] as const;

/** The lists with multiple selection, in pairs. */
const lists = ['fuelType', 'transmission', 'bodyType', 'color', 'doors', 'seats'] as const;

const getTitle = (key: FormKey) => getFilterRow(key).title;

/** Shows the form with a field for every filter. */
export const FilterForm = memo(
  AllFilters,
  // Rendering every field again would delay the first frame of the closing panel.
  (_before, { isClosing }) => isClosing,
);

function AllFilters({ id, form, lookups, counts, onApply, onDraggingChange }: FilterFormProps) {
  // This is decided when the panel opens, so that an open form does not change its layout.
  const [hasSliders] = useState(areFacetsSupported);
  const { draft, errors, set, leave } = form;
  const getFieldId = (key: FormKey) => `${id}-${key}`;
  /** Returns the props that every kind of field needs. */
  const getFieldProps = (key: FormKey) => ({
    id: getFieldId(key),
    name: key,
    label: getTitle(key),
    errorMessage: errors[key],
    onBlur: () => leave(key),
  });
  const renderAmount = (key: 'minPrice' | 'maxPrice' | 'minYear' | 'maxYear', placeholder: string) => (
    <TextField
      {...getFieldProps(key)}
      value={draft[key]}
      onChange={(typed) => set(key, typed)}
      placeholder={placeholder}
      inputMode="numeric"
      autoComplete="off"
      enterKeyHint="search"
    />
  );
  const renderSlider = (range: RangeKey) =>
    hasSliders ? <RangeField {...{ range, form, lookups, counts, onDraggingChange }} /> : null;
  const renderLookupFailure = (keys: readonly LookupKey[]) => {
    const [first, ...others] = keys.filter(lookups.hasFailed);
    if (first === undefined) return null;
    return (
      <ReadFailure
        message="Failed to load filter options"
        of={`(${[first, ...others].map(getTitle).join(', ')})`}
        onRetry={() => lookups.retry(keys)}
        focusId={getFieldId(first)}
      />
    );
  };
  const isFallback = draft.postcode.replaceAll(/\s/g, '').toUpperCase() === env.defaultPostcode;

  return (
    <Form id={id} className={css.form} errors={errors} onSubmit={onApply}>
      <Group legend="Where">
        <TextField
          {...getFieldProps('postcode')}
          value={draft.postcode}
          onChange={(typed) => set('postcode', typed)}
          description={isFallback ? 'Our default. Enter your own.' : undefined}
          isRequired
          autoComplete="postal-code"
          autoCapitalize="characters"
          spellCheck="false"
          enterKeyHint="search"
        />
        <NativeSelect
          {...getFieldProps('distance')}
          options={distances}
          value={draft.distance}
          onChange={(distance) => set('distance', distance)}
        />
      </Group>

      <Group legend="Make and model">
        <MakeAndModel form={form} counts={counts} id={id} />
      </Group>

      <Group legend="Price">
        {renderSlider('price')}
        {renderAmount('minPrice', '£0')}
        {renderAmount('maxPrice', '£100,000')}
      </Group>

      <Group legend="Age and mileage">
        {renderSlider('year')}
        {renderAmount('minYear', '2000')}
        {renderAmount('maxYear', '2024')}
        {renderSlider('mileage')}
        <NativeSelect
          {...getFieldProps('maxMileage')}
          className={css.fullWidth}
          options={getChoices('maxMileage', lookups.getRows('maxMileage'), [draft.maxMileage])}
          value={draft.maxMileage}
          onChange={(miles) => set('maxMileage', miles)}
        />
        {renderLookupFailure(['maxMileage'])}
      </Group>

      <Group legend="Specification">
        {lists.map((key) => (
          <ListField
            key={key}
            field={key}
            id={getFieldId(key)}
            error={errors[key]}
            rows={lookups.getRows(key)}
            value={draft[key]}
            counts={counts}
            set={set}
            leave={leave}
          />
        ))}
        {renderLookupFailure(lists)}
      </Group>

      <Group legend="Seller">
        <RadioGroup
          variant="segmented"
          className={css.fullWidth}
          label={getTitle('sellerType')}
          name="sellerType"
          options={sellers}
          value={draft.sellerType}
          onChange={(seller) => set('sellerType', seller)}
        />
      </Group>

      {import.meta.env.DEV ? <pre className={css.debug}>{JSON.stringify(getFormValues(draft), null, 2)}</pre> : null}
    </Form>
  );
}

function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{legend}</legend>
      {children}
    </fieldset>
  );
}

interface ListFieldProps extends Pick<FormState, 'set' | 'leave'> {
  field: (typeof lists)[number];
  id: string;
  error: string | undefined;
  rows: ReturnType<Lookups['getRows']>;
  value: string[];
  counts: ShownCounts;
}

// Memoized, because lists take longest to render, and a key press in another field does not change them.
const ListField = memo(function ListField({ field, id, error, rows, value, counts, set, leave }: ListFieldProps) {
  return (
    <Select
      id={id}
      name={field}
      label={getTitle(field)}
      errorMessage={error}
      onBlur={() => leave(field)}
      selectionMode="multiple"
      options={addCounts(
        field,
        getChoices(field, rows, value).map((choice) => withSwatch(field, choice)),
        counts,
      )}
      value={value.length === 0 ? [ANY] : value}
      onChange={(chosen) => set(field, toggleAny(chosen, value))}
    />
  );
});

type MakeAndModelProps = Pick<FilterFormProps, 'id' | 'form' | 'counts'>;

const MakeAndModel = memo(function MakeAndModel({ id, form, counts }: MakeAndModelProps) {
  const { draft, errors, set, setMakes, leave, makesAndModels } = form;
  const getFieldProps = (key: 'make' | 'model') => ({
    id: `${id}-${key}`,
    name: key,
    label: getTitle(key),
    errorMessage: errors[key],
    onBlur: () => leave(key),
  });
  const { makes, getModels, areModelsLoading } = makesAndModels;
  const models = joinModels(draft.make, getModels);
  const hasMake = splitExclusions(draft.make).wanted !== undefined;
  return (
    <>
      <ComboBox
        {...getFieldProps('make')}
        className={css.fullWidth}
        selectionMode="multiple"
        options={addCounts('make', [...getMakeChoices(makes ?? []), ...getExcludedChoices('make', draft.make)], counts)}
        value={draft.make}
        onChange={setMakes}
        placeholder={hasMake ? 'Add another' : 'Any'}
        emptyLabel={makes || makesAndModels.haveMakesFailed ? 'No matches' : 'Loading…'}
      />
      {makesAndModels.haveMakesFailed ? (
        <ReadFailure
          message="Failed to load car makes"
          onRetry={makesAndModels.retryMakes}
          focusId={getFieldProps('make').id}
        />
      ) : null}
      <ComboBox
        {...getFieldProps('model')}
        className={css.fullWidth}
        selectionMode="multiple"
        options={addCounts(
          'model',
          [
            ...models.map(({ model, makes: of }) => ({
              value: model,
              label: model,
              description: draft.make.length > 1 ? of.join(', ') : undefined,
            })),
            ...getExcludedChoices('model', draft.model),
          ],
          counts,
        )}
        value={draft.model}
        onChange={(chosen) => set('model', chosen)}
        isDisabled={!hasMake && draft.model.length === 0}
        placeholder={hasMake ? (draft.model.length > 0 ? 'Add another' : 'Any') : 'Choose a make first'}
        emptyLabel={areModelsLoading ? 'Loading…' : 'No matches'}
      />
      {makesAndModels.haveModelsFailed ? (
        <ReadFailure
          message="Failed to load car models"
          onRetry={makesAndModels.retryModels}
          focusId={getFieldProps('model').id}
        />
      ) : null}
    </>
  );
}, isSameMakeAndModel);

/** Returns whether everything that the two fields show is unchanged. */
function isSameMakeAndModel(before: MakeAndModelProps, after: MakeAndModelProps): boolean {
  const [previous, next] = [before.form, after.form];
  return (
    before.counts === after.counts &&
    previous.draft.make === next.draft.make &&
    isSameList(previous.draft.model, next.draft.model) &&
    previous.errors['make'] === next.errors['make'] &&
    previous.errors['model'] === next.errors['model'] &&
    previous.makesAndModels.makes === next.makesAndModels.makes &&
    previous.makesAndModels.haveMakesFailed === next.makesAndModels.haveMakesFailed &&
    previous.makesAndModels.areModelsLoading === next.makesAndModels.areModelsLoading &&
    previous.makesAndModels.haveModelsFailed === next.makesAndModels.haveModelsFailed &&
    next.draft.make.every((make) => previous.makesAndModels.getModels(make) === next.makesAndModels.getModels(make))
  );
}

const isSameList = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((value, index) => value === other[index]);

/** Adds a swatch to a colour's option. */
function withSwatch(key: LookupKey, choice: ListOption): ListOption {
  const paint = PAINTS[choice.value.toLowerCase() as keyof typeof PAINTS] as string | undefined;
  if (key !== 'color' || paint === undefined) return choice;
  return { ...choice, start: <span className={css.swatch} style={{ background: paint }} /> };
}
