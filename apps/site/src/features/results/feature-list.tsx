import { Icon } from '@forecourt/ui/Icon';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { resultsFeatures } from '../../content/results-features.ts';
import * as css from './feature-list.css.ts';

export function FeatureList() {
  return (
    <section className={css.features} aria-labelledby="search-features">
      <h2 className={css.heading} id="search-features">
        How this search works for you
      </h2>
      <ul className={css.list}>
        {resultsFeatures.map(({ icon, title, text, hasMethodLink }) => (
          <li key={title} className={css.feature}>
            <Icon name={icon} className={css.icon} />
            <h3 className={css.title}>{title}</h3>
            <p className={css.text}>
              {text} {hasMethodLink && <Link to={paths.howWeValue}>How we value cars</Link>}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
