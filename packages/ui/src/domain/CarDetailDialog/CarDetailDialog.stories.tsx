import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { describedDetail, fiveSeries, longestDetail, unvaluedDetail } from '../../../test/support/details.ts';
import { takePhotos } from '../../../test/support/photos.ts';
import { Badge } from '../../components/Badge/index.ts';
import { Button } from '../../components/Button/index.ts';
import { SignInDialog } from '../SignInDialog/index.ts';
import { x3 } from '../../../test/support/cars.ts';
import { CarCard } from '../CarCard/index.ts';
import { CarDetailDialog, type CarDetailDialogProps } from './index.ts';

const meta = {
  title: 'Cars/CarDetailDialog',
  component: CarDetailDialog,
  args: {
    isOpen: false,
    onOpenChange: fn(),
    car: fiveSeries,
    onAddToCallList: fn(),
    onShowMoreInfo: fn(),
    onShare: fn(),
    pager: { place: 3, count: 53, onPrevious: fn(), onNext: fn() },
  },
  // The docs page shows each story in its own frame, because open dialogs would overlap.
  parameters: { docs: { story: { inline: false, iframeHeight: 640 } } },
  render: WithButton,
} satisfies Meta<typeof CarDetailDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A button that opens the dialog. In it, 'Show more info' opens the sign-in dialog. */
function WithButton({ isOpen: isOpenAtFirst, onOpenChange, onShowMoreInfo, ...rest }: CarDetailDialogProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const [isSigningIn, setSigningIn] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>BMW 5 Series</Button>
      <CarDetailDialog
        {...rest}
        isOpen={isOpen}
        onOpenChange={(isNowOpen, details) => {
          onOpenChange(isNowOpen, details);
          setOpen(isNowOpen);
        }}
        onShowMoreInfo={() => {
          onShowMoreInfo?.();
          setSigningIn(true);
        }}
      />
      <SignInDialog
        isOpen={isSigningIn}
        onOpenChange={setSigningIn}
        signInHref="https://app.example.com/sign-in"
        createAccountHref="https://app.example.com/sign-up"
      />
    </>
  );
}

export const Playground: Story = {};

/** Below 768 px the dialog is a sheet from the bottom edge. Pressing its small picture scrolls to all pictures. */
export const Open: Story = { tags: ['modes'], args: { isOpen: true } };

/** The seller's description, collapsed, and a remark about the car after its price. */
export const WithDescription: Story = { args: { isOpen: true, car: describedDetail } };

/** Photos, facts, badges, a payment with its example, a status and the app's own footer. */
export const Extended: Story = {
  tags: ['modes'],
  args: {
    isOpen: true,
    car: {
      ...fiveSeries,
      pictures: takePhotos({ body: 'estate', paint: 'blue', scene: 'forecourt' }),
      wasPrice: 24_000,
      status: 'reserved',
    },
    facts: ['Diesel', 'Automatic'],
    badges: <Badge>One owner</Badge>,
    finance: { perMonth: 389, representativeExample: 'Representative 9.9% APR, 48 months, deposit £2,500.' },
    footer: <Button slot="close">Back to the results</Button>,
  },
};

/** A car without an estimate or a picture. A button requests the estimate. */
export const Unvalued: Story = {
  tags: ['modes', 'full'],
  args: { isOpen: true, car: unvaluedDetail, onCheckValue: () => new Promise((done) => setTimeout(done, 2000)) },
};

export const Loading: Story = { tags: ['modes', 'full'], args: { isOpen: true, isLoading: true, car: undefined } };

/** A link to a car that is no longer listed. */
export const NotFound: Story = { tags: ['modes', 'full'], args: { isOpen: true, car: undefined } };

/** A car with very long texts. */
export const LongTexts: Story = { tags: ['modes', 'full'], args: { isOpen: true, car: longestDetail } };

function Listing() {
  const [isOpen, setOpen] = useState(false);
  return (
    <div style={{ maxInlineSize: 320 }}>
      <CarCard
        car={x3}
        href="#car"
        renderLink={({ href, children, ...props }) => (
          <a
            {...props}
            href={href}
            onClick={(event) => {
              event.preventDefault();
              setOpen(true);
            }}
          >
            {children}
          </a>
        )}
      />
      <CarDetailDialog isOpen={isOpen} onOpenChange={setOpen} car={fiveSeries} onAddToCallList={() => undefined} />
    </div>
  );
}

/** Opened from a card. */
export const InContext: Story = {
  name: 'In context',
  tags: ['example'],
  render: () => <Listing />,
};
