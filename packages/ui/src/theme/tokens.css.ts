import { globalStyle } from '@vanilla-extract/css';
import { tokens } from './layers.css.ts';
import { brands } from './generated/names.ts';
import { brandValues, sharedValues } from './generated/values.ts';

// A theme is a pair of switches that select a brand's light or dark colours, so that brands and themes nest in any
// order. `light-dark()` no longer nests if a consumer's build lowers it for older targets.
const lightSwitch = '--fc-when-light';
const darkSwitch = '--fc-when-dark';
// With an unset variable, var() uses its fallback, which is the colour.
const SWITCH_ON = 'initial';
// With an empty variable, var() resolves to nothing.
const SWITCH_OFF = ' ';

const light = { [lightSwitch]: SWITCH_ON, [darkSwitch]: SWITCH_OFF };
const dark = { [lightSwitch]: SWITCH_OFF, [darkSwitch]: SWITCH_ON };

// The switches of the opposite theme, for inverted elements. They are set where a theme starts and only read
// in descendants, because an element cannot read its parent's value of a property that it sets.
const oppositeSwitches = {
  '--fc-turned-when-light': `var(${darkSwitch})`,
  '--fc-turned-when-dark': `var(${lightSwitch})`,
};
const inverse = { [lightSwitch]: 'var(--fc-turned-when-light)', [darkSwitch]: 'var(--fc-turned-when-dark)' };

type Values = Readonly<Record<string, string>>;

const toKebabCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** `{ space: { 4: '16px' } }` becomes `{ '--fc-space-4': '16px' }`. */
const createProperties = (groups: Readonly<Record<string, Values>>) =>
  Object.fromEntries(
    Object.entries(groups).flatMap(([group, values]) =>
      Object.entries(values).map(([name, value]) => [`--fc-${group}-${toKebabCase(name)}`, value]),
    ),
  );

function addRule(selector: string, vars: Record<string, string>, colorScheme?: string) {
  globalStyle(selector, { '@layer': { [tokens]: { vars, ...(colorScheme && { colorScheme }) } } });
}

addRule(':root', { ...light, ...oppositeSwitches }, 'light');
globalStyle(':root:not([data-theme])', {
  '@layer': { [tokens]: { '@media': { '(prefers-color-scheme: dark)': { vars: dark, colorScheme: 'dark' } } } },
});
addRule('[data-theme="light"]', { ...light, ...oppositeSwitches }, 'light');
addRule('[data-theme="dark"]', { ...dark, ...oppositeSwitches }, 'dark');
addRule('[data-theme="inverse"]', inverse, `var(${lightSwitch}, light) var(${darkSwitch}, dark)`);
// Prints in the light theme, because browsers leave out dark backgrounds, on which light text depends.
globalStyle(':root:root, [data-theme][data-theme]', {
  '@layer': { [tokens]: { '@media': { print: { vars: light, colorScheme: 'light' } } } },
});

for (const name of brands)
  addRule(
    name === 'dealer' ? ':root, [data-brand="dealer"]' : `[data-brand="${name}"]`,
    createProperties(brandValues[name]),
  );

const pickByTheme = (name: string) =>
  `var(${lightSwitch}, var(--fc-light-${name})) var(${darkSwitch}, var(--fc-dark-${name}))`;
const color = Object.fromEntries(
  Object.keys(brandValues.dealer.light).map((name) => [name, pickByTheme(toKebabCase(name))]),
);
const { type, ...shared } = sharedValues;

addRule(':root, [data-theme], [data-brand]', createProperties({ color }));
addRule(
  ':root, [data-brand]',
  Object.fromEntries(
    Object.entries(type).flatMap(([name, step]) => [
      [`--fc-type-${name}-font`, `${step.font} var(--fc-font-${step.face})`],
      [`--fc-type-${name}-tracking`, step.tracking],
    ]),
  ),
);
addRule(':root', createProperties(shared));
