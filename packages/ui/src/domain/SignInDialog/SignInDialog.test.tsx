import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { SignInDialog, type SignInDialogProps } from './index.ts';

const links = { signInHref: 'https://app.example.com/sign-in', createAccountHref: 'https://app.example.com/sign-up' };
const renderOpenDialog = (props: Partial<SignInDialogProps> = {}) => (
  <SignInDialog isOpen onOpenChange={() => {}} {...links} {...props} />
);
const dialog = page.getByRole('dialog', { name: 'Sign In Required' });
const getDescription = () => document.querySelector('[data-part="Description"]')?.textContent;

test.each([0, 1, 2])(
  'explains the benefits of an account if %d of 3 free valuations are used',
  async (valuationsUsed) => {
    await render(renderOpenDialog({ valuationsUsed }));
    await expect
      .element(dialog)
      .toHaveAccessibleDescription('Please sign in to view car details and access premium features.');
  },
);

test.each([3, 4])('says that free valuations are used up after %d', async (valuationsUsed) => {
  await render(renderOpenDialog({ valuationsUsed }));
  await expect
    .element(dialog)
    .toHaveAccessibleDescription("You've used all 3 free valuations. Please sign in to continue.");
});

test('accepts a custom number of free valuations', async () => {
  const { rerender } = await render(renderOpenDialog({ valuationsUsed: 4, freeValuations: 5 }));
  expect(getDescription()).toContain('view car details');
  await rerender(renderOpenDialog({ valuationsUsed: 5, freeValuations: 5 }));
  expect(getDescription()).toContain('all 5 free valuations');
});

test.each([
  ['Sign in opens in a new tab', links.signInHref],
  ['Create Account opens in a new tab', links.createAccountHref],
])('%s, and closes the dialog', async (name, href) => {
  const onOpenChange = vi.fn<SignInDialogProps['onOpenChange']>();
  await render(renderOpenDialog({ onOpenChange }));
  const link = page.getByRole('link', { name, exact: true });
  await expect.element(link).toHaveAttribute('href', href);
  expect(link.element()).toHaveAttribute('target', '_blank');
  expect(link.element()).toHaveAttribute('rel', 'noopener');
  // Following the link would leave the test page.
  link.element().addEventListener('click', (event) => event.preventDefault());
  await link.click();
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false, { reason: 'action' });
});

test('shows translated strings', async () => {
  await render(
    renderOpenDialog({
      valuationsUsed: 3,
      strings: {
        title: 'Anmelden',
        usedUp: { other: 'Alle {count} verbraucht.' },
        signIn: 'Einloggen',
        createAccount: 'Konto eröffnen',
        newTab: 'in neuem Tab',
        close: 'Schließen',
      },
    }),
  );
  const germanDialog = page.getByRole('dialog', { name: 'Anmelden' });
  await expect.element(germanDialog).toHaveAccessibleDescription('Alle 3 verbraucht.');
  await expect.element(germanDialog.getByRole('link', { name: 'Einloggen in neuem Tab' })).toBeVisible();
  await expect.element(germanDialog.getByRole('link', { name: 'Konto eröffnen in neuem Tab' })).toBeVisible();
  await expect.element(germanDialog.getByRole('button', { name: 'Schließen' })).toBeVisible();
});
