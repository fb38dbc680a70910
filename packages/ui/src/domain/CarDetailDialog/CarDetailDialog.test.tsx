import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import {
  barestDetail,
  describedDetail,
  fiveSeries,
  longestDetail,
  unvaluedDetail,
} from '../../../test/support/details.ts';
import { a4, similarCars } from '../../../test/support/comparables.ts';
import { emulateMedia } from '../../../test/support/media.ts';
import { PriceMileageChart } from '../PriceMileageChart/index.ts';
import { SignInDialog } from '../SignInDialog/index.ts';
import {
  CarDetailDialog,
  type CarDetailDialogProps,
  CarDetailHead,
  CarDetailPrice,
  CarDetailSection,
} from './index.ts';

// Menus and dialogs open and close at once, which halves the time of these tests.
beforeEach(() => emulateMedia({ 'prefers-reduced-motion': 'reduce' }));
afterEach(() => emulateMedia({}));

const renderOpenDialog = (props: Partial<CarDetailDialogProps> = {}) => (
  <CarDetailDialog isOpen onOpenChange={() => {}} car={fiveSeries} {...props} />
);
const dialog = page.getByRole('dialog');
const getPart = (name: string) => document.querySelector<HTMLElement>(`[data-part="${name}"]`);

test('is named after the car, and shows the car’s facts', async () => {
  await render(renderOpenDialog());
  await expect.element(page.getByRole('dialog', { name: 'BMW 5 Series', exact: true })).toBeVisible();
  expect(getPart('Derivative')).toHaveTextContent('520d M Sport Touring Step Auto');
  const facts = getPart('Facts')?.children ?? [];
  expect([...facts].map((fact) => fact.textContent)).toEqual(['2019', '48,650 miles']);
  // Forced colours keep borders and remove backgrounds.
  for (const fact of facts) expect(getComputedStyle(fact, '::before').borderTopStyle).toBe('solid');
});

// 640 × 400 is 1280 × 800 at 200% zoom.
test.each([
  [1280, 800],
  [360, 740],
  [640, 400],
])('shows price, verdict and all facts without scrolling at %d × %d', async (width, height) => {
  await page.viewport(width, height);
  await render(
    renderOpenDialog({ car: { ...describedDetail, margin: undefined }, onAddToCallList: () => {}, onShare: () => {} }),
  );
  await expect.element(dialog).toBeVisible();
  const facts = [...document.querySelectorAll('[data-part="Fact"]')];
  expect(facts.map((fact) => fact.textContent)).toEqual([
    'FuelDiesel',
    'GearboxAutomatic',
    'BodyEstate',
    'ColourBlue',
    'Doors5',
    'Seats5',
    'Distance15 miles',
    'SellerPrivate seller',
  ]);
  const tag = getPart('Offer')?.querySelector('[data-component="PriceTag"]');
  const sum = getPart('Offer')?.querySelector('[data-component="PriceSum"]');
  expect(sum?.textContent).toBe('£2,150 below our £24,900 estimate, and below the likely range');
  const footer = document.querySelector<HTMLElement>('[data-part="Footer"]');
  const isStuck = footer !== null && getComputedStyle(footer).position === 'sticky';
  const end = isStuck ? footer.getBoundingClientRect().top : dialog.element().getBoundingClientRect().bottom;
  // In a short window the footer is not sticky, so that the facts fit.
  expect(isStuck).toBe(height > 416);
  const start = getPart('Toolbar')?.getBoundingClientRect().bottom ?? Infinity;
  expect(dialog.element().scrollTop).toBe(0);
  for (const element of [getPart('Name'), getPart('Price'), tag, sum, getPart('Scale'), ...facts]) {
    const { top, bottom, height: size } = element?.getBoundingClientRect() ?? new DOMRect();
    expect(size, String(element?.outerHTML)).toBeGreaterThan(0);
    expect(top, element?.textContent).toBeGreaterThanOrEqual(start);
    expect(bottom, element?.textContent).toBeLessThanOrEqual(end);
  }
  expect(dialog.element().scrollWidth).toBe(dialog.element().clientWidth);
});

test('keeps price, verdict and the listing’s link at the bottom on phones', async () => {
  await page.viewport(360, 740);
  await render(renderOpenDialog({ car: { ...describedDetail, margin: undefined } }));
  await expect.element(dialog).toBeVisible();
  dialog.element().scrollTop = 500;
  const footer = document.querySelector<HTMLElement>('[data-part="Footer"]');
  const { bottom } = footer?.getBoundingClientRect() ?? {};
  expect(bottom).toBeCloseTo(dialog.element().getBoundingClientRect().bottom, 0);
  expect(footer?.textContent).toMatch(/£22,750.*Good price.*View Original Listing/);
});

