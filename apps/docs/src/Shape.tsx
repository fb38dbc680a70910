import { getBrandTokens } from '@forecourt/ui/tokens';
import { brands, vars } from '@forecourt/ui/theme';
import { Heading } from '@forecourt/ui/Heading';
import { useGlobals } from './globals.ts';
import './foundations.css';

const radii = Object.keys(vars.radius) as (keyof typeof vars.radius)[];
const shadows = Object.keys(vars.shadow) as (keyof typeof vars.shadow)[];

export function Shape() {
  const { brand: brandName } = useGlobals();
  const { radius, shadow } = getBrandTokens(brands.find((one) => one === brandName) ?? 'dealer');
  return (
    <>
      <Heading level={2}>Radius</Heading>
      <ul className="docs-shapes">
        {radii.map((name) => (
          <li key={name}>
            <span style={{ borderRadius: vars.radius[name], background: vars.color.surfaceSunk }} />
            <code>{name}</code>
            <small>{radius[name]}</small>
          </li>
        ))}
      </ul>
      <Heading level={2}>Shadow</Heading>
      <ul className="docs-shapes">
        {shadows.map((name) => (
          <li key={name}>
            <span
              style={{
                borderRadius: vars.radius.l,
                background: vars.color.surfaceRaised,
                boxShadow: vars.shadow[name],
              }}
            />
            <code>{name}</code>
            <small>{shadow[name]}</small>
          </li>
        ))}
      </ul>
    </>
  );
}
