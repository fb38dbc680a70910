import type { HTMLAttributes, ReactElement, Ref } from 'react';

/** An element that accepts a ref and HTML attributes: Button, IconButton, Link or a native element. */
export type Trigger = ReactElement<HTMLAttributes<HTMLElement> & { ref?: Ref<HTMLElement> | undefined }>;
