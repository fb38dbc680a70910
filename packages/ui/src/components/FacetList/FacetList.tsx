import { type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react';
import { useFilter } from 'react-aria/useFilter';
import { CheckboxField } from 'react-aria-components/Checkbox';
import {
  CheckboxGroup as AriaCheckboxGroup,
  type CheckboxGroupProps as AriaCheckboxGroupProps,
  Text,
} from 'react-aria-components/CheckboxGroup';
import { composeRenderProps } from 'react-aria-components/composeRenderProps';
import { useControlledState } from 'react-stately/useControlledState';
import { CheckboxRow } from '../../internal/checkbox/CheckboxRow.tsx';
import { announce } from '../../internal/element/announce.ts';
import { classes, flag } from '../../internal/element/index.ts';
import { field } from '../../internal/field/Field.css.ts';
import {
  type AllowUndefined,
  FieldLabel,
  FieldNotes,
  type FieldProps,
  useFieldProps,
} from '../../internal/field/index.ts';
import { fillMessage, useFormats, useStrings } from '../../internal/locale/index.ts';
import { Button } from '../Button/index.ts';
import { SearchField } from '../SearchField/index.ts';
import * as css from './FacetList.css.ts';
import { enGB, type FacetListStrings } from './strings.ts';

export interface FacetOption<Value extends string = string> {
  value: Value;
  label: string;
  /** The number of results that the option would have. If it is missing, no number is shown. */
  count?: number | undefined;
  /** An element before the label, such as a colour swatch. It is not announced. */
  start?: ReactNode;
}

export interface FacetListProps<Value extends string = string>
  extends
    FieldProps,
    AllowUndefined<
      Omit<
        AriaCheckboxGroupProps,
        keyof FieldProps | 'children' | 'defaultValue' | 'isInvalid' | 'onChange' | 'validationBehavior' | 'value'
      >
    > {
  options: readonly FacetOption<Value>[];
  // With `NoInfer`, the value type is inferred only from the options.
  value?: readonly NoInfer<Value>[] | undefined;
  defaultValue?: readonly NoInfer<Value>[] | undefined;
  /** Called with the selected values, in the order of selection. A form sends them as repeated values of `name`. */
  onChange?: ((value: Value[]) => void) | undefined;
  /**
   * The values that results must not have. They are struck through, and clicking one clears the exclusion. They are not
   * sent with a form.
   */
  excluded?: readonly NoInfer<Value>[] | undefined;
  /** Called with the remaining exclusions when the user clears one. */
  onExcludedChange?: ((excluded: Value[]) => void) | undefined;
  /**
   * Whether counts are loading. Meanwhile the old counts stay, and missing ones have a placeholder.
   * @default false
   */
  isLoading?: boolean | undefined;
  /**
   * The number of options that are shown before ‘Show all’. Selected and excluded options are shown too. While the user
   * filters the options, all that match are shown. If only one option would be hidden, it is shown instead of the
   * button.
   * @default 6
   */
  visibleCount?: number | undefined;
  /**
   * Shows a field that filters the options by their labels. Use it for more than about 15 options.
   * @default false
   */
  isFilterable?: boolean | undefined;
  strings?: Partial<FacetListStrings> | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * The values of a filter, each with the number of results that it would have. Several can be selected. Options without
 * results cannot be selected, but can be focused and explain why. For options without counts use `CheckboxGroup`.
 */
export function FacetList<Value extends string>({
  className,
  options,
  value,
  defaultValue,
  onChange,
  excluded = [],
  onExcludedChange,
  isLoading = false,
  visibleCount = 6,
  isFilterable = false,
  strings,
  ref,
  ...props
}: FacetListProps<Value>) {
  const text = useStrings('FacetList', enGB, strings);
  const formats = useFormats();
  const { frame, aria } = useFieldProps(props);
  const { size = 'm' } = props;
  const listId = useId();
  const [selectedValues, setSelectedValues] = useControlledState<readonly Value[], Value[]>(
    value as readonly Value[] | undefined,
    defaultValue ?? [],
    onChange,
  );
  const isInUse = (candidate: Value) => selectedValues.includes(candidate) || excluded.includes(candidate);

  const [filterText, setFilterText] = useState('');
  const [isExpanded, setExpanded] = useState(false);
  // An option that was cleared must not disappear while it has focus, so it stays until the list is collapsed.
  const [pinnedValues, setPinnedValues] = useState<readonly Value[]>(() =>
    options.map((candidate) => candidate.value).filter(isInUse),
  );
  const { contains } = useFilter({ sensitivity: 'base' });
  const isCollapsed = ({ value: candidate }: FacetOption<Value>, index: number) =>
    index >= visibleCount && !isInUse(candidate) && !pinnedValues.includes(candidate);
  const hasToggle = filterText === '' && options.filter(isCollapsed).length > 1;
  const shownOptions = options.filter((option, index) => {
    if (filterText !== '') return contains(option.label, filterText.trim());
    return isExpanded || !hasToggle || !isCollapsed(option, index);
  });

  const filter = (next: string) => {
    setFilterText(next);
    if (next === '') return;
    const count = options.filter(({ label }) => contains(label, next.trim())).length;
    announce(count === 0 ? text.noMatches : formats.formatPlural(text.matches, count));
  };
  const toggle = () => {
    setPinnedValues(options.map((candidate) => candidate.value).filter(isInUse));
    setExpanded(!isExpanded);
  };
  const change = (next: string[]) => {
    const values = next as Value[];
    const clearedValue = values.find((candidate) => excluded.includes(candidate));
    if (clearedValue === undefined) {
      const addedValues = values.filter((candidate) => !pinnedValues.includes(candidate));
      if (addedValues.length > 0) setPinnedValues([...pinnedValues, ...addedValues]);
      setSelectedValues(values);
    } else {
      setPinnedValues([...pinnedValues, clearedValue]);
      onExcludedChange?.(excluded.filter((candidate) => candidate !== clearedValue));
    }
  };

  return (
    <AriaCheckboxGroup
      {...aria}
      {...(ref && { ref })}
      value={[...selectedValues]}
      onChange={change}
      className={composeRenderProps(className, (own) => classes(field, own))}
      data-component="FacetList"
      data-loading={flag(isLoading)}
    >
      <FieldLabel {...frame} />
      {isFilterable && (
        <SearchField
          label={fillMessage(text.filter, { label: frame.label })}
          isLabelHidden
          size={size}
          value={filterText}
          onChange={filter}
          // Enter must not submit the form around the list.
          onSubmit={() => undefined}
        />
      )}
      <div id={listId} className={css.options} data-part="Options">
        {shownOptions.map((option) => (
          <Option
            key={option.value}
            option={option}
            size={size}
            isExcluded={excluded.includes(option.value)}
            isLoading={isLoading}
            isUnavailable={option.count === 0 && !isInUse(option.value)}
            text={text}
          />
        ))}
        {shownOptions.length === 0 && (
          <p className={css.empty} data-part="Empty">
            {text.noMatches}
          </p>
        )}
      </div>
      {/* Selected options that the filter hides are still sent with the form. */}
      {props.name !== undefined &&
        selectedValues
          .filter((candidate) => shownOptions.every((option) => option.value !== candidate))
          .map((candidate) => (
            <input key={candidate} type="hidden" name={props.name} value={candidate} form={props.form} />
          ))}
      {hasToggle && (
        <Button
          variant="tertiary"
          size="s"
          className={css.toggle}
          aria-expanded={isExpanded}
          aria-controls={listId}
          onPress={toggle}
        >
          {isExpanded ? text.showFewer : fillMessage(text.showAll, { count: formats.formatNumber(options.length) })}
        </Button>
      )}
      <FieldNotes {...frame} field={{ label: frame.label }} />
    </AriaCheckboxGroup>
  );
}

interface OptionProps {
  option: FacetOption;
  size: NonNullable<FieldProps['size']>;
  isExcluded: boolean;
  isLoading: boolean;
  /** Whether the option has no results, so that it cannot be selected. */
  isUnavailable: boolean;
  text: FacetListStrings;
}

function Option({
  option: { value, label, count, start },
  size,
  isExcluded,
  isLoading,
  isUnavailable,
  text,
}: OptionProps) {
  const formats = useFormats();
  const input = useRef<HTMLInputElement>(null);
  // Sets the attribute on the element, because React Aria has no prop for `aria-disabled`, and its disabled checkboxes
  // cannot be focused.
  useEffect(() => {
    if (isUnavailable) input.current?.setAttribute('aria-disabled', 'true');
    else input.current?.removeAttribute('aria-disabled');
  }, [isUnavailable]);
  const description = isUnavailable
    ? text.noResults
    : count === undefined
      ? undefined
      : formats.formatPlural(text.results, count);
  return (
    <CheckboxField
      value={value}
      isReadOnly={isUnavailable}
      inputRef={input}
      className={css.option}
      data-part="Option"
      data-excluded={flag(isExcluded)}
      data-unavailable={flag(isUnavailable)}
    >
      <CheckboxRow
        size={size}
        labelPart="OptionLabel"
        label={label}
        isWide
        isExcluded={isExcluded}
        start={
          start !== undefined && (
            <span className={css.start} aria-hidden>
              {start}
            </span>
          )
        }
        end={
          (count !== undefined || isLoading) && (
            <span className={css.count} aria-hidden data-part="Count" data-loading={flag(count === undefined)}>
              {count === undefined ? '' : formats.formatNumber(count)}
            </span>
          )
        }
      >
        {isExcluded && (
          <>
            {' '}
            <span className={css.note}>{text.excluded}</span>
          </>
        )}
      </CheckboxRow>
      {description !== undefined && (
        <Text slot="description" className={css.hidden}>
          {description}
        </Text>
      )}
    </CheckboxField>
  );
}
