import { Abilities } from './abilities.tsx';
import { Forecourt } from './forecourt.tsx';
import { Ending } from './ending.tsx';

export default function Sections() {
  return (
    <>
      <Forecourt />
      <Abilities />
      <Ending />
    </>
  );
}
