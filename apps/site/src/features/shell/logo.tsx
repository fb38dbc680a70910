import { brand } from '../../config/brand.ts';
import * as css from './logo.css.ts';

/** The company's letters on a number plate. Its meaning is given by the link around it. */
export function Logo() {
  return (
    <span className={css.logo} aria-hidden="true">
      <span className={css.band} />
      {brand.short}
    </span>
  );
}

/** The plate of the footer: the letters and the year that the company was founded. */
export function BigPlate() {
  return (
    <span className={css.bigPlate} aria-hidden="true">
      <span className={css.bigBand}>
        <b>UK</b>
      </span>
      {brand.short} {brand.founded}
    </span>
  );
}
