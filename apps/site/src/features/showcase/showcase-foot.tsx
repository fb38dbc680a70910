import { Icon } from '@forecourt/ui/Icon';
import { env } from '../../config/env.ts';
import { verdictMeanings } from '../../content/showcase.ts';
import { link } from './showcase.css.ts';
import * as css from './showcase-foot.css.ts';

export function ShowcaseFoot() {
  return (
    <div className={css.footer}>
      <ul className={css.meanings} aria-label="What the verdicts mean">
        {verdictMeanings.map(({ verdict, title, text }) => (
          <li key={title} className={css.meaning}>
            <h3 className={css.titles[verdict]}>{title}</h3>
            <p className={css.text}>{text}</p>
          </li>
        ))}
      </ul>
      <a className={link} href={env.appUrl} target="_blank" rel="noopener">
        Try It Now <Icon name="external" size="s" label="opens in a new tab" />
      </a>
    </div>
  );
}
