import { Drawer } from './index.ts';

export const validUses = (
  <Drawer isOpen onOpenChange={() => {}} title="Filter cars" footer={<button type="button">Apply</button>} />
);

export const invalidUses = (
  <>
    {/* @ts-expect-error `title` is required */}
    <Drawer isOpen onOpenChange={() => {}} />
    {/* @ts-expect-error a drawer has no `size` */}
    <Drawer isOpen onOpenChange={() => {}} title="Filter cars" size="l" />
  </>
);
