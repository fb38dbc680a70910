import { sharedTokens } from '@forecourt/ui/tokens';
import { vars } from '@forecourt/ui/theme';
import './foundations.css';

const steps = Object.keys(sharedTokens.space)
  .map(Number)
  .toSorted((one, other) => one - other) as (keyof typeof vars.space)[];

/** Every step of the scale, as wide as it is. */
export function Space() {
  return (
    <dl className="docs-spaces">
      {steps.map((step) => (
        <div key={step}>
          <dt>
            <code>{step}</code>
          </dt>
          <dd>
            <span style={{ inlineSize: vars.space[step] }} /> {sharedTokens.space[step]}
          </dd>
        </div>
      ))}
    </dl>
  );
}
