import { Container } from '@forecourt/ui/Container';
import { testimonials } from '../../../content/testimonials.ts';
import { Testimonial } from '../../../features/testimonial/testimonial.tsx';
import { Features } from './features.tsx';
import { Listings } from './listings.tsx';
import { Steps } from './steps.tsx';
import { Ending } from './ending.tsx';

export default function Sections() {
  return (
    <>
      <Listings />
      <Steps />
      <Features />
      <Container padding="l" paddingSides="end">
        <Testimonial testimonial={testimonials.marked} />
      </Container>
      <Ending />
    </>
  );
}
