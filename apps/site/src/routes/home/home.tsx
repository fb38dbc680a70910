import { paths } from '../../config/paths.ts';
import { PageHead } from '../../features/shell/page-head.tsx';

export function Component() {
  return (
    <div>
      <PageHead title="Describe the car. We do the sums." description="x" canonical={paths.home} />
      <h1>Describe the car. We do the sums.</h1>
    </div>
  );
}
