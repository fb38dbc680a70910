import { Band } from '@forecourt/ui/Band';
import { List } from '@forecourt/ui/List';
import { Stack } from '@forecourt/ui/Stack';
import { Text } from '@forecourt/ui/Text';
import { SamplePostCard } from '@forecourt/ui/SamplePostCard';
import { StackCarousel } from '@forecourt/ui/StackCarousel';
import { insights, samplePosts } from '../../../content/marketing.ts';
import { CarPlate } from '../../../features/car-plate/car-plate.tsx';
import { headline } from '../../../typeset.css.ts';
import * as css from './posts.css.ts';

const cards = samplePosts.map(({ id, post, car }) => ({
  id,
  label: post.title,
  content: (
    <SamplePostCard
      post={post}
      media={<CarPlate className={css.picture} image={car.image} tint={car.tint} loading="lazy" />}
    />
  ),
}));

export function Posts() {
  return (
    <Band tone="sunk" edges="both" padding={{ base: 16, desktop: 22 }} aria-labelledby="insights">
      <div className={css.wrap}>
        <div>
          <h2 className={headline} id="insights">
            See which posts bring buyers.
          </h2>
          <Text className={css.lead} size="lead" tone="muted">
            We rate each post against your other posts, not against someone with a million followers.
          </Text>
          <List startRule="ink" hasEndRule padding={3} render={(props) => <dl {...props} />}>
            {insights.map(({ performance, label, text }) => (
              <div key={performance} className={css.level}>
                <Text weight="strong" render={(props) => <dt {...props} />}>
                  {label}
                </Text>
                <Text tone="muted" render={(props) => <dd {...props} />}>
                  {text}
                </Text>
              </div>
            ))}
          </List>
        </div>
        <Stack className={css.side} gap={3}>
          <StackCarousel label="Sample posts" cards={cards} isMoving={false} />
          <Text className={css.note} size="small" tone="muted">
            Four sample posts
          </Text>
        </Stack>
      </div>
    </Band>
  );
}
