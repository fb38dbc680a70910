import type { HTMLAttributes, ReactElement, Ref } from 'react';

/** An element that takes a ref and the attributes of HTML: Button, IconButton, Link, or a plain one. */
export type Trigger = ReactElement<HTMLAttributes<HTMLElement> & { ref?: Ref<HTMLElement> | undefined }>;
