// Type tests: code that must and must not compile.
import { createRef } from 'react';
import { DialogTrigger } from 'react-aria-components/Dialog';
import { Button } from '../../components/Button/index.ts';
import { Lightbox } from './index.ts';

const photos = [{ id: 'rear', src: '/rear.jpg', label: 'Rear', caption: <i>In daylight</i> }] as const;

export const validUses = (
  <>
    <DialogTrigger>
      <Button>Enlarge</Button>
      <Lightbox ref={createRef<HTMLElement>()} label="Photos of this BMW X3" photos={photos} defaultIndex={2} />
    </DialogTrigger>
    <Lightbox
      label="Photos"
      photos={photos}
      isOpen
      onOpenChange={(isOpen: boolean) => isOpen}
      index={0}
      onIndexChange={(index: number) => index}
    />
  </>
);

export const invalidUses = (
  <>
    {/* @ts-expect-error `label` is required */}
    <Lightbox photos={photos} />
    {/* @ts-expect-error each photo needs a text alternative */}
    <Lightbox label="Photos" photos={[{ id: 'rear', src: '/rear.jpg' }]} />
    {/* @ts-expect-error use `isOpen` */}
    <Lightbox label="Photos" photos={photos} open />
    {/* @ts-expect-error use `onOpenChange` */}
    <Lightbox label="Photos" photos={photos} isOpen onClose={() => undefined} />
    {/* @ts-expect-error use `photos` */}
    <Lightbox label="Photos" images={photos} />
  </>
);