test('keeps the chart’s dots behind the toolbar when the content scrolls on phones', async () => {
  await page.viewport(360, 740);
  await render(
    <CarDetailDialog isOpen onOpenChange={() => {}} car={describedDetail}>
      <CarDetailHead />
      <CarDetailSection heading="How we got there">
        <PriceMileageChart label="Price and mileage" cars={similarCars} car={a4} />
      </CarDetailSection>
      <CarDetailPrice />
    </CarDetailDialog>,
  );
  const toolbar = getPart('Toolbar')?.getBoundingClientRect() ?? new DOMRect();
  for (const dot of document.querySelectorAll('[data-part="Dot"]')) {
    dialog.element().scrollTop += dot.getBoundingClientRect().top - toolbar.top - toolbar.height / 2;
    const { left, top, width, height } = dot.getBoundingClientRect();
    expect(top).toBeLessThan(toolbar.bottom);
    const front = document.elementFromPoint(left + width / 2, top + height / 2);
    expect(front?.closest('[data-part="Toolbar"]'), dot.getAttribute('aria-label') ?? '').not.toBeNull();
  }
});

test('moves between cars with buttons and arrow keys', async () => {
  const cars = [fiveSeries, { ...describedDetail, id: 'two', model: '3 Series' }];
  function PagedDialog() {
    const [index, setAt] = useState(0);
    return renderOpenDialog({
      car: cars[index],
      pager: {
        place: index + 1,
        count: 2,
        onPrevious: index === 0 ? undefined : () => setAt(0),
        onNext: index === 1 ? undefined : () => setAt(1),
      },
    });
  }
  await render(<PagedDialog />);
  await expect.element(dialog).toHaveFocus();
  await expect.element(page.getByRole('button', { name: 'Previous car' })).toBeDisabled();
  dialog.element().scrollTop = 200;
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('dialog', { name: 'BMW 3 Series' })).toBeVisible();
  expect(getPart('Position')?.textContent).toBe('2 of 2');
  expect(getPart('Arrival')?.textContent).toBe('BMW 3 Series');
  expect(dialog.element().scrollTop).toBe(0);
  await page.getByRole('button', { name: 'Previous car' }).click();
  // The clicked button is now disabled, and focus stays in the dialog.
  await expect.element(dialog).toHaveFocus();
  expect(getPart('Arrival')?.textContent).toBe('BMW 5 Series');
  // While focus is in the pictures, the arrow keys move between pictures.
  document.querySelector<HTMLElement>('[data-part="Viewport"]')?.focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('dialog', { name: 'BMW 5 Series' })).toBeVisible();
});

test('shows a button that goes to the carousel on phones', async () => {
  await page.viewport(360, 740);
  await render(renderOpenDialog());
  await page.getByRole('button', { name: 'Show 4 pictures' }).click();
  await expect.element(page.getByRole('tabpanel', { name: 'Picture 1 of 4: Side' })).toHaveFocus();
  await expect.element(page.getByRole('group', { name: 'Pictures of the BMW 5 Series' })).toBeInViewport();
});

test('states a missing mileage and picture, and omits other missing data', async () => {
  await render(renderOpenDialog({ car: barestDetail, onAddToCallList: () => {} }));
  await expect.element(page.getByRole('dialog', { name: 'Lotus', exact: true })).toBeVisible();
  expect(getPart('Facts')?.textContent).toBe('No mileage data');
  expect(getPart('Note')?.textContent).toBe('No picture supplied');
  for (const absentPart of ['Derivative', 'Actions', 'Specifications']) expect(getPart(absentPart)).toBeNull();
});

test('shows several pictures in a carousel, but a single picture alone', async () => {
  const { rerender } = await render(renderOpenDialog());
  const carousel = page.getByRole('group', { name: 'Pictures of the BMW 5 Series' });
  await expect.element(carousel).toBeVisible();
  await page.getByRole('button', { name: 'Next picture' }).click();
  await expect.element(page.getByRole('tabpanel', { name: 'Picture 2 of 4: Front' })).toBeVisible();
  await rerender(renderOpenDialog({ car: { ...fiveSeries, pictures: fiveSeries.pictures?.slice(0, 1) } }));
  expect(carousel.elements()).toEqual([]);
  await expect.element(dialog.getByRole('img', { name: 'BMW 5 Series, Side' })).toBeVisible();
});

