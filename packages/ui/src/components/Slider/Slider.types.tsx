// Type tests: code that must and must not compile.
import { createRef } from 'react';
import { Histogram, Slider } from './index.ts';

export const validUses = (
  <>
    <Slider
      ref={createRef<HTMLDivElement>()}
      label="Price"
      name={['minPrice', 'maxPrice']}
      stops={[0, 1000, 5000]}
      defaultValue={[0, 1000]}
      onChange={([minimum, maximum]: [number, number]) => [minimum, maximum]}
      chart={<Histogram counts={[1, 2]} label="3 cars" />}
    />
    <Slider label="Deposit" name="deposit" defaultValue={500} onChangeEnd={(deposit: number) => deposit} />
  </>
);

export const invalidUses = (
  <>
    {/* @ts-expect-error a slider needs a label */}
    <Slider defaultValue={5} />
    {/* @ts-expect-error a range has two numbers */}
    <Slider label="Price" defaultValue={[1, 2, 3]} />
    {/* @ts-expect-error bars need a text alternative */}
    <Histogram counts={[1, 2]} />
    {/* @ts-expect-error the prop is `isDisabled` */}
    <Slider label="Price" defaultValue={5} disabled />
  </>
);
