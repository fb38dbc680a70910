// Type tests: code that must and must not compile.
import { createRef } from 'react';
import { TestimonialColumns } from './index.ts';

const testimonials = [{ text: 'It saves us hours.', name: 'Jo Lee', company: 'Owner, Lee Cars' }] as const;

export const validUses = (
  <TestimonialColumns
    ref={createRef<HTMLDivElement>()}
    label="What dealers say"
    testimonials={testimonials}
    strings={{ pause: 'Stop' }}
  />
);

export const invalidUses = (
  <>
    {/* @ts-expect-error `label` is required */}
    <TestimonialColumns testimonials={testimonials} />
    {/* @ts-expect-error each testimonial needs a name and a company */}
    <TestimonialColumns label="What dealers say" testimonials={[{ text: 'It saves us hours.' }]} />
    {/* @ts-expect-error use `testimonials` */}
    <TestimonialColumns label="What dealers say" items={testimonials} />
  </>
);