test('opens photos but not drawings in a lightbox, and returns focus on close', async () => {
  const [drawing, ...photos] = fiveSeries.pictures ?? [];
  const pictures = drawing && [{ ...drawing, isIllustration: true }, ...photos];
  await page.viewport(1280, 800);
  await render(renderOpenDialog({ car: { ...fiveSeries, pictures } }));
  const enlargeButton = page.getByRole('button', { name: 'Enlarge photo 2 of 3' });
  await expect.element(page.getByRole('tabpanel', { name: 'Picture 1 of 4: Side' })).toBeVisible();
  expect(document.querySelector('[data-part="Slide"]:not([inert]) button')).toBeNull();
  await page.getByRole('button', { name: 'Next picture' }).click();
  await page.getByRole('button', { name: 'Next picture' }).click();
  await enlargeButton.click();
  const lightbox = page.getByRole('dialog', { name: 'Pictures of the BMW 5 Series' });
  await expect.element(lightbox.getByText('2 of 3', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('tabpanel', { name: 'Photo 2 of 3: Rear' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(lightbox).not.toBeInTheDocument();
  await expect.element(enlargeButton).toHaveFocus();
  await expect.element(page.getByRole('dialog', { name: 'BMW 5 Series' })).toBeVisible();
});

test('does not offer to enlarge a photo that fails to load', async () => {
  await page.viewport(1280, 800);
  await render(renderOpenDialog({ car: { ...fiveSeries, pictures: [{ src: 'data:image/png;base64,broken' }] } }));
  await expect.element(dialog.getByText('No picture supplied')).toBeVisible();
  expect(dialog.getByRole('button', { name: /^Enlarge/ }).elements()).toEqual([]);
});

test('shows thumbnails with a 3:2 ratio', async () => {
  await page.viewport(1280, 800);
  await render(renderOpenDialog());
  const [thumbnail] = [...document.querySelectorAll<HTMLImageElement>('[role="tab"] img')].filter((picture) =>
    picture.checkVisibility(),
  );
  const { width = 0, height = 1 } = thumbnail?.parentElement?.getBoundingClientRect() ?? {};
  // The aspect ratio of drawings and of most cameras.
  expect(width / height).toBeCloseTo(3 / 2);
});

test('shows the card’s picture if the car has no list of pictures', async () => {
  await render(renderOpenDialog({ car: longestDetail }));
  await expect.element(dialog.getByRole('img', { name: /^Rolls-Royce Phantom/ })).toBeVisible();
});

test('opens the listing in a new tab without a referrer', async () => {
  const { rerender } = await render(renderOpenDialog());
  const link = page.getByRole('link', { name: 'View Original Listing opens in a new tab', exact: true });
  await expect.element(link).toHaveAttribute('href', fiveSeries.link);
  expect(link.element()).toHaveAttribute('target', '_blank');
  expect(link.element()).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  await rerender(renderOpenDialog({ car: { ...fiveSeries, link: undefined } }));
  expect(page.getByRole('link').elements()).toEqual([]);
});

test('offers the call list for a car with a derivative or description', async () => {
  const onAddToCallList = vi.fn<() => void>();
  const { rerender } = await render(renderOpenDialog({ onAddToCallList }));
  const button = page.getByRole('button', { name: 'Add to Call List' });
  await button.click();
  expect(onAddToCallList).toHaveBeenCalledTimes(1);
  await rerender(renderOpenDialog({ onAddToCallList, car: { ...fiveSeries, derivative: undefined } }));
  expect(button.elements()).toEqual([]);
  await rerender(renderOpenDialog({ onAddToCallList, car: { ...describedDetail, derivative: undefined } }));
  await expect.element(button).toBeVisible();
});

test('keeps line breaks in the description, and collapses a long description', async () => {
  const { rerender } = await render(renderOpenDialog({ car: describedDetail }));
  const getDescription = () => getPart('Description')?.querySelector('p') as HTMLElement;
  await expect.element(dialog).toBeVisible();
  expect(getDescription().textContent).toBe(describedDetail.description);
  const foldedHeight = getDescription().offsetHeight;
  await page.getByRole('button', { name: 'Read more' }).click();
  await expect.element(page.getByRole('button', { name: 'Read less', expanded: true })).toHaveFocus();
  expect(getDescription().offsetHeight).toBeGreaterThan(foldedHeight);

  await rerender(renderOpenDialog({ car: { ...describedDetail, description: '<b>One owner</b>\n\n\n\nfrom new' } }));
  expect(getDescription().textContent).toBe('<b>One owner</b>\n\nfrom new');
  expect(page.getByRole('button', { name: /^Read/ }).elements()).toEqual([]);
});

test('shows the app’s facts, badges, finance, actions and footer', async () => {
  await render(
    renderOpenDialog({
      car: { ...fiveSeries, status: 'reserved', wasPrice: 24_000 },
      facts: ['Diesel'],
      badges: 'One owner',
      finance: { perMonth: 389, representativeExample: 'Representative 9.9% APR.' },
      actions: <button type="button">Reserve</button>,
      footer: 'Motors Ltd',
    }),
  );
  await expect.element(dialog).toBeVisible();
  expect(getPart('Facts')?.textContent).toContain('Diesel');
  expect(getPart('Badges')?.textContent).toBe('ReservedOne owner');
  expect(getPart('WasPrice')?.textContent).toContain('Was £24,000');
  expect(getPart('Finance')?.textContent).toBe('£389 per monthRepresentative 9.9% APR.');
  expect(getPart('Actions')?.textContent).toContain('Reserve');
  expect(getPart('Footer')).toHaveTextContent('Motors Ltd');
});

test('renders parts and custom sections that are given as children', async () => {
  await render(
    renderOpenDialog({
      gallery: 'Video',
      children: (
        <>
          <CarDetailHead />
          <CarDetailPrice />
          <CarDetailSection heading="History">Two owners</CarDetailSection>
        </>
      ),
    }),
  );
  await expect.element(page.getByRole('region', { name: 'History' })).toHaveTextContent('HistoryTwo owners');
  expect(getPart('Media')).toHaveTextContent('Video');
  expect(document.querySelector('[data-component="PriceAnalysis"]')).not.toBeNull();
  expect(getPart('Specifications')).toBeNull();
});

test('shows the reason for a remark', async () => {
  await render(renderOpenDialog({ car: describedDetail }));
  const remark = page.getByRole('region', { name: 'London ULEZ' });
  await expect.element(remark).toHaveTextContent(`London ULEZLikely OK${describedDetail.remarks?.[0]?.text}`);
});

test('shows why a car has no verdict, until the car is valued', async () => {
  const noVerdictReason = 'The advert has no mileage.';
  const { rerender } = await render(renderOpenDialog({ car: { ...unvaluedDetail, noVerdictReason } }));
  await expect.element(page.getByText(noVerdictReason)).toBeVisible();
  await rerender(renderOpenDialog({ car: { ...unvaluedDetail, noVerdictReason, valuation: fiveSeries.valuation } }));
  await expect.element(page.getByText(noVerdictReason)).not.toBeInTheDocument();
});

test('requests the value once, and shows a busy label on the button', async () => {
  let answer = () => {};
  const onCheckValue = vi.fn<() => Promise<void>>(() => new Promise((resolve) => (answer = resolve)));
  const { rerender } = await render(renderOpenDialog({ car: unvaluedDetail, onCheckValue }));
  await page.getByRole('button', { name: 'Check Value' }).click();
  await expect.element(page.getByRole('button', { name: 'Checking...' })).toBeVisible();
  answer();
  await rerender(renderOpenDialog({ car: { ...unvaluedDetail, valuation: fiveSeries.valuation }, onCheckValue }));
  await expect.element(page.getByText('£24,900', { exact: true }).first()).toBeVisible();
  expect(onCheckValue).toHaveBeenCalledTimes(1);
});

test('shows blurred, inert placeholders for locked specifications', async () => {
  const onShowMoreInfo = vi.fn<() => void>();
  await render(renderOpenDialog({ onShowMoreInfo }));
  const blurredPlaceholder = getPart('Placeholder');
  expect(blurredPlaceholder).toHaveAttribute('inert');
  expect(getComputedStyle(blurredPlaceholder ?? document.body).filter).toBe('blur(5px)');
  // The placeholder is not in the accessibility tree.
  await expect.element(page.getByRole('region', { name: 'Specifications' })).toMatchAriaInlineSnapshot(`
      - region "Specifications":
        - heading "Specifications" [level=3]
        - paragraph: Sign in to view full details.
        - button "Show more info"
    `);
  await page.getByRole('button', { name: 'Show more info' }).click();
  expect(onShowMoreInfo).toHaveBeenCalledTimes(1);
});

test('omits empty values from unlocked specifications', async () => {
  await render(
    renderOpenDialog({
      car: { ...fiveSeries, specification: { Engine: '1,995 cc', Owners: ' ', Power: '190 bhp' } },
      onShowMoreInfo: () => {},
    }),
  );
  const rows = [...(getPart('Specifications')?.querySelectorAll('dl > div') ?? [])];
  expect(rows.map((row) => row.textContent)).toEqual(['Engine1,995 cc', 'Power190 bhp']);
  expect(getPart('Gate')).toBeNull();
});

test('opens the sign-in dialog on top, and returns focus on close', async () => {
  function DialogWithSignIn() {
    const [isSigningIn, setSigningIn] = useState(false);
    return (
      <>
        {renderOpenDialog({ onShowMoreInfo: () => setSigningIn(true) })}
        <SignInDialog isOpen={isSigningIn} onOpenChange={setSigningIn} signInHref="#in" createAccountHref="#new" />
      </>
    );
  }
  await render(<DialogWithSignIn />);
  await page.getByRole('button', { name: 'Show more info' }).click();
  const signInDialog = page.getByRole('dialog', { name: 'Sign In Required' });
  await expect.element(signInDialog).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: 'Show more info' })).toHaveFocus();
  await expect.element(page.getByRole('dialog', { name: 'BMW 5 Series' })).toBeVisible();
  expect(signInDialog.elements()).toEqual([]);
});

test('exposes only a loading name and the close button while loading', async () => {
  const { rerender } = await render(renderOpenDialog({ car: undefined, isLoading: true, onShowMoreInfo: () => {} }));
  await expect.element(page.getByRole('dialog', { name: 'Loading car details' })).toBeVisible();
  const activeControls = [...dialog.element().querySelectorAll('a, button')].filter(
    (control) => !control.closest('[inert]'),
  );
  expect(activeControls.map((control) => control.getAttribute('aria-label'))).toEqual(['Close']);
  expect(getPart('Arrival')?.textContent).toBe('');
  await rerender(renderOpenDialog());
  await expect.element(page.getByRole('dialog', { name: 'BMW 5 Series' })).toBeVisible();
  expect(getPart('Arrival')?.textContent).toBe('BMW 5 Series');
});

test('does not announce a car that was already loaded', async () => {
  await render(renderOpenDialog());
  expect(getPart('Arrival')?.textContent).toBe('');
});

test.each([false, true])(
  'says that a car was not found, and offers a way back (after loading: %s)',
  async (hasLoaded) => {
    const onOpenChange = vi.fn<CarDetailDialogProps['onOpenChange']>();
    const { rerender } = await render(renderOpenDialog({ car: undefined, isLoading: hasLoaded, onOpenChange }));
    await rerender(renderOpenDialog({ car: undefined, onOpenChange }));
    await expect.element(page.getByRole('dialog', { name: 'Car not found' })).toBeVisible();
    await page.getByRole('button', { name: 'Back to the results' }).click();
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false, { reason: 'action' });
  },
);

