import { type ReactNode, useEffect } from 'react';
import {
  Collection,
  Header,
  ListBox,
  ListBoxItem,
  ListBoxLoadMoreItem,
  ListBoxSection,
} from 'react-aria-components/ListBox';
import { Text } from 'react-aria-components/Text';
import { Icon } from '../../components/Icon/index.ts';
import { Spinner } from '../../components/Spinner/index.ts';
import { CollectionNode } from 'react-aria/private/collections/BaseCollection';
import { announce } from '../element/announce.ts';
import { getOptions, isSection, type ListItems, type ListOption, type ListSection } from './ListOption.ts';
import * as fieldCss from '../field/Field.css.ts';
import * as css from './OptionList.css.ts';
import { ScrollMarker } from './ScrollMarker.tsx';
import { useVirtualizer } from './useVirtualizer.ts';

// React's development build compares the sections of a combo box: it reads every property of changed props, and React
// Aria (1.22) throws when `childNodes` is read.
Object.defineProperty(CollectionNode.prototype, 'childNodes', { configurable: true, get: () => undefined });

/** The props that Select and ComboBox share for their list. */
export interface OptionListProps<Value extends string = string> {
  options: ListItems<Value>;
  /**
   * Whether options are being loaded.
   * @default false
   */
  isLoading?: boolean | undefined;
  /**
   * Shown while options are being loaded, and announced if that takes more than half a second.
   * @default 'Loading…'
   */
  loadingLabel?: string | undefined;
  /**
   * Shown and announced if options could not be loaded: 'Could not load models. Check your connection and try again.'
   */
  loadError?: string | undefined;
  /** Shown if there is no option. */
  emptyLabel?: string | undefined;
}

/** Lists with more options render only the visible ones, if the virtualizer has loaded. */
const MAX_RENDERED_OPTIONS = 60;

/** A shorter wait is not announced, because the announcement would interrupt users at each typed letter. */
const ANNOUNCE_LOADING_AFTER_MS = 500;

export function OptionList({ options, isLoading = false, loadingLabel, loadError, emptyLabel }: OptionListProps) {
  const virtualize = useVirtualizer(getOptions(options).length > MAX_RENDERED_OPTIONS);
  const status = getStatus({ isLoading, loadingLabel, loadError });
  const list = (
    <ListBox
      className={css.list({ isVirtualized: virtualize !== undefined })}
      data-part="List"
      renderEmptyState={() => <div className={css.empty}>{status ?? emptyLabel}</div>}
    >
      {/* React Aria keeps an option as long as its item is the same object, so items are passed on as they are. */}
      <Collection items={options}>{virtualize ? renderVirtualizedItem : renderItem}</Collection>
      {isLoading && options.length > 0 && (
        <ListBoxLoadMoreItem isLoading className={css.empty}>
          {status}
        </ListBoxLoadMoreItem>
      )}
    </ListBox>
  );
  return (
    <>
      {loadError && !isLoading && options.length > 0 && <div className={css.empty}>{status}</div>}
      {virtualize ? virtualize(list) : list}
    </>
  );
}

type StatusProps = Pick<OptionListProps, 'isLoading' | 'loadingLabel' | 'loadError'>;

function getStatus({ isLoading, loadingLabel = '', loadError }: StatusProps): ReactNode {
  if (isLoading)
    return (
      <DelayedAnnouncement text={loadingLabel} afterMs={ANNOUNCE_LOADING_AFTER_MS}>
        {/* A live region inside an option is not announced. */}
        <Spinner size="s" label={loadingLabel} role={undefined} />
      </DelayedAnnouncement>
    );
  if (!loadError) return undefined;
  return (
    <DelayedAnnouncement text={loadError} afterMs={0}>
      <span className={fieldCss.error} data-part="LoadError">
        <Icon name="alert" size="s" className={fieldCss.errorIcon} />
        <span>{loadError}</span>
      </span>
    </DelayedAnnouncement>
  );
}

/** Announces its text, which screen readers do not read while focus is in the field of a combo box. */
function DelayedAnnouncement({ text, afterMs, children }: { text: string; afterMs: number; children: ReactNode }) {
  useEffect(() => {
    const timer = setTimeout(() => announce(text), afterMs);
    return () => clearTimeout(timer);
  }, [text, afterMs]);
  return children;
}

function createItemRenderer(isVirtualized: boolean) {
  return function renderItem(item: ListOption | ListSection) {
    if (!isSection(item)) return <Option id={item.value} option={item} isVirtualized={isVirtualized} />;
    return (
      <ListBoxSection id={`section ${item.label}`} data-part="Section">
        <Header className={css.heading} data-part="SectionLabel">
          {item.label}
        </Header>
        <Collection items={item.options}>{renderItem}</Collection>
      </ListBoxSection>
    );
  };
}

const renderItem = createItemRenderer(false);
const renderVirtualizedItem = createItemRenderer(true);

interface OptionProps {
  /** The option's key, which React Aria's collection reads. */
  id: string;
  option: ListOption;
  isVirtualized: boolean;
}

function Option({ id, option, isVirtualized }: OptionProps) {
  const { start, label, count, description, isDisabled = false } = option;
  // Every element is rendered three times when a list opens, so an option with only a label has only one element.
  const words =
    count === undefined && description === undefined ? (
      <span className={css.words} data-part="OptionLabel">
        {label}
      </span>
    ) : (
      <OptionText {...{ label, count, description }} />
    );
  return (
    <ListBoxItem
      id={id}
      value={option}
      textValue={label}
      isDisabled={isDisabled}
      className={css.option}
      data-part="Option"
    >
      {({ isSelected }) => (
        <>
          {start !== undefined && (
            <span className={css.start} aria-hidden>
              {start}
            </span>
          )}
          {words}
          {isSelected && <Icon name="check" size="s" />}
          {isVirtualized && <ScrollMarker />}
        </>
      )}
    </ListBoxItem>
  );
}

function OptionText({ label, count, description }: Pick<ListOption, 'label' | 'count' | 'description'>) {
  const name = (
    <>
      <span data-part="OptionLabel">{label}</span> {count !== undefined && <span className={css.count}>{count}</span>}
    </>
  );
  // React Aria's `Text` connects label and description; without a description, plain content renders faster.
  return (
    <span className={css.words}>
      {description === undefined ? (
        name
      ) : (
        <>
          <Text slot="label" className={css.name}>
            {name}
          </Text>
          <Text slot="description" className={css.description}>
            {description}
          </Text>
        </>
      )}
    </span>
  );
}
