import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { x3 } from '../../../test/support/cars.ts';
import { CarImage } from './index.ts';

const getPlate = () => document.querySelector<HTMLElement>('[data-component="CarImage"]');

test('loads its picture lazily into a 3:2 frame', async () => {
  await render(
    <div style={{ inlineSize: 300 }}>
      <CarImage src={x3.image} alt="A black BMW X3" paint="black" />
    </div>,
  );
  const image = page.getByRole('img', { name: 'A black BMW X3' });
  await expect.element(image).toHaveAttribute('loading', 'lazy');
  await expect.element(image).toHaveAttribute('width', '600');
  expect(getPlate()?.getBoundingClientRect().height).toBe(200);
});

test('crops a picture of another shape to its 3:2 frame', async () => {
  const tallImage = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="100" height="900"/>')}`;
  await render(
    <div style={{ inlineSize: 300 }}>
      <CarImage src={tallImage} alt="A tall picture" />
    </div>,
  );
  const image = page.getByRole('img', { name: 'A tall picture' }).element();
  expect(getComputedStyle(image).objectFit).toBe('cover');
  expect(getPlate()?.getBoundingClientRect().height).toBe(200);
});

test('tints the frame with the paint colour', async () => {
  const { rerender } = await render(<CarImage src={x3.image} alt="" paint="red" />);
  const redTint = getComputedStyle(getPlate() as Element).backgroundColor;
  await rerender(<CarImage src={x3.image} alt="" paint="blue" />);
  expect(getComputedStyle(getPlate() as Element).backgroundColor).not.toBe(redTint);
});

test('says that there is no picture, and draws the outline of the body', async () => {
  const { rerender } = await render(<CarImage alt="" body="estate" registration="KV20 IOA" />);
  await expect.element(page.getByText('No picture supplied')).toBeVisible();
  const getOutline = () => document.querySelector('[data-part="Silhouette"] path')?.getAttribute('d');
  const estateOutline = getOutline();
  await rerender(<CarImage alt="" body="coupe" />);
  expect(getOutline()).not.toBe(estateOutline);
});

test('labels an illustration, but not the outline that replaces it', async () => {
  const { rerender } = await render(<CarImage src={x3.image} alt="" isIllustration />);
  await expect.element(page.getByText('Illustration')).toBeVisible();
  await rerender(<CarImage alt="" isIllustration />);
  await expect.element(page.getByText('Illustration')).not.toBeInTheDocument();
});

test('treats a failed picture as missing, and loads a new picture', async () => {
  const { rerender } = await render(<CarImage src="data:image/png;base64,broken" alt="A car" loading="eager" />);
  await expect.element(page.getByText('No picture supplied')).toBeVisible();
  await rerender(<CarImage src={x3.image} alt="A car" loading="eager" />);
  await expect.element(page.getByRole('img', { name: 'A car' })).toBeInTheDocument();
});

test('detects a picture that failed before hydration', async () => {
  // Simulates an error event that fired before a listener was attached.
  const completeSpy = vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  const widthSpy = vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(0);
  await render(<CarImage src={x3.image} alt="A car" />);
  await expect.element(page.getByText('No picture supplied')).toBeVisible();
  completeSpy.mockRestore();
  widthSpy.mockRestore();
});

test('exposes the registration as a named image', async () => {
  await render(<CarImage src={x3.image} alt="" registration="KV20 IOA" />);
  await expect.element(page.getByRole('img', { name: 'Registration KV20 IOA' })).toHaveTextContent('KV20 IOA');
});

test('shows translated strings', async () => {
  await render(
    <CarImage alt="" registration="B-XY 1" strings={{ noPicture: 'Kein Bild', registration: 'Kennzeichen' }} />,
  );
  await expect.element(page.getByText('Kein Bild')).toBeVisible();
  await expect.element(page.getByRole('img', { name: 'Kennzeichen B-XY 1' })).toBeVisible();
});
