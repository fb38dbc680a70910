import { Stack } from '@forecourt/ui/Stack';
import { Text } from '@forecourt/ui/Text';
import { Icon } from '@forecourt/ui/Icon';
import { slots, week } from '../../../content/marketing.ts';
import { CarPlate } from '../../../features/car-plate/car-plate.tsx';
import * as css from './planner.css.ts';

export function Planner() {
  return (
    <figure className={css.planner}>
      <div className={css.grid}>
        <div className={css.hours} aria-hidden="true">
          {slots.map((slot) => (
            <span key={slot} className={css.hour}>
              {slot}
            </span>
          ))}
        </div>
        <ol className={css.week} aria-label="A week of posts">
          {week.map(({ day, posts }) => (
            <li key={day} className={css.day}>
              <h2 className={css.name}>{day}</h2>
              {posts.length === 0 ? (
                <Text className={css.emptyDay} size="small" tone="muted">
                  Nothing planned
                </Text>
              ) : null}
              {posts.map(({ slot, platform, title, state, car }) => (
                <article
                  key={slot}
                  className={css.post}
                  data-state={state}
                  style={{ '--slot': slots.indexOf(slot) + 2 } as React.CSSProperties}
                >
                  <CarPlate className={css.plate} image={car.image} tint={car.tint} />
                  <div className={css.words}>
                    <Text size="micro" tone="muted">
                      <Stack
                        direction="row"
                        gap={1}
                        align="stretch"
                        justify="between"
                        render={(props) => <span {...props} />}
                      >
                        {platform} <span className={css.time}>{slot}</span>
                      </Stack>
                    </Text>
                    <h3 className={css.title}>{title}</h3>
                    <Text className={css.state} size="micro" tone="muted">
                      {state === 'Posted' ? <Icon name="check" size="s" /> : null}
                      {state}
                    </Text>
                  </div>
                </article>
              ))}
            </li>
          ))}
        </ol>
      </div>
      <figcaption className={css.caption}>A sample week. Nothing goes out until you approve it.</figcaption>
    </figure>
  );
}
