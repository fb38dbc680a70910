import { type HTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { fillMessage, useFormats, useStrings } from '../../internal/locale/index.ts';
import { classes } from '../../internal/element/index.ts';
import { Badge } from '../../components/Badge/index.ts';
import * as css from './SamplePostCard.css.ts';
import type { PostPerformance } from './variants.ts';
import { enGB, type SamplePostCardStrings } from './strings.ts';

export interface SamplePost {
  title: string;
  /** The network, e.g. 'Instagram'. */
  platform: string;
  content: string;
  /** The engagement figures, in display order: `{ label: 'Views', count: 4210 }`. */
  engagement: readonly { label: string; count: number }[];
  /** The time of the post, as shown: '2 hours ago'. */
  posted: string;
  performance: PostPerformance;
}

export interface SamplePostCardProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  ref?: Ref<HTMLElement> | undefined;
  post: SamplePost;
  /** The post's picture, shown at full width. */
  media?: ReactNode | undefined;
  /** @default 3 */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  strings?: Partial<SamplePostCardStrings> | undefined;
}

/** The number of filled bars, out of three. */
const BARS: Readonly<Record<PostPerformance, number>> = { high: 3, good: 2, fair: 1, other: 0 };

/**
 * A social media post with its engagement and performance, for the person who planned it. Bars and a word show the
 * performance, because verdict colours are for prices only.
 */
export function SamplePostCard({ post, media, headingLevel = 3, strings, className, ...rest }: SamplePostCardProps) {
  const { title, platform, content, engagement, posted, performance } = post;
  const { formatNumber } = useFormats();
  const text = useStrings('SamplePostCard', enGB, strings);
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <article aria-labelledby={id} {...rest} data-component="SamplePostCard" className={classes(css.root, className)}>
      <p className={css.source}>
        <strong className={css.platform} data-part="Platform">
          {platform}
        </strong>{' '}
        <bdi data-part="Posted">{posted}</bdi>
      </p>
      {media && (
        <div className={css.media} data-part="Media">
          {media}
        </div>
      )}
      <div className={css.words}>
        <Heading id={id} className={css.title} data-part="Title">
          {title}
        </Heading>
        <p className={css.content} data-part="Content">
          {content}
        </p>
      </div>
      <div className={css.results}>
        <dl className={css.engagement} data-part="Engagement">
          {engagement.map(({ label, count }) => (
            <div key={label} className={css.count}>
              <dt className={css.label}>{label}</dt>
              <dd className={css.figure}>{formatNumber(count)}</dd>
            </div>
          ))}
        </dl>
        <Badge tone="outline" className={css.insights} data-part="Insights" data-performance={performance}>
          <svg className={css.bars} viewBox="0 0 14 12" aria-hidden="true">
            {[1, 2, 3].map((bar) => (
              <rect
                key={bar}
                className={bar <= BARS[performance] ? css.full : css.empty}
                x={(bar - 1) * 5}
                y={12 - bar * 4}
                width={4}
                height={bar * 4}
                rx={1}
              />
            ))}
          </svg>
          <span>{fillMessage(text.insights, { performance: text.performance[performance] })}</span>
        </Badge>
      </div>
    </article>
  );
}
