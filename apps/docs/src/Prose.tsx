import { Fragment } from 'react';

/** Renders paragraphs, `code` and **strong** text. */
export function Prose({ text }: { text: string }) {
  return text.split('\n\n').map((paragraph) => (
    <p key={paragraph}>
      <Words text={paragraph} />
    </p>
  ));
}

/** Renders `code` and **strong** text without paragraphs. */
export function Words({ text }: { text: string }) {
  return text.split(/(`` .+? ``|`[^`]+`)/).map((piece, index) => {
    const code = /^(?:`` (.+) ``|`([^`]+)`)$/.exec(piece);
    return <Fragment key={index}>{code ? <code>{code[1] ?? code[2]}</code> : piece}</Fragment>;
  });
}
