import type { ReactNode } from 'react';
import { brands, themes, vars } from '../../src/theme/index.ts';

const panels = [
  ...brands.flatMap((brand) => themes.map((theme) => ({ brand, theme, dir: 'ltr' as const }))),
  { brand: 'dealer', theme: 'light', dir: 'rtl' } as const,
];

interface MatrixProps {
  /** Called once per panel, so that ids stay unique. */
  children: (panel: string) => ReactNode;
  /**
   * The number of columns. Use 1 for wide panels.
   * @default 2
   */
  columns?: 1 | 2;
}

/**
 * Shows a component in every brand and theme, and in right-to-left text, in one story and therefore in one screenshot.
 */
export function Matrix({ children, columns = 2 }: MatrixProps) {
  // Documentation pages use the brand and theme that the reader chose.
  if (new URLSearchParams(location.search).get('viewMode') === 'docs')
    return <div style={{ overflowX: 'auto' }}>{children('page')}</div>;
  return (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
      {panels.map(({ brand, theme, dir }) => {
        const name = `${brand}-${theme}-${dir}`;
        return (
          <section
            key={name}
            aria-label={name}
            data-brand={brand}
            data-theme={theme}
            dir={dir}
            style={{ padding: 24, background: vars.color.surface, minInlineSize: 0 }}
          >
            {children(name)}
          </section>
        );
      })}
    </div>
  );
}

export function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div style={{ marginBlockEnd: 16 }}>
      <div style={{ font: vars.type.micro.font, color: vars.color.inkMuted, marginBlockEnd: 6 }}>{label}</div>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>{children}</div>
    </div>
  );
}
