import { Button } from '@forecourt/ui/Button';
import { sharedTokens } from '@forecourt/ui/tokens';
import { vars } from '@forecourt/ui/theme';
import { useState } from 'react';
import './foundations.css';

const times = Object.keys(vars.time) as (keyof typeof vars.time)[];
const curves = Object.keys(vars.ease) as (keyof typeof vars.ease)[];

/** Every duration on every curve, side by side. */
export function Motion() {
  const [isThere, setThere] = useState(false);
  return (
    <>
      <div className="docs-plain">
        <Button onClick={() => setThere(!isThere)}>Play</Button>
      </div>
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
                    insetInlineStart: isThere ? 'calc(100% - 24px)' : '0',
                    transition: `inset-inline-start ${vars.time[time]} ${vars.ease[curve]}`,
                  }}
                />
              </dd>
            </div>
          )),
        )}
      </dl>
    </>
  );
}
