// Storybook's own theme, in the kit's colours.
import { getBrandTokens, type Theme } from '../../../packages/ui/src/tokens/index.ts';
import { create } from 'storybook/theming';

const { color, font } = getBrandTokens('dealer');

export function createStorybookTheme(theme: Theme) {
  const colors = color[theme];
  return create({
    base: theme,
    brandTitle: 'Forecourt',
    brandUrl: './?path=/docs/start--docs',
    brandTarget: '_self',
    fontBase: font.text,
    colorPrimary: colors.accent,
    colorSecondary: theme === 'light' ? colors.accent : colors.accentText,
    appBg: colors.surface,
    appContentBg: colors.surface,
    appPreviewBg: colors.surface,
    appBorderColor: colors.line,
    appBorderRadius: 6,
    barBg: colors.surface,
    barTextColor: colors.inkMuted,
    barSelectedColor: colors.accentText,
    textColor: colors.ink,
    textMutedColor: colors.inkMuted,
    inputBg: colors.surfaceRaised,
    inputBorder: colors.lineStrong,
    inputTextColor: colors.ink,
  });
}
