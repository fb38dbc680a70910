import { virtual } from '@guidepup/virtual-screen-reader';
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { getInput, models } from '../../../test/support/models.ts';
import { takeSpokenText } from '../../../test/support/spoken.ts';
import { ComboBox } from './index.ts';

afterEach(() => virtual.stop());

async function getSpokenText(element: Element | null): Promise<string> {
  if (element === null) return '';
  await virtual.stop();
  await virtual.start({ container: element });
  return takeSpokenText();
}

/** Screen readers announce the option that `aria-activedescendant` refers to. The virtual screen reader does not. */
const getSpokenActiveOption = () =>
  getSpokenText(document.getElementById(getInput().element().getAttribute('aria-activedescendant') ?? ''));

test('announces the number of options, each focused option, and the value on close', async () => {
  await render(<ComboBox label="Model" options={models} />);
  await virtual.start({ container: document.body });
  await userEvent.tab();
  await expect.poll(takeSpokenText).toContain('combobox, Model');
  await userEvent.keyboard('gol');
  await expect.poll(takeSpokenText).toContain('2 options available.');
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(getSpokenActiveOption).toContain('option, Golf');
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(getSpokenActiveOption).toContain('option, Golf Plus');
  await userEvent.keyboard('{Enter}');
  await expect.element(getInput()).toHaveAttribute('aria-expanded', 'false');
  expect(await getSpokenText(getInput().element())).toMatch(/combobox, Model, .*Golf Plus/);
});
