import { Claims } from './claims.tsx';
import { Closing } from './closing.tsx';
import { FeatureTrio } from './feature-trio.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { Offerings } from './offerings/offerings.tsx';
import { Testimonials } from './testimonials.tsx';

export default function Sections() {
  return (
    <>
      <Claims />
      <Testimonials />
      <FeatureTrio />
      <HowItWorks />
      <Offerings />
      <Closing />
    </>
  );
}
