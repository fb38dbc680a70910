import { paths } from '../../config/paths.ts';
import { Outline } from '../../features/outline/outline.tsx';

export function Component() {
  return (
    <Outline
      title={'Stock Management'}
      heading={'Stock Management: Coming Soon'}
      lead={'Your inventory in real time, with predictive analytics and reports.'}
      canonical={paths.stockManagement}
      points={[
        { title: 'Research', text: 'Completed.' },
        { title: 'Development', text: 'In progress.' },
        { title: 'Beta testing', text: 'Planned for Q3 2025.' },
        { title: 'Launch', text: 'Expected in Q4 2025.' },
      ]}
      action={{ name: 'Ask to be told', href: paths.contact }}
      links={[
        { name: 'Marketing Tool', href: paths.marketingTool },
        { name: 'Book Demo', href: paths.demo },
      ]}
    />
  );
}
