import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { createPicture } from '../../../test/support/cars.ts';
import { Lightbox, type LightboxPhoto, type LightboxProps } from './index.ts';

const photos: readonly LightboxPhoto[] = ['Front', 'Rear', 'Dashboard'].map((label) => ({
  id: label,
  label,
  src: createPicture('suv', 'black'),
}));

function Gallery(props: Partial<LightboxProps>) {
  const [openIndex, setOpenIndex] = useState<number>();
  return (
    <>
      {photos.map(({ id, label }, index) => (
        <button key={id} type="button" onClick={() => setOpenIndex(index)}>
          View {label}
        </button>
      ))}
      <Lightbox
        label="Photos"
        photos={photos}
        isOpen={openIndex !== undefined}
        onOpenChange={() => setOpenIndex(undefined)}
        defaultIndex={openIndex}
        {...props}
      />
    </>
  );
}

const getButton = (name: string) => page.getByRole('button', { name, exact: true });
const getPosition = () => page.getByRole('dialog', { name: 'Photos' }).getByText(/^\d of \d$/);

test('opens with the chosen photo, moves with the arrow keys and returns focus', async () => {
  const onIndexChange = vi.fn<(index: number) => void>();
  await render(<Gallery onIndexChange={onIndexChange} />);
  await getButton('View Rear').click();
  await expect.element(getPosition()).toHaveTextContent('2 of 3');
  await expect.element(page.getByRole('tabpanel', { name: 'Photo 2 of 3: Rear' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(getPosition()).toHaveTextContent('3 of 3');
  expect(onIndexChange).toHaveBeenLastCalledWith(2);
  await getButton('Next photo').click();
  await expect.element(getPosition()).toHaveTextContent('1 of 3');
  await userEvent.keyboard('{Escape}');
  await expect.element(getButton('View Rear')).toHaveFocus();
});

test('moves between photos with arrow keys while a button has focus', async () => {
  await render(<Gallery />);
  await getButton('View Front').click();
  getButton('Close').element().focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(getPosition()).toHaveTextContent('3 of 3');
});

test('zooms one photo at a time, and says if a photo does not load', async () => {
  const [front, rear] = photos as [LightboxPhoto, LightboxPhoto];
  await render(<Gallery photos={[front, { ...rear, src: 'data:image/png;base64,' }]} />);
  await getButton('View Front').click();
  await getButton('Zoom in').click();
  const frame = page.getByRole('group', { name: 'Front' });
  expect(frame.element().scrollWidth).toBeGreaterThan(frame.element().clientWidth * 1.9);
  await expect.element(getButton('Zoom out')).toBeVisible();
  await getButton('Next photo').click();
  await expect.element(getButton('Zoom in')).toBeVisible();
  await expect.element(page.getByText('This photo didn’t load')).toBeVisible();
});
