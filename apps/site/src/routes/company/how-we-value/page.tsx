import { LinkButton } from '@forecourt/ui/LinkButton';
import { paths } from '../../../config/paths.ts';
import { howWeValue } from '../../../content/how-we-value.tsx';
import { PolicyPage } from '../../../features/policy/policy-page.tsx';
import { renderRouterLink } from '../../../lib/render-router-link.tsx';

export function Component() {
  return (
    <PolicyPage
      policy={howWeValue}
      canonical={paths.howWeValue}
      note="The cars in this demonstration are samples. The rules and ranges are the ones the software uses."
    >
      <p>
        <LinkButton size="l" href={paths.search} render={renderRouterLink}>
          Search for a car
        </LinkButton>
      </p>
    </PolicyPage>
  );
}
