import { judgeShowcase } from '@forecourt/search-core';
import { Icon } from '@forecourt/ui/Icon';
import { LinkButton } from '@forecourt/ui/LinkButton';
import { PriceRuler } from '@forecourt/ui/PriceTag';
import { env } from '../../config/env.ts';
import { paths } from '../../config/paths.ts';
import { verdictMeanings } from '../../content/showcase.ts';
import { routed } from '../../lib/routed.tsx';
import * as css from './showcase-cars.css.ts';

/** What the verdicts mean, and where there is more. */
export function ShowcaseFoot() {
  return (
    <>
      <ul className={css.meanings} aria-label="What the verdicts mean">
        {verdictMeanings.map(({ title, text, example }) => (
          <li key={title} className={css.meaning}>
            <PriceRuler className={css.meaningRuler} valuation={judgeShowcase(example, 100)} />
            <h3 className={css.meaningTitle}>{title}</h3>
            <p className={css.meaningText}>{text}</p>
          </li>
        ))}
      </ul>
      <div className={css.more}>
        <LinkButton href={paths.search} render={routed}>
          Search all cars
        </LinkButton>
        <LinkButton href={env.appUrl} variant="outline" target="_blank" rel="noopener">
          See them in the app <Icon name="external" size="s" label="opens in a new tab" />
        </LinkButton>
      </div>
    </>
  );
}
