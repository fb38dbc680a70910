import { Container } from '@forecourt/ui/Container';
import { SamplePostCard } from '@forecourt/ui/SamplePostCard';
import { StackCarousel } from '@forecourt/ui/StackCarousel';
import { insights, samplePosts } from '../../../content/marketing.ts';
import { plates } from './plate.css.ts';
import * as css from './posts.css.ts';

const cards = samplePosts.map(({ id, post, car }) => ({
  id,
  label: post.title,
  content: (
    <SamplePostCard
      post={post}
      media={
        <span className={`${plates[car.tint]} ${css.picture}`}>
          <img className={css.car} src={car.image} alt="" width={500} height={200} loading="lazy" />
        </span>
      }
    />
  ),
}));

/** What became of posts, one upon the other, and how that is rated. */
export function Posts() {
  return (
    <section className={css.chapter} aria-labelledby="insights">
      <Container className={css.wrap}>
        <div>
          <h2 className={css.heading} id="insights">
            It says which post sold the car.
          </h2>
          <p className={css.lead}>
            Each post is rated against your own others, never against those of somebody with a million followers.
          </p>
          <dl className={css.levels}>
            {insights.map(({ performance, word, text }) => (
              <div key={performance} className={css.level}>
                <dt className={css.word}>{word}</dt>
                <dd className={css.text}>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className={css.side}>
          <StackCarousel label="Sample posts" cards={cards} isMoving={false} />
          <p className={css.note}>Four sample posts</p>
        </div>
      </Container>
    </section>
  );
}
