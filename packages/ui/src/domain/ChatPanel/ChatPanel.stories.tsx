import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Matrix } from '../../../test/support/Matrix.tsx';
import { Logo } from '../../components/Logo/index.ts';
import { Grid } from '../../components/Grid/index.ts';
import { Heading } from '../../components/Heading/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Text } from '../../components/Text/index.ts';
import { ChatFindings, type ChatMessage, ChatPanel, type ChatPanelProps } from './index.ts';

const findings = (
  <>
    <p>That gives me enough to go on:</p>
    <ChatFindings
      findings={[
        { label: 'Estate', words: 'estate' },
        { label: 'Automatic', words: 'automatic' },
        { label: '£20,000', words: 'under £20k' },
        { label: 'From 2019', words: '2019 or newer' },
        { label: '50 miles', words: '50 miles from Croydon' },
        { label: 'Left out', words: 'two dogs', isLeftOut: true },
      ]}
    />
    <p>Want me to search for this?</p>
  </>
);

const messages: readonly ChatMessage[] = [
  { id: '1', role: 'user', content: 'An automatic estate for two dogs, under £20k' },
  {
    id: '2',
    role: 'assistant',
    content: 'Sounds good. How far would you travel, and how old could the car be?',
  },
  { id: '3', role: 'user', content: '50 miles from Croydon, 2019 or newer' },
  { id: '4', role: 'assistant', content: findings },
];

/** A chat that replies, so that you can try it out. */
function LiveChat(props: ChatPanelProps) {
  const [messages, setMessages] = useState(props.messages);
  const [isThinking, setThinking] = useState(false);
  const [isAsking, setAsking] = useState(props.confirmation !== undefined);
  const addMessage = (role: ChatMessage['role'], content: string) =>
    setMessages((before) => [...before, { id: `${before.length + 1}`, role, content }]);
  const answer = (content: string) => {
    setAsking(false);
    setThinking(true);
    setTimeout(() => {
      setThinking(false);
      addMessage('assistant', content);
    }, 300);
  };
  return (
    <div style={{ blockSize: 640, maxInlineSize: 720 }}>
      <ChatPanel
        {...props}
        messages={messages}
        isThinking={isThinking}
        confirmation={
          isAsking
            ? {
                onYes: () => {
                  addMessage('user', 'Yes');
                  answer('Perfect! Searching for cars now...');
                },
                onNo: () => {
                  addMessage('user', 'No, I have more preferences');
                  answer('What other preferences would you like to add?');
                },
              }
            : undefined
        }
        onSend={(text) => {
          props.onSend(text);
          addMessage('user', text);
          answer('Noted. Anything else?');
        }}
        onClear={() => setMessages([])}
      />
    </div>
  );
}

const doNothing = () => {};

const meta = {
  title: 'Chat/ChatPanel',
  component: ChatPanel,
  args: {
    messages,
    logo: <Logo text="ADS" size="s" />,
    confirmation: { onYes: doNothing, onNo: doNothing },
    onSend: fn(),
    onClear: doNothing,
  },
  argTypes: { messages: { control: false }, confirmation: { control: false }, logo: { control: false } },
  render: (args) => <LiveChat {...args} />,
} satisfies Meta<typeof ChatPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['example'] };

/** The test-runner renders a story with this name at 320 px. */
export const Narrow: Story = {
  tags: ['chromatic'],
  render: (args) => (
    <div style={{ blockSize: 600 }}>
      <ChatPanel {...args} />
    </div>
  ),
};

function GrowingChat(props: ChatPanelProps) {
  const [messages, setMessages] = useState(props.messages);
  const answer = () =>
    setMessages([...messages, { id: `${messages.length + 1}`, role: 'assistant', content: 'I found 128 cars.' }]);
  return (
    <>
      <div style={{ blockSize: 420, maxInlineSize: 720 }}>
        <ChatPanel {...props} confirmation={undefined} messages={messages} />
      </div>
      <button type="button" onClick={answer}>
        Answer
      </button>
    </>
  );
}

/** A message arrives while the user has scrolled up. */
export const ScrolledUp: Story = {
  tags: ['picture'],
  render: (args) => <GrowingChat {...args} />,
  play: async ({ canvas, userEvent }) => {
    const log = canvas.getByRole('log');
    await waitFor(() => expect(log.scrollTop).toBeGreaterThan(100));
    log.scrollTop = 0;
    log.dispatchEvent(new Event('scroll'));
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    await canvas.findByRole('button', { name: 'New messages' });
  },
};

const longMessage = `Is this one still for sale? https://www.example.com/cars?id=${'8f3b2c7d91e4a605'.repeat(6)}`;

export const States: Story = {
  tags: ['picture', 'forced-colours'],
  render: () => (
    <Matrix>
      {(panel) => (
        <div style={{ display: 'grid', gap: 24, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <div style={{ blockSize: 720 }}>
            <ChatPanel
              messages={messages}
              logo={<Logo text="ADS" size="s" />}
              confirmation={{ onYes: doNothing, onNo: doNothing }}
              onSend={doNothing}
              onClear={doNothing}
              aria-label={`${panel} asking`}
              strings={{ log: `${panel} asking` }}
            />
          </div>
          <div style={{ blockSize: 420 }}>
            <ChatPanel
              messages={[
                { id: '1', role: 'user', content: longMessage },
                { id: '2', role: 'assistant', content: 'سيارة أوتوماتيكية بأقل من ٢٠ ألف جنيه' },
                { id: '3', role: 'user', content: 'Ja' },
              ]}
              isThinking
              value={'not red\nnot white'}
              title="Car Assistant for used cars in Greater Manchester"
              onSend={doNothing}
              onClear={doNothing}
              aria-label={`${panel} thinking`}
              strings={{ log: `${panel} thinking` }}
            />
          </div>
        </div>
      )}
    </Matrix>
  ),
};

/** A chat next to a list of what users can say. */
export const InContext: Story = {
  name: 'In context',
  tags: ['example'],
  render: (args) => (
    <Grid columns={{ base: 1, desktop: '5:7' }} gap={6}>
      <Stack gap={3}>
        <Heading level={3}>What you can say</Heading>
        <Text tone="muted">Your budget, the body type, how far you’d travel and what you don’t want.</Text>
      </Stack>
      <LiveChat {...args} />
    </Grid>
  ),
};
