import { Abilities } from './abilities.tsx';
import { Forecourt } from './forecourt.tsx';
import { Ending } from './ending.tsx';

/** The sample stock and the planned features. */
export default function Sections() {
  return (
    <>
      <Forecourt />
      <Abilities />
      <Ending />
    </>
  );
}
