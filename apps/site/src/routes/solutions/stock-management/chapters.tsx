import { paths } from '../../../config/paths.ts';
import { Closing } from '../../../features/closing/closing.tsx';
import { Abilities } from './abilities.tsx';
import { Forecourt } from './forecourt.tsx';

/** The sample forecourt, and what will be told of it. */
export default function Chapters() {
  return (
    <>
      <Forecourt />
      <Abilities />
      <Closing
        heading="Bring your stock list. We bring the questions."
        lead="Those on the waitlist say what is built next, and test it on their own cars."
        actions={[
          { name: 'Join Waitlist', href: paths.contact },
          { name: 'Book Demo', href: paths.demo },
        ]}
      />
    </>
  );
}
