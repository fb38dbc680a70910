import { Inline } from '@forecourt/ui/Inline';
import { judgeShowcase } from '@forecourt/search-core';
import { Icon } from '@forecourt/ui/Icon';
import { LinkButton } from '@forecourt/ui/LinkButton';
import { PriceRuler, PriceSum } from '@forecourt/ui/PriceTag';
import { env } from '../../config/env.ts';
import { paths } from '../../config/paths.ts';
import { verdictMeanings } from '../../content/showcase.ts';
import { renderRouterLink } from '../../lib/render-router-link.tsx';
import * as css from './showcase-foot.css.ts';

const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 });

/** Explains the verdicts, each with an example, and links to more. */
export function ShowcaseFoot() {
  return (
    <>
      <ul className={css.meanings} aria-label="What the verdicts mean">
        {verdictMeanings.map(({ title, text, price, estimate }) => {
          const valuation = judgeShowcase(price, estimate);
          return (
            <li key={title} className={css.meaning}>
              <h3 className={css.title}>{title}</h3>
              <p className={css.sum}>
                <span className={css.price}>{pounds.format(price)}</span> <PriceSum valuation={valuation} />
              </p>
              <PriceRuler className={css.ruler} valuation={valuation} />
              <p className={css.text}>{text}</p>
            </li>
          );
        })}
      </ul>
      <Inline className={css.more} gap={3} align="stretch">
        <LinkButton href={paths.search} render={renderRouterLink}>
          Search all cars
        </LinkButton>
        <LinkButton href={env.appUrl} variant="secondary" target="_blank" rel="noopener">
          See them in the app <Icon name="external" size="s" label="opens in a new tab" />
        </LinkButton>
      </Inline>
    </>
  );
}
