import type { ReactNode } from 'react';
import { Heading } from '@forecourt/ui/Heading';
import { Words } from './Prose.tsx';

interface FoundationProps {
  title: string;
  lead: string;
  children: ReactNode;
}

export function Foundation({ title, lead, children }: FoundationProps) {
  return (
    <>
      <header className="docs-head">
        <p className="docs-eyebrow">Foundations</p>
        <Heading level={1} size="headline">
          {title}
        </Heading>
        <p className="docs-lead">
          <Words text={lead} />
        </p>
      </header>
      {children}
    </>
  );
}
