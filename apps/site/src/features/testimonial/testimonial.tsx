import type { Testimonial as Words } from '../../content/testimonials.ts';
import { Monogram } from './monogram.tsx';
import * as css from './testimonial.css.ts';

interface TestimonialProps {
  testimonial: Words;
}

export function Testimonial({ testimonial: { text, name, company } }: TestimonialProps) {
  return (
    <figure className={css.figure}>
      <blockquote className={css.words}>
        <p>‘{text}’</p>
      </blockquote>
      <figcaption className={css.person}>
        <Monogram name={name} />
        <span>
          <span className={css.name}>{name}</span>
          <span className={css.company}>{company}</span>
          <span className={css.company}>Sample testimonial</span>
        </span>
      </figcaption>
    </figure>
  );
}
