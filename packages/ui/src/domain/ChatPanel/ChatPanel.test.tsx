import { createRef, useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { withMediaFeatures } from '../../../test/support/media.ts';
import { ChatFindings, type ChatMessage, ChatPanel, type ChatPanelProps } from './index.ts';

const createMessage = (id: number, role: ChatMessage['role'], content: ChatMessage['content'] = `Message ${id}`) => ({
  id: `${id}`,
  role,
  content,
});
const initialMessages = [
  createMessage(1, 'user', 'An estate'),
  createMessage(2, 'assistant', 'How far would you travel?'),
];
const manyMessages = Array.from({ length: 30 }, (_, n) => createMessage(n, n % 2 ? 'assistant' : 'user'));

function Panel(props: Partial<ChatPanelProps>) {
  return (
    <div style={{ blockSize: 500 }}>
      <ChatPanel messages={initialMessages} onSend={() => {}} {...props} />
      <button type="button">Elsewhere</button>
    </div>
  );
}

const getField = () => page.getByRole('textbox', { name: 'Message' });
const getSendButton = () => page.getByRole('button', { name: 'Send' });
const getLog = () => page.getByRole('log').element();
const getMessageList = () => page.getByRole('list').element() as HTMLElement;
const focus = (element: Element) => (element as HTMLElement).focus();
const getStatus = () => page.getByRole('status').element();
const getDistanceToEnd = () => getLog().scrollHeight - getLog().clientHeight - getLog().scrollTop;
const waitForFrames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
const createSpy = () => vi.fn<(text: string) => void>();

test('is a named region with a log of messages and their authors', async () => {
  await render(<Panel />);
  await expect.element(page.getByRole('region', { name: 'Car Assistant' })).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 2, name: 'Car Assistant' })).toBeVisible();
  const messages = page.getByRole('log', { name: 'Conversation' }).getByRole('listitem').elements();
  expect(messages.map(({ textContent }) => textContent)).toEqual([
    'You: An estate',
    'Car Assistant: How far would you travel?',
  ]);
});

describe('the composer', () => {
  test('sends the trimmed text on Enter, and clears the field', async () => {
    const onSend = createSpy();
    await render(<Panel onSend={onSend} />);
    await userEvent.type(getField(), '  not red {Enter}');
    expect(onSend.mock.calls).toEqual([['not red']]);
    await expect.element(getField()).toHaveValue('');
    await expect.element(getField()).toHaveFocus();
  });

  test('sends the text with its button, and keeps focus on the button', async () => {
    const onSend = createSpy();
    await render(<Panel onSend={onSend} />);
    await userEvent.type(getField(), 'not red');
    await expect.element(getSendButton()).toHaveAttribute('aria-disabled', 'false');
    await userEvent.keyboard('{Tab}{Enter}');
    expect(onSend.mock.calls).toEqual([['not red']]);
    await expect.element(getSendButton()).toHaveFocus();
  });

  test('adds a line on Shift+Enter', async () => {
    const onSend = createSpy();
    await render(<Panel onSend={onSend} />);
    await userEvent.type(getField(), 'one{Shift>}{Enter}{/Shift}two');
    await expect.element(getField()).toHaveValue('one\ntwo');
    expect(onSend).not.toHaveBeenCalled();
  });

  test.each([{ isComposing: true }, { keyCode: 229 }])('does not send on Enter during composition: %o', async (how) => {
    const onSend = createSpy();
    await render(<Panel onSend={onSend} value="ビーエム" />);
    const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...how });
    getField().element().dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
    expect(onSend).not.toHaveBeenCalled();
  });

  test('does not send blank text, and focuses the field when the button is pressed', async () => {
    const onSend = createSpy();
    await render(<Panel onSend={onSend} />);
    await userEvent.type(getField(), '  {Enter}');
    await expect.element(getSendButton()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.element(getField()).toHaveFocus();
    expect(onSend).not.toHaveBeenCalled();
  });

  test('does not send while the assistant is thinking, and keeps the text', async () => {
    const onSend = createSpy();
    await render(<Panel onSend={onSend} isThinking />);
    await userEvent.type(getField(), 'not red{Enter}');
    await expect.element(getField()).toHaveValue('not red');
    expect(onSend).not.toHaveBeenCalled();
    await expect.element(page.getByRole('log').getByText('Thinking…')).toBeVisible();
  });

  test('shows its controlled value, and reports changes', async () => {
    const onChange = createSpy();
    const onSend = createSpy();
    const { rerender } = await render(<Panel value="not" onChange={onChange} onSend={onSend} />);
    await userEvent.type(getField(), '!');
    expect(onChange.mock.calls).toEqual([['!not']]);
    await expect.element(getField()).toHaveValue('not');
    await userEvent.keyboard('{Enter}');
    expect(onSend.mock.calls).toEqual([['not']]);
    expect(onChange.mock.lastCall).toEqual(['']);
    await rerender(<Panel value="given back" onChange={onChange} />);
    await expect.element(getField()).toHaveValue('given back');
  });

  test('exposes its field through inputRef', async () => {
    const ref = createRef<HTMLTextAreaElement>();
    await render(<Panel inputRef={ref} maxLength={300} />);
    expect(ref.current).toBe(getField().element());
    expect(ref.current?.maxLength).toBe(300);
  });

  test('announces that the message has reached its maximum length', async () => {
    const { rerender } = await render(<Panel value="four" maxLength={5} />);
    await expect.element(page.getByRole('alert')).toBeEmptyDOMElement();
    await rerender(<Panel value="fives" maxLength={5} />);
    await expect.element(page.getByRole('alert')).toHaveTextContent('Your message is too long. The end was cut off.');
    await expect.element(getField()).toHaveAccessibleDescription(/cut off/);
    expect(page.getByRole('alert').element().getBoundingClientRect().top).toBeGreaterThanOrEqual(
      getField().element().getBoundingClientRect().bottom,
    );
  });

  test('lets its field grow to six lines and then scroll', async () => {
    const createLines = (count: number) => Array.from({ length: count }, (_, n) => `line ${n}`).join('\n');
    const { rerender } = await render(<Panel value="" />);
    const getHeight = () => getField().element().getBoundingClientRect().height;
    expect(getHeight()).toBe(44);
    await rerender(<Panel value={createLines(4)} />);
    expect(getHeight()).toBe(44 + 3 * 24);
    await rerender(<Panel value={createLines(20)} />);
    expect(getHeight()).toBe(44 + 5 * 24);
    expect(getField().element().scrollHeight).toBeGreaterThan(400);
  });
});

