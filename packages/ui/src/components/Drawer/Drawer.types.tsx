import { Drawer } from './index.ts';

export const accepted = (
  <Drawer isOpen onOpenChange={() => {}} title="Filter cars" footer={<button type="button">Apply</button>} />
);

export const refused = (
  <>
    {/* @ts-expect-error it needs a title */}
    <Drawer isOpen onOpenChange={() => {}} />
    {/* @ts-expect-error it has one width */}
    <Drawer isOpen onOpenChange={() => {}} title="Filter cars" size="l" />
  </>
);
