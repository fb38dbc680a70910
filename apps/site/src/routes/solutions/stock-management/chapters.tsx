import { Abilities } from './abilities.tsx';
import { Forecourt } from './forecourt.tsx';
import { Ending } from './ending.tsx';

/** The sample forecourt and the planned abilities. */
export default function Chapters() {
  return (
    <>
      <Forecourt />
      <Abilities />
      <Ending />
    </>
  );
}
