import { sharedTokens } from '@forecourt/ui/tokens';
import { Button } from '@forecourt/ui/Button';
import { Heading } from '@forecourt/ui/Heading';
import { Inline } from '@forecourt/ui/Inline';
import { Stack } from '@forecourt/ui/Stack';
import { Text } from '@forecourt/ui/Text';
import { vars } from '@forecourt/ui/theme';
import { Code } from './Code.tsx';
import { Words } from './Prose.tsx';
import './foundations.css';

type Step = keyof typeof vars.space;

const toPixels = (step: Step) => Number.parseFloat(sharedTokens.space[step]);
const steps = (Object.keys(sharedTokens.space) as Step[]).toSorted((one, other) => toPixels(one) - toPixels(other));

/** The use of each step in the kit and the site. */
const uses: Readonly<Record<Step, string>> = {
  '0-5': 'a symbol and its text',
  1: 'a name and the line below it',
  '1-5': 'parts of one line of text',
  2: 'an icon and its label; chips and buttons in a row',
  '2-5': 'rows of a dense list',
  3: 'the padding of a toast, a tooltip or a menu item',
  '3-5': 'the padding of a small control',
  4: 'columns of a `Grid` on a phone; paragraphs',
  '4-5': 'the padding of a card on a phone',
  5: 'page margins on a phone; fields of a `Form`',
  6: 'columns and rows of a `Grid`; the parts of a dialog',
  7: 'the padding of a large control',
  8: 'dialog margins on a tablet and wider',
  9: 'around the heading of a section',
  10: 'page margins on a desktop and wider',
  12: 'between rows of cards',
  14: 'space above and below a section on a phone',
  16: 'space between the sections of a page, and around its footer',
  18: 'space above and below a section on a tablet',
  20: 'space above and below a section on a tablet and wider',
  22: 'space above and below a section with a picture',
  24: 'space at the end of a page',
  28: 'space above and below a section on a desktop and wider',
  32: 'around a page with one message, such as Not found',
};

const example = `<Stack gap={2}>
  <Heading level={3}>No cars found</Heading>
  <Text tone="muted">Remove a filter or widen the area.</Text>
  <Inline gap={2}>
    <Button>Within 50 miles</Button>
    <Button variant="secondary">Clear all</Button>
  </Inline>
</Stack>`;

export function Space() {
  return (
    <>
      <dl className="docs-spaces">
        {steps.map((step) => (
          <div key={step}>
            <dt>
              <code>{step}</code> <small>{sharedTokens.space[step]}</small>
            </dt>
            <dd>
              <span style={{ inlineSize: vars.space[step] }} />
            </dd>
            <dd>
              <Words text={uses[step]} />
            </dd>
          </div>
        ))}
      </dl>
      <Heading level={2}>Parents set the gaps</Heading>
      <p>
        Components have no margins, so they fit any layout. The parent, such as a Stack, sets the gaps between its
        children.
      </p>
      <div className="docs-sample docs-plain">
        <Stack gap={2}>
          <Heading level={3}>No cars found</Heading>
          <Text tone="muted">Remove a filter or widen the area.</Text>
          <Inline gap={2}>
            <Button>Within 50 miles</Button>
            <Button variant="secondary">Clear all</Button>
          </Inline>
        </Stack>
      </div>
      <Code language="tsx" code={example} />
    </>
  );
}
