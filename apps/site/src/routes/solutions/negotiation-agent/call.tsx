import { Band } from '@forecourt/ui/Band';
import { Stack } from '@forecourt/ui/Stack';
import { Text } from '@forecourt/ui/Text';
import { Grid } from '@forecourt/ui/Grid';
import { formatPrice } from '@forecourt/search-core';
import type { CSSProperties } from 'react';
import { call, negotiationSteps } from '../../../content/negotiation.ts';
import * as typeset from '../../../typeset.css.ts';
import * as css from './call.css.ts';

const askingPrice = call.prices[0].price;
const lowestPrice = call.prices[3].price;

/** The position of a point, as percentages of the drawing from the left and from the top. */
const toX = (minutes: number) => (minutes / call.minutes) * 100;
const toY = (price: number) => ((askingPrice - price) / (askingPrice - lowestPrice)) * 100;

/** A step line, because a price is valid until the next one. */
const line = call.prices
  .map(({ at, price }, place) => (place === 0 ? `M0 ${toY(price)}` : `H${toX(at)} V${toY(price)}`))
  .concat(`H${toX(call.ends)}`)
  .join(' ');

export function Call() {
  return (
    <Band
      tone="surface"
      edges="both"
      paddingStart={{ base: 16, desktop: 22 }}
      paddingEnd={{ base: 16, desktop: 24 }}
      data-theme="dark"
      aria-labelledby="how-it-works"
    >
      <Grid
        className={css.head}
        columns={{ desktop: '8:4' }}
        gap={{ base: 4, desktop: 12 }}
        align="end"
        render={(props) => <header {...props} />}
      >
        <h2 className={typeset.headline} id="how-it-works">
          How AI Negotiation Works
        </h2>
        <Text tone="muted">
          A sample call, drawn to scale: a <span className={css.car}>{call.car}</span> advertised at{' '}
          {formatPrice(askingPrice)}, and {formatPrice(askingPrice - lowestPrice)} lower by the end.
        </Text>
      </Grid>
      <div className={css.drawing}>
        <svg className={css.graph} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path className={css.area} d={`${line} V141.3 H0 Z`} />
          <path className={css.line} d={line} vectorEffect="non-scaling-stroke" />
        </svg>
        <ol className={css.prices} aria-label="The price during the call">
          {call.prices.map(({ at, price, heard }) => (
            <li
              key={price}
              className={css.price}
              style={{ '--at': `${toX(at)}%`, '--down': `${toY(price)}%` } as CSSProperties}
            >
              <span className={css.time}>{formatTime(at)}</span>
              <span className={css.amount}>{formatPrice(price)}</span>
              <span className={css.transcript}>{heard}</span>
            </li>
          ))}
        </ol>
      </div>
      <div className={css.axis} aria-hidden="true">
        {Array.from({ length: call.minutes + 1 }, (_, minute) => (
          <span key={minute} className={css.tick} style={{ insetInlineStart: `${toX(minute)}%` }}>
            {minute}
          </span>
        ))}
      </div>
      <ol className={css.steps}>
        {negotiationSteps.map(({ title, text }) => (
          <Stack key={title} className={css.step} gap={2} render={(props) => <li {...props} />}>
            <h3 className={typeset.smallTitle}>{title}</h3>
            <p className={typeset.gloss}>{text}</p>
          </Stack>
        ))}
      </ol>
    </Band>
  );
}

const formatTime = (minutes: number): string =>
  `${Math.floor(minutes)}:${String(Math.round((minutes % 1) * 60)).padStart(2, '0')}`;
