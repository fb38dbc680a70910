import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Matrix } from '../../../test/support/Matrix.tsx';
import { Button } from '../Button/index.ts';
import { Link } from '../Link/index.ts';
import { Stack } from '../Stack/index.ts';
import { TextField } from '../TextField/index.ts';
import { Alert, alertTones } from './index.ts';

const meta = {
  title: 'Feedback/Alert',
  component: Alert,
  args: {
    title: 'We removed three cars from your list',
    children: 'They’ve been sold or withdrawn since your last visit.',
  },
  argTypes: {
    tone: { control: 'radio', options: alertTones },
    title: { control: 'text' },
    children: { control: 'text' },
  },
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['example'] };

/** Every tone. The last alert has every part. */
export const Tones: Story = {
  tags: ['picture', 'forced-colours'],
  render: () => (
    <Matrix>
      {() => (
        <Stack gap={3}>
          {alertTones.map((tone) => (
            <Alert key={tone} tone={tone} title={tone}>
              The text says what users can do.
            </Alert>
          ))}
          <Alert tone="info">Prices were last checked two hours ago.</Alert>
          <Alert
            tone="error"
            title="Could not load prices of similar cars"
            actions={
              <>
                <Button variant="secondary" size="s">
                  Try again
                </Button>
                <Link href="#help">How we value</Link>
              </>
            }
            onDismiss={() => {}}
          >
            Check your connection and try again.
          </Alert>
        </Stack>
      )}
    </Matrix>
  ),
};

function ContactForm() {
  const [hasFailed, setFailed] = useState(false);
  return (
    <Stack gap={4} style={{ maxInlineSize: 420 }}>
      <TextField label="Your question" />
      {hasFailed && (
        <Alert isLive tone="error" title="Could not send your message" onDismiss={() => setFailed(false)}>
          Your text is still here. Check your connection and try again.
        </Alert>
      )}
      <Button onPress={() => setFailed(true)}>Send</Button>
    </Stack>
  );
}

/** Shows and announces an error when the button is pressed. */
export const InContext: Story = { name: 'In context', tags: ['example'], render: () => <ContactForm /> };