describe('log scrolling', () => {
  test('shows the end of the log at first', async () => {
    await render(<Panel messages={manyMessages} />);
    await waitForFrames();
    expect(getLog().scrollTop).toBeGreaterThan(500);
    expect(getDistanceToEnd()).toBeLessThan(1);
  });

  test('follows new content when within 100 px of the end', async () => {
    const { rerender } = await render(<Panel messages={manyMessages} />);
    await waitForFrames();
    getLog().scrollTop -= 99;
    await waitForFrames();
    const next = [...manyMessages, createMessage(30, 'assistant', 'A long answer. '.repeat(60))];
    await rerender(<Panel messages={next} />);
    await expect.poll(getDistanceToEnd).toBeLessThan(1);
    await rerender(<Panel messages={next} isThinking confirmation={{ onYes: () => {}, onNo: () => {} }} />);
    await expect.poll(getDistanceToEnd).toBeLessThan(1);
    await rerender(<Panel messages={next} value={'1\n2\n3\n4'} />);
    await expect.poll(getDistanceToEnd).toBeLessThan(1);
    await expect.element(page.getByRole('button', { name: 'New messages' })).not.toBeInTheDocument();
  });

  test('keeps the log scrolled to its end when the layout shifts', async () => {
    await render(<Panel messages={manyMessages} />);
    await waitForFrames();
    const messages = page.getByRole('listitem');
    (messages.first().element() as HTMLElement).style.marginBlockEnd = '-10px';
    (messages.last().element() as HTMLElement).style.marginBlockEnd = '10px';
    await waitForFrames();
    expect(getDistanceToEnd()).toBeLessThan(1);
  });

  test('keeps the log at its end if content shrinks and grows within a frame', async () => {
    await render(<Panel messages={manyMessages} />);
    getMessageList().style.paddingBlockEnd = '200px';
    await waitForFrames();
    // If layout scrolls the log at the end of a frame, the scroll event fires at the start of the next frame.
    await new Promise((done) => {
      requestAnimationFrame(() => {
        getMessageList().style.paddingBlockEnd = '0';
        setTimeout(done);
      });
    });
    getMessageList().style.paddingBlockEnd = '400px';
    await waitForFrames();
    expect(getDistanceToEnd()).toBeLessThan(1);
  });

  test('shows a New messages button instead of scrolling if the user has scrolled up', () =>
    withMediaFeatures({ 'prefers-reduced-motion': 'reduce' }, async () => {
      const { rerender } = await render(<Panel messages={manyMessages} />);
      await waitForFrames();
      getLog().scrollTop -= 101;
      await waitForFrames();
      const { scrollTop } = getLog();
      await rerender(<Panel messages={manyMessages} isThinking />);
      const button = page.getByRole('button', { name: 'New messages' });
      await expect.element(button).not.toBeInTheDocument();
      await rerender(<Panel messages={[...manyMessages, createMessage(30, 'assistant')]} />);
      await expect.element(button).toBeVisible();
      expect(getLog().scrollTop).toBe(scrollTop);
      focus(button.element());
      await userEvent.keyboard('{Enter}');
      await expect.element(button).not.toBeInTheDocument();
      expect(getDistanceToEnd()).toBeLessThan(1);
      await expect.element(page.getByRole('log')).toHaveFocus();
    }));

  test('removes the New messages button when the user scrolls to the end', async () => {
    const { rerender } = await render(<Panel messages={manyMessages} />);
    await waitForFrames();
    getLog().scrollTop = 0;
    await waitForFrames();
    await rerender(<Panel messages={[...manyMessages, createMessage(30, 'assistant')]} />);
    const button = page.getByRole('button', { name: 'New messages' });
    await expect.element(button).toBeVisible();
    getLog().scrollTop = getLog().scrollHeight;
    await expect.element(button).not.toBeInTheDocument();
  });

  test('scrolls to the end when the user sends a message', async () => {
    const { rerender } = await render(<Panel messages={manyMessages} />);
    await waitForFrames();
    getLog().scrollTop = 0;
    await waitForFrames();
    await rerender(<Panel messages={[...manyMessages, createMessage(30, 'user'), createMessage(31, 'assistant')]} />);
    await expect.poll(getDistanceToEnd).toBeLessThan(1);
    await expect.element(page.getByRole('button', { name: 'New messages' })).not.toBeInTheDocument();
  });
});

