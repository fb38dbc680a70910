import { type ReactNode, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { withMediaFeatures } from '../../../test/support/media.ts';
import { Carousel, type CarouselProps } from './index.ts';

const viewLabels = ['Front', 'Side', 'Rear', 'Wheel'];
const createSlide = (label: string, content: ReactNode = <div style={{ blockSize: 200 }}>{label}</div>) => ({
  id: label,
  label,
  content,
  thumbnail: label,
});
const slides = viewLabels.map((label) => createSlide(label));

const getViewport = () => page.getByRole('tabpanel').element() as HTMLElement;
/** Returns -1 during scrolling. */
const getSettledIndex = () => {
  const edge = getViewport().getBoundingClientRect().left;
  return [...getViewport().children].findIndex((child) => Math.abs(child.getBoundingClientRect().left - edge) < 1);
};
const expectSlideAt = (index: number) => expect.poll(getSettledIndex).toBe(index);

/** Disables the scroll animation, which would slow the tests down. */
const instantScrolling = <style>{'[data-part="Viewport"] { scroll-behavior: auto }'}</style>;

const renderCarousel = (props: Partial<CarouselProps> = {}, width = 400, dir = 'ltr') =>
  render(
    <div dir={dir} style={{ inlineSize: width }}>
      {instantScrolling}
      <Carousel label="Pictures" slides={slides} {...props} />
    </div>,
  );

const getButton = (name: string) => page.getByRole('button', { name });
const getDot = (name: string) =>
  page
    .getByRole('tablist')
    .first()
    .getByRole('tab', { name: new RegExp(name) });

test('keeps its slide when its container loses and regains its width', async () => {
  const onIndexChange = vi.fn<(index: number) => void>();
  const { container } = await renderCarousel({ onIndexChange, defaultIndex: 1 });
  await expectSlideAt(1);
  const place = container.firstElementChild as HTMLElement;
  for (const width of ['0px', '400px', '0px', '300px']) {
    place.style.inlineSize = width;
    // Gives the observers time to report.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  }
  expect(onIndexChange).not.toHaveBeenCalled();
  await expectSlideAt(1);
});

describe.each(['ltr', 'rtl'])('in %s text', (dir) => {
  test('changes slides with its buttons, wraps at the ends and announces the slide', async () => {
    const onIndexChange = vi.fn<(index: number) => void>();
    await renderCarousel({ onIndexChange }, 400, dir);
    await expect.element(page.getByRole('status')).toBeEmptyDOMElement();
    await getButton('Next slide').click();
    await expectSlideAt(1);
    await expect.element(page.getByRole('status')).toHaveTextContent('Slide 2 of 4: Side');
    await getButton('Previous slide').click();
    await expectSlideAt(0);
    await getButton('Previous slide').click();
    await expectSlideAt(3);
    await getButton('Next slide').click();
    await expectSlideAt(0);
    expect(onIndexChange.mock.calls.flat()).toEqual([1, 0, 3, 0]);
  });

  test('reaches the correct slide after three quick presses', async () => {
    const onIndexChange = vi.fn<(index: number) => void>();
    await render(
      <div dir={dir} style={{ inlineSize: 400 }}>
        <Carousel label="Pictures" slides={slides} onIndexChange={onIndexChange} />
      </div>,
    );
    const next = getButton('Next slide').element() as HTMLElement;
    next.click();
    await new Promise(requestAnimationFrame);
    next.click();
    await new Promise(requestAnimationFrame);
    next.click();
    await expectSlideAt(3);
    await expect.element(getDot('Wheel')).toHaveAttribute('aria-selected', 'true');
    expect(onIndexChange.mock.calls.flat()).toEqual([1, 2, 3]);
  });

  test('selects the slide that the user scrolls to', async () => {
    const onIndexChange = vi.fn<(index: number) => void>();
    await renderCarousel({ onIndexChange }, 400, dir);
    await expectSlideAt(0);
    getViewport().scrollBy({ left: dir === 'ltr' ? 400 : -400 });
    await expect.poll(() => onIndexChange.mock.calls.flat()).toEqual([1]);
    await expectSlideAt(1);
    await expect.element(page.getByRole('tabpanel', { name: 'Slide 2 of 4: Side' })).toBeInTheDocument();
  });

  test('changes slides with arrow keys, which follow the text direction', async () => {
    const [forwardKey, backwardKey] = dir === 'ltr' ? ['{ArrowRight}', '{ArrowLeft}'] : ['{ArrowLeft}', '{ArrowRight}'];
    await renderCarousel({}, 400, dir);
    await userEvent.tab();
    await expect.element(page.getByRole('tabpanel')).toHaveFocus();
    await userEvent.keyboard(forwardKey);
    await expectSlideAt(1);
    await userEvent.keyboard(backwardKey);
    await expectSlideAt(0);
  });

  test('has one tab stop for its dots, and supports arrow keys, Home and End', async () => {
    const forwardKey = dir === 'ltr' ? '{ArrowRight}' : '{ArrowLeft}';
    await renderCarousel({}, 400, dir);
    (getDot('Front').element() as HTMLElement).focus();
    await userEvent.keyboard(forwardKey);
    await expect.element(getDot('Side')).toHaveFocus();
    await expectSlideAt(1);
    await userEvent.keyboard('{End}');
    await expect.element(getDot('Wheel')).toHaveFocus();
    await expectSlideAt(3);
    await userEvent.keyboard(forwardKey);
    await expectSlideAt(0);
    await userEvent.keyboard('{End}{Home}');
    await expect.element(getDot('Front')).toHaveFocus();
    await userEvent.tab();
    expect(document.activeElement?.closest('[data-component="Carousel"]')).toBeNull();
  });
});

test.each(['tabpanel', 'tab'] as const)('leaves Alt+ArrowRight on its %s to the browser', async (role) => {
  await renderCarousel();
  const element = page.getByRole(role).first().element();
  const key = new KeyboardEvent('keydown', { key: 'ArrowRight', altKey: true, bubbles: true, cancelable: true });
  expect(element.dispatchEvent(key)).toBe(true);
  await expectSlideAt(0);
});

test.each([
  ['dots when narrow', 400],
  ['thumbnails when wide', 600],
])('has one tab list: %s', async (_what, width) => {
  await renderCarousel({}, width);
  expect(page.getByRole('tablist').elements()).toHaveLength(1);
  expect(page.getByRole('tablist').element().closest('[data-part="Thumbnails"]') !== null).toBe(width === 600);
  await page.getByRole('tab', { name: 'Slide 3 of 4: Rear' }).click();
  await expectSlideAt(2);
});

test('shows dots instead of thumbnails if a slide has no thumbnail', async () => {
  await render(
    <div style={{ inlineSize: 700 }}>
      <Carousel label="Pictures" slides={[createSlide('Front'), { id: 'rear', label: 'Rear', content: 'Rear' }]} />
    </div>,
  );
  expect(page.getByRole('tablist').elements()).toHaveLength(1);
  expect(document.querySelector('[data-part="Thumbnails"]')).toBeNull();
  await expect.element(getDot('Rear')).toBeVisible();
});

test('keeps the current thumbnail in view', async () => {
  const manySlides = Array.from({ length: 9 }, (_, at) => createSlide(`View ${at + 1}`));
  await renderCarousel({ slides: manySlides }, 600);
  await getButton('Previous slide').click();
  const thumbnailsRect = page.getByRole('tablist').last().element().getBoundingClientRect();
  const last = page.getByRole('tab', { name: /View 9/ }).last();
  await expect.poll(() => last.element().getBoundingClientRect().right).toBeLessThanOrEqual(thumbnailsRect.right + 1);
});

test('shows a count if there are too many slides for dots', async () => {
  const manySlides = Array.from({ length: 11 }, (_, at) => createSlide(`View ${at + 1}`));
  await renderCarousel({ slides: manySlides, defaultIndex: 10 });
  await expect.element(page.getByText('11 / 11')).toBeVisible();
  expect(page.getByRole('tablist').elements()).toEqual([]);
});

test('exposes its slide as a group if there are no dots or thumbnails', async () => {
  const manySlides = Array.from({ length: 11 }, (_, at) => ({
    ...createSlide(`View ${at + 1}`),
    thumbnail: undefined,
  }));
  await renderCarousel({ slides: manySlides, defaultIndex: 10 });
  await expect.element(page.getByRole('group', { name: 'Slide 11 of 11: View 11' })).toBeVisible();
});

test.each([
  ['level with the middle of the picture when wide', 600, 0],
  ['below the middle of the picture when narrow', 400, 70],
])('places its buttons %s', async (_what, width, below) => {
  await renderCarousel({}, width);
  const getMiddle = (element: Element) => {
    const { top, height } = element.getBoundingClientRect();
    return top + height / 2;
  };
  expect(getMiddle(getButton('Next slide').element()) - getMiddle(getViewport())).toBe(below);
});

test('mounts slides near the current one, and keeps them mounted', async () => {
  const isMounted = (label: string) => page.getByText(label, { exact: true }).elements().length > 0;
  await renderCarousel({ slides: viewLabels.map((label) => ({ id: label, label, content: label })) });
  expect(viewLabels.map(isMounted)).toEqual([true, true, false, false]);
  await getDot('Wheel').click();
  await expectSlideAt(3);
  expect(viewLabels.map(isMounted)).toEqual([true, true, true, true]);
});

test('exposes only the current slide to screen readers and focus', async () => {
  const links = viewLabels.map((label) => createSlide(label, <a href={`#${label}`}>{label}</a>));
  await renderCarousel({ slides: links });
  const listInertStates = () => [...getViewport().children].map((child) => child.hasAttribute('inert'));
  expect(listInertStates()).toEqual([false, true, true, true]);
  await getButton('Next slide').click();
  expect(listInertStates()).toEqual([true, false, true, true]);
});

test('moves focus to the viewport when the focused slide is scrolled away', async () => {
  await renderCarousel({ slides: viewLabels.map((label) => createSlide(label, <a href={`#${label}`}>{label}</a>)) });
  await expectSlideAt(0);
  (page.getByRole('link', { name: 'Front' }).element() as HTMLElement).focus();
  getViewport().scrollBy({ left: 400 });
  await expect.element(page.getByRole('tabpanel')).toHaveFocus();
});

test('leaves arrow keys to fields in a slide', async () => {
  await renderCarousel({
    slides: [createSlide('Front', <input aria-label="Note" defaultValue="ab" />), createSlide('Rear')],
  });
  await page.getByRole('textbox').click();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement();
});

test('shows the slide at its controlled index, and follows changes to the index', async () => {
  function App() {
    const [index, setIndex] = useState(2);
    return (
      <>
        {instantScrolling}
        <button type="button" onClick={() => setIndex(0)}>
          First
        </button>
        <Carousel label="Pictures" slides={slides} index={index} onIndexChange={setIndex} />
      </>
    );
  }
  await render(<App />);
  await expectSlideAt(2);
  await getButton('First').click();
  await expectSlideAt(0);
  await getButton('Next slide').click();
  await expectSlideAt(1);
});

test('scrolls to its default slide when shown after being hidden', async () => {
  const renderHidden = (isHidden: boolean) => (
    <div hidden={isHidden}>
      {instantScrolling}
      <Carousel label="Pictures" slides={slides} defaultIndex={2} />
    </div>
  );
  const { rerender } = await render(renderHidden(true));
  await rerender(renderHidden(false));
  await expectSlideAt(2);
  await expect.element(getDot('Rear')).toHaveAttribute('aria-selected', 'true');
});

test('selects the last remaining slide, and has no controls if only one remains', async () => {
  const { rerender } = await render(<Carousel label="Pictures" slides={slides} defaultIndex={3} />);
  await rerender(<Carousel label="Pictures" slides={slides.slice(0, 2)} />);
  await expectSlideAt(1);
  await rerender(<Carousel label="Pictures" slides={slides.slice(0, 1)} />);
  expect(page.getByRole('button').elements()).toEqual([]);
  expect(page.getByRole('tab').elements()).toEqual([]);
  await expect.element(page.getByText('Front')).toBeVisible();
  await rerender(<Carousel label="Pictures" slides={[]} />);
  await expect.element(page.getByRole('group')).toBeInTheDocument();
});

test('scrolls smoothly, or instantly with reduced motion', async () => {
  await render(<Carousel label="Pictures" slides={slides} />);
  const getScrollBehavior = () => getComputedStyle(getViewport()).scrollBehavior;
  expect(getScrollBehavior()).toBe('smooth');
  await withMediaFeatures({ 'prefers-reduced-motion': 'reduce' }, () => expect(getScrollBehavior()).toBe('auto'));
});

test('shows and announces translated labels', async () => {
  await renderCarousel({
    nextLabel: 'Weiter',
    previousLabel: 'Zurück',
    pickerLabel: 'Bild wählen',
    roleDescription: 'Karussell',
    slideLabel: 'Bild {place} von {count}: {label}',
  });
  await getButton('Weiter').click();
  await expect.element(page.getByRole('status')).toHaveTextContent('Bild 2 von 4: Side');
  await expect.element(page.getByRole('tablist', { name: 'Bild wählen' })).toBeInTheDocument();
});
