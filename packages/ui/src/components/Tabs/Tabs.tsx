import { type ReactNode, type Ref, useLayoutEffect, useRef } from 'react';
import { composeRenderProps } from 'react-aria-components/composeRenderProps';
import { Tab, TabList, TabPanel, Tabs as AriaTabs, type TabsProps as AriaTabsProps } from 'react-aria-components/Tabs';
import type { AriaProps } from '../../internal/element/aria-props.ts';
import { classes } from '../../internal/element/index.ts';
import type { WrongTabsProps } from '../../internal/element/wrong-props.ts';
import * as css from './Tabs.css.ts';
import type { TabsSize } from './variants.ts';

export interface TabItem {
  /** The tab's key in `selectedKey` and `onSelectionChange`, unique among the items. */
  id: string;
  label: ReactNode;
  /** Shown before the label, e.g. `<Icon name="chart" />`. */
  icon?: ReactNode;
  /** The tab's panel, rendered only while the tab is selected. */
  content?: ReactNode;
  /** Makes the tab a link. Set `selectedKey` to the item of the current URL. */
  href?: string | undefined;
  isDisabled?: boolean | undefined;
}

export interface TabsProps
  extends
    AriaProps<AriaTabsProps, 'aria-label' | 'aria-labelledby' | 'children' | 'disabledKeys' | 'keyboardActivation'>,
    WrongTabsProps {
  /** The accessible name of the row of tabs, e.g. 'About this car'. */
  label: string;
  /** Two to about six tabs, with labels of a word or two. */
  items: readonly TabItem[];
  /** @default 'm' */
  size?: TabsSize | undefined;
  /**
   * `automatic`: arrow keys select the tab that they focus. `manual`: Enter and Space select it.
   * @default 'automatic', or 'manual' if a tab is a link
   */
  keyboardActivation?: 'automatic' | 'manual' | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * Views of one subject, of which one is shown at a time: photos, specification, price. If the tabs do not fit, the row
 * scrolls sideways. For options of a form use `RadioGroup`; for content that users may want to see together use
 * headings, or an `Accordion`.
 */
export function Tabs({ label, items, size = 'm', keyboardActivation, className, ...rest }: TabsProps) {
  const hasLinks = items.some(({ href }) => href !== undefined);
  return (
    <AriaTabs
      {...(rest as object)}
      keyboardActivation={keyboardActivation ?? (hasLinks ? 'manual' : 'automatic')}
      data-component="Tabs"
      className={composeRenderProps(className, (own) => classes(css.tabs, own))}
    >
      <div className={css.scroller} data-part="Scroller">
        <TabList aria-label={label} className={css.list} data-part="List">
          {items.map(({ id, label: text, icon, href, isDisabled = false }) => (
            <Tab
              key={id}
              id={id}
              isDisabled={isDisabled}
              {...(href !== undefined && { href })}
              className={css.tab({ size })}
              data-part="Tab"
            >
              {({ isSelected }) => (
                <>
                  {icon}
                  <TabLabel isSelected={isSelected}>{text}</TabLabel>
                </>
              )}
            </Tab>
          ))}
        </TabList>
      </div>
      {items.map(({ id, content }) => (
        <TabPanel key={id} id={id} className={css.panel} data-part="Panel">
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}

/** Scrolls a tab into view within its row when it is selected, without scrolling the page. */
function TabLabel({ isSelected, children }: { isSelected: boolean; children: ReactNode }) {
  const ref = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const tab = ref.current?.closest('[role="tab"]');
    const scroller = tab?.closest('[data-part="Scroller"]');
    if (!isSelected || !tab || !scroller) return;
    const outer = scroller.getBoundingClientRect();
    const inner = tab.getBoundingClientRect();
    if (inner.left < outer.left) scroller.scrollLeft += inner.left - outer.left;
    else if (inner.right > outer.right) scroller.scrollLeft += inner.right - outer.right;
  }, [isSelected]);
  return <span ref={ref}>{children}</span>;
}
