import { Fragment } from 'react';

/** Renders text with `code`. A blank line starts a new paragraph. */
export function Prose({ text }: { text: string }) {
  return text.split('\n\n').map((paragraph) => (
    <p key={paragraph}>
      <Words text={paragraph} />
    </p>
  ));
}

/** Renders one line of text with `code`, without a paragraph around it. */
export function Words({ text }: { text: string }) {
  return text.split(/(`` .+? ``|`[^`]+`)/).map((piece, index) => {
    const code = /^(?:`` (.+) ``|`([^`]+)`)$/.exec(piece);
    return <Fragment key={index}>{code ? <code>{code[1] ?? code[2]}</code> : piece}</Fragment>;
  });
}