describe('announcements', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const answer = createMessage(3, 'assistant', 'Shall I search for this?');

  test('does not announce initial messages', async () => {
    await render(<Panel />);
    expect(getLog()).toHaveAttribute('aria-live', 'off');
    expect(getStatus().textContent).toBe('');
  });

  test('announces the reply and the question if the field has focus', async () => {
    const { rerender } = await render(<Panel />);
    focus(getField().element());
    await rerender(
      <Panel messages={[...initialMessages, answer]} confirmation={{ onYes: () => {}, onNo: () => {} }} />,
    );
    expect(getStatus().textContent).toBe('Shall I search for this? Is this all you want to find?');
    vi.advanceTimersByTime(7000);
    expect(getStatus().textContent).toBe('');
  });

  test('announces the reply if the send button has focus', async () => {
    const { rerender } = await render(<Panel />);
    focus(getSendButton().element());
    await rerender(<Panel messages={[...initialMessages, answer]} />);
    expect(getStatus().textContent).toBe('Shall I search for this?');
  });

  test('announces a repeated message again', async () => {
    const { rerender } = await render(<Panel messages={[...initialMessages, answer]} />);
    focus(getField().element());
    await rerender(<Panel messages={[...initialMessages, answer, { ...answer, id: '4' }]} />);
    const first = getStatus().firstElementChild;
    await rerender(<Panel messages={[...initialMessages, answer, { ...answer, id: '4' }, { ...answer, id: '5' }]} />);
    expect(getStatus().textContent).toBe('Shall I search for this?');
    expect(getStatus().firstElementChild).not.toBe(first);
  });

  test('announces “Thinking…” whenever the assistant has been thinking for 500 ms', async () => {
    const { rerender } = await render(<Panel />);
    focus(getField().element());
    await rerender(<Panel isThinking />);
    vi.advanceTimersByTime(499);
    expect(getStatus().textContent).toBe('');
    vi.advanceTimersByTime(1);
    expect(getStatus().textContent).toBe('Thinking…');
    await rerender(<Panel messages={[...initialMessages, answer]} />);
    expect(getStatus().textContent).toBe('Shall I search for this?');
    await rerender(<Panel messages={[...initialMessages, answer]} isThinking />);
    vi.advanceTimersByTime(500);
    expect(getStatus().textContent).toBe('Thinking…');
    await rerender(<Panel messages={[...initialMessages, answer]} />);
    await rerender(<Panel messages={[...initialMessages, answer]} isThinking />);
    vi.advanceTimersByTime(100);
    await rerender(<Panel messages={[...initialMessages, answer, { ...answer, id: '4' }]} />);
    vi.advanceTimersByTime(400);
    expect(getStatus().textContent).toBe('Shall I search for this?');
  });

  test('announces findings as sentences', async () => {
    const { rerender } = await render(<Panel />);
    focus(getField().element());
    const findings = (
      <>
        <p>I understood:</p>
        <ChatFindings
          findings={[
            { label: 'Estate', words: 'estate' },
            { label: '£20,000', words: 'under £20k' },
          ]}
        />
      </>
    );
    await rerender(<Panel messages={[...initialMessages, createMessage(3, 'assistant', findings)]} />);
    expect(getStatus().textContent).toBe('I understood: Estate. estate. £20,000. under £20k.');
  });

  test('does not announce the user’s own messages', async () => {
    const { rerender } = await render(<Panel />);
    focus(getField().element());
    await rerender(<Panel messages={[...initialMessages, createMessage(3, 'user')]} />);
    expect(getStatus().textContent).toBe('');
  });

  test('announces the whole reply after Yes is pressed', async () => {
    const { rerender } = await render(<Panel confirmation={{ onYes: () => {}, onNo: () => {} }} />);
    const yesButton = page.getByRole('button', { name: 'Yes, Search Now' }).element() as HTMLElement;
    focus(yesButton);
    yesButton.click();
    await rerender(<Panel />);
    expect(getLog()).toHaveFocus();
    await rerender(
      <Panel messages={[...initialMessages, createMessage(3, 'assistant', 'Sorry, I had trouble processing that.')]} />,
    );
    expect(getStatus().textContent).toBe('Sorry, I had trouble processing that.');
  });

  test('if the log has focus, announces “New message” at most every five seconds', async () => {
    const { rerender } = await render(<Panel />);
    focus(getLog());
    await rerender(<Panel messages={[...initialMessages, answer]} />);
    expect(getStatus().textContent).toBe('New message');
    const first = getStatus().firstElementChild;
    vi.advanceTimersByTime(4999);
    await rerender(<Panel messages={[...initialMessages, answer, createMessage(4, 'assistant')]} />);
    expect(getStatus().firstElementChild).toBe(first);
    vi.advanceTimersByTime(1);
    await rerender(
      <Panel messages={[...initialMessages, answer, createMessage(4, 'assistant'), createMessage(5, 'assistant')]} />,
    );
    expect(getStatus().textContent).toBe('New message');
    expect(getStatus().firstElementChild).not.toBe(first);
  });

  test('announces nothing if focus is outside the panel', async () => {
    const { rerender } = await render(<Panel />);
    focus(page.getByRole('button', { name: 'Elsewhere' }).element());
    await rerender(<Panel messages={[...initialMessages, answer]} />);
    expect(getStatus().textContent).toBe('');
  });
});

