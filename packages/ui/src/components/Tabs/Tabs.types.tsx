// Type tests: code that must and must not compile.
import { createRef } from 'react';
import type { Key } from 'react-aria-components/Tabs';
import { Tabs } from './index.ts';

const items = [
  { id: 'price', label: 'Price', content: 'Below our estimate.' },
  { id: 'history', label: <b>History</b>, href: '/history', isDisabled: true },
] as const;

export const validUses = (
  <Tabs
    ref={createRef<HTMLDivElement>()}
    label="About this car"
    items={items}
    size="s"
    selectedKey="price"
    onSelectionChange={(key: Key) => key}
    keyboardActivation="manual"
    className={({ orientation }) => orientation}
  />
);

export const invalidUses = (
  <>
    {/* @ts-expect-error `label` is required */}
    <Tabs items={items} />
    {/* @ts-expect-error each tab needs an id */}
    <Tabs label="About this car" items={[{ label: 'Price' }]} />
    {/* @ts-expect-error use `items` */}
    <Tabs label="About this car">Price</Tabs>
    {/* @ts-expect-error use `selectedKey` */}
    <Tabs label="About this car" items={items} value="price" />
    {/* @ts-expect-error use `defaultSelectedKey` */}
    <Tabs label="About this car" items={items} defaultValue="price" />
    {/* @ts-expect-error use `onSelectionChange` */}
    <Tabs label="About this car" items={items} onChange={() => undefined} />
    {/* @ts-expect-error use `isDisabled` */}
    <Tabs label="About this car" items={[{ id: 'price', label: 'Price', disabled: true }]} />
    {/* @ts-expect-error use `href` */}
    <Tabs label="About this car" items={[{ id: 'price', label: 'Price', to: '/price' }]} />
  </>
);
