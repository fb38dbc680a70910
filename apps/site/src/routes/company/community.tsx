import { paths } from '../../config/paths.ts';
import { Outline } from '../../features/outline/outline.tsx';

export function Component() {
  return (
    <Outline
      title={'Community'}
      heading={'Community: Coming Soon'}
      lead={'A place for dealers to compare notes on buying, pricing and selling with AI.'}
      canonical={paths.community}
      points={[
        {
          title: 'What it will be',
          text: 'Questions and answers among dealers, and early looks at what we are building.',
        },
        { title: 'When', text: 'Early access is not open yet. Write to us and we will tell you when it is.' },
      ]}
      action={{ name: 'Write to us', href: paths.contact }}
      links={[
        { name: 'Partnership', href: paths.partnership },
        { name: 'About', href: paths.about },
      ]}
    />
  );
}
