// Type tests: code that must and must not compile.
import { Link } from './index.ts';

export const validUses = (
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

export const invalidUses = (
  <>
    {/* @ts-expect-error a link needs `href` */}
    <Link>Pricing</Link>
  </>
);
