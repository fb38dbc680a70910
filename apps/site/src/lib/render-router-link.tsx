import type { LinkButtonProps } from '@forecourt/ui/LinkButton';
import { Link } from 'react-router-dom';

/** Renders a link of the design system as a router link: `<LinkButton href={paths.demo} render={renderRouterLink}>`. */
export const renderRouterLink: NonNullable<LinkButtonProps['render']> = ({ href, ...props }) => (
  <Link {...props} to={href} />
);
