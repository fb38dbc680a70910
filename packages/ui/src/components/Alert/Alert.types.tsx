// Type tests: code that must and must not compile.
import { createRef } from 'react';
import { LinkButton } from '../LinkButton/index.ts';
import { Alert } from './index.ts';

export const validUses = (
  <>
    <Alert ref={createRef<HTMLDivElement>()} tone="warning" title="Your offer ends today" headingLevel={3} id="offer">
      Renew it by midnight.
    </Alert>
    <Alert
      isLive
      onDismiss={() => undefined}
      dismissLabel="Hide"
      actions={<LinkButton href="/search">Search</LinkButton>}
    />
  </>
);

export const invalidUses = (
  <>
    {/* @ts-expect-error unknown tone: use 'error' */}
    <Alert tone="danger" title="The message was not sent" />
    {/* @ts-expect-error use `tone` */}
    <Alert variant="success" title="Message sent" />
    {/* @ts-expect-error use `tone` */}
    <Alert color="red" title="The message was not sent" />
    {/* @ts-expect-error use `onDismiss` */}
    <Alert onClose={() => undefined} title="Message sent" />
    {/* @ts-expect-error `isLive` sets the role */}
    <Alert role="alert" title="The message was not sent" />
    {/* @ts-expect-error HTML has six heading levels */}
    <Alert headingLevel={7} title="Message sent" />
  </>
);
