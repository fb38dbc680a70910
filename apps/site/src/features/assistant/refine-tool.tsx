import { searchReadiness } from '@forecourt/search-core';
import { Button } from '@forecourt/ui/Button';
import { Icon } from '@forecourt/ui/Icon';
import { useState } from 'react';
import { log } from '../../lib/log.ts';
import type { RefinableSearch } from './refinable-search.ts';
import type * as RefineChat from './refine-chat.tsx';
import * as css from './refine-tool.css.ts';

type Chunk = typeof RefineChat;

let chunk: Chunk | undefined;
const load = async (): Promise<Chunk> => (chunk ??= await import('./refine-chat.tsx'));

/** Opens a conversation about the search on the screen. Without a search there is nothing to change. */
export function RefineTool({ view }: { view: RefinableSearch }) {
  const [isOpen, setOpen] = useState(false);
  const [isLoading, setLoading] = useState(false);
  const [problem, setProblem] = useState<string>();
  if (searchReadiness(view.state) === 'empty') return null;

  const prepare = () => {
    // What fails here fails again when it is needed, and is told of then.
    load().catch((error: unknown) => log.warn('The assistant could not be fetched ahead.', { error }));
  };
  const open = () => {
    setProblem(undefined);
    setLoading(true);
    load()
      .then(
        () => setOpen(true),
        (error: unknown) => {
          log.error('The assistant could not be fetched.', { error });
          setProblem('The assistant could not be loaded. Check the connection and try again.');
        },
      )
      .finally(() => setLoading(false));
  };

  return (
    <>
      <Button
        variant="outline"
        aria-haspopup="dialog"
        aria-busy={isLoading}
        onClick={open}
        onFocus={prepare}
        onPointerEnter={prepare}
      >
        <Icon name="chat" />
        Refine with the assistant
      </Button>
      <span role="alert" className={css.problem}>
        {problem}
      </span>
      {/* It stays where it is when it is closed: opened again, the conversation goes on. */}
      {chunk ? <chunk.RefineChat view={view} isOpen={isOpen} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
