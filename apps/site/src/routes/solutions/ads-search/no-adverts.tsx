import { Stack } from '@forecourt/ui/Stack';
import { Text } from '@forecourt/ui/Text';
import { LinkButton } from '@forecourt/ui/LinkButton';
import { paths } from '../../../config/paths.ts';
import { renderRouterLink } from '../../../lib/render-router-link.tsx';
import { measure } from '../../../typeset.css.ts';
import * as css from './live-search.css.ts';

export function NoAdverts() {
  return (
    <Stack className={css.state} gap={3} align="start" justify="center">
      <p className={css.noAdverts} role="status">
        No Fiestas under £8,000 near Leeds right now.
      </p>
      <Text className={measure.m} tone="muted">
        New ones are listed all the time, so look again later or search for another car.
      </Text>
      <LinkButton variant="secondary" href={paths.search} render={renderRouterLink}>
        Search for another car
      </LinkButton>
    </Stack>
  );
}
