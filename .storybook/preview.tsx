import '@fontsource-variable/bricolage-grotesque/opsz.css';
import '@fontsource-variable/inter/wght.css';
import '@forecourt/ui/theme';
import type { Decorator, Preview, StoryContext } from '@storybook/react-vite';
import { brands, themes } from '@forecourt/ui/theme';
import { type ComponentProps, lazy, Suspense } from 'react';
import { configure } from 'storybook/test';
import { chromaticByTags } from './chromatic.ts';
import { dressStory, type Globals, initialGlobals } from '../apps/docs/src/globals.ts';
import { asWritten } from './props-table.ts';

// how long a play function waits for what is to come: a second is not enough on a machine that has much else to do
configure({ asyncUtilTimeout: 5_000 });

/** Before the story is drawn, since what is open from the start looks for theme and brand when it mounts. */
const withGlobals: Decorator = (Story, { globals }) => {
  dressStory(globals as unknown as Globals);
  return <Story />;
};

// Pages of documentation and what they are made of are fetched for a page alone: a story needs none of it.
const DocsFrame = lazy(() => import('../apps/docs/src/DocsFrame.tsx'));
const ComponentPage = lazy(() => import('../apps/docs/src/ComponentPage.tsx'));

const page = () => (
  <Suspense>
    <ComponentPage />
  </Suspense>
);

const container = (props: ComponentProps<typeof DocsFrame>) => (
  <Suspense>
    <DocsFrame {...props} />
  </Suspense>
);

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
  argTypesEnhancers: [asWritten, chromaticByTags],
  beforeEach: leaveOutContrast,
  globalTypes: {
    theme: toolbar('Theme', 'contrast', ['system', ...themes]),
    brand: toolbar('Brand', 'paintbrush', brands),
    direction: toolbar('Direction', 'transfer', ['ltr', 'rtl']),
  },
  initialGlobals: { ...initialGlobals },
  parameters: {
    layout: 'padded',
    // the theme paints the page
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    // React Aria's announcer keeps its last message for some seconds, and by then the next story may be on the page
    a11y: { test: 'error', context: { exclude: ['[data-live-announcer]'] } },
    docs: { container, page },
    options: {
      storySort: {
        order: [
          'Start',
          'Foundations',
          ['Colour', 'Type', 'Space', 'Shape', 'Motion'],
          'Patterns',
          'Guides',
          'Primitives',
          'Domain',
          'Theme',
        ],
      },
    },
  },
};

export default preview;
