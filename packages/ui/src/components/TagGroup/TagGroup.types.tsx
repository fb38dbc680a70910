// Type tests: code that must and must not compile.
import { createRef } from 'react';
import { TagGroup } from './index.ts';

const items = [
  { id: 'sunroof', label: 'Sunroof' },
  { id: 'camera', label: 'Reversing camera', href: '/search?q=camera' },
] as const;

export const validUses = (
  <TagGroup
    ref={createRef<HTMLDivElement>()}
    label="Equipment"
    isLabelHidden
    items={items}
    onRemove={(ids: ('sunroof' | 'camera')[]) => ids}
    selectionMode="multiple"
    emptyLabel={<em>None</em>}
  />
);

export const invalidUses = (
  <>
    {/* @ts-expect-error `label` is required */}
    <TagGroup items={items} />
    {/* @ts-expect-error the label of a tag is text */}
    <TagGroup label="Equipment" items={[{ id: 'sunroof', label: <b>Sunroof</b> }]} />
    {/* @ts-expect-error use `items` */}
    <TagGroup label="Equipment">Sunroof</TagGroup>
    {/* @ts-expect-error the id is not one of the tags' */}
    <TagGroup label="Equipment" items={items} onRemove={(ids: 'towbar'[]) => ids} />
    {/* @ts-expect-error use `isDisabled` */}
    <TagGroup label="Equipment" items={[{ id: 'sunroof', label: 'Sunroof', disabled: true }]} />
  </>
);
