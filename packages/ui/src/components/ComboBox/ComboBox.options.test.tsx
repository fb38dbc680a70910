import { useState } from 'react';
import { useAsyncList } from 'react-aria-components/useAsyncList';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { getInput, type Model, models, getOption } from '../../../test/support/models.ts';
import { emulateMedia } from '../../../test/support/media.ts';
import { Button } from '../Button/index.ts';
import { Form } from '../Form/index.ts';
import { ComboBox, type ListOption } from './index.ts';

// Opens and closes lists without animation, which halves the time of these tests.
beforeEach(() => emulateMedia({ 'prefers-reduced-motion': 'reduce' }));
afterEach(() => emulateMedia({}));

const getNames = () =>
  page
    .getByRole('option')
    .elements()
    .map(({ textContent }) => textContent.trim());
const getAnnouncement = (text: string | RegExp) => page.getByRole('log').getByText(text);

test('filters options in sections, and hides sections with no match', async () => {
  const onChange = vi.fn<(value: string | null) => void>();
  const sections = [
    { label: 'Popular', options: [{ value: 'golf', label: 'Golf' }] },
    {
      label: 'All models',
      options: [
        { value: 'arteon', label: 'Arteon' },
        { value: 'golf-plus', label: 'Golf Plus' },
      ],
    },
  ];
  await render(<ComboBox label="Model" options={sections} onChange={onChange} />);
  await getInput().click();
  await expect.element(page.getByRole('group', { name: 'Popular' })).toBeVisible();
  expect(getNames()).toEqual(['Golf', 'Arteon', 'Golf Plus']);
  await userEvent.keyboard('art');
  await expect.poll(getNames).toEqual(['Arteon']);
  expect(page.getByRole('group', { name: 'Popular' }).query()).toBeNull();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('arteon');
});

test('finds and selects options by their keywords', async () => {
  const onChange = vi.fn<(value: string | null) => void>();
  const makes = [
    { value: 'Volkswagen', label: 'Volkswagen', keywords: ['VW'] },
    { value: 'Volvo', label: 'Volvo' },
    { value: 'BMW', label: 'BMW', keywords: ['Beemer', 'Bimmer'] },
  ];
  await render(<ComboBox label="Model" options={makes} onChange={onChange} />);
  await getInput().click();
  await userEvent.keyboard('vw');
  await expect.poll(getNames).toEqual(['Volkswagen']);
  await userEvent.keyboard('{Enter}');
  expect(onChange).toHaveBeenLastCalledWith('Volkswagen');
  await expect.element(getInput()).toHaveValue('Volkswagen');
  await userEvent.fill(getInput(), 'bimm');
  await expect.poll(getNames).toEqual(['BMW']);
  await userEvent.fill(getInput(), 'bimmer');
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith('BMW');
});

interface LoadCallbacks {
  resolve: (found: readonly ListOption[]) => void;
  reject: (error: Error) => void;
}

/** Returns the callbacks of the requests by filter text. */
async function renderServerSearch(onChange?: (value: string | null) => void): Promise<Map<string, LoadCallbacks>> {
  const requests = new Map<string, LoadCallbacks>();
  function ServerSearch() {
    const list = useAsyncList<ListOption>({
      load: async ({ filterText = '' }) => ({
        items: await new Promise<readonly ListOption[]>((resolve, reject) =>
          requests.set(filterText, { resolve, reject }),
        ),
      }),
    });
    return (
      <ComboBox
        label="Model"
        options={list.items}
        isLoading={list.isLoading}
        loadError={list.error && 'Could not load models. Try again.'}
        defaultFilter={() => true}
        onInputChange={(text) => list.setFilterText(text)}
        onChange={onChange}
      />
    );
  }
  await render(<ServerSearch />);
  return requests;
}

test('shows and announces a loading state, and then shows the options', async () => {
  const onChange = vi.fn<(value: string | null) => void>();
  const requests = await renderServerSearch(onChange);
  await getInput().click();
  await expect.element(getOption('Loading…')).toBeVisible();
  await expect.element(getAnnouncement('Loading…')).toBeInTheDocument();
  await userEvent.keyboard('gti');
  await expect.poll(() => requests.has('gti')).toBe(true);
  // The server finds options whose labels do not contain the text.
  requests.get('gti')?.resolve([{ value: 'golf', label: 'Golf' }]);
  await expect.poll(getNames).toEqual(['Golf']);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('golf');
  await expect.element(getInput()).toHaveValue('Golf');
});

test('shows a message if the server finds no options', async () => {
  const requests = await renderServerSearch();
  await getInput().click();
  await expect.poll(() => requests.has('')).toBe(true);
  requests.get('')?.resolve([]);
  await expect.element(getOption('No matches')).toBeVisible();
});

test('shows and announces a load error', async () => {
  const requests = await renderServerSearch();
  await getInput().click();
  await expect.poll(() => requests.has('')).toBe(true);
  requests.get('')?.reject(new Error('offline'));
  await expect.element(getOption('Could not load models. Try again.')).toBeVisible();
  await expect.element(getAnnouncement('Could not load models. Try again.')).toBeInTheDocument();
});

test('shows a load error above the options that are already loaded', async () => {
  await render(
    <ComboBox
      label="Model"
      options={[{ value: 'golf', label: 'Golf' }]}
      loadError="Could not load more models. Try again."
    />,
  );
  await getInput().click();
  await expect.element(getOption('Golf')).toBeVisible();
  const message = document.querySelector('[data-part="LoadError"]') ?? document.body;
  const [first] = page.getByRole('option').elements();
  expect(message.getBoundingClientRect().bottom).toBeLessThanOrEqual(first?.getBoundingClientRect().top ?? 0);
});

test('keeps and submits free text, and clears it on reset', async () => {
  const submissions: unknown[] = [];
  const onChange = vi.fn<(value: Model | null) => void>();
  const onInputChange = vi.fn<(text: string) => void>();
  await render(
    <Form onSubmit={(data) => void submissions.push(data.getAll('model'))}>
      <ComboBox label="Model" name="model" options={models} allowsCustomValue {...{ onChange, onInputChange }} />
      <Button type="submit">Send</Button>
      <button type="reset">Reset</button>
    </Form>,
  );
  await getInput().click();
  // Only Arteon contains the text, but Enter does not select it.
  await userEvent.keyboard('art{Enter}');
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => submissions).toEqual([['art']]);
  expect(onInputChange).toHaveBeenLastCalledWith('art');
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.keyboard('eon{Tab}');
  expect(onChange).toHaveBeenLastCalledWith('arteon');
  await getInput().fill('Up GTI');
  await userEvent.keyboard('{Tab}');
  await expect.element(getInput()).toHaveValue('Up GTI');
  expect(onChange).toHaveBeenLastCalledWith(null);
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect.element(getInput()).toHaveValue('');
});

test('keeps a controlled input value in sync with the selection', async () => {
  const onChange = vi.fn<(value: Model | null) => void>();
  function ControlledComboBox() {
    const [text, setText] = useState('Polo');
    return (
      <ComboBox
        label="Model"
        options={models}
        defaultValue="polo"
        inputValue={text}
        onInputChange={setText}
        onChange={onChange}
      />
    );
  }
  await render(<ControlledComboBox />);
  await getInput().fill('gol');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onChange).toHaveBeenLastCalledWith('golf');
  await expect.element(getInput()).toHaveValue('Golf');
  await getInput().fill('zzz');
  await userEvent.keyboard('{Tab}');
  await expect.element(getInput()).toHaveValue('Golf');
  await getInput().fill('');
  expect(onChange).toHaveBeenLastCalledWith(null);
});
