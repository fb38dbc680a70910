// Read by the compiler alone: what must type-check, and what must not.
import { createRef } from 'react';
import { Icon } from '../Icon/index.ts';
import { Button } from './index.ts';

export const accepted = (
  <>
    <Button isIconOnly aria-label="Close" ref={createRef<HTMLButtonElement>()}>
      <Icon name="close" />
    </Button>
  </>
);

export const refused = (
  <>
    {/* @ts-expect-error an icon alone has no name */}
    <Button isIconOnly>
      <Icon name="close" />
    </Button>
  </>
);