describe('the confirmation', () => {
  function AskingPanel({ onAnswer }: { onAnswer: (answer: string) => void }) {
    const [isAsking, setAsking] = useState(true);
    const answer = (text: string) => () => {
      setAsking(false);
      onAnswer(text);
    };
    return <Panel confirmation={isAsking ? { onYes: answer('yes'), onNo: answer('no') } : undefined} />;
  }

  test('shows the confirmation as a named group of two buttons', async () => {
    await render(<AskingPanel onAnswer={() => {}} />);
    const group = page.getByRole('group', { name: 'Is this all you want to find?' });
    expect(
      group
        .getByRole('button')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['Yes, Search Now', 'No, Add More']);
  });

  test.each([
    ['Yes, Search Now', 'yes', () => page.getByRole('log')],
    ['No, Add More', 'no', getField],
  ])('on “%s”, reports the answer and moves focus to the log or the field', async (name, answer, place) => {
    const onAnswer = createSpy();
    await render(<AskingPanel onAnswer={onAnswer} />);
    focus(page.getByRole('button', { name }).element());
    await userEvent.keyboard('{Enter}');
    expect(onAnswer.mock.calls).toEqual([[answer]]);
    await expect.element(place()).toHaveFocus();
  });

  test('does not move focus after an answer if the user has moved it', async () => {
    const { rerender } = await render(<Panel confirmation={{ onYes: () => {}, onNo: () => {} }} />);
    await page.getByRole('button', { name: 'No, Add More' }).click();
    const otherButton = page.getByRole('button', { name: 'Elsewhere' });
    focus(otherButton.element());
    await rerender(<Panel />);
    await expect.element(otherButton).toHaveFocus();
  });
});

