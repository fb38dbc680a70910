import '@fontsource-variable/bricolage-grotesque/opsz.css';
import '@fontsource-variable/inter/wght.css';
import '@forecourt/ui/theme';
import type { Decorator, Preview, StoryContext } from '@storybook/react-vite';
import { brands, themes } from '@forecourt/ui/theme';
import { asWritten } from './props-table.ts';

interface Globals {
  theme: string;
  brand: string;
  direction: string;
}

/**
 * Theme, brand and direction are set on the document, so that they hold for what is portalled to the body too; and before
 * the story is drawn, since what is open from the start looks for them when it mounts.
 */
const withGlobals: Decorator = (Story, { globals }) => {
  const { theme, brand, direction } = globals as unknown as Globals;
  const { documentElement: root } = document;
  root.dir = direction;
  root.dataset['brand'] = brand;
  if (theme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
  return <Story />;
};

/** In forced colours axe compares the colours that were written, of which none is shown. */
function leaveOutContrast({ parameters }: StoryContext) {
  if (!matchMedia('(forced-colors: active)').matches) return undefined;
  const asIs = parameters['a11y'] as { config?: { rules?: readonly object[] } };
  const rules = [...(asIs.config?.rules ?? []), { id: 'color-contrast', enabled: false }];
  parameters['a11y'] = { ...asIs, config: { ...asIs.config, rules } };
  return () => {
    parameters['a11y'] = asIs;
  };
}

const toolbar = (title: string, icon: 'contrast' | 'paintbrush' | 'transfer', items: readonly string[]) => ({
  description: title,
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
});

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withGlobals],
  argTypesEnhancers: [asWritten],
  beforeEach: leaveOutContrast,
  globalTypes: {
    theme: toolbar('Theme', 'contrast', ['system', ...themes]),
    brand: toolbar('Brand', 'paintbrush', brands),
    direction: toolbar('Direction', 'transfer', ['ltr', 'rtl']),
  },
  initialGlobals: { theme: 'light', brand: 'dealer', direction: 'ltr' },
  parameters: {
    layout: 'padded',
    // the theme paints the page
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    // React Aria's announcer keeps its last message for some seconds, and by then the next story may be on the page
    a11y: { test: 'error', context: { exclude: ['[data-live-announcer]'] } },
    options: { storySort: { order: ['Theme', 'Primitives', 'Domain', 'Patterns'] } },
  },
};

export default preview;
