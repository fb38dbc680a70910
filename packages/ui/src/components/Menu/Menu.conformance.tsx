import { userEvent } from 'vitest/browser';
import type { Row } from '../../../test/support/row.ts';
import { Icon } from '../Icon/index.ts';
import { Menu } from './index.ts';

export const rows: readonly Row[] = [
  {
    name: 'Menu',
    role: 'menu',
    accessibleName: 'Share',
    isPortalled: true,
    open: async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      // what still comes in is paler than it will be
      await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    },
    parts: ['Badge', 'Description', 'Icon', 'Item', 'Label', 'Separator'],
    render: (given) => (
      <Menu
        {...given}
        trigger={<button type="button">Share</button>}
        items={[
          { id: 'copy', label: 'Copy link', icon: <Icon name="share" />, description: 'To this car' },
          'separator',
          { id: 'list', label: 'Call list', badge: 'Soon', isDisabled: true },
        ]}
      />
    ),
  },
];
