import type { LinkButtonProps } from '@forecourt/ui/LinkButton';
import { Link } from 'react-router-dom';

/** Hands a link of the design system to the router: `<LinkButton href={paths.demo} render={renderRouterLink}>`. */
export const renderRouterLink: NonNullable<LinkButtonProps['render']> = ({ href, ...props }) => (
  <Link {...props} to={href} />
);
