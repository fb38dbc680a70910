import { sharedTokens } from '@forecourt/ui/tokens';
import { vars } from '@forecourt/ui/theme';
import './foundations.css';

const names = Object.keys(sharedTokens.type) as (keyof typeof vars.type)[];

/** Every step of the scale, in its own face. */
export function Type() {
  return (
    <dl className="docs-type-scale">
      {names.map((name) => {
        const { font, face, tracking } = sharedTokens.type[name];
        return (
          <div key={name}>
            <dt>
              <code>{name}</code>
              <small>
                {font}, {face}, {tracking}
              </small>
            </dt>
            <dd style={{ font: vars.type[name].font, letterSpacing: vars.type[name].tracking }}>
              We do the sums: £26,850
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
