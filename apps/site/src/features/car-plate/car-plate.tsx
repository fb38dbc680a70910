import * as css from './car-plate.css.ts';

interface CarPlateProps {
  /** The URL of a drawing, which is 500 × 200 pixels. */
  image: string;
  /** The text alternative. Empty by default, because the drawing is decorative. */
  alt?: string;
  tint?: keyof typeof css.tints | undefined;
  loading?: 'lazy' | undefined;
  className?: string | undefined;
}

/** Shows a drawing of a car on a coloured plate. The parent sets size, padding and radius. */
export function CarPlate({ image, alt = '', tint, loading, className }: CarPlateProps) {
  const classes = [css.plate, tint && css.tints[tint], className].filter(Boolean).join(' ');
  return (
    <span className={classes}>
      <img className={css.car} src={image} alt={alt} width={500} height={200} loading={loading} />
    </span>
  );
}
