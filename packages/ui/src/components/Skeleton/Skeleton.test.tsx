import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { withMediaFeatures } from '../../../test/support/media.ts';
import { Button } from '../Button/index.ts';
import { Skeleton } from './index.ts';

test('makes its content inert and announces loading', async () => {
  await render(
    <>
      <Skeleton isLoading label="Loading cars">
        <Button>Add to list</Button>
      </Skeleton>
      <a href="/next">Next</a>
    </>,
  );
  // Chromium removes inert content from the accessibility tree.
  expect(page.getByText('Add to list').element().closest('[inert]')).not.toBeNull();
  await expect.element(page.getByRole('status')).toHaveTextContent('Loading cars');
  await userEvent.tab();
  await expect.element(page.getByRole('link')).toHaveFocus();
});

test('keeps its content mounted and in place when loading ends', async () => {
  const onMount = vi.fn<() => void>();
  const content = <div ref={onMount}>BMW X3</div>;
  const { container, rerender } = await render(<Skeleton isLoading>{content}</Skeleton>);
  const before = container.getBoundingClientRect();
  await rerender(<Skeleton isLoading={false}>{content}</Skeleton>);
  expect(onMount).toHaveBeenCalledOnce();
  expect(container.getBoundingClientRect()).toEqual(before);
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement();
});

test('shows a bar instead of its content’s text', async () => {
  const { container } = await render(
    <Skeleton isLoading>
      <p>
        <span data-testid="leaf">BMW X3</span>
      </p>
    </Skeleton>,
  );
  const { color, backgroundColor } = getComputedStyle(page.getByTestId('leaf').element());
  expect(color).toBe('rgba(0, 0, 0, 0)');
  expect(backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
  expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
});

test('hides all text in forced-colors mode', async () => {
  await render(
    <>
      <Skeleton isLoading>
        <p>
          <strong data-testid="leaf">£1,855</strong> below our estimate
        </p>
      </Skeleton>
      <span style={{ color: 'Canvas' }}>ground</span>
    </>,
  );
  const getColor = (element: Element | null) => element && getComputedStyle(element).color;
  await withMediaFeatures({ 'forced-colors': 'active' }, () => {
    const groundColor = getColor(page.getByText('ground').element());
    expect(getColor(page.getByTestId('leaf').element())).toBe(groundColor);
    expect(getColor(document.querySelector('p'))).toBe(groundColor);
  });
});

test('shows a control as one bar', async () => {
  await render(
    <Skeleton isLoading>
      <Button>Add to list</Button>
    </Skeleton>,
  );
  const getBackground = (element: Element) => getComputedStyle(element).backgroundColor;
  expect(getBackground(page.getByText('Add to list').element())).toBe('rgba(0, 0, 0, 0)');
  const button = document.querySelector('[data-component="Button"]');
  expect(button && getBackground(button)).not.toBe('rgba(0, 0, 0, 0)');
});

test('shows a paragraph with bold text as one bar', async () => {
  await render(
    <Skeleton isLoading>
      <p>
        <strong>£1,855</strong> below our estimate
      </p>
    </Skeleton>,
  );
  const getBackground = (selector: string) => {
    const element = document.querySelector(`[data-part="Content"] ${selector}`);
    return element && getComputedStyle(element).backgroundColor;
  };
  expect(getBackground('strong')).toBe('rgba(0, 0, 0, 0)');
  expect(getBackground('p')).not.toBe('rgba(0, 0, 0, 0)');
});
