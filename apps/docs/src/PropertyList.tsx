import type { Property } from '../../../packages/ui/build/api.ts';
import { Words } from './Prose.tsx';

export function PropertyList({ rows }: { rows: readonly Property[] }) {
  return (
    <dl className="docs-properties">
      {rows.map(({ name, isOptional, type, fallback, description }) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
            {!isOptional && <span className="docs-required">required</span>}
          </dt>
          <dd className="docs-type">
            <code>{type}</code>
            {fallback !== undefined && (
              <span>
                {' '}
                = <code>{fallback}</code>
              </span>
            )}
          </dd>
          <dd>
            <Words text={description} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
