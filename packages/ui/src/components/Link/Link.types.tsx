// Read by the compiler alone: what must type-check, and what must not.
import { Link } from './index.ts';

export const accepted = (
  <>
    <Link
      href="/"
      render={({ href, children, ...props }) => (
        <a {...props} href={`/app${href}`}>
          {children}
        </a>
      )}
    />
  </>
);

export const refused = (
  <>
    {/* @ts-expect-error a link leads somewhere */}
    <Link>Pricing</Link>
  </>
);
