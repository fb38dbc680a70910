import type { MouseEventHandler } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { KitProvider } from '../KitProvider/index.ts';
import { LinkButton } from '../LinkButton/index.ts';
import { Link } from './index.ts';

test.each([
  ['Link', Link],
  ['LinkButton', LinkButton],
])('%s passes href, class and children to a router link', async (name, Component) => {
  const onClick = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
  await render(
    <Component
      href="/pricing"
      className="of-the-app"
      onClick={onClick}
      render={({ href, children, ...props }) => (
        <a {...props} href={`#${href}`}>
          {children}
        </a>
      )}
    >
      Pricing
    </Component>,
  );
  const link = page.getByRole('link', { name: 'Pricing' });
  await expect.element(link).toHaveAttribute('href', '#/pricing');
  await expect.element(link).toHaveAttribute('data-component', name);
  await expect.element(link).toHaveClass('of-the-app');
  await link.click();
  expect(onClick).toHaveBeenCalledOnce();
});

test('sets rel to noopener for a new tab, unless rel is given', async () => {
  await render(
    <>
      <Link href="https://www.example.com/" target="_blank">
        Example
      </Link>
      <Link href="https://www.example.com/" target="_blank" rel="author">
        Author
      </Link>
    </>,
  );
  await expect.element(page.getByRole('link', { name: 'Example' })).toHaveAttribute('rel', 'noopener');
  await expect.element(page.getByRole('link', { name: 'Author' })).toHaveAttribute('rel', 'author');
});

test('is underlined by default', async () => {
  await render(<Link href="/pricing">Pricing</Link>);
  expect(getComputedStyle(page.getByRole('link').element()).textDecorationLine).toBe('underline');
});

test('underlines the current page in navigation', async () => {
  await render(
    <nav>
      <Link variant="quiet" href="/pricing" aria-current="page">
        Pricing
      </Link>
      <Link variant="quiet" href="/about">
        About
      </Link>
    </nav>,
  );
  const getUnderline = (name: string) => {
    const { textDecorationColor, textDecorationThickness } = getComputedStyle(
      page.getByRole('link', { name }).element(),
    );
    return [textDecorationColor, textDecorationThickness];
  };
  expect(getUnderline('About')).toEqual(['rgba(0, 0, 0, 0)', '1px']);
  expect(getUnderline('Pricing')).toEqual(['rgb(33, 64, 224)', '2px']);
});

test('calls onPress, and then navigates unless onClick prevents it', async () => {
  const calls: string[] = [];
  const navigate = (href: string) => void calls.push(`navigate ${href}`);
  const renderLink = (onClick?: MouseEventHandler) => (
    <KitProvider navigate={navigate}>
      <LinkButton href="/pricing" onPress={() => calls.push('press')} onClick={onClick}>
        Pricing
      </LinkButton>
    </KitProvider>
  );
  const { rerender } = await render(renderLink());
  await page.getByRole('link').click();
  expect(calls).toEqual(['press', 'navigate /pricing']);
  await rerender(renderLink((event) => event.preventDefault()));
  await page.getByRole('link').click();
  expect(calls).toEqual(['press', 'navigate /pricing', 'press']);
});

test('links to the current page if its href is empty', async () => {
  await render(<Link href="">Try again</Link>);
  const link = page.getByRole('link', { name: 'Try again' }).element();
  expect(link).toBeInstanceOf(HTMLAnchorElement);
  expect((link as HTMLAnchorElement).href).toBe(location.href);
});
