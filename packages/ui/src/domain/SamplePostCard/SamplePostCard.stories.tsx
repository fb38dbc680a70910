import type { Meta, StoryObj } from '@storybook/react-vite';
import { createPicture } from '../../../test/support/cars.ts';
import { Matrix } from '../../../test/support/Matrix.tsx';
import { Card } from '../../components/Card/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { CarImage } from '../CarImage/index.ts';
import { Grid } from '../../components/Grid/index.ts';
import { Section } from '../../components/Section/index.ts';
import { postPerformances, type SamplePost, SamplePostCard } from './index.ts';

const post: SamplePost = {
  title: 'Three things to check on a used A4',
  platform: 'Instagram',
  content: 'Service book, tyres, and the boot floor. This one passes all three: 31,400 miles, £19,995.',
  engagement: [
    { label: 'Views', count: 4_210 },
    { label: 'Likes', count: 318 },
    { label: 'Messages', count: 6 },
  ],
  posted: '2 hours ago',
  performance: 'good',
};

const media = (
  <CarImage src={createPicture('saloon', 'blue')} alt="" paint="blue" loading="eager" style={{ borderRadius: 0 }} />
);

const meta = {
  title: 'Data/SamplePostCard',
  component: SamplePostCard,
  args: { post, media },
  argTypes: { post: { control: false }, media: { control: false } },
} satisfies Meta<typeof SamplePostCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  decorators: [(Story) => <div style={{ maxInlineSize: 360 }}>{Story()}</div>],
};

/** Every performance, a card without a picture, and long text. */
export const States: Story = {
  tags: ['picture'],
  render: (args) => (
    <Matrix>
      {() => (
        <Stack gap={4}>
          {postPerformances.map((performance) => (
            <Card key={performance} variant="raised" padding="none">
              <SamplePostCard
                post={{
                  ...post,
                  performance,
                  ...(performance === 'other' && {
                    title: 'Kraftfahrzeughaftpflichtversicherungsvergleichsportalbetreibergesellschaft',
                    engagement: [{ label: 'Views', count: 12_345_678 }],
                  }),
                }}
                media={performance === 'high' ? args.media : undefined}
              />
            </Card>
          ))}
        </Stack>
      )}
    </Matrix>
  ),
};

export const InContext: Story = {
  name: 'In context',
  tags: ['example'],
  render: () => (
    <Section title="Posts this week" headingLevel={3}>
      <Grid columns={{ base: 1, tablet: 2 }}>
        <Card variant="raised" padding="none">
          <SamplePostCard post={post} media={media} />
        </Card>
        <Card variant="raised" padding="none">
          <SamplePostCard
            post={{ ...post, title: 'Why a one-owner Golf', platform: 'Facebook', performance: 'high' }}
            media={media}
          />
        </Card>
      </Grid>
    </Section>
  ),
};
