import { getInitials } from './initials.ts';
import * as css from './monogram.css.ts';

interface MonogramProps {
  name: string;
  /** `l` is for a person in a list of people. */
  size?: keyof typeof css.sizes;
  /** A description, if the monogram is content. Without one, the monogram is decorative. */
  alt?: string;
}

/** Shows a person's initials in a circle, instead of a portrait. */
export function Monogram({ name, size = 'm', alt }: MonogramProps) {
  const label = alt === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt };
  return (
    <span {...label} className={css.sizes[size]}>
      {getInitials(name)}
    </span>
  );
}
