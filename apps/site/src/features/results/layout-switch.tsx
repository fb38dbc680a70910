import { Icon } from '@forecourt/ui/Icon';
import { ToggleButtonGroup } from '@forecourt/ui/ToggleButtonGroup';
import { useAtom } from 'jotai';
import { startTransition, useOptimistic } from 'react';
import { cardLayoutAtom } from './card-layout.ts';

const layoutOptions = [
  { value: 'grid', label: 'Grid', icon: <Icon name="grid" />, isLabelHidden: true },
  { value: 'list', label: 'List', icon: <Icon name="list" />, isLabelHidden: true },
] as const;

export function LayoutSwitch({ className }: { className: string }) {
  const [layout, setLayout] = useAtom(cardLayoutAtom);
  // Shows the choice at once, and renders the cars afterwards.
  const [shownLayout, setShownLayout] = useOptimistic(layout);
  return (
    <ToggleButtonGroup
      className={className}
      label="Layout"
      isLabelHidden
      size="s"
      options={layoutOptions}
      value={shownLayout}
      onChange={(chosen) =>
        startTransition(() => {
          setShownLayout(chosen);
          setLayout(chosen);
        })
      }
    />
  );
}
