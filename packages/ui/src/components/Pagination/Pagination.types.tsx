// Type tests: code that must and must not compile.
import { createRef } from 'react';
import { Pagination } from './index.ts';

const pages = { page: 2, pages: 9, window: [1, 2, 3], hrefFor: (page: number) => `?page=${page}` };

export const validUses = (
  <>
    <Pagination {...pages} ref={createRef<HTMLElement>()} onPageChange={(page: number) => page} label="Results" />
    <Pagination
      {...pages}
      renderLink={({ children, ...props }) => <a {...props}>{children}</a>}
      pageLabel="Go to page {page}"
    />
  </>
);

export const invalidUses = (
  <>
    {/* @ts-expect-error each page needs an address */}
    <Pagination page={2} pages={9} window={[1, 2, 3]} onPageChange={() => undefined} />
    {/* @ts-expect-error use `pages` */}
    <Pagination {...pages} total={90} />
    {/* @ts-expect-error use `onPageChange` */}
    <Pagination {...pages} onChange={(page: number) => page} />
    {/* @ts-expect-error a page is a number */}
    <Pagination {...pages} page="2" />
  </>
);
