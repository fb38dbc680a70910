import type { Testimonial as Words } from '../../content/testimonials.ts';
import * as css from './testimonial.css.ts';

interface TestimonialProps {
  /** One of `testimonials`. */
  testimonial: Words;
}

/** A dealer's quotation in large type. Fills its container and has no margins. */
export function Testimonial({ testimonial: { text, name, company, image } }: TestimonialProps) {
  return (
    <figure className={css.figure}>
      <blockquote className={css.words}>
        <p>‘{text}’</p>
      </blockquote>
      <figcaption className={css.person}>
        <span className={css.plate}>
          <img className={css.car} src={image} alt="" width={500} height={200} loading="lazy" />
        </span>
        <span>
          <span className={css.name}>{name}</span>
          <span className={css.company}>{company}</span>
        </span>
      </figcaption>
    </figure>
  );
}
