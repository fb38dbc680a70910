import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react';
import {
  Collection,
  Header,
  ListBox,
  ListBoxItem,
  ListBoxLoadMoreItem,
  ListBoxSection,
} from 'react-aria-components/ListBox';
import { Text } from 'react-aria-components/Text';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { Icon } from '../../components/Icon/index.ts';
import { Spinner } from '../../components/Spinner/index.ts';
import { announce } from '../element/announce.ts';
import { getOptions, isSection, type ListItems, type ListOption, type ListSection } from './ListOption.ts';
import * as css from './OptionList.css.ts';
import { makeNodesReadable } from './readable-nodes.ts';

makeNodesReadable();

/** The props of Select and ComboBox for their list. */
export interface OptionListProps<Value extends string = string> {
  options: ListItems<Value>;
  /** Shows that options are being loaded. @default false */
  isLoading?: boolean | undefined;
  /** Shown while options are being loaded, and announced if that takes long enough to notice. @default 'Loading…' */
  loadingLabel?: string | undefined;
  /** Shown and announced if options could not be loaded: 'Could not load models. Check your connection and try again.' */
  loadError?: string | undefined;
  /** Shown if there is no option. */
  emptyLabel?: string | undefined;
}

/** Longer lists render only the visible options. */
const MAX_RENDERED_OPTIONS = 60;

const layoutOptions = { estimatedRowSize: 44, estimatedHeadingSize: 32, loaderSize: 44, padding: 4 };

/** A shorter wait is not announced: with each letter typed, it would interrupt the user. */
const ANNOUNCE_LOADING_AFTER_MS = 500;

/** The list of a Select or a ComboBox. */
export function OptionList({ options, isLoading = false, loadingLabel, loadError, emptyLabel }: OptionListProps) {
  const isLong = getOptions(options).length > MAX_RENDERED_OPTIONS;
  const status = getStatus({ isLoading, loadingLabel, loadError });
  const list = (
    <ListBox
      className={css.list({ isVirtualized: isLong })}
      data-part="List"
      renderEmptyState={() => <div className={css.empty}>{status ?? emptyLabel}</div>}
    >
      <Collection items={options.map(toItem)}>{renderItem}</Collection>
      {status && options.length > 0 && (
        <ListBoxLoadMoreItem isLoading className={css.empty}>
          {status}
        </ListBoxLoadMoreItem>
      )}
    </ListBox>
  );
  return isLong ? (
    <VirtualizedContext value>
      <Virtualizer layout={ListLayout} layoutOptions={layoutOptions}>
        {list}
      </Virtualizer>
    </VirtualizedContext>
  ) : (
    list
  );
}

type StatusProps = Pick<OptionListProps, 'isLoading' | 'loadingLabel' | 'loadError'>;

function getStatus({ isLoading, loadingLabel = '', loadError }: StatusProps): ReactNode {
  if (isLoading)
    return (
      <Announced text={loadingLabel} afterMs={ANNOUNCE_LOADING_AFTER_MS}>
        {/* A live region inside an option is not announced. */}
        <Spinner size="s" label={loadingLabel} role={undefined} />
      </Announced>
    );
  if (!loadError) return undefined;
  return (
    <Announced text={loadError} afterMs={0}>
      <span className={css.error} data-part="LoadError">
        <Icon name="alert" size="s" className={css.errorIcon} />
        <span>{loadError}</span>
      </span>
    </Announced>
  );
}

/** Announces its text: focus stays in the field, so screen readers do not read the list. */
function Announced({ text, afterMs, children }: { text: string; afterMs: number; children: ReactNode }) {
  useEffect(() => {
    const timer = setTimeout(() => announce(text), afterMs);
    return () => clearTimeout(timer);
  }, [text, afterMs]);
  return children;
}

const VirtualizedContext = createContext(false);

const toItem = (item: ListOption | ListSection) =>
  isSection(item) ? { id: `section ${item.label}`, item } : { id: item.value, item };

function renderItem({ id, item }: ReturnType<typeof toItem>) {
  if (!isSection(item)) return <Option key={id} option={item} />;
  return (
    <ListBoxSection id={id} data-part="Section">
      <Header className={css.heading} data-part="SectionLabel">
        {item.label}
      </Header>
      <Collection items={item.options.map((option) => ({ id: option.value, option }))}>
        {({ option }) => <Option option={option} />}
      </Collection>
    </ListBoxSection>
  );
}

function Option({ option }: { option: ListOption }) {
  const { value, start, label, count, description, isDisabled = false } = option;
  return (
    <ListBoxItem
      id={value}
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
          <OptionText label={label} count={count} description={description} />
          {isSelected ? <Icon name="check" size="s" /> : <span className={css.noTick} />}
          <ScrollToFocused />
        </>
      )}
    </ListBoxItem>
  );
}

/** React Aria's `Text` connects label and description. Without a description, the content is the name, which renders faster. */
function OptionText({ label, count, description }: Pick<ListOption, 'label' | 'count' | 'description'>) {
  const name = (
    <>
      <span data-part="OptionLabel">{label}</span> {count !== undefined && <span className={css.count}>{count}</span>}
    </>
  );
  if (description === undefined) return <span className={css.words}>{name}</span>;
  return (
    <span className={css.words}>
      <Text slot="label" className={css.name}>
        {name}
      </Text>
      <Text slot="description" className={css.description}>
        {description}
      </Text>
    </span>
  );
}

/**
 * Shows the option that is focused when a long list opens. React Aria scrolls to it only if it has been rendered by then,
 * which a virtualizer has not done.
 */
function ScrollToFocused() {
  return useContext(VirtualizedContext) ? <ScrollMarker /> : null;
}

function ScrollMarker() {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const option = ref.current?.closest('[data-focused]');
    const list = option?.closest('[data-part="List"]');
    if (!option || !list) return;
    const { top, height } = option.getBoundingClientRect();
    const { top: listTop, height: listHeight } = list.getBoundingClientRect();
    if (top < listTop || top + height > listTop + listHeight)
      list.scrollTop += top - listTop - (listHeight - height) / 2;
  }, []);
  return <span ref={ref} hidden />;
}
