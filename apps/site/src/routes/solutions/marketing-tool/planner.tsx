import { Icon } from '@forecourt/ui/Icon';
import { slots, week } from '../../../content/marketing.ts';
import { plates } from './plate.css.ts';
import * as css from './planner.css.ts';

/** A week as the planner shows it: seven days across and the hours of posting down; on a phone day by day. */
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
              {posts.length === 0 ? <p className={css.none}>Nothing planned</p> : null}
              {posts.map(({ slot, platform, title, state, car }) => (
                <article
                  key={slot}
                  className={css.post}
                  data-state={state}
                  style={{ '--slot': slots.indexOf(slot) + 2 } as React.CSSProperties}
                >
                  <span className={plates[car.tint]}>
                    <img className={css.car} src={car.image} alt="" width={500} height={200} />
                  </span>
                  <div className={css.words}>
                    <p className={css.where}>
                      {platform} <span className={css.when}>{slot}</span>
                    </p>
                    <h3 className={css.title}>{title}</h3>
                    <p className={css.state}>
                      {state === 'Posted' ? <Icon name="check" size="s" /> : null}
                      {state}
                    </p>
                  </div>
                </article>
              ))}
            </li>
          ))}
        </ol>
      </div>
      <figcaption className={css.caption}>
        A sample week. Drafts wait for your word; nothing goes out without it.
      </figcaption>
    </figure>
  );
}