test('shows the Clear chat button only with onClear', async () => {
  const onClear = vi.fn<() => void>();
  const { rerender } = await render(<Panel />);
  const clear = page.getByRole('button', { name: 'Clear chat' });
  await expect.element(clear).not.toBeInTheDocument();
  await rerender(<Panel onClear={onClear} />);
  await clear.click();
  expect(onClear).toHaveBeenCalledTimes(1);
});

test.each([
  ['completely', []],
  ['except for one message', initialMessages.slice(0, 1)],
])('focuses the field when a key press clears the chat %s', async (_to, left) => {
  function ClearablePanel() {
    const [messages, setMessages] = useState<readonly ChatMessage[]>(initialMessages);
    return <Panel messages={messages} onClear={() => setMessages(left)} />;
  }
  await render(<ClearablePanel />);
  focus(page.getByRole('button', { name: 'Clear chat' }).element());
  await userEvent.keyboard('{Enter}');
  await expect.element(getField()).toHaveFocus();
});

test('keeps focus on the clear button if the app keeps the messages', async () => {
  const { rerender } = await render(<Panel onClear={() => {}} />);
  const clear = page.getByRole('button', { name: 'Clear chat' });
  focus(clear.element());
  await userEvent.keyboard('{Enter}');
  await rerender(<Panel onClear={() => {}} messages={[...initialMessages, createMessage(3, 'assistant')]} />);
  await expect.element(clear).toHaveFocus();
});

test('fills a fixed-height container, or else grows to 46rem (on a phone, to 100dvh)', async () => {
  await page.viewport(1280, 1000);
  const { rerender } = await render(<Panel messages={manyMessages} />);
  const getHeight = () => page.getByRole('region').element().getBoundingClientRect().height;
  expect(getHeight()).toBe(500);
  await rerender(<ChatPanel messages={initialMessages} onSend={() => {}} />);
  expect(getHeight()).toBeLessThan(400);
  await rerender(<ChatPanel messages={manyMessages} onSend={() => {}} />);
  expect(getHeight()).toBe(736);
  await page.viewport(390, 844);
  expect(getHeight()).toBe(844);
  await page.viewport(1280, 800);
});

test('fits long words and right-to-left text at 320 px', async () => {
  await page.viewport(320, 640);
  const { container } = await render(
    <Panel
      messages={[createMessage(1, 'user', 'x'.repeat(200)), createMessage(2, 'assistant', 'سيارة أوتوماتيكية')]}
      title={'y'.repeat(80)}
      confirmation={{ onYes: () => {}, onNo: () => {} }}
      onClear={() => {}}
    />,
  );
  expect(document.documentElement.scrollWidth).toBe(320);
  expect(getLog().scrollWidth).toBe(getLog().clientWidth);
  const bodies = container.querySelectorAll('[data-part="Body"]');
  expect([...bodies].map((body) => getComputedStyle(body).direction)).toEqual(['ltr', 'rtl']);
  await page.viewport(1280, 800);
});

test('shows translated strings', async () => {
  await render(
    <Panel
      title="Autoberater"
      onClear={() => {}}
      isThinking
      strings={{ clear: 'Verlauf löschen', send: 'Senden', message: 'Nachricht', you: 'Sie', thinking: 'Überlegt …' }}
    />,
  );
  await expect.element(page.getByRole('button', { name: 'Verlauf löschen' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Senden' })).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Nachricht' })).toBeVisible();
  await expect.element(page.getByText('Überlegt …')).toBeVisible();
  expect(page.getByRole('listitem').elements()[1]?.textContent).toContain('Autoberater: ');
});
