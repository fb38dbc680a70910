import { Drawer } from './index.ts';

export const accepted = (
  <Drawer isOpen onOpenChange={() => {}} title="Filter cars" footer={<button type="button">Apply</button>} />
);

export const refused = (
  <>
    {/* @ts-expect-error `title` is required */}
    <Drawer isOpen onOpenChange={() => {}} />
    {/* @ts-expect-error a drawer has no `size` */}
    <Drawer isOpen onOpenChange={() => {}} title="Filter cars" size="l" />
  </>
);