test('keeps showing the car during the exit transition', async () => {
  const { rerender } = await render(renderOpenDialog());
  await expect.element(dialog).toBeVisible();
  await rerender(renderOpenDialog({ isOpen: false, car: undefined }));
  // The content does not change until the transition ends.
  while (dialog.elements().length > 0) {
    expect(getPart('Title')?.textContent).toBe('BMW 5 Series');
    await new Promise(requestAnimationFrame);
  }
  await rerender(renderOpenDialog({ car: undefined }));
  await expect.element(page.getByRole('dialog', { name: 'Car not found' })).toBeVisible();
});

test.each([
  [1280, 700],
  [360, 360],
])('in a window %d px wide, is %d px wide', async (width, inline) => {
  await page.viewport(width, 900);
  await render(renderOpenDialog());
  await expect.element(dialog).toBeVisible();
  // Uses the layout size, because the dialog is scaled down while it opens.
  const box = dialog.element() as HTMLElement;
  expect(box.offsetWidth).toBe(inline);
  expect(dialog.element().scrollWidth).toBe(dialog.element().clientWidth);
});

test('shows translated strings, including in its parts', async () => {
  await render(
    renderOpenDialog({
      car: unvaluedDetail,
      onAddToCallList: () => {},
      onShowMoreInfo: () => {},
      strings: {
        viewListing: 'Zur Anzeige',
        newTab: 'in neuem Tab',
        addToCallList: 'Auf die Anrufliste',
        noMileage: 'Kein Kilometerstand',
        specifications: 'Ausstattung',
        showMoreInfo: 'Mehr',
        close: 'Schließen',
        image: { noPicture: 'Kein Bild' },
        analysis: { heading: 'Preisanalyse' },
      },
    }),
  );
  for (const name of ['Auf die Anrufliste', 'Mehr', 'Schließen'])
    await expect.element(page.getByRole('button', { name, exact: true })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Zur Anzeige in neuem Tab' })).toBeVisible();
  for (const name of ['Ausstattung', 'Preisanalyse'])
    await expect.element(page.getByRole('heading', { name })).toBeVisible();
  for (const text of ['Kein Kilometerstand', 'Kein Bild']) await expect.element(dialog.getByText(text)).toBeVisible();
});
