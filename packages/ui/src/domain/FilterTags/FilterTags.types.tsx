// Type tests: code that must and must not compile.
import { createRef } from 'react';
import { FilterTags } from './index.ts';

const tags = [{ id: 'fuel', label: 'Diesel', words: 'diesel', accessibleLabel: 'Fuel: Diesel' }] as const;

export const validUses = (
  <FilterTags
    ref={createRef<HTMLDivElement>()}
    label="Active filters"
    tags={tags}
    onRemove={(id: string) => id}
    onClearAll={() => undefined}
    fallbackFocus={createRef<HTMLHeadingElement>()}
    strings={{ clearAll: 'Remove all' }}
  />
);

export const invalidUses = (
  <>
    {/* @ts-expect-error the list needs a name */}
    <FilterTags tags={tags} onRemove={() => undefined} />
    {/* @ts-expect-error `onRemove` is required */}
    <FilterTags label="Active filters" tags={tags} />
    {/* @ts-expect-error use `tags` */}
    <FilterTags label="Active filters" items={tags} onRemove={() => undefined} />
    {/* @ts-expect-error use `onClearAll` */}
    <FilterTags label="Active filters" tags={tags} onRemove={() => undefined} onClear={() => undefined} />
  </>
);
