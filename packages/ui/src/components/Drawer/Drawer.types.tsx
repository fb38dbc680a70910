import { Drawer } from './index.ts';

export const accepted = (
  <Drawer isOpen onOpenChange={() => {}} title="Filter cars" footer={<button type="button">Apply</button>} />
);

export const refused = (
  <>
    {/* @ts-expect-error it has a name */}
    <Drawer isOpen onOpenChange={() => {}} />
    {/* @ts-expect-error one width, that of a form */}
    <Drawer isOpen onOpenChange={() => {}} title="Filter cars" size="l" />
  </>
);
