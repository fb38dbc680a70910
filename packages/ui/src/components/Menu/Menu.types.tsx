// Read by the compiler alone: what must type-check, and what must not.
import { createRef } from 'react';
import { Button } from '../Button/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Menu } from './index.ts';

const items = [{ id: 'copy', label: 'Copy link' }, 'separator', { id: 'mail', label: 'Mail', href: '/mail' }] as const;

export const accepted = (
  <>
    <Menu ref={createRef<HTMLDivElement>()} trigger={<Button>Share</Button>} items={items} data-tour="share" />
    <Menu
      trigger={<IconButton label="More">…</IconButton>}
      items={items}
      renderLink={(props) => <a {...props}>{props.children}</a>}
      onAction={(id: string) => id}
    />
  </>
);

export const refused = (
  <>
    {/* @ts-expect-error nothing opens it */}
    <Menu items={items} />
    {/* @ts-expect-error words cannot be pressed */}
    <Menu trigger="Share" items={items} />
    {/* @ts-expect-error an item without a name */}
    <Menu trigger={<Button>Share</Button>} items={[{ id: 'copy' }]} />
    {/* @ts-expect-error what stays chosen is a NativeSelect */}
    <Menu trigger={<Button>Share</Button>} items={items} selectionMode="single" />
  </>
);
