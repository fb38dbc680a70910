import { Abilities } from './abilities.tsx';
import { Forecourt } from './forecourt.tsx';
import { Ending } from './ending.tsx';

/** Renders the sample stock, the planned features and the end of the page. */
export default function Sections() {
  return (
    <>
      <Forecourt />
      <Abilities />
      <Ending />
    </>
  );
}
