import type { Meta, StoryObj } from '@storybook/react-vite';
import { Matrix } from '../../test/support/Matrix.tsx';
import { vars } from './index.ts';

/**
 * The tokens for colours, type, spacing, corners and shadows, for screenshot tests. The Foundations pages describe
 * their use.
 */
const meta = { title: 'Foundations/Tokens' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const captionStyle = { font: vars.type.micro.font, color: vars.color.inkMuted } as const;

/** Each colour with its name in the theme contract. */
export const Colors: Story = {
  tags: ['picture'],
  render: () => (
    <Matrix>
      {() => (
        <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(110px, 1fr))', gap: 12 }}>
          {Object.entries(vars.color).map(([name, color]) => (
            <div key={name}>
              <div
                style={{
                  blockSize: 36,
                  background: color,
                  borderRadius: vars.radius.s,
                  boxShadow: `inset 0 0 0 1px color-mix(in oklab, ${vars.color.ink} 12%, transparent)`,
                }}
              />
              <span style={captionStyle}>{name}</span>
            </div>
          ))}
        </div>
      )}
    </Matrix>
  ),
};

/** The type scale, from the largest step to the smallest, with tabular figures. */
export const Type: Story = {
  tags: ['picture'],
  render: () => (
    <div style={{ display: 'grid', gap: 20 }}>
      {Object.entries(vars.type).map(([name, { font, tracking }]) => (
        <div key={name} style={{ display: 'grid', gridTemplateColumns: '96px 1fr', alignItems: 'baseline' }}>
          <span style={captionStyle}>{name}</span>
          <span style={{ font, letterSpacing: tracking }}>We do the sums: £26,850</span>
        </div>
      ))}
    </div>
  ),
};

/** The scales of spacing and corner radii, and the two shadows. */
export const Shape: Story = {
  tags: ['picture'],
  render: () => (
    <Matrix>
      {() => (
        <div style={{ display: 'grid', gap: 24 }}>
          <div style={{ display: 'grid', gap: 4 }}>
            {Object.entries(vars.space).map(([name, space]) => (
              <div key={name} style={{ display: 'grid', gridTemplateColumns: '40px 1fr', alignItems: 'center' }}>
                <span style={captionStyle}>{name}</span>
                <div style={{ blockSize: 8, inlineSize: space, background: vars.color.ink }} />
              </div>
            ))}
          </div>
          <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
            {Object.entries(vars.radius).map(([name, radius]) => (
              <div
                key={name}
                style={{
                  display: 'grid',
                  placeItems: 'center',
                  inlineSize: 72,
                  blockSize: 56,
                  borderRadius: radius,
                  background: vars.color.surfaceSunk,
                }}
              >
                {name}
              </div>
            ))}
          </div>
          <div style={{ display: 'flex', flexWrap: 'wrap', gap: 32, paddingBlockEnd: 48 }}>
            {Object.entries(vars.shadow).map(([name, shadow]) => (
              <div
                key={name}
                style={{
                  display: 'grid',
                  placeItems: 'center',
                  inlineSize: 160,
                  blockSize: 72,
                  borderRadius: vars.radius.l,
                  background: vars.color.surfaceRaised,
                  boxShadow: shadow,
                }}
              >
                {name}
              </div>
            ))}
          </div>
        </div>
      )}
    </Matrix>
  ),
};

/** Theme and brand apply to an element and its descendants, until another one is set. */
export const Nested: Story = {
  render: () => (
    <div data-theme="dark" style={{ padding: 24, background: vars.color.surface }}>
      dark
      <div data-brand="wireframe" style={{ padding: 24, background: vars.color.surface }}>
        dark wireframe
        <div data-theme="light" data-testid="innermost" style={{ padding: 24, background: vars.color.surface }}>
          light wireframe
        </div>
      </div>
    </div>
  ),
};
