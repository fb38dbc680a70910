import { Source } from '@storybook/addon-docs/blocks';
import { Button } from '@forecourt/ui/Button';
import { useState } from 'react';
import { useTheme } from './globals.ts';

interface CodeProps {
  language: 'bash' | 'css' | 'html' | 'json' | 'tsx';
  code: string;
}

const MAX_LINES = 40;

/** Shows highlighted code, and collapses code with more than `MAX_LINES` lines. */
export function Code({ language, code }: CodeProps) {
  const [isOpen, setOpen] = useState(false);
  const lines = code.split('\n').length;
  const isLong = lines > MAX_LINES;
  return (
    <div className="docs-code" data-folded={(isLong && !isOpen) || undefined}>
      <Source language={language} code={code} dark={useTheme() === 'dark'} />
      {isLong && (
        <div className="docs-plain">
          <Button variant="secondary" size="s" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
            {isOpen ? 'Show less' : `Show all ${lines} lines`}
          </Button>
        </div>
      )}
    </div>
  );
}
