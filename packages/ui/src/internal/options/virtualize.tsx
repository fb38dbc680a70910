import type { ReactNode } from 'react';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';

const layoutOptions = { estimatedRowSize: 44, estimatedHeadingSize: 32, loaderSize: 44, padding: 4 };

export const virtualize = (list: ReactNode) => (
  <Virtualizer layout={ListLayout} layoutOptions={layoutOptions}>
    {list}
  </Virtualizer>
);
