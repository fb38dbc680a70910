import type { CSSProperties, HTMLAttributes, Ref } from 'react';
import { useStrings } from '../../internal/locale/index.ts';
import { classes } from '../../internal/element/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import * as css from './TestimonialColumns.css.ts';
import { enGB, type TestimonialColumnsStrings } from './strings.ts';

export interface ColumnTestimonial {
  text: string;
  name: string;
  /** The person's role and company. */
  company: string;
  /** URL of a decorative picture with an aspect ratio of 5:2. */
  image?: string | undefined;
  /** Shown in a circle if there is no `image`: 'PN'. Hidden from screen readers. */
  initials?: string | undefined;
}

export interface TestimonialColumnsProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'role'> {
  /** The accessible name, e.g. 'What dealers say'. */
  label: string;
  /** The testimonials, distributed in order over three columns. */
  testimonials: readonly ColumnTestimonial[];
  strings?: Partial<TestimonialColumnsStrings> | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

const COLUMN_COUNT = 3;
/** The scrolling speed, slower than people read. */
const CHARACTERS_PER_SECOND = 9;

/**
 * Testimonials in three columns (one on phones) that scroll slowly and endlessly, each at its own speed. They stop on
 * hover, on keyboard focus, and when users pause them. With reduced motion and in print all testimonials are shown at
 * once. It works without scripts: each column is followed by a copy, which is hidden from screen readers. Do not use it
 * for a single quotation or for content that users compare.
 */
export function TestimonialColumns({
  label,
  testimonials,
  strings,
  className,
  style,
  ...rest
}: TestimonialColumnsProps) {
  const text = useStrings('TestimonialColumns', enGB, strings);
  const getColumnEnd = (at: number) => Math.ceil((at * testimonials.length) / COLUMN_COUNT);
  const columns = Array.from({ length: COLUMN_COUNT }, (_, at) =>
    testimonials.slice(getColumnEnd(at), getColumnEnd(at + 1)),
  ).filter((column) => column.length > 0);
  return (
    <div
      {...rest}
      role="group"
      aria-label={label}
      data-component="TestimonialColumns"
      className={classes(css.root, className)}
      style={{ ...getDurationStyle(testimonials), ...style }}
    >
      <label className={css.control} data-part="Control">
        <input type="checkbox" className={css.toggle} aria-label={text.pause} />
        <Icon name="pause" size="s" className={css.pause} />
        <Icon name="play" size="s" className={css.play} />
      </label>
      <div className={css.frame} data-part="Frame">
        <div className={css.belt} role="list">
          {columns.map((column, at) => (
            <Column key={at} testimonials={column} at={at} />
          ))}
          {columns.map((column, at) => (
            <Column key={`again ${at}`} testimonials={column} at={at} isCopy />
          ))}
        </div>
      </div>
    </div>
  );
}

interface ColumnProps {
  testimonials: readonly ColumnTestimonial[];
  at: number;
  /** Whether this is the copy that follows the column. */
  isCopy?: boolean;
}

function Column({ testimonials, at, isCopy = false }: ColumnProps) {
  return (
    <div
      className={classes(css.column, isCopy && css.copy)}
      style={{ ...getDurationStyle(testimonials), [css.place]: at + 1 } as CSSProperties}
      {...(isCopy && { 'aria-hidden': true })}
    >
      {testimonials.map(({ text, name, company, image, initials }) => (
        <div key={text} role={isCopy ? undefined : 'listitem'} data-part="Testimonial">
          <figure className={css.item}>
            <blockquote className={css.words}>{text}</blockquote>
            <figcaption className={css.person}>
              {image !== undefined ? (
                <span className={css.plate}>
                  <img className={css.picture} src={image} alt="" width={500} height={200} loading="lazy" />
                </span>
              ) : initials !== undefined ? (
                <span className={css.initials} aria-hidden="true" data-part="Initials">
                  {initials}
                </span>
              ) : null}
              <span className={css.lines}>
                <span className={css.name}>{name}</span>
                <span className={css.company}>{company}</span>
              </span>
            </figcaption>
          </figure>
        </div>
      ))}
    </div>
  );
}

/** Returns a style with the duration of one round, which grows with the length of the text. */
function getDurationStyle(testimonials: readonly ColumnTestimonial[]): CSSProperties {
  const characters = testimonials.reduce((sum, { text }) => sum + text.length, 0);
  return { [css.duration]: `${Math.round(characters / CHARACTERS_PER_SECOND)}s` } as CSSProperties;
}
