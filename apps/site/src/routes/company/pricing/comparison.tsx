import { useEffect, useRef } from 'react';
import { useIsNearViewport } from '../../../lib/use-is-near-viewport.ts';
import { createChunk, useChunk } from '../../../lib/chunk.ts';
import { headline } from '../../../typeset.css.ts';
import type { ComparisonTableProps } from './comparison-table.tsx';
import * as css from './comparison.css.ts';

const chunk = createChunk('the comparison of plans', () => import('./comparison-table.tsx'));

/** The table's code loads when the section is near the viewport. */
export function Comparison(props: ComparisonTableProps) {
  const root = useRef<HTMLElement>(null);
  const isNear = useIsNearViewport(root);
  const table = useChunk(chunk);
  useEffect(() => {
    if (isNear) chunk.fetch();
  }, [isNear]);
  return (
    <section ref={root} className={css.section} aria-labelledby="comparison">
      <h2 className={headline} id="comparison">
        Compare plans
      </h2>
      <div className={css.table}>
        {table.status === 'here' ? (
          <table.module.ComparisonTable {...props} />
        ) : table.status === 'failed' ? (
          <p>The comparison didn’t load. Reload the page to try again.</p>
        ) : (
          <noscript>
            <p>The comparison needs JavaScript. The same details are in the plans above and the questions below.</p>
          </noscript>
        )}
      </div>
    </section>
  );
}
