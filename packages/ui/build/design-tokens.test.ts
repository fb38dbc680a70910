import { type Config, defineConfig, Logger, parse } from '@terrazzo/parser';
import { describe, expect, test } from 'vitest';
import { designTokens } from './design-tokens.ts';

// Held against a parser of the format that others wrote, with all of its rules for the types that we use.
const types = ['color', 'cubic-bezier', 'duration', 'font-family', 'font-weight', 'number', 'shadow', 'typography'];
const rules: NonNullable<NonNullable<Config['lint']>['rules']> = {
  ...Object.fromEntries(types.map((type) => [`core/valid-${type}`, 'error' as const])),
  // its own default also takes em, which the format does not
  'core/valid-dimension': ['error', { legacyFormat: false, allowedUnits: ['px', 'rem'] }],
};

/** The tokens that the parser finds in a document, by path. It throws at what is not of the format. */
async function tokensOf(document: string) {
  const cwd = new URL(import.meta.url);
  const logger = new Logger({ level: 'silent' });
  const config = defineConfig({ lint: { rules } }, { cwd, logger });
  const { tokens } = await parse([{ filename: new URL('tokens.json', cwd), src: document }], { config, logger });
  return tokens;
}

const written = JSON.stringify(designTokens(), null, 2);

describe('tokens.json', () => {
  test('is of the format of the Design Tokens Community Group', async () => {
    const tokens = await tokensOf(written);
    expect(tokens['colour.dark.ink-muted']?.$value).toMatchObject({ colorSpace: 'srgb', hex: '#a9b0bd' });
    expect(tokens['colour.light.scrim']?.$value).toMatchObject({ alpha: 0.549 });
    expect(tokens['space.4']?.$value).toEqual({ value: 16, unit: 'px' });
    expect(tokens['motion.fast']?.$value).toEqual({ value: 120, unit: 'ms' });
    expect(tokens['type.display']?.$value).toMatchObject({
      fontSize: { value: 7, unit: 'rem' },
      letterSpacing: { value: -0.224, unit: 'rem' },
    });
    expect(tokens['shadow.overlay']?.$value).toHaveLength(2);
  });

  test.each([
    ['a unit of CSS alone', '"unit": "rem"', '"unit": "em"', 'em not allowed'],
    ['a colour as text', /"\$value": \{\s*"colorSpace"[^}]*\}/, '"$value": "#FBF9F5"', 'new object format'],
    ['an alpha beyond one', '"alpha": 1', '"alpha": 2', 'Alpha 2 not in range'],
    ['a face that there is not', '{font.display}', '{font.serif}', 'Could not resolve alias'],
    ['a curve of three points', /(?<="cubicBezier",\s*"\$value": \[)\s*[\d.]+,/, '', 'Expected [number, number'],
  ])('its judge refuses %s', async (_fault, right, wrong, complaint) => {
    await expect(tokensOf(written.replace(right, wrong))).rejects.toThrow(complaint);
  });

  test('no name holds what the format keeps for references', () => {
    const names = (group: object): string[] =>
      Object.entries(group).flatMap(([name, value]) =>
        name.startsWith('$') || typeof value !== 'object' || value === null ? [] : [name, ...names(value as object)],
      );
    expect(names(designTokens()).filter((name) => /[.{}]/.test(name))).toEqual([]);
  });
});
