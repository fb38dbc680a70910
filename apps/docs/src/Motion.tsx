import { Button } from '@forecourt/ui/Button';
import { Heading } from '@forecourt/ui/Heading';
import { sharedTokens } from '@forecourt/ui/tokens';
import { vars } from '@forecourt/ui/theme';
import { useState, useSyncExternalStore } from 'react';
import { Code } from './Code.tsx';
import './foundations.css';

const times = Object.keys(vars.time) as (keyof typeof vars.time)[];
const curves = Object.keys(vars.ease) as (keyof typeof vars.ease)[];

const uses: Readonly<Record<keyof typeof vars.time, string>> = {
  fast: 'a colour that changes on hover',
  base: 'a change in place: a dot that becomes a dash, an opening disclosure',
  slow: 'overlays and long movements',
};

const example = `transition: \`transform \${vars.time.slow} \${vars.ease.out}\`,
'@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },`;

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

function subscribe(listener: () => void): () => void {
  reducedMotion.addEventListener('change', listener);
  return () => reducedMotion.removeEventListener('change', listener);
}

export function Motion() {
  const [hasMoved, setHasMoved] = useState(false);
  const prefersReducedMotion = useSyncExternalStore(subscribe, () => reducedMotion.matches);
  return (
    <>
      <dl className="docs-uses">
        {times.map((time) => (
          <div key={time}>
            <dt>
              <code>{time}</code> <small>{sharedTokens.time[time]}</small>
            </dt>
            <dd>{uses[time]}</dd>
          </div>
        ))}
      </dl>
      <Heading level={2}>Compare durations and curves</Heading>
      <div className="docs-plain">
        <Button onPress={() => setHasMoved(!hasMoved)}>Play</Button>
      </div>
      {prefersReducedMotion && <p>Your system is set to reduced motion, so each animation jumps to its end.</p>}
      <dl className="docs-motions">
        {curves.flatMap((curve) =>
          times.map((time) => (
            <div key={`${curve} ${time}`}>
              <dt>
                <code>
                  {time} {curve}
                </code>
                <small>
                  {sharedTokens.time[time]}, {sharedTokens.ease[curve]}
                </small>
              </dt>
              <dd>
                <span
                  style={{
                    insetInlineStart: hasMoved ? 'calc(100% - 24px)' : '0',
                    transition: prefersReducedMotion
                      ? 'none'
                      : `inset-inline-start ${vars.time[time]} ${vars.ease[curve]}`,
                  }}
                />
              </dd>
            </div>
          )),
        )}
      </dl>
      <Heading level={2}>In your own styles</Heading>
      <Code language="tsx" code={example} />
    </>
  );
}
