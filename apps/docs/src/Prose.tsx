import { Fragment } from 'react';

/** A text of the documentation: paragraphs, `code`, and **what is strong**. */
export function Prose({ text }: { text: string }) {
  return text.split('\n\n').map((paragraph) => (
    <p key={paragraph}>
      <Words text={paragraph} />
    </p>
  ));
}

/** The same without a paragraph of its own. */
export function Words({ text }: { text: string }) {
  return text.split(/(`` .+? ``|`[^`]+`)/).map((piece, index) => {
    const code = /^(?:`` (.+) ``|`([^`]+)`)$/.exec(piece);
    return <Fragment key={index}>{code ? <code>{code[1] ?? code[2]}</code> : piece}</Fragment>;
  });
}
