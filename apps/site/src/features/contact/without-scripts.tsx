import { brand } from '../../config/brand.ts';
import { without } from './without-scripts.css.ts';

/** Stands above a form that nothing can send. */
export function WithoutScripts() {
  return (
    <noscript>
      <p className={without}>
        This form needs JavaScript. Write to <a href={`mailto:${brand.email}`}>{brand.email}</a> or ring{' '}
        <a href={brand.phone.href}>{brand.phone.label}</a>.
      </p>
    </noscript>
  );
}
