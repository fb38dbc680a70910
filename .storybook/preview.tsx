import '@fontsource-variable/bricolage-grotesque/opsz.css';
import '@fontsource-variable/inter/wght.css';
import '@forecourt/ui/theme';
import type { Decorator, Preview, StoryContext } from '@storybook/react-vite';
import { brands, themes } from '@forecourt/ui/theme';
import { type ComponentProps, lazy, Suspense } from 'react';
import { configure } from 'storybook/test';
import { applyStoryGlobals, type Globals, initialGlobals } from '../apps/docs/src/globals.ts';
import { showSourceTypes } from '../apps/docs/src/props-table.ts';
import { setChromaticParameters } from '../test/stories/chromatic.ts';

// The timeout of queries in play functions. One second is too short on a busy machine.
configure({ asyncUtilTimeout: 5_000 });

/** Runs before the story renders, because overlays read theme and brand when they mount. */
const withGlobals: Decorator = (Story, { globals }) => {
  applyStoryGlobals(globals as unknown as Globals);
  return <Story />;
};

// Documentation pages load lazily, because stories do not need them.
const DocsFrame = lazy(() => import('../apps/docs/src/DocsFrame.tsx'));
const ComponentPage = lazy(() => import('../apps/docs/src/ComponentPage.tsx'));

const renderPage = () => (
  <Suspense>
    <ComponentPage />
  </Suspense>
);

const renderContainer = (props: ComponentProps<typeof DocsFrame>) => (
  <Suspense>
    <DocsFrame {...props} />
  </Suspense>
);

/** Disables the contrast rule in forced colours, because axe compares the authored colours, which are not shown. */
function disableContrastRule({ parameters }: StoryContext) {
  if (!matchMedia('(forced-colors: active)').matches) return undefined;
  const axeParameters = parameters['a11y'] as { config?: { rules?: readonly object[] } };
  const rules = [...(axeParameters.config?.rules ?? []), { id: 'color-contrast', enabled: false }];
  parameters['a11y'] = { ...axeParameters, config: { ...axeParameters.config, rules } };
  return () => {
    parameters['a11y'] = axeParameters;
  };
}

const createToolbar = (title: string, icon: 'contrast' | 'paintbrush' | 'transfer', items: readonly string[]) => ({
  description: title,
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
});

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withGlobals],
  argTypesEnhancers: [showSourceTypes, setChromaticParameters],
  beforeEach: disableContrastRule,
  globalTypes: {
    theme: createToolbar('Theme', 'contrast', ['system', ...themes]),
    brand: createToolbar('Brand', 'paintbrush', brands),
    direction: createToolbar('Direction', 'transfer', ['ltr', 'rtl']),
  },
  initialGlobals: { ...initialGlobals },
  parameters: {
    layout: 'padded',
    // The theme sets the background.
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    // Excludes React Aria's announcer, because it can still contain the last message of the previous story.
    a11y: {
      test: 'error',
      context: { exclude: ['[data-live-announcer]'] },
      config: {
        rules: [
          // A CarCard's photos are not a tab stop, because its buttons scroll them.
          { id: 'scrollable-region-focusable', selector: '*:not(select):not(textarea):not([data-has-scroll-buttons])' },
        ],
      },
    },
    docs: { container: renderContainer, page: renderPage },
    options: {
      storySort: {
        order: [
          'Start',
          'Foundations',
          ['Colour', 'Type', 'Space', 'Shape', 'Motion', 'Tokens'],
          'Patterns',
          'Guides',
          'Actions',
          'Inputs',
          'Navigation',
          'Overlays',
          'Feedback',
          'Data',
          'Layout',
          'Cars',
          'Search',
          'Chat',
          'Pricing',
        ],
      },
    },
  },
};

export default preview;
