import { virtual } from '@guidepup/virtual-screen-reader';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { prefer } from '../../../test/support/media.ts';
import { models } from '../../../test/support/models.ts';
import { takeSpoken } from '../../../test/support/spoken.ts';
import { ComboBox } from './index.ts';

beforeEach(() => prefer({ 'prefers-reduced-motion': 'reduce' }));
afterEach(async () => {
  await virtual.stop();
  await prefer({});
});

test('announces the number of options, each option on move, and the field on close', async () => {
  await render(<ComboBox label="Model" options={models} />);
  await virtual.start({ container: document.body });
  await userEvent.tab();
  await expect.poll(takeSpoken).toContain('combobox, Model');
  await userEvent.keyboard('gol');
  await expect.poll(takeSpoken).toContain('2 options available.');
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(takeSpoken).toContain('option, Golf');
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(takeSpoken).toContain('option, Golf Plus');
  await userEvent.keyboard('{Enter}');
  await expect.poll(takeSpoken).toContain('combobox, Model, Golf Plus');
});
